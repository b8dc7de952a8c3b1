//! Who ends games of Calcory: a lone card that nobody beats ends the game, so only who leads with it should mark one.

use quattro_bots::{Entrant, Level, SeatedBot};
use quattro_rules::calcory::{Action, Calcory};
use quattro_rules::chance::Seeded;
use quattro_rules::game::Game;
use quattro_rules::progress::GameInProgress;
use quattro_rules::seat::Seat;
use quattro_rules::setup::{GameId, Setup};

/// How many lone cards were marked, and how many of them by somebody who would lose by it.
#[derive(Default)]
struct Lone {
    marked: u32,
    losing: u32,
}

impl Lone {
    /// `seat` has just stopped.
    fn look(&mut self, game: &Calcory, seat: Seat) {
        if game.to_beat().is_none_or(|set| set.owner != seat || set.tally.cards > 1) {
            return;
        }
        let own = game.pile_size(seat) + 1;
        self.marked += 1;
        self.losing += u32::from(seat.others(game.players()).any(|other| game.pile_size(other) > own));
    }
}

fn lone_cards_of_cooks(players: u8, games: u64) -> Lone {
    let setup = Setup::new(GameId::Calcory, players);
    let mut lone = Lone::default();
    for number in 0..games {
        let chance = Seeded::numbered(99, number);
        let mut game = GameInProgress::<Calcory, _>::deal(&setup, chance).expect("a valid set-up");
        let cook = [Entrant::new(Level::Cook)];
        let mut bots: Vec<SeatedBot<Calcory>> =
            SeatedBot::at_each(Seat::all(players), &cook, &setup, number).collect();
        while let Some(seat) = game.game().to_act() {
            let bot = &mut bots[seat.index()];
            let action = bot.decide(&bot.asked(&game)).action;
            game.apply(action).expect("a legal action");
            if action == Action::Stop {
                lone.look(game.game(), seat);
            }
        }
    }
    lone
}

#[test]
fn lone_cards_are_marked_by_who_leads() {
    for players in 2..=4 {
        let Lone { marked, losing } = lone_cards_of_cooks(players, 40);
        assert!(marked > 50, "{players} players: only {marked} lone cards");
        // A rare one is left when all that is known is worse.
        assert!(losing * 20 <= marked, "{players} players: {losing} of {marked} lone cards lose");
    }
}
