//! Playouts: everybody makes good moves, with forecasts that are brought up to date instead of made anew.

use quattro_rules::chance::Seeded;
use quattro_rules::dealer::Silent;
use quattro_rules::game::Game;
use quattro_rules::pizza::{Action, Decision, Pizza, Toppings};
use quattro_rules::rule::Refusal;
use quattro_rules::seat::{BySeat, Seat};

use super::forecast::Forecast;
use super::{asked, judge, scoring, turn};

pub(super) fn play_out(
    world: &mut Pizza,
    root: &Pizza,
    legal: &mut Vec<Action>,
    dealer: &mut Silent<Seeded>,
) -> Result<(), Refusal> {
    let mut forecasts = BySeat::<Option<Forecast>>::default();
    while let Some((seat, decision)) = asked(world)
        && !judge::is_far_enough(world, root)
    {
        let action = match decision {
            Decision::PlayToppings => {
                turn::play_toppings(world, seat, *up_to_date(&mut forecasts[seat], world, seat))
            }
            Decision::PlayOrder => {
                turn::play_order(world, seat, up_to_date(&mut forecasts[seat], world, seat))
            }
            Decision::Draw => turn::draw(world, seat),
            _ => scoring::decide(world, seat, decision, legal),
        };
        world.apply(action, dealer)?;
        if let (Action::Play(kind, column), Some(forecast)) = (action, &mut forecasts[seat]) {
            forecast.lay_down(&Toppings::of(kind, column));
        }
    }
    Ok(())
}

fn up_to_date<'f>(known: &'f mut Option<Forecast>, world: &Pizza, seat: Seat) -> &'f Forecast {
    let forecast = known.get_or_insert_with(|| Forecast::new(world, seat));
    forecast.update(world, seat);
    forecast
}

#[cfg(test)]
mod tests {
    use quattro_rules::setup::{GameId, Setup};

    use super::*;

    /// How often the forecast kept from the turn before leads to the same move as a new one, and how often there was one.
    fn agreements(game: GameId, seed: u64) -> (u32, u32) {
        let mut dealer = Silent(Seeded::from_number(seed));
        let setup = Setup::new(game, 2 + (seed % 4) as u8);
        let mut world = Pizza::deal(&setup, &mut dealer).expect("a valid set-up");
        let (mut same, mut all, mut round, mut legal) = (0, 0, 1, Vec::new());
        let mut forecasts = BySeat::<Option<Forecast>>::default();
        while let Some((seat, decision)) = asked(&world) {
            if world.round() != round {
                (round, forecasts) = (world.round(), BySeat::default());
            }
            let fresh = Forecast::new(&world, seat);
            let kept = *up_to_date(&mut forecasts[seat], &world, seat);
            let [action, other] = match decision {
                Decision::PlayToppings => {
                    [fresh, kept].map(|forecast| turn::play_toppings(&world, seat, forecast))
                }
                Decision::PlayOrder => {
                    [fresh, kept].map(|forecast| turn::play_order(&world, seat, &forecast))
                }
                Decision::Draw => [turn::draw(&world, seat); 2],
                _ => [scoring::decide(&world, seat, decision, &mut legal); 2],
            };
            if matches!(decision, Decision::PlayToppings | Decision::PlayOrder) {
                (same, all) = (same + u32::from(action == other), all + 1);
            }
            world.apply(action, &mut dealer).expect("a good move is legal");
            if let (Action::Play(kind, column), Some(forecast)) = (action, &mut forecasts[seat]) {
                forecast.lay_down(&Toppings::of(kind, column));
            }
        }
        (same, all)
    }

    #[test]
    fn a_forecast_brought_up_to_date_leads_to_the_same_moves() {
        for game in [GameId::MammaMia, GameId::SoleMio, GameId::Grande] {
            let games = (0..40).map(|seed| agreements(game, seed));
            let (same, all) = games.fold((0, 0), |sum, game| (sum.0 + game.0, sum.1 + game.1));
            // Toppings just played may change which kinds an own order in the oven will take; that is not looked at again.
            assert!(same * 100 >= all * 95, "{game:?}: {same} of {all}");
        }
    }
}
