//! What each client may know of a table.

use quattro_bots::BotName;
use quattro_rules::record::Record;
use quattro_rules::seat::Seat;
use quattro_words::Language;

use super::{Applied, Chair, Table};
use crate::fairness::{commitment, reveal};
use crate::game::{HostedGame, Voice};
use crate::ids::PersonId;
use crate::protocol::{
    Aids, ChairInfo, ChatLine, GameState, Happened, Listing, Numbers, Occupant, Room, ServerMessage,
    TableInfo, TableStage, Turn, You,
};

/// The maximum number of entries sent to a returning client.
const MOST_MISSED: usize = 1000;

/// Somebody who looks at a table.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Viewer {
    /// The person; `None` for a screen that shows nothing but the table, whoever looks at it.
    pub person: Option<PersonId>,
    /// The chair it is shown to, if the client has named one: the person's own or that of a companion. On a device that
    /// several people share, nothing but the table is shown to somebody who has named none.
    pub seat: Option<Seat>,
    /// Their language; `None` for a program that needs no sentences.
    pub language: Option<Language>,
}

/// What a list shows of a table, and whether a server has something to do there.
#[derive(Clone, PartialEq, Debug)]
pub struct Summary {
    /// Whether it is in the lobby.
    pub public: bool,
    /// Whether a bot or a clock needs a server although nobody is connected.
    pub wake: bool,
    /// What a list shows.
    pub listing: Listing,
    /// Whose turn it is.
    pub turn: Option<Turn>,
    /// Whether people play here a decision now and then.
    pub slow: bool,
    /// When a slow table needs a server, at the earliest.
    pub due: Option<u64>,
    /// Who plays here; nobody at a table that was closed.
    pub people: Vec<(PersonId, Seat)>,
}

impl Table {
    /// The answer to `hello`. `since` is the last number that the client names.
    pub fn welcome(&mut self, viewer: Viewer, since: Option<u32>, now: u64) -> ServerMessage {
        let seat = self.seat_seen_by(viewer);
        let received = self.received(viewer);
        let heard = received.max(since.unwrap_or(0));
        let from = match self.options.aids {
            Aids::None => heard,
            Aids::LastMove => heard.min(self.deliveries.last().saturating_sub(1)),
            Aids::WholeLog => 0,
        };
        let room = self.room_seen_by(viewer);
        ServerMessage::Welcome {
            number: self.number,
            you: self.you(viewer),
            table: Box::new(self.info()),
            game: self.state(seat, viewer.language, now),
            missed: self.missed(from, seat, viewer.language),
            chat: self.chat.iter().filter(|line| line.room == room).cloned().collect(),
        }
    }

    /// The last number this viewer has received. What nobody in particular watches remembers nothing: it has always
    /// received everything.
    fn received(&mut self, viewer: Viewer) -> u32 {
        let Some(person) = self.person_seen_by(viewer) else { return self.number };
        let received = self.deliveries.received(person, self.number);
        self.deliveries.acknowledge(person, received);
        received
    }

    /// A client says that it has received everything up to this number.
    pub fn acknowledge(&mut self, viewer: Viewer, number: u32) {
        if let Some(person) = self.person_seen_by(viewer) {
            self.deliveries.acknowledge(person, number.min(self.number));
        }
    }

    /// The chair of the person who looks.
    fn seat_seen_by(&self, viewer: Viewer) -> Option<Seat> {
        let person = viewer.person?;
        match viewer.seat {
            Some(seat) => Some(seat).filter(|seat| self.plays_at(person, *seat)),
            None => self.unnamed_chair(person),
        }
    }

    /// Whose eyes they are: those of a companion, or the person's own.
    fn person_seen_by(&self, viewer: Viewer) -> Option<PersonId> {
        let at_chair = viewer.seat.and_then(|seat| self.speaker(viewer.person?, seat).ok());
        at_chair.map(|person| person.id).or(viewer.person)
    }

    /// Whether the same person looks at this connection from move to move.
    fn has_same_eyes(&self, viewer: Viewer) -> bool {
        viewer.seat.is_some() || viewer.person.is_none_or(|person| self.shared_chairs(person).is_empty())
    }

    fn room_seen_by(&self, viewer: Viewer) -> Room {
        room_of(viewer.person.and_then(|person| self.chairs_of(person).next()))
    }

    fn missed(&self, from: u32, seat: Option<Seat>, language: Option<Language>) -> Vec<Happened> {
        let Some(game) = &self.game else { return Vec::new() };
        let voice = self.voice(language);
        let happened = self
            .deliveries
            .after(from, MOST_MISSED)
            .map(|(number, told)| Happened { number, events: game.lines(told, seat, voice) });
        happened.filter(|happened| !happened.events.is_empty()).collect()
    }

    /// What the last entry means to a viewer; nothing if it does not concern them.
    pub fn update(&self, applied: &Applied, viewer: Viewer, now: u64) -> Option<ServerMessage> {
        if let Some(line) = &applied.chat {
            return self.chat_for(line, viewer);
        }
        let seat = self.seat_seen_by(viewer);
        let lines = |game: &HostedGame| game.lines(applied.told.clone(), seat, self.voice(viewer.language));
        Some(ServerMessage::Update {
            number: self.number,
            events: self.game.as_ref().map(lines).unwrap_or_default(),
            you: (applied.table || !self.has_same_eyes(viewer)).then(|| self.you(viewer)),
            table: applied.table.then(|| Box::new(self.info())),
            game: applied.game.then(|| self.state(seat, viewer.language, now)).flatten(),
        })
    }

    fn chat_for(&self, line: &ChatLine, viewer: Viewer) -> Option<ServerMessage> {
        let room = self.room_seen_by(viewer);
        // A face tells no card, so that those who watch may see it too.
        let heard = line.room == room || (line.reaction.is_some() && line.seat.is_some());
        heard.then(|| ServerMessage::Chat { number: self.number, line: line.clone() })
    }

    fn voice(&self, language: Option<Language>) -> Option<Voice<'_>> {
        language.map(|language| Voice { language, names: &self.names })
    }

    /// Who somebody is at this table.
    pub fn you(&self, viewer: Viewer) -> You {
        let seat = self.seat_seen_by(viewer);
        let handed_over = seat.is_some_and(|seat| self.chairs[seat.index()].bot.is_some());
        let device = viewer.person.map(|person| self.shared_chairs(person)).unwrap_or_default();
        You { seat, host: viewer.person == Some(self.host.id), handed_over, device }
    }

    /// The chairs of those who say that they have seen the bill of `round`, all who look at this device; none if that
    /// round is not over, or nobody waits for them.
    pub fn ready_seats(&self, viewer: Viewer, round: u8) -> Vec<Seat> {
        let game = self.game.as_ref().filter(|_| self.stage == TableStage::Playing);
        let is_over = game.and_then(HostedGame::round).is_some_and(|current| (1..current).contains(&round));
        let here = viewer.person.filter(|_| is_over).map(|person| self.chairs_of(person).collect());
        here.unwrap_or_default()
    }

    /// The game as `seat` may see it, or a spectator.
    fn state(&self, seat: Option<Seat>, language: Option<Language>, now: u64) -> Option<Box<GameState>> {
        let game = self.game.as_ref()?;
        let voice = self.voice(language);
        Some(Box::new(GameState {
            moves: game.moves(),
            view: game.view(seat),
            to_act: game.to_act(),
            legal: game.legal(seat.filter(|seat| self.chairs[seat.index()].bot.is_none()), voice),
            question: voice.map(|voice| game.question(seat, voice)),
            rule: game.question_rule(),
            numbers: Numbers::of(self.options.game),
            clock: self.clock().map(|due| due.info(now)),
            no_by_itself: self.no_by_itself().map(|(due, _)| due.info(now)),
            outcome: game.outcome(),
        }))
    }

    /// The table as everybody may know it.
    pub fn info(&self) -> TableInfo {
        let over = self.stage == TableStage::Over;
        TableInfo {
            id: self.id.to_string(),
            stage: self.stage,
            host: self.host.name.as_str().to_owned(),
            options: self.options.clone(),
            chairs: self.chair_infos(),
            hungriest: self.hungriest,
            created: self.created,
            commitment: commitment(&self.secret).to_string(),
            fairness: (over && !self.is_sealed()).then(|| reveal(&self.secret, &self.contributions())),
            deal: self.deal.as_ref().map(|deal| deal.origin.into()),
            next: self.next.map(|table| table.to_string()),
            rematch: self.rematch.clone(),
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
            level: chair.bot.map(BotName::level),
            character: chair.bot.and_then(BotName::character),
            stand_in: chair.stand_in,
            kind: chair.kind,
            companion: chair.companion_of.is_some(),
            contributed: chair.contribution.is_some(),
        });
        infos.collect()
    }

    /// What lists show of this table, and whether it needs a server.
    pub fn summary(&self) -> Summary {
        let listing = Listing {
            id: self.id.to_string(),
            stage: self.stage,
            options: self.options.clone(),
            host: self.host.name.as_str().to_owned(),
            chairs: self.chair_infos(),
            at: self.staged,
            outcome: self.game.as_ref().and_then(HostedGame::outcome),
            kept: self.is_kept,
        };
        let own = |(seat, chair): (Seat, &Chair)| match (&chair.person, chair.companion_of) {
            (Some(person), None) => Some((person.id, seat)),
            _ => None,
        };
        let people = self.seats().filter(|_| self.stage != TableStage::Closed).filter_map(own);
        Summary {
            public: self.options.public,
            wake: self.needs_server(),
            listing,
            turn: self.turn(),
            slow: self.is_slow(),
            due: self.due(),
            people: people.collect(),
        }
    }

    fn turn(&self) -> Option<Turn> {
        let (seat, round) = (self.to_act()?, self.game.as_ref().and_then(HostedGame::round));
        Some(Turn { seat, since: self.turned, round })
    }

    /// The record of a finished game, unless others still play with its cards.
    pub fn record(&self) -> Option<Record> {
        self.finished_record().filter(|_| !self.is_sealed())
    }

    /// The record of a finished game, to find out what it came to.
    pub fn finished_record(&self) -> Option<Record> {
        let game = self.game.as_ref().filter(|_| self.stage == TableStage::Over)?;
        let mut record = game.record(self.names());
        record.fairness = self.is_shuffled.then(|| reveal(&self.secret, &self.contributions()));
        Some(record)
    }
}

/// Where those talk who sit here, and those who watch.
pub(super) fn room_of(seat: Option<Seat>) -> Room {
    if seat.is_some() { Room::Players } else { Room::Spectators }
}
