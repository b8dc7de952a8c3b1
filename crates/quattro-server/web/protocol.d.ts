// Generated from the server's types; see docs/protocol.md. To write it anew:
// cargo xtask bless

/**
 * The memory aids of a table. These are memory games: by default there are none.
 */
export type Aids = "none" | "last-move" | "whole-log";

/**
 * A device that wants to be somebody.
 */
export type AskingDevice = { 
/**
 * The number to type there.
 */
number: number, 
/**
 * What it says it is, such as `Firefox · Android`; empty if it does not say.
 */
device: string, };

/**
 * A person at the table who is not connected.
 */
export type Away = { 
/**
 * Their chair.
 */
seat: Seat, 
/**
 * Milliseconds without a connection when this was sent. From 45 000 on, others may let a bot play.
 */
ms: number, };

/**
 * Which bot plays. Written as the name of the level or the character.
 */
export type BotName = Level | Character;

/**
 * A chair for a bot. Also `POST /api/tables/{id}/bot`: the host puts a bot on an empty chair before the start.
 */
export type BotSeat = { 
/**
 * Which chair.
 */
seat: Seat, 
/**
 * Which bot: a level or a character.
 */
level: BotName, };

/**
 * The keys of a browser.
 */
export type BrowserKeys = { 
/**
 * Its public key, as base64url.
 */
p256dh: string, 
/**
 * Its secret, as base64url.
 */
auth: string, };

/**
 * Why an order was not filled, as far as everyone can see.
 */
export type Burnt = "not-completed" | "no-scarcest-kind" | "own-kind-on-table" | "nobody-helped" | "stopped" | "no-match-possible";

/**
 * A card: a colour and a number, written `r7`.
 *
 * One byte, because the game is copied a lot. The 1 and the 7 are there twice in each colour, and the two
 * are the same to everybody.
 */
export type CalcoryCard = string;

/**
 * What can be seen of a player.
 */
export type CalcoryChair = { 
/**
 * How many cards the player has won.
 */
pile: number, 
/**
 * How many markers the player has left (CA-2).
 */
markers: number, };

/**
 * Something that happened.
 *
 * A card is named once, when it is turned up. No later event repeats it: remembering is the game.
 */
export type CalcoryEvent = { "event": "dealt", 
/**
 * The start player.
 */
first: Seat, } | { "event": "turned", 
/**
 * Who turned it.
 */
seat: Seat, 
/**
 * Its place.
 */
place: Place, 
/**
 * What it shows.
 */
card: CalcoryCard, } | { "event": "failed", 
/**
 * Whose turn it was.
 */
seat: Seat, 
/**
 * Why.
 */
why: Failure, } | { "event": "beaten", 
/**
 * Whose markers were on them.
 */
seat: Seat, } | { "event": "marked", 
/**
 * Whose markers are on them.
 */
seat: Seat, 
/**
 * The sum of their numbers.
 */
sum: number, 
/**
 * The number of cards.
 */
cards: number, 
/**
 * Whether the player had to stop because no face-down card was left (CA-17).
 */
forced: boolean, } | { "event": "thirteen", 
/**
 * Who reached it.
 */
seat: Seat, } | { "event": "survived", 
/**
 * Its owner.
 */
seat: Seat, 
/**
 * How many cards it has.
 */
cards: number, } | { "event": "took", 
/**
 * Whose pile.
 */
seat: Seat, 
/**
 * How many cards; the one that goes back is not among them.
 */
cards: number, 
/**
 * The place of the card that goes back.
 */
back: Place, 
/**
 * The set they come from.
 */
set: Taken, } | { "event": "put-back", 
/**
 * Who put it there.
 */
seat: Seat, 
/**
 * Its old place.
 */
from: Place, 
/**
 * Its new place.
 */
to: Place, 
/**
 * The set it comes from.
 */
set: Taken, } | { "event": "passed", 
/**
 * Who passed.
 */
seat: Seat, } | { "event": "took-last", 
/**
 * Whose pile.
 */
seat: Seat, } | { "event": "game-over", 
/**
 * Why.
 */
end: End, };

/**
 * Where all cards are, face-down ones and won ones too: what nobody may see during play (CA-21).
 */
export type CalcoryRevealed = { 
/**
 * The cards in the grid, row by row; `None` is an empty place.
 */
grid: [[CalcoryCard | null, CalcoryCard | null, CalcoryCard | null, CalcoryCard | null, CalcoryCard | null, CalcoryCard | null, CalcoryCard | null, CalcoryCard | null, CalcoryCard | null, CalcoryCard | null], [CalcoryCard | null, CalcoryCard | null, CalcoryCard | null, CalcoryCard | null, CalcoryCard | null, CalcoryCard | null, CalcoryCard | null, CalcoryCard | null, CalcoryCard | null, CalcoryCard | null], [CalcoryCard | null, CalcoryCard | null, CalcoryCard | null, CalcoryCard | null, CalcoryCard | null, CalcoryCard | null, CalcoryCard | null, CalcoryCard | null, CalcoryCard | null, CalcoryCard | null], [CalcoryCard | null, CalcoryCard | null, CalcoryCard | null, CalcoryCard | null, CalcoryCard | null, CalcoryCard | null, CalcoryCard | null, CalcoryCard | null, CalcoryCard | null, CalcoryCard | null], [CalcoryCard | null, CalcoryCard | null, CalcoryCard | null, CalcoryCard | null, CalcoryCard | null, CalcoryCard | null, CalcoryCard | null, CalcoryCard | null, CalcoryCard | null, CalcoryCard | null], [CalcoryCard | null, CalcoryCard | null, CalcoryCard | null, CalcoryCard | null, CalcoryCard | null, CalcoryCard | null, CalcoryCard | null, CalcoryCard | null, CalcoryCard | null, CalcoryCard | null]], 
/**
 * The won cards, clockwise from the first seat.
 */
piles: Array<Array<CalcoryCard>>, };

/**
 * The game as everybody sees it. A face-down card has no face here, even if it was turned up before.
 */
export type CalcoryView = { 
/**
 * The grid, row by row; `grid[2][1]` is `B3`.
 */
grid: [[Spot, Spot, Spot, Spot, Spot, Spot, Spot, Spot, Spot, Spot], [Spot, Spot, Spot, Spot, Spot, Spot, Spot, Spot, Spot, Spot], [Spot, Spot, Spot, Spot, Spot, Spot, Spot, Spot, Spot, Spot], [Spot, Spot, Spot, Spot, Spot, Spot, Spot, Spot, Spot, Spot], [Spot, Spot, Spot, Spot, Spot, Spot, Spot, Spot, Spot, Spot], [Spot, Spot, Spot, Spot, Spot, Spot, Spot, Spot, Spot, Spot]], 
/**
 * Piles and markers, clockwise from the first seat.
 */
chairs: Array<CalcoryChair>, 
/**
 * Whose turn it is, or was when the game ended.
 */
turn: Seat, 
/**
 * Who decides now; nobody once the game is over.
 */
to_act: Seat | null, 
/**
 * Sum and number of the cards turned in this turn.
 */
turned: Tally, 
/**
 * The marked set, which others must beat (CA-12).
 */
to_beat: ToBeat | null, 
/**
 * What stopping would do; missing if it is not allowed.
 */
stop: Stop | null, 
/**
 * How many turns in a row nobody has taken a card (CA-20).
 */
quiet_turns: number, } & ({ "step": "turn" } | { "step": "choose-back", 
/**
 * The set.
 */
set: Taken, } | { "step": "put-back", 
/**
 * The set it comes from.
 */
set: Taken, 
/**
 * Where it still lies, face up. This place counts as free.
 */
from: Place, } | { "step": "over", 
/**
 * Why.
 */
end: End, });

/**
 * `GET /api/me/calls`: where and when a person is called.
 */
export type Calls = { 
/**
 * What a browser needs to subscribe (`applicationServerKey`); missing if this server calls nobody.
 */
key?: string, 
/**
 * The browsers that are called, each as the SHA-256 of its endpoint (base64url), the newest first.
 */
subscriptions: Array<string>, 
/**
 * When nobody is to be called.
 */
quiet?: Quiet, };

/**
 * What is on a card.
 */
export type CardFace = { "card": "topping", kind: Kind, double: boolean, } | { "card": "order", order: Order, kind: Kind, } | { "card": "tile", number: number, kind: Kind, };

/**
 * A chair.
 */
export type ChairInfo = { 
/**
 * Which chair.
 */
seat: Seat, 
/**
 * The sort of player on it.
 */
occupant: Occupant, 
/**
 * The player's name; the person's while a bot plays for them.
 */
name?: string, 
/**
 * The level of the bot; of a character, that whose judgement it has.
 */
level?: Level, 
/**
 * Which character the bot is, if it is one.
 */
character?: Character, 
/**
 * Why a bot plays for the person.
 */
stand_in?: StandIn, 
/**
 * The own kind, where one was chosen.
 */
kind?: Kind, 
/**
 * Whether the person plays on the device of somebody else.
 */
companion?: boolean, 
/**
 * Whether this chair contributed randomness to the shuffles.
 */
contributed: boolean, };

/**
 * A bot with a style.
 */
export type Character = "taddeo" | "gina" | "ottavia" | "luna";

/**
 * A line of the chat.
 */
export type ChatLine = { 
/**
 * When, in milliseconds since 1970.
 */
at: number, 
/**
 * Which room.
 */
room: Room, 
/**
 * Who said it.
 */
name: string, 
/**
 * The speaker's chair; null for a spectator.
 */
seat: Seat | null, 
/**
 * What was said.
 */
text?: string, 
/**
 * Or the reaction.
 */
reaction?: Reaction, };

/**
 * A choice in words.
 */
export type ChoiceWords = { 
/**
 * What the player would do: short enough for a button, without a full stop.
 */
what: string, 
/**
 * What it leads to, as a separate sentence.
 */
consequence?: string, 
/**
 * For a choice of kinds: how far table and hand go, in a word or two for each kind of the action, in its order.
 */
verdicts?: Array<string>, };

/**
 * A message from a client. The first one must be `hello`.
 */
export type ClientMessage = { "type": "hello", 
/**
 * The last entry number this client received; missing if it comes for the first time.
 */
since?: number | null, 
/**
 * The chair for which this connection speaks: your own, or that of a companion. Needed only on a device that
 * several people share: without it such a connection is shown what a spectator sees.
 */
seat?: Seat | null, 
/**
 * Whether this connection shows nothing but the table: it gets what a spectator gets, also if its person
 * sits here, and may only watch. Somebody without a name may not connect otherwise.
 */
table_only?: boolean, 
/**
 * Whether it is a screen that all at the table look at; only with `table_only`. Everybody is told how many there
 * are, and nobody is there because of it.
 */
screen?: boolean, } | { "type": "play", 
/**
 * The client's id for this request. If it is sent again with the same id, nothing is played twice.
 */
id: string, 
/**
 * `moves` of the state that this answers; if the game has moved on since, the error is `stale`.
 */
at: number, 
/**
 * One action in notation, or several of one seat, of which all are played or none.
 */
actions: Array<string>, 
/**
 * Whether actions after the first are passed over where what they answer is not asked, because the
 * game skips that step. Without it such an action refuses the batch.
 */
if_asked?: boolean, 
/**
 * The last entry number this client received.
 */
have?: number, } | { "type": "have", 
/**
 * The last entry number this client received.
 */
number: number, } | { "type": "say", 
/**
 * The client's id for this request.
 */
id: string, 
/**
 * At most 200 characters.
 */
text: string, } | { "type": "react", 
/**
 * The client's id for this request.
 */
id: string, 
/**
 * Which one.
 */
reaction: Reaction, } | { "type": "ready", 
/**
 * The round that is over.
 */
round: number, } | { "type": "ping" };

/**
 * The time left for a decision.
 */
export type ClockInfo = { 
/**
 * Milliseconds left when this was sent: at first more than `total`, for what happened has to be shown.
 */
left: number, 
/**
 * Milliseconds in all.
 */
total: number, };

/**
 * The sort of problem.
 */
export type Code = "malformed" | "too-large" | "no-name" | "foreign-origin" | "unknown-table" | "unknown-code" | "not-found" | "link-expired" | "wrong-number" | "wrong-words" | "sheet-ended" | "passkey-refused" | "bad-setup" | "no-such-chair" | "chair-taken" | "table-full" | "kind-taken" | "not-seated" | "not-your-chair" | "no-companions" | "not-away" | "not-host" | "wrong-stage" | "one-try" | "handed-over" | "not-your-turn" | "stale" | "bad-action" | "illegal" | "bad-batch" | "chat-off" | "bad-text" | "bad-record" | "too-fast" | "too-many" | "unavailable" | "newer-server" | "stopping";

/**
 * `GET /api/daily`: the deals of today and of the days to come.
 */
export type ComingDays = { 
/**
 * Today first.
 */
days: Array<CommittedDay>, };

/**
 * A day whose deals are fixed.
 */
export type CommittedDay = { 
/**
 * Which day, by UTC.
 */
day: string, 
/**
 * One for each game.
 */
deals: Array<CommittedDeal>, };

/**
 * A deal that is fixed.
 */
export type CommittedDeal = { 
/**
 * Of which game.
 */
game: GameId, 
/**
 * The hash of its secret.
 */
commitment: string, };

/**
 * `POST /api/link/confirm`: becomes the same person on this device.
 */
export type ConfirmDeviceLink = { 
/**
 * The code of the one-time link.
 */
code: string, 
/**
 * The number that the other device shows.
 */
number: number, };

/**
 * `POST /api/evenings`: gives an evening.
 */
export type CreateEvening = { 
/**
 * The options of every table.
 */
table: TableOptions, 
/**
 * How many rounds are played, 1 to 12.
 */
rounds: number, 
/**
 * The bots on free chairs: a level or a character; `cook` if missing.
 */
bots?: BotName | null, };

/**
 * `POST /api/tables`: creates a table.
 */
export type CreateTable = { 
/**
 * What the host decides.
 */
table: TableOptions, 
/**
 * Chairs that bots take from the beginning.
 */
bots?: Array<BotSeat>, 
/**
 * How the host sits down; without it the host takes no chair.
 */
sit?: Join | null, 
/**
 * The key of a screen that waits for a table to show. If somebody was faster, their table is the answer.
 */
screen?: string | null, };

/**
 * `GET /api/daily/{game}` and `GET /api/daily/{game}/{day}`: one day of one game, as the requesting person may know it.
 */
export type DayBoard = { 
/**
 * Which game.
 */
game: GameId, 
/**
 * Which day, by UTC.
 */
day: string, 
/**
 * When it is over and the next one begins, in milliseconds since 1970.
 */
ends: number, 
/**
 * Whether it is over: then everything is open, and new games do not count.
 */
over: boolean, 
/**
 * The hash of the secret of the deal.
 */
commitment: string, 
/**
 * The secret itself, once the day is over.
 */
secret?: string, 
/**
 * Your try, if there is one.
 */
you?: YourTry, 
/**
 * How many have finished their try.
 */
finished: number, 
/**
 * Who has, the latest first, as long as you may not know their results.
 */
names?: Array<string>, 
/**
 * The results, once you have finished your own try or the day is over.
 */
results?: DayResults, };

/**
 * The results of a day.
 */
export type DayResults = { 
/**
 * Yours and those of people you have played with, the best first.
 */
friends: Array<RankedTry>, 
/**
 * The best of all.
 */
best: Array<RankedTry>, 
/**
 * How often each score was reached.
 */
scores: Array<ScoreCount>, 
/**
 * How many came to less than you.
 */
better_than: number, 
/**
 * Your last seven days, the latest last.
 */
week: Array<WeekDay>, 
/**
 * How many days in a row you have finished, with this one.
 */
in_a_row: number, };

/**
 * Where the cards of a table come from that other tables have too. It does not name them: whoever knows a table can watch
 * its replay.
 */
export type DealInfo = { "from": "day", 
/**
 * Which day, by UTC.
 */
day: string, 
/**
 * Whether the result counts.
 */
ranked: boolean, } | { "from": "evening", 
/**
 * The id of the evening.
 */
evening: string, } | { "from": "game" };

/**
 * `POST /api/me/delete`: deletes oneself for good.
 */
export type DeleteMe = { 
/**
 * Must be true: nobody does this by mistake.
 */
everything: boolean, };

/**
 * `POST /api/me/link`: a link that can be opened once, on another device.
 */
export type DeviceLink = { 
/**
 * The path of the link.
 */
path: string, 
/**
 * The code in it.
 */
code: string, 
/**
 * The number of seconds for which it can be used.
 */
seconds: number, };

/**
 * `GET /api/me/link/{code}`: what has become of a link of one's own.
 */
export type DeviceLinkState = { 
/**
 * Whether it can still be used.
 */
open: boolean, 
/**
 * The device that wants to be this person, if one has asked.
 */
asking?: AskingDevice, };

/**
 * Somebody this device was before.
 */
export type EarlierPerson = { 
/**
 * The id of the session, to go back to it.
 */
session: string, 
/**
 * Their name.
 */
name: string, };

/**
 * How a game ends.
 */
export type End = "last-card" | "quiet";

/**
 * `POST /api/me/calls/end`: nobody is called there any more.
 */
export type EndCalls = { 
/**
 * Which browser; all of them if missing.
 */
endpoint?: string, };

/**
 * `POST /api/me/sessions/end`: signs a device out.
 */
export type EndSession = { 
/**
 * Which one; all but this one if missing.
 */
session?: string, };

/**
 * `GET /api/evenings/{id}`, and the answer to everything that changes an evening.
 */
export type EveningInfo = { 
/**
 * The id, part of the link.
 */
id: string, 
/**
 * Grows with every change.
 */
version: number, 
/**
 * Its stage.
 */
stage: EveningStage, 
/**
 * The host's name.
 */
host: string, 
/**
 * The options of every table.
 */
table: TableOptions, 
/**
 * How many rounds are planned.
 */
planned: number, 
/**
 * How strong the bots are.
 */
bots: Level, 
/**
 * Which character they are, if they are one.
 */
character?: Character, 
/**
 * Everybody who takes part or did, the leader first.
 */
guests: Array<GuestInfo>, 
/**
 * The rounds that have begun.
 */
rounds: Array<RoundInfo>, 
/**
 * Who you are here.
 */
you: YouAtEvening, };

/**
 * The stage of an evening.
 */
export type EveningStage = "waiting" | "playing" | "over";

/**
 * `GET /api/me/export`: everything that is stored about somebody. Nobody can sign in with it.
 */
export type Export = { 
/**
 * The name that others see.
 */
name: string, 
/**
 * When they first kept something, in milliseconds since 1970; missing for a guest.
 */
since?: number, 
/**
 * When the recovery sheet that counts was made.
 */
sheet?: number, 
/**
 * Passkeys.
 */
passkeys: Array<PasskeyInfo>, 
/**
 * Browsers in which they are signed in.
 */
devices: Array<ExportedDevice>, 
/**
 * Tables at which they have sat or said something.
 */
tables: Array<ExportedTable>, 
/**
 * What their finished games come to.
 */
figures: OwnFigures, 
/**
 * What they made of the deals of days.
 */
days: Array<ExportedDay>, 
/**
 * Where and when they are called.
 */
calls: Calls, 
/**
 * The ids of the evenings in which they took part.
 */
evenings: string[], };

/**
 * What somebody made of the deal of a day.
 */
export type ExportedDay = { 
/**
 * Which game.
 */
game: GameId, 
/**
 * Which day, by UTC.
 */
day: string, 
/**
 * How it ended.
 */
result: TryResult, };

/**
 * A browser in which somebody is signed in.
 */
export type ExportedDevice = { 
/**
 * What it says it is.
 */
device: string, 
/**
 * When it was last used, to the hour, in milliseconds since 1970.
 */
seen: number, };

/**
 * A table at which somebody has been.
 */
export type ExportedTable = { 
/**
 * What lists show of it.
 */
table: Listing, 
/**
 * What they have said there.
 */
said: Array<SaidLine>, };

/**
 * Something that everybody saw at the table and that is worth telling afterwards.
 */
export type Fact = { "fact": "best-pizza", 
/**
 * Whose order.
 */
seat: Seat, 
/**
 * Which order.
 */
order: Order, 
/**
 * How many toppings it took, with those that were added and given.
 */
toppings: number, } | { "fact": "most-helpful", 
/**
 * Who.
 */
seat: Seat, 
/**
 * How often.
 */
times: number, } | { "fact": "longest-memory", 
/**
 * Whose order.
 */
seat: Seat, 
/**
 * Which order.
 */
order: Order, 
/**
 * How many cards lay under it.
 */
cards: number, } | { "fact": "longest-wait", 
/**
 * Whose order.
 */
seat: Seat, 
/**
 * Which order.
 */
order: Order, 
/**
 * How many cards lay on it.
 */
cards: number, } | { "fact": "largest-play", 
/**
 * Who played them.
 */
seat: Seat, 
/**
 * Of which kind.
 */
kind: Kind, 
/**
 * How many.
 */
toppings: number, } | { "fact": "most-thirteens", 
/**
 * Who.
 */
seat: Seat, 
/**
 * How often.
 */
times: number, } | { "fact": "largest-haul", 
/**
 * Who won them.
 */
seat: Seat, 
/**
 * How many.
 */
cards: number, } | { "fact": "most-unbeaten", 
/**
 * Who.
 */
seat: Seat, 
/**
 * How often.
 */
times: number, } | { "fact": "boldest", 
/**
 * Who.
 */
seat: Seat, 
/**
 * How often.
 */
times: number, };

/**
 * Why a turn failed.
 */
export type Failure = "over13" | "second-zero" | "gave-up" | "none-left" | "none-left-too-many-cards" | "none-left-one-card";

/**
 * Somebody one has played with.
 */
export type Fellow = { 
/**
 * What this person is called in an invitation by you, and by nobody else.
 */
id: string, 
/**
 * Their name.
 */
name: string, };

/**
 * `GET /api/tables/{id}/fellows`: people one has played with, who can be asked to this table.
 */
export type Fellows = { 
/**
 * The latest first.
 */
fellows: Array<Fellow>, };

/**
 * What all games of one sort come to.
 */
export type GameFigures = { 
/**
 * Which game.
 */
game: string, 
/**
 * With how many chairs.
 */
players: number, 
/**
 * When the first of them ended, in milliseconds since 1970.
 */
since: number, 
/**
 * How many were played.
 */
games: number, 
/**
 * How many of them were won.
 */
won: number, 
/**
 * Filled orders in all of them; in Calcory, won cards.
 */
score: number, 
/**
 * How often one was asked for help and gave it.
 */
gave: number, 
/**
 * How often one was asked and did not.
 */
refused: number, 
/**
 * The rating, after the first game with another person.
 */
rating: RatingInfo | null, };

/**
 * One of the four games.
 */
export type GameId = "mamma-mia" | "sole-mio" | "grande" | "calcory";

/**
 * The host's choices. Every option has the default that its rule names.
 */
export type GameOptions = { 
/**
 * Who starts; drawn at random if the host names nobody (MM-8, SM-6, CA-4).
 */
first_seat?: Seat, 
/**
 * How many rounds Mamma Mia! has: 3, or 1 for newcomers (MM-9).
 */
rounds?: number, 
/**
 * Whether in Mamma Mia! a player who holds a topping must play one (MM-11).
 */
must_play_topping?: boolean, 
/**
 * The own kinds chosen, clockwise from the first seat; `None` or missing where nobody chooses (MM-3).
 */
own_kinds?: Array<Kind | null>, };

/**
 * The current game, as one seat or a spectator may see it.
 */
export type GameState = { 
/**
 * The number of actions played, which `play` must give as `at`.
 */
moves: number, 
/**
 * What you see.
 */
view: View, 
/**
 * Who decides; nobody once the game is over.
 */
to_act: Seat | null, 
/**
 * What you may do; empty unless it is for you to decide.
 */
legal: Array<Legal>, 
/**
 * What is asked, in words, if the socket was opened with a language.
 */
question?: QuestionWords, 
/**
 * The rule under which it is asked; missing once the game is over.
 */
rule?: Rule, 
/**
 * The numbers of this game that a client shows.
 */
numbers: Numbers, 
/**
 * The time left, at a table with a clock. Then a bot takes over.
 */
clock?: ClockInfo, 
/**
 * The time until the question is answered with "no" (or `skip`) by itself, the same whatever the asked
 * player holds.
 */
no_by_itself?: ClockInfo, 
/**
 * The ranking, once the game is over.
 */
outcome?: Outcome, };

/**
 * `GET /api/tables/{id}/summary`: how a game ended, and what is worth telling of it.
 */
export type GameSummary = { 
/**
 * Which game it was.
 */
game: GameId, 
/**
 * The players, clockwise from the first seat.
 */
names: Array<string>, 
/**
 * Their own kinds; empty in Calcory.
 */
kinds: Array<Kind>, 
/**
 * The orders they filled; empty in Calcory.
 */
filled: Array<Orders>, 
/**
 * The ranking.
 */
outcome: Outcome, 
/**
 * At most three, the most telling first.
 */
facts: Array<Fact>, };

/**
 * Somebody who takes part in an evening.
 */
export type GuestInfo = { 
/**
 * The name.
 */
name: string, 
/**
 * Whether they are still there.
 */
present: boolean, 
/**
 * 1 for the leader; equals share a place.
 */
place: number, 
/**
 * All points.
 */
points: number, 
/**
 * The points of each round; null for one that they missed, or whose game has not ended.
 */
rounds: Array<number | null>, 
/**
 * How often they came first at their table.
 */
wins: number, };

/**
 * The cards in a hand.
 */
export type Hand = { 
/**
 * The toppings.
 */
toppings: Toppings, 
/**
 * The orders.
 */
orders: Orders, };

/**
 * `POST /api/tables/{id}/hand-over`: a bot plays on for a person.
 */
export type HandOver = { 
/**
 * Which chair: yours if missing; that of another person only if they have been away for 45 seconds.
 */
seat?: Seat | null, 
/**
 * Which bot: a level or a character; `cook` if missing.
 */
level?: BotName, };

/**
 * The events of one entry.
 */
export type Happened = { 
/**
 * The number of the entry.
 */
number: number, 
/**
 * What you were told.
 */
events: Array<Line>, };

/**
 * How one did at the same tables as another person.
 */
export type HeadToHead = { 
/**
 * The other's name.
 */
name: string, 
/**
 * In all games together.
 */
all: Meetings, 
/**
 * In each game.
 */
games: Array<Meetings>, };

/**
 * `POST /api/me/figures`: hides one's figures, or shows them again.
 */
export type HideFigures = { 
/**
 * Whether they are to be hidden.
 */
hidden: boolean, };

/**
 * Somebody wants a rematch.
 */
export type Invitation = { 
/**
 * The table of the game that is over. Saying yes is `POST /api/tables/{table}/rematch`.
 */
table: string, 
/**
 * Who asked first.
 */
by: string, 
/**
 * The same as a sentence.
 */
text: string, };

/**
 * `GET /api/me/invitations`: who waits for you elsewhere.
 */
export type Invitations = { 
/**
 * Rematches that others have asked for, the newest first.
 */
invitations: Array<Invitation>, 
/**
 * Whether one may still come, because a game with other people ended a short while ago.
 */
expected: boolean, };

/**
 * `POST /api/tables/{id}/invite`: asks somebody to the table.
 */
export type InviteFellow = { 
/**
 * Whom, by the id from `fellows`.
 */
fellow: string, };

/**
 * `POST /api/tables/{id}/join`: sits down.
 */
export type Join = { 
/**
 * Which chair; missing for the first empty one.
 */
seat?: Seat | null, 
/**
 * Your own kind; random if missing.
 */
kind?: Kind | null, 
/**
 * 16 random bytes in URL-safe base 64 without padding, mixed into the shuffles.
 */
contribution?: string, };

/**
 * A position of a real table, and what was played since.
 */
export type Judge = { 
/**
 * The position, with the fields of `docs/positions.md`.
 */
position: Record<string, unknown>, 
/**
 * The actions since then, in notation.
 */
moves?: Array<string>, };

/**
 * What everyone sees of the order that is being judged.
 */
export type Judged = { 
/**
 * Whose it is.
 */
seat: Seat, 
/**
 * The order that came out of the oven.
 */
order: Order, 
/**
 * The orders of a series with their numbers so far (SM-31, SM-32).
 */
series?: Array<SeriesOrder>, 
/**
 * The kinds chosen so far, a Ladder's from 4 down.
 */
kinds?: Array<Kind>, 
/**
 * Whether a way existed that the table alone could pay, so that a costly one must be paid (MM-28, SM-21).
 */
free: boolean, 
/**
 * What it asks for, once all is chosen.
 */
need?: Need, 
/**
 * What the table cannot pay, once all is chosen.
 */
lack?: Need, 
/**
 * What the opponents are being asked for (SM-24).
 */
request?: Need, 
/**
 * What is committed to a duel (SM-41).
 */
committed?: number, 
/**
 * The toppings on the table that are committed to it.
 */
stake?: Toppings, 
/**
 * What has been shown against it (SM-42).
 */
shown?: number, };

/**
 * An action and what came of it.
 */
export type JudgedStep = { 
/**
 * Who played it; missing before the first decision.
 */
seat?: Seat, 
/**
 * The action in notation.
 */
action?: string, 
/**
 * What it does, in words.
 */
text?: string, 
/**
 * What came of it, rule by rule.
 */
lines: Array<RuledLine>, 
/**
 * What of it may be different at the real table.
 */
notes: Array<string>, };

/**
 * What the arbiter answers.
 */
export type Judgement = { "type": "ruling" } & Ruling | { "type": "impossible" } & PositionProblem;

/**
 * `POST /api/me/games`: keeps a game that was played on this person's device. It is private and counts for nobody.
 */
export type KeepGame = { 
/**
 * The chair of the person.
 */
seat: Seat, 
/**
 * The chairs of bots; on all others people played along.
 */
bots: Array<BotSeat>, 
/**
 * The record of the game (docs/records.md).
 */
record: object, };

/**
 * A kind of topping; also the own kind printed on a player's orders (MM-1).
 */
export type Kind = "salami" | "pineapple" | "mushroom" | "chili" | "olive";

/**
 * A set of kinds.
 */
export type KindSet = string;

/**
 * An action that is allowed now.
 */
export type Legal = { 
/**
 * The action in notation.
 */
action: string, 
/**
 * What it does, in words, if the socket was opened with a language.
 */
words?: ChoiceWords, };

/**
 * A level of strength, from random moves to the strongest search.
 */
export type Level = "random" | "apprentice" | "cook" | "chef" | "maestro";

/**
 * Something that happened, the rule under which it did, and in words.
 */
export type Line = { 
/**
 * The rule under which it happened.
 */
rule: Rule, 
/**
 * A sentence, if the socket was opened with a language.
 */
text?: string, } & (PizzaEvent | CalcoryEvent);

/**
 * `POST /api/link`: whose link this is. The device that made it now shows a number.
 */
export type LinkedPerson = { 
/**
 * Who this device would become.
 */
name: string, };

/**
 * A table in a list.
 */
export type Listing = { 
/**
 * The id, part of the link.
 */
id: string, 
/**
 * Its stage.
 */
stage: TableStage, 
/**
 * What the host decided.
 */
options: TableOptions, 
/**
 * The host's name.
 */
host: string, 
/**
 * Everyone at the table.
 */
chairs: Array<ChairInfo>, 
/**
 * When its stage last changed, in milliseconds since 1970.
 */
at: number, 
/**
 * The ranking, once the game is over.
 */
outcome?: Outcome, 
/**
 * Whether the game was played on a device, and only kept here: it counts for nobody.
 */
kept?: boolean, };

/**
 * `GET /api/lobby`, `GET /api/tables`, `GET /api/games`.
 */
export type Listings = { 
/**
 * Newest first; in the lobby, open tables come before running ones.
 */
tables: Array<Listing>, };

/**
 * `GET` and `POST /api/me`.
 */
export type Me = { 
/**
 * The name that others see.
 */
name: string, };

/**
 * How often two people met, and who had the better place.
 */
export type Meetings = { 
/**
 * Which game; empty for all of them.
 */
game: string, 
/**
 * How many games.
 */
games: number, 
/**
 * In how many of them oneself.
 */
won: number, 
/**
 * In how many the other.
 */
lost: number, };

/**
 * Toppings that are needed or still lacking.
 */
export type Need = string;

/**
 * What there is to notice about the server.
 */
export type NoticeCode = "not-saved" | "goes-on";

/**
 * Numbers of the rules, so that no client has to know them.
 */
export type Numbers = { 
/**
 * At a pizza table: how many cards a hand is refilled to.
 */
refill?: number, 
/**
 * At a pizza table: how many orders a player can fill.
 */
orders?: number, 
/**
 * In Calcory: the sum to reach and not to exceed.
 */
target?: number, };

/**
 * The sort of player on a chair.
 */
export type Occupant = "nobody" | "person" | "bot" | "bot-for-person";

/**
 * A table with all cards open.
 */
export type OpenTable = { 
/**
 * The table, with hands at the chairs.
 */
view: View, 
/**
 * At a pizza table: the oven, the card to be revealed first coming first.
 */
oven?: Array<OvenFace>, };

/**
 * An order card: a recipe in one byte. Its owner follows from where it is.
 */
export type Order = string;

/**
 * How often an order was filled.
 */
export type OrderFigures = { 
/**
 * Which order.
 */
order: string, 
/**
 * How often it was filled.
 */
filled: number, 
/**
 * How often it burnt.
 */
burnt: number, };

/**
 * A set of one player's orders.
 */
export type Orders = string[];

/**
 * How a game ended.
 */
export type Outcome = { 
/**
 * One result for each seat, clockwise from the first.
 */
seats: Array<SeatResult>, };

/**
 * What a card in the oven shows.
 */
export type OvenFace = string;

/**
 * `GET /api/me/figures`: what one's finished games come to. Nobody else is shown it.
 */
export type OwnFigures = { 
/**
 * Whether they are hidden: then the rest is empty.
 */
hidden: boolean, 
/**
 * By game and number of chairs.
 */
games: Array<GameFigures>, 
/**
 * By order.
 */
orders: Array<OrderFigures>, 
/**
 * Those with whom one has played most often, at most five.
 */
friends: Array<HeadToHead>, };

/**
 * A game of one's own.
 */
export type OwnGame = { 
/**
 * The table.
 */
table: Listing, 
/**
 * One's own chair.
 */
seat: Seat, 
/**
 * Whose turn it is, while the game runs.
 */
turn: Turn | null, };

/**
 * `GET /api/me/games`: the tables at which one plays or has played, the newest first.
 */
export type OwnGames = { 
/**
 * The games.
 */
games: Array<OwnGame>, 
/**
 * For the next page, as `after`, if there is one.
 */
next: string | null, };

/**
 * A passkey of one's own.
 */
export type PasskeyInfo = { 
/**
 * Its id, to remove it. Not a secret.
 */
id: string, 
/**
 * What the device that made it says it is; empty if it does not say.
 */
device: string, 
/**
 * When it was made, in milliseconds since 1970.
 */
made: number, 
/**
 * When it was last used.
 */
used: number, };

/**
 * Which part of a round is being played.
 */
export type Phase = "playing" | "oven" | "over";

/**
 * What everyone sees of a player.
 */
export type PizzaChair = { 
/**
 * Which chair.
 */
seat: Seat, 
/**
 * The own kind.
 */
kind: Kind, 
/**
 * Number of toppings in hand.
 */
toppings: number, 
/**
 * Number of orders in hand.
 */
orders: number, 
/**
 * Number of orders in the waiter.
 */
waiter: number, 
/**
 * Filled orders, face up.
 */
filled: Orders, 
/**
 * Orders out of the game, face up (GR-5).
 */
removed?: Orders, 
/**
 * The whole hand, once the game is over (MM-40).
 */
hand?: Hand, };

/**
 * A question that the game puts to a seat. What is asked is public; what can be answered is not.
 */
export type PizzaDecision = { "ask": "play-toppings" } | { "ask": "play-order" } | { "ask": "draw" } | { "ask": "series" } | { "ask": "number", 
/**
 * 4, 3, 2 or 1.
 */
number: number, } | { "ask": "choose" } | { "ask": "settle" } | { "ask": "reserve", 
/**
 * The kind in question.
 */
kind: Kind, } | { "ask": "want", 
/**
 * The kind in question.
 */
kind: Kind, } | { "ask": "help", 
/**
 * Who is asked.
 */
seat: Seat, } | { "ask": "commit" } | { "ask": "show-against", 
/**
 * Who is asked.
 */
seat: Seat, } | { "ask": "name" } | { "ask": "show-one", 
/**
 * Who was named.
 */
seat: Seat, } | { "ask": "match", 
/**
 * The kind that was shown.
 */
kind: Kind, };

/**
 * Something that happened.
 */
export type PizzaEvent = { "event": "dealt", seat: Seat, toppings: number, orders: number, } | { "event": "received-toppings", toppings: Toppings, } | { "event": "received-orders", orders: Orders, } | { "event": "drew-boss", seat: Seat, } | { "event": "round-began", round: number, seat: Seat, } | { "event": "played", seat: Seat, kind: Kind, singles: number, doubles: number, } | { "event": "played-order", seat: Seat, order: Order, } | { "event": "drew", seat: Seat, source: Source, cards: number, } | { "event": "passed", seat: Seat, } | { "event": "stalemate", boss: Seat | null, } | { "event": "oven-opened", boss: Seat, cards: number, } | { "event": "revealed-topping", topping: Topping, } | { "event": "revealed-order", seat: Seat, order: Order, 
/**
 * What it asks for, if nothing has to be chosen first.
 */
need: Need | null, } | { "event": "joined", seat: Seat, order: Order, } | { "event": "numbered", seat: Seat, order: Order, number: number, } | { "event": "chose", seat: Seat, order: Order, kinds: KindSet, number: number | null, 
/**
 * What the order asks for, once everything is chosen.
 */
need: Need | null, } | { "event": "reserved", toppings: Toppings, } | { "event": "asked", seat: Seat, need: Need, } | { "event": "refused-help", seat: Seat, } | { "event": "gave", seat: Seat, toppings: Toppings, } | { "event": "added", seat: Seat, toppings: Toppings, } | { "event": "committed", seat: Seat, table: Toppings, hand: Toppings, value: number, } | { "event": "showed-against", seat: Seat, toppings: Toppings, } | { "event": "showed-nothing", seat: Seat, } | { "event": "named", seat: Seat, opponent: Seat, } | { "event": "showed-one", seat: Seat, topping: Topping, } | { "event": "filled", seat: Seat, order: Order, used: Toppings, } | { "event": "fell-short", shortfall: Shortfall, held: Need, short: Need, } | { "event": "burnt", seat: Seat, order: Order, why: Burnt, 
/**
 * What the table lacked, unless it burnt for another reason.
 */
shortfall: Shortfall | null, } | { "event": "rewarded", seat: Seat, order: Order, } | { "event": "new-boss", seat: Seat, } | { "event": "gathered", seat: Seat, toppings: Toppings, } | { "event": "new-kitchen", cards: number, } | { "event": "showed-hand", seat: Seat, toppings: Toppings, orders: Orders, } | { "event": "ranked", seat: Seat, place: number, filled: number, in_hand: number, };

/**
 * What one seat, or a spectator, sees at this moment.
 */
export type PizzaView = { 
/**
 * Which game.
 */
game: GameId, 
/**
 * Whose view this is; missing for a spectator.
 */
viewer?: Seat, 
/**
 * The round being played, from 1.
 */
round: number, 
/**
 * How many rounds there are.
 */
rounds: number, 
/**
 * Playing to the oven, emptying it, or over.
 */
phase: Phase, 
/**
 * Whose turn it is in phase 1, or who had the last one.
 */
turn: Seat, 
/**
 * Whether a card has moved in this turn (MM-18).
 */
moved: boolean, 
/**
 * How many turns in a row no card has moved (MM-18).
 */
passes: number, 
/**
 * Whether a player who holds a topping must play one (MM-11, SM-8).
 */
must_play_topping: boolean, 
/**
 * Who decides; nobody once the game is over.
 */
to_act: Seat | null, 
/**
 * What is asked.
 */
decision: PizzaDecision | null, 
/**
 * Who has the Mamma Mia! or Sole Mio! card.
 */
boss: Seat | null, 
/**
 * Everyone at the table, clockwise from the first seat.
 */
chairs: Array<PizzaChair>, 
/**
 * Cards in the kitchen.
 */
kitchen: number, 
/**
 * Cards in the larder.
 */
larder: number, 
/**
 * Cards in the oven.
 */
oven: number, 
/**
 * How many of them, at the bottom, were gathered from the table (SM-22); 0 in phase 2.
 */
gathered: number, 
/**
 * The card on top of the oven, if it can be seen (MM-19).
 */
oven_top: OvenFace | null, 
/**
 * The toppings on the table.
 */
table: Toppings, 
/**
 * The toppings taken out of the game at set-up (MM-4).
 */
removed: Toppings, 
/**
 * The order that is being judged.
 */
judged: Judged | null, 
/**
 * The viewer's own hand.
 */
hand?: Hand, 
/**
 * What the viewer will add if help comes, while the opponents are asked (SM-25).
 */
reserved?: Toppings, 
/**
 * What the viewer has named of a request so far, while its kinds are being named (GR-7).
 */
wanted?: Need, };

/**
 * A place of the grid: a column `A` to `J` and a row `1` to `6`, written `B3`.
 *
 * Counted row by row from `A1`: `A1` is 0, `J1` is 9, `A2` is 10, `J6` is 59.
 */
export type Place = string;

/**
 * `POST /api/tables/{id}/play-on`: a new table on which this person plays on from a move of their own.
 */
export type PlayOn = { 
/**
 * The number of the move, from 1.
 */
number: number, };

/**
 * An action of a finished game.
 */
export type PlayedAction = { 
/**
 * Who played it.
 */
seat: Seat, 
/**
 * The action in notation.
 */
action: string, 
/**
 * What it did, in words.
 */
text: string, };

/**
 * A chance to win, or a change of it, in hundredths of a percentage point: sums are exact, and the same everywhere.
 */
export type Points = number;

/**
 * Why a position cannot be.
 */
export type PositionProblem = { 
/**
 * The field of the position, by its name there.
 */
field?: string, 
/**
 * Whose field it is, if it is a player's.
 */
seat?: Seat, 
/**
 * The rule that makes it impossible.
 */
rule?: Rule, 
/**
 * What is wrong, in a sentence.
 */
message: string, };

/**
 * A refusal in a form that programs and people can read.
 */
export type Problem = { 
/**
 * For programs.
 */
code: Code, 
/**
 * For people, in the language of the socket or of the request.
 */
message: string, 
/**
 * The rule that forbids it, for `illegal`.
 */
rule?: Rule, };

/**
 * A question in words, as one viewer may know it.
 */
export type QuestionWords = { 
/**
 * Who decides what. The same for every viewer.
 */
text: string, 
/**
 * A short heading: for the seat that decides, the question; for everybody else, who decides.
 */
title: string, 
/**
 * For the seat that decides: what is at stake, or why there is only one answer.
 */
hint?: string, 
/**
 * What the table lacks, in a sentence. The same for every viewer.
 */
missing?: string, };

/**
 * Hours in which a person is not called.
 */
export type Quiet = { 
/**
 * Minutes after midnight.
 */
begins: number, 
/**
 * Minutes after midnight; before `begins` if the night lies in between.
 */
ends: number, 
/**
 * Minutes by which the person's clocks are ahead of UTC.
 */
east: number, };

/**
 * A result on the board of a day.
 */
export type RankedTry = { 
/**
 * From 1; equal results share a rank.
 */
rank: number, 
/**
 * The player's name; missing if the table was deleted.
 */
name?: string, 
/**
 * Whether it is yours.
 */
you: boolean, 
/**
 * What it came to.
 */
result: TryResult, 
/**
 * The table, once the day is over: its replay is open to all.
 */
table?: string, };

/**
 * How strong one is, as far as that is known.
 */
export type RatingInfo = { 
/**
 * On Elo's scale; everybody begins with 1500.
 */
value: number, 
/**
 * The true value is within twice this, in 19 of 20 cases.
 */
deviation: number, 
/**
 * How many games it rests on.
 */
games: number, };

/**
 * A quick reaction.
 */
export type Reaction = "bravo" | "oh-no" | "surprise" | "laugh" | "think" | "hurry" | "sorry" | "thanks" | "good-game";

/**
 * A player who is ready for the next round.
 */
export type Ready = { 
/**
 * Their chair.
 */
seat: Seat, 
/**
 * The last round whose end they have seen.
 */
round: number, };

/**
 * `POST /api/recover`: becomes again whom a recovery sheet belongs to.
 */
export type Recover = { 
/**
 * The words of the sheet in order, with anything between them.
 */
words: string, };

/**
 * `POST /api/me/sheet`: a new recovery sheet, shown once. The one before counts no more.
 */
export type RecoverySheet = { 
/**
 * Twelve words, in order.
 */
words: Array<string>, 
/**
 * The link with these words as a QR code, as SVG.
 */
qr: string, };

/**
 * An action that is not allowed, or not an action.
 */
export type RefusedMove = { 
/**
 * Which of the actions, from 1.
 */
number: number, 
/**
 * As it was given.
 */
action: string, 
/**
 * The rule that forbids it.
 */
rule?: Rule, 
/**
 * Why, in a sentence.
 */
message: string, };

/**
 * `POST /api/tables/{id}/rematch`: says yes to a rematch.
 */
export type Rematch = { 
/**
 * 16 random bytes for the shuffles of the new game.
 */
contribution?: string, };

/**
 * `POST /api/tables/{id}/rematch`: where the rematch is.
 */
export type RematchReply = { 
/**
 * The id of the new table.
 */
table: string, 
/**
 * Its stage: the game runs as soon as everybody has said yes.
 */
stage: TableStage, };

/**
 * `POST /api/me/passkeys/remove`: a passkey counts no more.
 */
export type RemovePasskey = { 
/**
 * Which one.
 */
id: string, };

/**
 * `POST /api/tables/{id}/remove`: the host empties a chair before the start, or somebody that of a companion.
 */
export type RemovePlayer = { 
/**
 * Which chair.
 */
seat: Seat, };

/**
 * One action and what came of it.
 */
export type ReplayStep = { 
/**
 * What was played; missing at the deal, which nobody decides.
 */
played?: PlayedAction, 
/**
 * What was told.
 */
events: Array<Line>, 
/**
 * What was seen after it. Where everybody's cards are shown, hands are at the chairs.
 */
view: View, 
/**
 * Where everybody's cards are shown, in Calcory: what lies face down.
 */
revealed?: CalcoryRevealed, 
/**
 * Who decides next; nobody once the game is over.
 */
to_act: Seat | null, };

/**
 * A finished game, step by step.
 */
export type ReplaySteps = { 
/**
 * Which game it is.
 */
game: GameId, 
/**
 * The players, clockwise from the first seat.
 */
names: Array<string>, 
/**
 * The numbers of this game that a client shows.
 */
numbers: Numbers, 
/**
 * The ranking.
 */
result?: Outcome, 
/**
 * The deal, and then one step for each action.
 */
steps: Array<ReplayStep>, };

/**
 * How far a review is.
 */
export type ReviewState = { "state": "computing", 
/**
 * How many decisions have been looked at.
 */
done: number, 
/**
 * How many there are.
 */
total: number, } | { "state": "ready" } & ReviewedGame;

/**
 * A seat's game, looked back at. Chances to win and their changes are in hundredths of a percentage point.
 */
export type ReviewedGame = { 
/**
 * Which game it is.
 */
game: GameId, 
/**
 * The players, clockwise from the first seat.
 */
names: Array<string>, 
/**
 * Whose decisions these are.
 */
seat: Seat, 
/**
 * The players' kinds; none in Calcory.
 */
kinds: Array<Kind>, 
/**
 * Their place: 1 for the winner.
 */
place: number, 
/**
 * Their filled orders, or won cards in Calcory.
 */
score: number, 
/**
 * The chance to win before a card was dealt.
 */
start: Points, 
/**
 * What came of it.
 */
result: Points, 
/**
 * What memory changed, never more than nothing.
 */
memory: Points, 
/**
 * What choices changed, never more than nothing.
 */
choice: Points, 
/**
 * What luck changed: `start + memory + choice + luck = result`.
 */
luck: Points, 
/**
 * How much of what could be known was used, from 0 to 100; missing where that was worth hardly anything.
 */
memory_score?: number, 
/**
 * What the game comes to, in words.
 */
summary: string, 
/**
 * The decisions in which there was a choice.
 */
moves: Array<ReviewedMove>, 
/**
 * The moments that decided the game, in order.
 */
moments: Array<ReviewedMoment>, };

/**
 * A moment that decided the game.
 */
export type ReviewedMoment = { 
/**
 * The number of the move in the record, from 1.
 */
number: number, 
/**
 * The round, in the pizza games.
 */
round?: number, 
/**
 * What was decisive about it.
 */
verdict: Verdict, 
/**
 * By how much it changed the chance to win.
 */
change: Points, 
/**
 * What was done.
 */
taken: WeighedAction, 
/**
 * What the strongest bot would have done; the same if nothing was better.
 */
best: WeighedAction, 
/**
 * In the pizza games, before the oven is opened: what had gone into it, in order.
 */
seen: Array<SeenCard>, 
/**
 * What had been told that mattered, in order.
 */
told: Array<ToldBefore>, 
/**
 * Why it was decisive, in words.
 */
reason: string, };

/**
 * A decision.
 */
export type ReviewedMove = { 
/**
 * The number of the move in the record, from 1.
 */
number: number, 
/**
 * The round, in the pizza games.
 */
round?: number, 
/**
 * The chance to win with the best action, as far as could be known.
 */
chance: Points, 
/**
 * The chance to win with all cards open, after the best action and after the one taken.
 */
open: [Points, Points], 
/**
 * What was lost because it was not remembered: `chance + memory + choice` is the chance after the action taken.
 */
memory: Points, 
/**
 * What was lost by another choice.
 */
choice: Points, 
/**
 * What luck changed until the next decision.
 */
luck: Points, 
/**
 * What was done, in words.
 */
text: string, };

/**
 * Players and spectators do not hear each other.
 */
export type Room = "players" | "spectators";

/**
 * A round of an evening.
 */
export type RoundInfo = { 
/**
 * The server's commitment to the cards that all tables of this round have.
 */
commitment: string, 
/**
 * Its tables.
 */
tables: Array<RoundTableInfo>, };

/**
 * A table of a round.
 */
export type RoundTableInfo = { 
/**
 * The id. Until the round is over only for those who sit there: all tables have the same cards.
 */
id?: string, 
/**
 * The names, chair by chair; null for a bot.
 */
chairs: Array<string | null>, 
/**
 * Whether its game has ended.
 */
over: boolean, };

/**
 * The number of a rule, such as `MM-25`. `quattro rules GAME` shows what it says.
 */
export type Rule = string;

/**
 * Something that happened, and the rule under which it did.
 */
export type RuledLine = { 
/**
 * The rule.
 */
rule: Rule, 
/**
 * A sentence.
 */
text: string, };

/**
 * Who decides at a position, what is legal, and what has led to it.
 */
export type Ruling = { 
/**
 * Which game.
 */
game: GameId, 
/**
 * The players, clockwise from the first seat.
 */
names: Array<string>, 
/**
 * What happened before the first decision, and then one step for each action.
 */
steps: Array<JudgedStep>, 
/**
 * The action that was refused, if one was. Those after it were not played.
 */
refused?: RefusedMove, 
/**
 * The table now, with all cards open.
 */
table: OpenTable, 
/**
 * Who decides; nobody once the game is over.
 */
to_act: Seat | null, 
/**
 * What is asked.
 */
question: QuestionWords, 
/**
 * The rule under which it is asked; missing once the game is over.
 */
rule?: Rule, 
/**
 * Every legal action, with its words.
 */
legal: Array<Legal>, 
/**
 * Once the game is over: a line for each player, the winner first.
 */
ranking: Array<string>, };

/**
 * A line of chat.
 */
export type SaidLine = { 
/**
 * When, in milliseconds since 1970.
 */
at: number, 
/**
 * What.
 */
text: string, };

/**
 * `GET /api/tables/{id}/same-cards`: finished games with the same cards.
 */
export type SameCards = { 
/**
 * The latest first.
 */
games: Array<SameCardsGame>, };

/**
 * A finished game that had the same cards.
 */
export type SameCardsGame = { 
/**
 * The table, if you sat there or it is public: whoever knows a table can watch its replay.
 */
table?: string, 
/**
 * Everyone at the table.
 */
chairs: Array<ChairInfo>, 
/**
 * The ranking.
 */
outcome?: Outcome, };

/**
 * How often a score was reached.
 */
export type ScoreCount = { 
/**
 * The score.
 */
score: number, 
/**
 * How often.
 */
count: number, };

/**
 * `GET /api/screens/{key}`: the table that was made for a screen.
 */
export type ScreenReply = { 
/**
 * The id of the table; missing until there is one.
 */
table?: string, };

/**
 * A chair. Counted from 0 inside the program and from 1 wherever people or files see it.
 */
export type Seat = number;

/**
 * `POST /api/tables/{id}/companions`: seats somebody who plays on your device.
 */
export type SeatCompanion = { 
/**
 * What they are called: 1 to 24 visible characters.
 */
name: string, 
/**
 * Which chair; missing for the first empty one.
 */
seat?: Seat | null, 
/**
 * Their own kind; random if missing.
 */
kind?: Kind | null, };

/**
 * How a game ended for one seat.
 */
export type SeatResult = { 
/**
 * 1 for the winner; tied seats share a place (1, 1, 3).
 */
place: number, 
/**
 * Filled orders, or won cards in Calcory.
 */
score: number, 
/**
 * What breaks a tie: the value of the toppings in hand (always 0 in Calcory).
 */
tie_break: number, };

/**
 * A card that had gone where nobody may look.
 */
export type SeenCard = { 
/**
 * What was on it.
 */
face: CardFace, 
/**
 * Whose turn it was, on the first card of a turn.
 */
by?: Seat, 
/**
 * How many other things to remember were told since.
 */
since: number, 
/**
 * Whether it mattered.
 */
mattered: boolean, };

/**
 * An order of a series.
 */
export type SeriesOrder = { 
/**
 * The order.
 */
order: Order, 
/**
 * Its number, once it has one.
 */
number: number | null, };

/**
 * A message to a client.
 *
 * `number` is the number of the table's log entry that the message is about. Numbers grow but may have gaps:
 * not every entry concerns every client.
 */
export type ServerMessage = { "type": "welcome", 
/**
 * The number of the last entry.
 */
number: number, 
/**
 * Who you are at this table.
 */
you: You, 
/**
 * The table.
 */
table: TableInfo, 
/**
 * The game; missing before the start.
 */
game?: GameState, 
/**
 * Events since the number in `hello` that no device of this person has received. With memory aids,
 * what those allow.
 */
missed: Array<Happened>, 
/**
 * The last lines of your room.
 */
chat: Array<ChatLine>, } | { "type": "update", 
/**
 * The number of the entry.
 */
number: number, 
/**
 * What you were told, in this order. `game` is what they lead to.
 */
events: Array<Line>, 
/**
 * Who you are at this table, when that changed.
 */
you?: You, 
/**
 * The table, when chairs or stage changed.
 */
table?: TableInfo, 
/**
 * The game, when it changed.
 */
game?: GameState, } | { "type": "chat", 
/**
 * The number of the entry.
 */
number: number, 
/**
 * What was said.
 */
line: ChatLine, } | { "type": "done", 
/**
 * The id of the request.
 */
id: string, 
/**
 * The number of its entry.
 */
number: number, 
/**
 * Whether it had been carried out before: this was a repetition, and nothing happened.
 */
repeated: boolean, } | { "type": "error", 
/**
 * The id of the request, if it could be read.
 */
id?: string, 
/**
 * For programs.
 */
code: Code, 
/**
 * For people, in the language of the socket or of the request.
 */
message: string, 
/**
 * The rule that forbids it, for `illegal`.
 */
rule?: Rule, } | { "type": "present", 
/**
 * The seats.
 */
seats: Array<Seat>, 
/**
 * Those who are not, and for how long.
 */
away: Array<Away>, 
/**
 * How many spectators are connected.
 */
spectators: number, 
/**
 * On how many screens all at the table look; those of strangers at a public table do not count.
 */
screens: number, } | { "type": "ready", 
/**
 * Those who have said so.
 */
seats: Array<Ready>, } | { "type": "notice", 
/**
 * For programs.
 */
code: NoticeCode, 
/**
 * For people, in the language of the socket.
 */
message: string, } | { "type": "pong" };

/**
 * A browser in which one is signed in.
 */
export type SessionInfo = { 
/**
 * Its id, to end it.
 */
id: string, 
/**
 * What it says it is, such as `Firefox · Android`; empty if it does not say.
 */
device: string, 
/**
 * When it was last used, to the hour, in milliseconds since 1970.
 */
seen: number, 
/**
 * Whether it is the one that asks.
 */
here: boolean, };

/**
 * `GET /api/me/sessions`: where one is signed in, and who one was on this device before.
 */
export type Sessions = { 
/**
 * The last used first.
 */
sessions: Array<SessionInfo>, 
/**
 * The people this device was before, the latest first.
 */
earlier: Array<EarlierPerson>, };

/**
 * `POST /api/me`: chooses a name.
 */
export type SetName = { 
/**
 * 1 to 24 visible characters.
 */
name: string, };

/**
 * `POST /api/me/calls/quiet`.
 */
export type SetQuiet = { 
/**
 * Missing for no quiet hours.
 */
quiet?: Quiet, };

/**
 * What an order asked for and what of it was missing on the table.
 */
export type Shortfall = { 
/**
 * All it asked for.
 */
need: Need, 
/**
 * What the table could not pay.
 */
lack: Need, 
/**
 * Whether kinds were still to be chosen, and these were the nearest.
 */
at_best: boolean, };

/**
 * Where a hand is refilled from (MM-13, SM-11).
 */
export type Source = "kitchen" | "waiter";

/**
 * What can be seen of a place.
 */
export type Spot = "empty" | "face-down" | { "face-up": { 
/**
 * The card.
 */
card: CalcoryCard, 
/**
 * Whose marker is on it; nobody's if the card was just turned or is about to go back.
 */
marker: Seat | null, } };

/**
 * A bot that plays for a person.
 */
export type StandIn = { 
/**
 * Why it plays.
 */
why: StandInReason, 
/**
 * Who let it; null if the clock did, or a host who does not play.
 */
by: Seat | null, };

/**
 * Why a bot plays for a person.
 */
export type StandInReason = "own-wish" | "time-is-up" | "away";

/**
 * `POST /api/tables/{id}/start`: begins the game.
 */
export type Start = { 
/**
 * Such bots take the empty chairs, a level or a character; without it all chairs must be taken.
 */
fill?: BotName, 
/**
 * 16 random bytes of the person who starts the game, instead of those they gave when they sat down.
 */
contribution?: string, };

/**
 * What stopping would do.
 */
export type Stop = "mark" | "give-up";

/**
 * `POST /api/me/calls`: what a browser's `PushSubscription` says of itself.
 */
export type Subscribe = { 
/**
 * The address of its push service.
 */
endpoint: string, 
/**
 * The keys that only this browser can decrypt with.
 */
keys: BrowserKeys, };

/**
 * `POST /api/me/switch`: becomes again who this device was before.
 */
export type SwitchPerson = { 
/**
 * The id of the session, from `earlier`.
 */
session: string, };

/**
 * `POST /api/tables/{id}/code`: the four letters by which friends find a table before its game begins.
 */
export type TableCode = { 
/**
 * Four capital letters.
 */
code: string, 
/**
 * The path of a link that leads to the table.
 */
path: string, };

/**
 * A table as everybody may know it.
 */
export type TableInfo = { 
/**
 * The id, part of the link.
 */
id: string, 
/**
 * Its stage.
 */
stage: TableStage, 
/**
 * The host's name.
 */
host: string, 
/**
 * What the host decided.
 */
options: TableOptions, 
/**
 * Everyone at the table, clockwise from the first chair.
 */
chairs: Array<ChairInfo>, 
/**
 * The chair of the player who was first to say that they are the hungriest.
 */
hungriest?: Seat, 
/**
 * When it was created, in milliseconds since 1970.
 */
created: number, 
/**
 * The server's commitment to the shuffles.
 */
commitment: string, 
/**
 * Evidence that the shuffles were fair, once the game is over.
 */
fairness?: { commitment: string, secret: string, contributions: (string | null)[] }, 
/**
 * Where the cards come from, if other tables have the same.
 */
deal?: DealInfo, 
/**
 * The table of the rematch.
 */
next?: string, 
/**
 * The seats whose people have said yes to the rematch, the first one first.
 */
rematch?: Array<Seat>, };

/**
 * What the host decides when creating a table.
 */
export type TableOptions = { 
/**
 * Which game.
 */
game: GameId, 
/**
 * How many chairs.
 */
players: number, 
/**
 * The options of the game. `own_kinds` stays empty: everyone chooses when sitting down.
 */
options?: GameOptions, 
/**
 * Memory aids.
 */
aids?: Aids, 
/**
 * Whether the table is listed in the lobby; otherwise only people with the link can find it.
 */
public?: boolean, 
/**
 * Whether the hungriest begins: the first player to say so before the start (MM-8). If nobody
 * does, the start player is drawn.
 */
hungriest_begins?: boolean, 
/**
 * Seconds per decision: up to an hour, or one to three days at a slow table. When they run out, a bot takes over.
 * Missing: no time limit.
 */
clock?: number | null, 
/**
 * Seconds until "no" is answered by itself where somebody may have no other answer, and others wait: when
 * an opponent asks for help, or somebody duels. Twice that for a question about an own order. Null: never. At a
 * slow table everybody has the time of the clock for it.
 */
no_after?: number | null, 
/**
 * Whether there is a chat.
 */
chat?: boolean, 
/**
 * Delay before each bot move, in milliseconds, so that people can follow.
 */
bot_pace?: number | null, };

/**
 * The answer to a request that creates or changes a table: its current state.
 */
export type TableReply = { 
/**
 * The table.
 */
table: TableInfo, };

/**
 * The stage of a table.
 */
export type TableStage = "open" | "playing" | "over" | "closed";

/**
 * `POST /api/tables/{id}/take-back`: a person plays again for whom a bot has played.
 */
export type TakeBack = { 
/**
 * Which chair: yours if missing, or that of a companion.
 */
seat?: Seat | null, };

/**
 * Which set is taken.
 */
export type Taken = "thirteen" | "marked";

/**
 * What counts of a set: its sum, and how many cards make it up.
 *
 * Of two sets the greater one beats the other: a higher sum, or the same sum made of more cards (CA-13).
 */
export type Tally = { 
/**
 * The sum of the numbers.
 */
sum: number, 
/**
 * The number of cards.
 */
cards: number, };

/**
 * The marked set.
 */
export type ToBeat = { 
/**
 * Whose markers are on it.
 */
owner: Seat, 
/**
 * The sum of the numbers.
 */
sum: number, 
/**
 * The number of cards.
 */
cards: number, };

/**
 * `POST /api/bots`: a token for a program.
 */
export type Token = { 
/**
 * To be sent as `Authorization: Bearer …`.
 */
token: string, 
/**
 * The name that others see.
 */
name: string, };

/**
 * Something that had been told and mattered.
 */
export type ToldBefore = { 
/**
 * What had been told, in words.
 */
text: string, 
/**
 * How many other things to remember were told since.
 */
since: number, 
/**
 * The same in words.
 */
ago: string, 
/**
 * What was on the card, if it is not among `seen`.
 */
face?: CardFace, 
/**
 * Whether it is among `seen`.
 */
is_seen: boolean, };

/**
 * A topping card.
 */
export type Topping = string;

/**
 * Toppings of any kinds.
 */
export type Toppings = string;

/**
 * `POST /api/daily/{game}` and `POST /api/daily/{game}/{day}`: where the deal is played.
 */
export type TryReply = { 
/**
 * The table.
 */
table: string, };

/**
 * What a try came to.
 */
export type TryResult = { 
/**
 * The place at its table, from 1.
 */
place: number, 
/**
 * Filled orders, or won cards in Calcory.
 */
score: number, 
/**
 * What breaks a tie: the value of the toppings in hand.
 */
tie_break: number, 
/**
 * One letter for each order, rounds apart: `f`illed, `b`urnt, `o`pen. In Calcory one for each set that was won (`f`)
 * and each turn that failed (`b`).
 */
signs: string, };

/**
 * Whose turn it is, and since when.
 */
export type Turn = { 
/**
 * Whose: that of a person, or of the bot that plays there.
 */
seat: Seat, 
/**
 * Since when, in milliseconds since 1970.
 */
since: number, 
/**
 * In which round, in a game that has rounds.
 */
round: number | null, };

/**
 * `POST /api/link`: asks to become the same person on another device.
 */
export type UseDeviceLink = { 
/**
 * The code of the one-time link.
 */
code: string, };

/**
 * What was decisive about a moment.
 */
export type Verdict = "memory" | "choice";

/**
 * What a viewer sees: one type for each engine, according to the table's game.
 */
export type View = PizzaView | CalcoryView;

/**
 * One of your last days.
 */
export type WeekDay = { 
/**
 * Which day.
 */
day: string, 
/**
 * Your score, if you played.
 */
score: number | null, };

/**
 * An action and what it was worth.
 */
export type WeighedAction = { 
/**
 * The action in notation.
 */
action: string, 
/**
 * What it does, in words.
 */
text: string, 
/**
 * The card that it plays, if it plays one.
 */
face?: CardFace, 
/**
 * The chance to win with it, as far as could be known.
 */
chance: Points, };

/**
 * Who a client is at a table.
 */
export type You = { 
/**
 * Your chair; null for a spectator, and on a device that several people share until `hello` names a chair.
 */
seat: Seat | null, 
/**
 * Whether this is the host.
 */
host: boolean, 
/**
 * Whether a bot plays for you at the moment.
 */
handed_over: boolean, 
/**
 * The chairs that are played on this device, if several people share it.
 */
device?: Array<Seat>, };

/**
 * Who you are at an evening.
 */
export type YouAtEvening = { 
/**
 * Whether you take part.
 */
guest: boolean, 
/**
 * Whether you are the host.
 */
host: boolean, 
/**
 * The table at which you play in this round.
 */
table?: string, };

/**
 * Your try at the deal of a day.
 */
export type YourTry = { 
/**
 * The table: play on there.
 */
table: string, 
/**
 * What it came to, once it is over.
 */
result?: TryResult, 
/**
 * Whether it counts: it was over before its day.
 */
ranked: boolean, };
