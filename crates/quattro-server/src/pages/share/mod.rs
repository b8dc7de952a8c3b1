//! The picture of a finished game, for links that are shared: who won, with what, and the scores. It shows the
//! names as they were given and nothing of hands or of the table's address.

pub(super) mod day;
mod lettering;

use std::fmt::Write;

use quattro_rules::pizza::{Kind, Order, Recipe};
use quattro_rules::seat::Seat;
use quattro_rules::setup::GameId;
use quattro_table::protocol::GameSummary;
use quattro_words::{Args, Language, Words};
use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg::{Options, Tree};

use super::art::drawings_in;
use lettering::{From, PLAIN, TITLE};

/// The size that previews of links have.
pub(super) const SIZE: (u32, u32) = (1200, 630);

const INK: &str = "#2B1D16";
const QUIET: &str = "#5F4B3E";
const STRAW: &str = "#FFE9B8";

/// The text beside the portrait begins here, and is as wide as this.
const LEFT: f32 = 588.0;
const WIDTH: f32 = 512.0;

/// A player as the picture shows them.
struct Player {
    name: String,
    kind: Kind,
    place: u8,
    score: u8,
    filled: Vec<Order>,
}

/// The picture as a PNG; `None` if it cannot be drawn.
pub(super) fn png(summary: &GameSummary, language: Language) -> Option<Vec<u8>> {
    rendered(&svg(summary, language))
}

/// A drawing with the symbols it uses, as a PNG. What browsers fill in is set to what it is by day.
fn rendered(drawn: &str) -> Option<Vec<u8>> {
    let (width, height) = SIZE;
    let symbols = by_day(&drawings_in(drawn).into_values().collect::<String>());
    let svg = format!(
        r#"<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" viewBox="0 0 {width} {height}">{symbols}{drawn}</svg>"#
    );
    let tree = Tree::from_str(&svg, &Options::default()).ok()?;
    let mut pixels = Pixmap::new(SIZE.0, SIZE.1)?;
    resvg::render(&tree, Transform::identity(), &mut pixels.as_mut());
    pixels.encode_png().ok()
}

/// Who won, in one sentence.
pub(super) fn headline(summary: &GameSummary, language: Language) -> String {
    headline_of(&players(summary, language), summary.game, Words::shared(language))
}

fn headline_of(players: &[Player], game: GameId, words: &Words) -> String {
    let winners: Vec<&Player> = players.iter().filter(|player| player.place == 1).collect();
    let name = words.list(winners.iter().map(|player| player.name.clone()));
    let count = winners.first().map_or(0, |winner| winner.score);
    let id = if winners.len() > 1 { "ui-picture-shared" } else { "ui-picture-wins" };
    words.text(id, &Args::new().with("name", name).with("count", count).with("game", game.name()))
}

/// The players, the winner first.
fn players(summary: &GameSummary, language: Language) -> Vec<Player> {
    let seats = Seat::all(summary.names.len() as u8).zip(&summary.names).zip(&summary.outcome.seats);
    let player = |((seat, name), result): ((Seat, &String), &quattro_rules::game::SeatResult)| {
        let kind = summary.kinds.get(seat.index()).copied().unwrap_or_else(|| sign_of(seat));
        let filled =
            summary.filled.get(seat.index()).map(|orders| orders.iter().collect()).unwrap_or_default();
        let name = writable(name, kind, language);
        Player { name, kind, place: result.place, score: result.score, filled }
    };
    let mut players: Vec<Player> = seats.map(player).collect();
    players.sort_by_key(|player| player.place);
    players
}

/// In Calcory players have the signs of `calcory/seats.js`.
fn sign_of(seat: Seat) -> Kind {
    [Kind::Salami, Kind::Pineapple, Kind::Olive, Kind::Chili][seat.index() % 4]
}

/// The name without what our typefaces do not have; a name of which nothing is left goes by its kind.
fn writable(name: &str, kind: Kind, language: Language) -> String {
    let kept: String = name.chars().filter(|letter| TITLE.has(&letter.to_string())).collect();
    let kept = kept.split_whitespace().collect::<Vec<_>>().join(" ");
    if kept.is_empty() {
        return Words::shared(language).text("kind-player", &Args::new().with("kind", kind.name()));
    }
    kept
}

/// The two colours of the rays.
const fn rays_of(kind: Kind) -> (&'static str, &'static str) {
    match kind {
        Kind::Salami => ("#B93527", "#C8402F"),
        Kind::Pineapple => ("#E59B12", "#F0AE24"),
        Kind::Mushroom => ("#8A5833", "#94613C"),
        Kind::Chili => ("#2F7538", "#357F3E"),
        Kind::Olive => ("#4A479B", "#5350A8"),
    }
}

fn svg(summary: &GameSummary, language: Language) -> String {
    let words = Words::shared(language);
    let players = players(summary, language);
    let winners: Vec<&Player> = players.iter().filter(|player| player.place == 1).collect();
    let mut drawn = background(winners.first().map_or(Kind::Pineapple, |winner| winner.kind));
    match winners.as_slice() {
        [one] => drawn.push_str(&portrait(one, (120.0, 76.0), 1.48, -3.0)),
        [one, other, ..] => {
            drawn.push_str(&portrait(one, (36.0, 128.0), 1.0, -5.0));
            drawn.push_str(&portrait(other, (284.0, 128.0), 1.0, 5.0));
        }
        [] => {}
    }
    drawn.push_str(r##"<rect x="548" y="94" width="592" height="482" rx="34" fill="#3B1E0C" opacity=".25"/><rect x="548" y="84" width="592" height="482" rx="34" fill="#FFFAF0"/>"##);
    drawn.push_str(&head(&words.game(summary.game)));
    drawn.push_str(&title(&headline_of(&players, summary.game, words)));
    if let [winner] = winners.as_slice() {
        drawn.push_str(&prizes(winner));
    }
    drawn.push_str(&scores(&players));
    let invites = words.text("ui-picture-invites", &Args::new().with("game", summary.game.name()));
    let size = if PLAIN.width(&invites, 22.0) > WIDTH { 19.0 } else { 22.0 };
    drawn.push_str(&PLAIN.line(&invites, size, (LEFT, 526.0), From::Left, QUIET));
    drawn
}

/// Custom properties are for browsers: each is replaced by its fallback, the colour of the light theme.
fn by_day(symbols: &str) -> String {
    let mut parts = symbols.split("var(");
    let mut replaced = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        let (property, rest) = part.split_once(')').unwrap_or((part, ""));
        replaced.push_str(property.split_once(',').map_or("none", |(_, fallback)| fallback));
        replaced.push_str(rest);
    }
    replaced
}

/// A drawing of the sprite in a square or, for portraits, in the shape of a card.
fn drawing(id: &str, (x, y): (f32, f32), (width, height): (f32, f32)) -> String {
    format!("<use href=\"#{id}\" x=\"{x:.1}\" y=\"{y:.1}\" width=\"{width:.1}\" height=\"{height:.1}\"/>")
}

/// Rays from behind the portrait, confetti, and the awning.
fn background(kind: Kind) -> String {
    let (ground, ray) = rays_of(kind);
    let mut rays = String::new();
    for index in 0..22_u8 {
        let tip = |degrees: f32| {
            let (sin, cos) = degrees.to_radians().sin_cos();
            (300.0 + 1700.0 * cos, 330.0 + 1700.0 * sin)
        };
        let from = f32::from(index) * 360.0 / 22.0;
        let ((x1, y1), (x2, y2)) = (tip(from), tip(from + 180.0 / 22.0));
        let _ = write!(rays, "M300 330L{x1:.0} {y1:.0}L{x2:.0} {y2:.0}Z");
    }
    let mut drawn = format!(
        "<rect width=\"{}\" height=\"{}\" fill=\"{ground}\"/><path d=\"{rays}\" fill=\"{ray}\"/>",
        SIZE.0, SIZE.1
    );
    drawn.push_str(&confetti());
    for index in 0..11_u8 {
        let x = 112 * u16::from(index);
        let _ = write!(
            drawn,
            "<path d=\"M{x} 0h56v8a28 28 0 0 1 -56 0Z\" fill=\"#C2371F\"/><path d=\"M{} 0h56v8a28 28 0 0 1 -56 0Z\" fill=\"#FFFAF0\"/>",
            x + 56
        );
    }
    drawn
}

/// Pieces around the portrait and above the paper, always the same.
fn confetti() -> String {
    const SPOTS: [(f32, f32, f32); 26] = [
        (92.0, 58.0, 18.0),
        (94.0, 134.0, 14.0),
        (28.0, 121.0, -31.0),
        (19.0, 191.0, 18.0),
        (68.0, 283.0, 38.0),
        (17.0, 317.0, -10.0),
        (95.0, 344.0, 24.0),
        (31.0, 400.0, -2.0),
        (117.0, 410.0, -36.0),
        (18.0, 458.0, 16.0),
        (89.0, 481.0, -10.0),
        (32.0, 528.0, -8.0),
        (93.0, 567.0, -7.0),
        (39.0, 607.0, 2.0),
        (193.0, 622.0, 37.0),
        (332.0, 619.0, 16.0),
        (394.0, 615.0, -40.0),
        (461.0, 622.0, -11.0),
        (487.0, 122.0, 27.0),
        (512.0, 225.0, -29.0),
        (505.0, 377.0, 4.0),
        (518.0, 505.0, 41.0),
        (568.0, 58.0, 36.0),
        (711.0, 60.0, -38.0),
        (994.0, 58.0, -46.0),
        (1162.0, 64.0, -36.0),
    ];
    const SHAPES: [&str; 6] = ["leaf", "olive", "salami", "chili", "mushroom", "pineapple"];
    let pieces = SPOTS.iter().enumerate().map(|(index, &(x, y, turn))| {
        let size = 30.0 + ((index * 7) % 5) as f32 * 5.0;
        let half = size / 2.0;
        let shape = drawing(SHAPES[index % SHAPES.len()], (x - half, y - half), (size, size));
        format!("<g transform=\"rotate({turn} {x} {y})\">{shape}</g>")
    });
    pieces.collect()
}

/// The winner's portrait with their name on the ribbon.
fn portrait(winner: &Player, (x, y): (f32, f32), scale: f32, turn: f32) -> String {
    let size = if winner.name.chars().count() < 9 { 36.0 } else { 26.0 };
    let name = TITLE.cut(&winner.name, size, 186.0);
    let card = drawing(&format!("chef-{}", winner.kind), (0.0, 0.0), (250.0, 350.0));
    let ribbon = drawing("ribbon", (0.0, 0.0), (250.0, 350.0));
    let written = TITLE.arched(&name, size, (125.0, 306.0), (12.0, 105.0));
    format!(
        "<g transform=\"translate({x} {y}) scale({scale}) rotate({turn} 125 175)\"><rect x=\"2\" y=\"10\" width=\"246\" height=\"346\" rx=\"24\" fill=\"#3B1E0C\" opacity=\".3\"/>{card}{ribbon}<g fill=\"{STRAW}\">{written}</g></g>"
    )
}

fn head(game: &str) -> String {
    let logo = drawing("logo", (LEFT, 118.0), (40.0, 40.0));
    let brand = TITLE.line("Quattro", 30.0, (LEFT + 52.0, 148.0), From::Left, INK);
    let game = PLAIN.line(game, 22.0, (LEFT + WIDTH, 146.0), From::Right, QUIET);
    format!("{logo}{brand}{game}")
}

/// Who won, in one or two lines, as large as it fits.
fn title(text: &str) -> String {
    let broken =
        [58.0, 52.0, 46.0, 40.0, 34.0].into_iter().find_map(|size| Some((size, in_lines(text, size)?)));
    let (size, lines) = broken.unwrap_or_else(|| (34.0, vec![TITLE.cut(text, 34.0, WIDTH)]));
    // A single line stands in the middle of the room for two.
    let first = if lines.len() == 1 { 262.0 } else { 230.0 };
    let line = |(index, line): (usize, &String)| {
        TITLE.line(line, size, (LEFT, first + index as f32 * 62.0), From::Left, INK)
    };
    lines.iter().enumerate().map(line).collect()
}

/// The text in at most two lines of this size, if that is possible.
fn in_lines(text: &str, size: f32) -> Option<Vec<String>> {
    let fits = |line: &str| TITLE.width(line, size) <= WIDTH;
    if fits(text) {
        return Some(vec![text.to_owned()]);
    }
    let spaces: Vec<usize> = text.match_indices(' ').map(|(at, _)| at).collect();
    // The evenest break reads best.
    let uneven = |at: usize| (TITLE.width(&text[..at], size) - TITLE.width(&text[at + 1..], size)).abs();
    let at = spaces
        .into_iter()
        .filter(|at| fits(&text[..*at]) && fits(&text[at + 1..]))
        .min_by(|one, other| uneven(*one).total_cmp(&uneven(*other)))?;
    Some(vec![text[..at].to_owned(), text[at + 1..].to_owned()])
}

/// The winner's pizzas, or their tiles.
fn prizes(winner: &Player) -> String {
    let pizza = |order: &Order| match order.recipe() {
        Recipe::Classic(kind) | Recipe::Four(kind) => format!("done-{kind}"),
        _ => "done-mixed".to_owned(),
    };
    let (prizes, size): (Vec<String>, f32) = match winner.filled.as_slice() {
        [] => (vec!["tileback".to_owned(); usize::from(winner.score.min(11))], 40.0),
        filled => (filled.iter().map(pizza).collect(), 72.0),
    };
    let gaps = prizes.len().saturating_sub(1).max(1) as f32;
    // Pizzas touch or overlap, tiles lie apart.
    let apart = if winner.filled.is_empty() { 6.0 } else { -2.0 };
    let step = (size + apart).min((WIDTH - size) / gaps);
    let draw = |(index, id): (usize, &String)| {
        drawing(id, (LEFT + index as f32 * step, 358.0 - size / 2.0), (size, size))
    };
    prizes.iter().enumerate().map(draw).collect()
}

/// Everybody's score. At a full table the names need the whole width.
fn scores(players: &[Player]) -> String {
    let count = players.len().max(1) as f32;
    let width = ((WIDTH - 6.0 * (count - 1.0)) / count).min(160.0);
    let is_full = players.len() > 4;
    let (badge, middle) = if is_full { (32.0, 461.0) } else { (46.0, 449.0) };
    let draw = |(index, player): (usize, &Player)| {
        let x = LEFT + index as f32 * (width + 6.0);
        let (_, colour) = rays_of(player.kind);
        let (cx, r, icon) = (x + 10.0 + badge / 2.0, badge / 2.0, badge * 0.62);
        let sign = drawing(&player.kind.to_string(), (cx - icon / 2.0, middle - icon / 2.0), (icon, icon));
        let beside = x + badge + 18.0;
        let (name_at, score_at) =
            if is_full { ((x + 10.0, 437.0), (beside, 470.0)) } else { ((beside, 442.0), (beside, 470.0)) };
        let name = TITLE.cut(&player.name, 18.0, x + width - name_at.0 - 6.0);
        format!(
            "<rect x=\"{x:.1}\" y=\"414\" width=\"{width:.1}\" height=\"70\" rx=\"16\" fill=\"#F4EAD6\"/><circle cx=\"{cx:.1}\" cy=\"{middle}\" r=\"{r}\" fill=\"{colour}\"/><circle cx=\"{cx:.1}\" cy=\"{middle}\" r=\"{}\" fill=\"#FFFAF0\"/>{sign}{}{}",
            r - 3.0,
            TITLE.line(&name, 18.0, name_at, From::Left, INK),
            TITLE.line(&player.score.to_string(), 26.0, score_at, From::Left, INK)
        )
    };
    players.iter().enumerate().map(draw).collect()
}

#[cfg(test)]
mod tests {
    use quattro_rules::game::Outcome;
    use quattro_rules::pizza::Orders;

    use super::*;

    fn summary(names: &[&str], results: &[(u8, u8)]) -> GameSummary {
        let filled: Orders = ["classic-salami", "mixed", "ladder"]
            .map(|order| order.parse::<Order>().expect("an order"))
            .into_iter()
            .fold(Orders::default(), |mut orders, order| {
                orders.insert(order);
                orders
            });
        GameSummary {
            game: GameId::Grande,
            names: names.iter().map(|name| (*name).to_owned()).collect(),
            kinds: Kind::ALL[..names.len()].to_vec(),
            filled: vec![filled; names.len()],
            outcome: Outcome::rank(results.iter().copied()),
            facts: Vec::new(),
        }
    }

    #[test]
    fn the_picture_is_a_png_of_the_size_that_previews_have() {
        let picture = png(&summary(&["Rosa", "Enzo"], &[(7, 0), (5, 0)]), Language::En).expect("a picture");
        assert_eq!(picture[..8], *b"\x89PNG\r\n\x1a\n");
        assert_eq!(picture[16..24], [0, 0, 0x04, 0xB0, 0, 0, 0x02, 0x76]);
    }

    #[test]
    fn everything_in_it_can_be_drawn_without_a_browser() {
        for kind in 0..5 {
            let mut game =
                summary(&["Rosa", "Enzo", "Ann", "Lia", "Max"], &[(7, 0), (5, 0), (7, 0), (1, 0), (2, 0)]);
            game.kinds.rotate_left(kind);
            let drawn = svg(&game, Language::De);
            let symbols: String = drawings_in(&drawn).into_values().collect();
            assert!(!symbols.contains("var("), "custom properties are for browsers");
            for used in drawn.split("href=\"#").skip(1).filter_map(|rest| rest.split('"').next()) {
                assert!(symbols.contains(&format!("<symbol id=\"{used}\"")), "{used}");
            }
        }
    }

    #[test]
    fn who_won_is_told_in_every_language() {
        let alone = summary(&["Rosa", "Enzo"], &[(1, 0), (0, 0)]);
        let shared = summary(&["Rosa", "Enzo"], &[(4, 1), (4, 1)]);
        for (language, wins, share) in [
            (Language::En, "Rosa wins with 1 pizza", "Rosa and Enzo share the win"),
            (Language::Fr, "Rosa gagne avec 1 pizza", "Rosa et Enzo se partagent la victoire"),
            (Language::De, "Rosa gewinnt mit 1 Pizza", "Rosa und Enzo teilen sich den Sieg"),
        ] {
            assert_eq!(headline(&alone, language), wins);
            assert_eq!(headline(&shared, language), share);
        }
    }

    #[test]
    fn names_that_our_typefaces_do_not_have_go_by_their_kind() {
        assert_eq!(writable("Жанна", Kind::Chili, Language::En), "Chili");
        assert_eq!(writable("👩‍👩‍👧 Zoë", Kind::Chili, Language::En), "Zoë");
    }
}
