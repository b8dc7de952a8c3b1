//! The set-up of a table: every option with a sentence about what it does.

use maud::{Markup, html};
use quattro_bots::BotName;
use quattro_rules::pizza::Kind;
use quattro_rules::setup::GameId;
use quattro_table::Bytes;
use quattro_words::Args;
use serde_json::{Value, json};

use super::art::{badge, sign};
use super::frame::Frame;
use super::home::scene;
use super::{say, say_game};

/// Another character on each chair. The page chooses them.
const FAMILY: &str = "family";
/// Up to five minutes, or a day or three.
const CLOCKS: [u32; 7] = [0, 30, 60, 120, 300, 86_400, 259_200];
const NO_AFTER: [u16; 4] = [20, 10, 40, 0];
/// Who begins: chance, the first to tap in the waiting room, or a chair. The host has chair 1.
const FIRST: [&str; 7] = ["random", "hungriest", "1", "2", "3", "4", "5"];
/// At a table that begins at once.
const FIRST_ON_DEVICE: [&str; 6] = ["random", "1", "2", "3", "4", "5"];
const AIDS: [&str; 3] = ["none", "last-move", "whole-log"];

/// `screen` is the key of one that waits for the table.
pub(super) fn page(frame: &Frame, chosen: GameId, screen: Option<Bytes<16>>) -> Markup {
    frame.page(
        &format!("{} · Quattro", say(frame, "ui-new-table")),
        "narrow",
        &html! {
            form.set.panel-box data-setup="" data-screen=[screen] {
                h1 { (say(frame, "ui-new-table")) }
                p.hint { (say(frame, "ui-new-hint")) " " a href="/evening" { (say(frame, "page-evening-more")) } }
                label.field { span { (say(frame, "ui-your-name")) }
                    input type="text" name="name" maxlength="200" autocomplete="nickname" placeholder=(say(frame, "ui-guest")) value=[frame.name.as_deref()];
                }
                (games(frame, chosen))
                (chairs(frame))
                (own_kind(frame))
                (bots(frame, &[FAMILY]))
                fieldset { legend { (say(frame, "ui-options")) }
                    (of_the_game(frame, &FIRST, "first"))
                    (select(frame, "clock", "clock", &CLOCKS.map(|seconds| (seconds.to_string(), frame.text("ui-clock", &Args::new().with("seconds", seconds))))))
                    (no_after(frame))
                    (switch(frame, "public", false))
                    (switch(frame, "chat", true))
                }
                p.problem role="alert" data-problem="" {}
                button.btn.pri.go type="submit" { (say(frame, "ui-create")) }
            }
        },
    )
}

/// The set-up on a device, where the game begins at once. What is for people elsewhere is left out.
pub(super) fn on_device(frame: &Frame) -> Markup {
    frame.page(
        &format!("{} · Quattro", say(frame, "page-device-new")),
        "narrow",
        &html! {
            form.set.panel-box data-setup="" {
                h1 { (say(frame, "page-device-new")) }
                p.hint data-alone="" { (say(frame, "page-device-new-hint")) }
                p.hint data-together="" hidden { (say(frame, "page-device-together-hint")) }
                label.field { span { (say(frame, "ui-your-name")) }
                    input type="text" name="name" maxlength="200" autocomplete="nickname" placeholder=(say(frame, "ui-guest"));
                }
                (games(frame, GameId::MammaMia))
                (chairs(frame))
                (bots(frame, &[FAMILY]))
                (own_kind(frame))
                fieldset { legend { (say(frame, "ui-options")) } (of_the_game(frame, &FIRST_ON_DEVICE, "first-here")) }
                p.problem role="alert" data-problem="" {}
                button.btn.pri.go type="submit" { (say(frame, "page-device-begin")) }
            }
        },
    )
}

/// The options that a game has wherever it is played.
fn of_the_game(frame: &Frame, first: &[&str], hint: &str) -> Markup {
    let begins: Vec<_> = first.iter().map(|who| ((*who).to_owned(), begins(frame, who))).collect();
    let aids = AIDS.map(|aids| (aids.to_owned(), frame.text("ui-aids", &Args::new().with("aids", aids))));
    html! {
        (select(frame, "first", hint, &begins))
        (game_option(frame, "rounds", GameId::MammaMia, &json!({ "rounds": 1 })))
        (game_option(frame, "must-play", GameId::MammaMia, &json!({ "must_play_topping": true })))
        (select(frame, "aids", "aids", &aids))
    }
}

/// Which game.
pub(super) fn games(frame: &Frame, chosen: GameId) -> Markup {
    html! {
        fieldset { legend { (say(frame, "ui-game")) }
            div.pick-list.of-games {
                @for game in GameId::ALL {
                    label.pick.(game) { input type="radio" name="game" value=(game) checked[game == chosen] data-most=(game.players().end());
                        span { (scene(frame, game)) b { (game.title()) } small { (say_game(frame, "ui-blurb", game)) } } }
                }
            }
        }
    }
}

/// How many chairs a table has.
pub(super) fn chairs(frame: &Frame) -> Markup {
    html! {
        fieldset { legend { (say(frame, "ui-chairs")) }
            div.pick-list.row { @for players in 2..=5_u8 {
                label.pick { input type="radio" name="players" value=(players) checked[players == 4]; span { b { (players) } } }
            } }
        }
    }
}

/// Which bots play: a level, a character, or what `besides` adds. The weakest level plays anything, which is company
/// for nobody but a small child: it is offered on a device alone.
pub(super) fn bots(frame: &Frame, besides: &[&'static str]) -> Markup {
    let names = BotName::all().map(BotName::name).skip(usize::from(!frame.is_on_device()));
    html! {
        label.field { span { (say(frame, "ui-bots")) }
            select name="level" { @for name in names.chain(besides.iter().copied()) {
                option value=(name) selected[name == "cook"] { (frame.text("ui-level-short", &Args::new().with("level", name))) }
            } }
        }
    }
}

/// Who begins, in words; a chair is a number there.
fn begins(frame: &Frame, who: &str) -> String {
    let args = Args::new();
    let args = match who.parse::<u8>() {
        Ok(seat) => args.with("who", seat),
        Err(_) => args.with("who", who),
    };
    frame.text("ui-begins", &args)
}

/// The host's own kind, which Calcory does not have.
fn own_kind(frame: &Frame) -> Markup {
    html! {
        fieldset data-not=(GameId::Calcory) { legend { (say(frame, "ui-own-kind")) }
            div.kinds {
                @for kind in Kind::ALL {
                    label.kind-pick { input type="radio" name="kind" value=(kind);
                        span { (badge(kind)) em { (frame.text("kind-player", &Args::new().with("kind", kind.to_string()))) } } }
                }
                label.kind-pick { input type="radio" name="kind" value="" checked;
                    span { span.badge.none { (sign("any", "")) } em { (say(frame, "ui-chance")) } } }
            }
        }
    }
}

/// When "no" is answered by itself, which Calcory never asks for.
fn no_after(frame: &Frame) -> Markup {
    let choice = |seconds: u16| frame.text("ui-no-after", &Args::new().with("seconds", seconds));
    html! {
        div data-not=(GameId::Calcory) {
            (select(frame, "no-after", "no-after", &NO_AFTER.map(|seconds| (seconds.to_string(), choice(seconds)))))
        }
    }
}

/// What an option is called and what it does.
fn explained(frame: &Frame, name: &str, hint: &str) -> Markup {
    html! { span { b { (say(frame, &format!("ui-option-{name}"))) } small { (say(frame, &format!("ui-option-{hint}-hint"))) } } }
}

/// An option that is on or off.
fn switch(frame: &Frame, name: &str, on: bool) -> Markup {
    html! { label.option { (explained(frame, name, name)) input type="checkbox" role="switch" name=(name) checked[on]; } }
}

/// An option that only `game` has, and what it adds to the options of the table.
fn game_option(frame: &Frame, name: &str, game: GameId, adds: &Value) -> Markup {
    html! {
        label.option data-only=(game) {
            (explained(frame, name, name))
            input type="checkbox" role="switch" name=(name) data-option=(adds);
        }
    }
}

fn select(frame: &Frame, name: &str, hint: &str, choices: &[(String, String)]) -> Markup {
    html! {
        label.option {
            (explained(frame, name, hint))
            select name=(name) { @for (value, text) in choices { option value=(value) { (text) } } }
        }
    }
}
