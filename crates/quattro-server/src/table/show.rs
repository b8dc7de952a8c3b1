//! What each client may know of a table.

use quattro_rules::record::Record;
use quattro_rules::seat::Seat;
use quattro_words::Language;

use super::{Applied, Table};
use crate::engine::{Session, Voice};
use crate::fairness::{commitment, reveal};
use crate::ids::PersonId;
use crate::protocol::{
    Aids, ChairInfo, ChatLine, ClockInfo, GameState, Happened, Listing, Numbers, Occupant, Room,
    ServerMessage, Stage, TableInfo, You,
};
use crate::store::Row;

/// The most entries that are told to somebody who comes back.
const MOST_MISSED: usize = 1000;

/// Who looks, and in which language; `None` wants no words.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Viewer {
    pub(crate) person: PersonId,
    pub(crate) language: Option<Language>,
}

impl Table {
    /// The answer to `hello`. `since` is the last number that the client names.
    pub(crate) fn welcome(&mut self, viewer: Viewer, since: Option<u32>, now: u64) -> ServerMessage {
        let seat = self.seat_of(viewer.person);
        let had = self.hearing.had(viewer.person, self.number);
        self.hearing.has_had(viewer.person, had);
        let heard = had.max(since.unwrap_or(0));
        let from = match self.options.aids {
            Aids::None => heard,
            Aids::LastMove => heard.min(self.hearing.last().saturating_sub(1)),
            Aids::WholeLog => 0,
        };
        let room = self.room_of(viewer.person);
        ServerMessage::Welcome {
            number: self.number,
            you: self.you(viewer.person),
            table: Box::new(self.info()),
            game: self.state(seat, viewer.language, now),
            missed: self.missed(from, seat, viewer.language),
            chat: self.chat.iter().filter(|line| line.room == room).cloned().collect(),
        }
    }

    /// A client says that it has had everything up to this number.
    pub(crate) fn has_had(&mut self, person: PersonId, number: u32) {
        self.hearing.has_had(person, number.min(self.number));
    }

    fn missed(&self, from: u32, seat: Option<Seat>, language: Option<Language>) -> Vec<Happened> {
        let Some(session) = &self.session else { return Vec::new() };
        let voice = self.voice(language);
        let happened = self
            .hearing
            .after(from, MOST_MISSED)
            .map(|(number, told)| Happened { number, events: session.lines(told, seat, voice) });
        happened.filter(|happened| !happened.events.is_empty()).collect()
    }

    /// What the last entry means to a viewer; nothing if it is none of their business.
    pub(crate) fn update(&self, applied: &Applied, viewer: Viewer, now: u64) -> Option<ServerMessage> {
        if let Some(line) = &applied.chat {
            return self.chat_for(line, viewer.person);
        }
        let seat = self.seat_of(viewer.person);
        let lines =
            |session: &Session| session.lines(applied.told.clone(), seat, self.voice(viewer.language));
        Some(ServerMessage::Update {
            number: self.number,
            events: self.session.as_ref().map(lines).unwrap_or_default(),
            you: applied.table.then(|| self.you(viewer.person)),
            table: applied.table.then(|| Box::new(self.info())),
            game: applied.game.then(|| self.state(seat, viewer.language, now)).flatten(),
        })
    }

    fn chat_for(&self, line: &ChatLine, person: PersonId) -> Option<ServerMessage> {
        let heard = line.room == self.room_of(person);
        heard.then(|| ServerMessage::Chat { number: self.number, line: line.clone() })
    }

    fn room_of(&self, person: PersonId) -> Room {
        if self.seat_of(person).is_some() { Room::Players } else { Room::Spectators }
    }

    fn voice(&self, language: Option<Language>) -> Option<Voice<'_>> {
        language.map(|language| Voice { language, names: &self.names })
    }

    pub(crate) fn you(&self, person: PersonId) -> You {
        let seat = self.seat_of(person);
        let handed_over = seat.is_some_and(|seat| self.chairs[seat.index()].bot.is_some());
        You { seat, host: self.host.id == person, handed_over }
    }

    /// The game as `seat` may see it, or a spectator.
    fn state(&self, seat: Option<Seat>, language: Option<Language>, now: u64) -> Option<Box<GameState>> {
        let session = self.session.as_ref()?;
        let voice = self.voice(language);
        let left = |(_, deadline): (Seat, u64)| ClockInfo { left: deadline.saturating_sub(now) as u32 };
        Some(Box::new(GameState {
            moves: session.moves(),
            view: session.view(seat),
            to_act: session.to_act(),
            legal: session.legal(seat, voice),
            question: voice.map(|voice| session.question(seat, voice)),
            rule: session.rule(),
            numbers: Numbers::of(self.options.game),
            clock: self.deadline().map(left),
            outcome: session.outcome(),
        }))
    }

    /// The table as everybody may know it.
    pub(crate) fn info(&self) -> TableInfo {
        let over = self.stage == Stage::Over;
        TableInfo {
            id: self.id.to_string(),
            stage: self.stage,
            host: self.host.name.as_str().to_owned(),
            options: self.options.clone(),
            chairs: self.chair_infos(),
            created: self.created,
            commitment: commitment(&self.secret).to_string(),
            fairness: over.then(|| reveal(&self.secret, &self.contributions())),
            next: self.next.map(|table| table.to_string()),
        }
    }

    fn chair_infos(&self) -> Vec<ChairInfo> {
        let infos = self.seats().map(|(seat, chair)| ChairInfo {
            seat,
            occupant: match (&chair.person, chair.bot) {
                (None, None) => Occupant::Nobody,
                (Some(_), None) => Occupant::Person,
                (None, Some(_)) => Occupant::Bot,
                (Some(_), Some(_)) => Occupant::BotForPerson,
            },
            name: (!chair.is_empty()).then(|| self.name(seat)),
            level: chair.bot,
            kind: chair.kind,
            contributed: chair.contribution.is_some(),
        });
        infos.collect()
    }

    /// What lists show of this table, and what wakes a server.
    pub(crate) fn row(&self) -> Row {
        let listing = Listing {
            id: self.id.to_string(),
            stage: self.stage,
            options: self.options.clone(),
            host: self.host.name.as_str().to_owned(),
            chairs: self.chair_infos(),
            at: self.staged,
            outcome: self.session.as_ref().and_then(Session::outcome),
        };
        Row {
            stage: self.stage,
            public: self.options.public,
            wake: self.bot_to_act().is_some() || self.deadline().is_some(),
            at: self.staged,
            listing: serde_json::to_string(&listing).unwrap_or_default(),
        }
    }

    /// The record of a finished game.
    pub(crate) fn record(&self) -> Option<Record> {
        let session = self.session.as_ref().filter(|_| self.stage == Stage::Over)?;
        let mut record = session.record(self.names());
        record.fairness = self.is_shuffled.then(|| reveal(&self.secret, &self.contributions()));
        Some(record)
    }
}
