// People who are away, and the bots that play for them: seeing it, letting a bot play, coming back, and telling
// everybody who did what.

/** @import { ChairInfo, Seat, TableInfo } from "../../../protocol.js" */

import { icon } from "../lib/art.js";
import { cls, html, nothing } from "../lib/dom.js";
import { say } from "../lib/words.js";
import { announce } from "./live.js";
import { problemLine } from "./problem.js";
import { atTable } from "./requests.js";
import { bubble } from "./stage.js";
import { isPlayedHere, isShared, nameOf, noticed, ownSeat, state, waitPatiently } from "./store.js";

/** A connection that was lost for so long counts as away; after the second time a bot may be let play. */
const [AWAY, REPLACEABLE] = [20_000, 45_000];

/** @param {Seat} seat */
export const occupantOf = (seat) => state.table?.chairs.find((chair) => chair.seat === seat)?.occupant;

/** How long a person has had no connection. Without one of our own we cannot tell. @param {Seat} seat */
function awayFor(seat) {
  const counts = state.online && !isSlowTable() && occupantOf(seat) === "person";
  const since = counts ? state.away.get(seat) : undefined;
  return since === undefined ? 0 : Date.now() - since;
}

/** @param {Seat} seat */
export const isAway = (seat) => awayFor(seat) >= AWAY;

/** Where a decision may take a day, nobody is away: people come by when they have time. */
const isSlowTable = () => (state.table?.options.clock ?? 0) >= 86_400;

/** Whether this person may let a bot play there. @param {Seat} seat */
const isReplaceable = (seat) => state.table?.stage === "playing" && ownSeat() != null && awayFor(seat) >= REPLACEABLE;

/** Whether somebody is about to count as away. */
export const isSomebodyLeaving = () => [...state.away.keys()].some((seat) => awayFor(seat) > 0 && !isReplaceable(seat));

/** @param {Seat} seat */
const letBotPlay = (seat) => atTable("hand-over", { seat });

/** @param {Seat | null} seat */
const takeSeatBack = (seat) => atTable("take-back", seat ? { seat } : {});

export const takeBack = () => takeSeatBack(state.you.seat);

/** The absent player everybody waits for, unless this person wants to wait. */
function absentActor() {
  const seat = state.busy ? null : state.game?.to_act;
  return seat != null && isReplaceable(seat) && !state.patient.includes(seat) ? seat : undefined;
}

/** The first of the absent players whom nobody waits for yet. */
const absentOther = () => [...state.away.keys()].sort().find((seat) => isReplaceable(seat) && seat !== absentActor());

/**
 * "Ann is away · let a bot play". Hangs from the chair that is given; there is room for one. Without a chair, for a
 * place of its own.
 * @param {Seat} [chair]
 */
export function offer(chair) {
  const seat = absentOther();
  if (seat === undefined || (chair ?? seat) !== seat) return nothing;
  /** @param {Event} event */
  const press = (event) => {
    event.stopPropagation();
    void letBotPlay(seat);
  };
  return html`<button type="button" class=${cls({ offer: true, hanging: chair })} @click=${press}>
    ${icon("robot")}<span>${say("ui-is-away", { name: nameOf(seat) })} · <b>${say("ui-let-bot")}</b></span>
  </button>`;
}

/** In place of the steps, when it is the turn of somebody who is away. */
export function absentSteps() {
  const seat = absentActor();
  if (seat === undefined) return nothing;
  const name = nameOf(seat);
  return html`<div class="steps absent">
    ${problemLine()}
    <p class="hint"><b>${say("ui-away-turn", { name })}</b> ${say("ui-away-turn-hint", { name })}</p>
    <div class="buttons">
      <button type="button" class="btn" @click=${() => waitPatiently(seat)}>${say("ui-wait-for", { name })}</button>
      <button type="button" class="btn pri go" @click=${() => letBotPlay(seat)}>
        ${icon("robot")}${say("ui-let-bot-play")}
      </button>
    </div>
  </div>`;
}

/** Why a bot plays, as arguments of a message. @param {ChairInfo} chair */
function reason({ stand_in }) {
  const by = stand_in?.by ?? null;
  const did = by === null ? "nobody" : by === state.you.seat ? "you" : "somebody";
  return { why: stand_in?.why ?? "own-wish", did, by: by === null ? "" : nameOf(by) };
}

/** Why a bot plays for this person. */
export function whyBotPlays() {
  const own = state.table?.chairs.find((chair) => chair.seat === state.you.seat);
  return own ? say("ui-bot-plays", reason(own)) : "";
}

/** The people on this device for whom a bot plays, each with a way back. */
export function replacedHere() {
  if (!isShared() || state.table?.stage !== "playing") return [];
  const replaced = state.table.chairs.filter(
    (chair) => isPlayedHere(chair.seat) && chair.occupant === "bot-for-person",
  );
  return replaced.map(({ seat, name = "" }) => ({ name, back: () => takeSeatBack(seat) }));
}

/** @param {ChairInfo} before @param {ChairInfo} after */
function whatChanged(before, after) {
  const name = after.name ?? "";
  if (before.occupant === "person" && after.occupant === "bot-for-person")
    return say("ui-stand-in", { name, ...reason(after) });
  if (before.occupant === "bot-for-person" && after.occupant === "person") return say("ui-plays-again", { name });
  return "";
}

/** Tells that bots have taken over or people have come back. @param {TableInfo | undefined} before */
export function tellHandOvers(before) {
  for (const chair of state.table?.chairs ?? []) {
    const old = before?.chairs.find((one) => one.seat === chair.seat);
    const text = old && chair.seat !== state.you.seat ? whatChanged(old, chair) : "";
    if (!text) continue;
    announce(text);
    untold.push({ seat: chair.seat, text });
  }
}

/** News about chairs that nobody has been shown yet. @type {{ seat: Seat, text: string }[]} */
const untold = [];

/**
 * Shows the next of them, one at a time. What the game announces must be remembered, so it is not covered: they wait
 * until nothing is said. Called at every drawing.
 */
export function showHandOvers() {
  if (state.effects.bubble || state.effects.bill) return;
  const next = untold.shift();
  if (next) bubble(next.seat, next.text, 3200);
}

let isComingBack = false;

/** Whoever was replaced while away plays again as soon as the page is back, and is told what happened. */
export async function comeBack() {
  const isReplaced = (/** @type {ChairInfo} */ { seat, stand_in }) => isPlayedHere(seat) && stand_in?.why === "away";
  const own = state.table?.chairs.filter(isReplaced) ?? [];
  if (isComingBack || state.table?.stage !== "playing") return;
  isComingBack = true;
  for (const chair of own) {
    const text = say("ui-bot-played", reason(chair));
    if (await takeSeatBack(chair.seat)) noticed(text);
  }
  isComingBack = false;
}

/** Who counted as away when the page was last drawn. @type {Seat[]} */
let absent = [];

/** Tells screen readers who is away and who is back. */
export function tellPresence() {
  const now = [...state.away.keys()].filter(isAway);
  for (const seat of now) if (!absent.includes(seat)) announce(say("ui-is-away", { name: nameOf(seat) }));
  for (const seat of absent) {
    if (!state.away.has(seat)) announce(say("ui-is-back", { name: nameOf(seat) }));
  }
  absent = [...now, ...absent.filter((seat) => state.away.has(seat) && !now.includes(seat))];
}
