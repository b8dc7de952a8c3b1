// Time that runs out: rings, seconds in words, and a warning shortly before. The server says how long a question may
// take; what happens then is done there, so that it also happens with the page closed.

/** @import { Seat } from "../../../protocol.js" */
/** @import { Due } from "./store.js" */

import { cls, html, nothing } from "../lib/dom.js";
import { play } from "../lib/sounds.js";
import { say } from "../lib/words.js";
import { announce } from "./live.js";
import { refresh } from "./redraw.js";
import { state } from "./store.js";

/** From so many seconds on the time is short. */
const SHORT = 10;

const SECOND = 1000;
const HOUR = 3600 * SECOND;

/** @param {Due} due */
export const secondsLeft = ({ at, total }) => Math.ceil(Math.min(total, Math.max(0, at - Date.now())) / SECOND);

/** The times of the question on the screen, if this seat is asked. @param {Seat | null | undefined} seat */
function timesOf(seat) {
  const { due, game } = state;
  const isAsked = !state.busy && !state.sending && seat != null && game?.to_act === seat;
  return isAsked && due?.moves === game?.moves ? due : undefined;
}

/** When the clock of this seat runs out. @param {Seat | null | undefined} seat */
export const clockOf = (seat) => timesOf(seat)?.clock;

/** When "no" is answered for this seat by itself. @param {Seat | null | undefined} seat */
export const noOf = (seat) => timesOf(seat)?.no;

/** Whatever comes first. @param {Seat | null | undefined} seat @returns {Due | undefined} */
const firstOf = (seat) =>
  [clockOf(seat), noOf(seat)].reduce((one, other) =>
    one && other ? (other.at < one.at ? other : one) : (one ?? other),
  );

/** @param {Due | undefined} due */
export function ring(due) {
  if (!due) return nothing;
  const left = secondsLeft(due);
  const share = (100 * left * SECOND) / due.total;
  return html`<svg class=${cls({ ring: true, short: left <= SHORT })} viewBox="0 0 50 50" aria-hidden="true">
    <circle class="track" cx="25" cy="25" r="22.5"></circle>
    <circle class=${cls({ rest: true, over: !left })} cx="25" cy="25" r="22.5" pathLength="100"
      stroke-dasharray="${share} 100"></circle>
  </svg>`;
}

/** The ring around the badge of another player. @param {Seat} seat */
export const chairRing = (seat) => ring(firstOf(seat));

/** Where a decision may take days nobody counts seconds, until the last hour. @param {Due} due */
const isSlow = ({ at, total }) => total > HOUR && at - Date.now() > HOUR;

/** "24 s left", or just "24 s" @param {Due | undefined} due @param {"ui-seconds-left" | "ui-seconds"} [message] */
export function inSeconds(due, message = "ui-seconds-left") {
  if (!due) return nothing;
  const seconds = secondsLeft(due);
  if (isSlow(due)) {
    const hours = Math.ceil((seconds * SECOND) / HOUR);
    return html`<span class="left">${say(message === "ui-seconds" ? "ui-hours" : "ui-hours-left", { hours })}</span>`;
  }
  return html`<span class=${cls({ left: true, short: seconds <= SHORT })}>${say(message, { seconds })}</span>`;
}

/** The last second that was warned of, by the move it belongs to. */
let warned = "";

/** A soft tick for each of the last seconds; the first of them in words too. */
function warn() {
  const due = firstOf(state.you.seat);
  const seconds = due ? secondsLeft(due) : 0;
  const second = `${state.game?.moves} ${seconds}`;
  if (!due || seconds > SHORT || seconds === 0 || warned === second) return;
  const isFirst = !warned.startsWith(`${state.game?.moves} `);
  warned = second;
  play("tick");
  if (isFirst) announce(say("ui-seconds-left-spoken", { seconds }));
}

/** @type {ReturnType<typeof setTimeout> | undefined} */
let timer;

/** Draws again with the next second, as long as something on the screen counts them. @param {boolean} isCounting */
export function keepTime(isCounting) {
  warn();
  clearTimeout(timer);
  const due = firstOf(state.game?.to_act);
  timer = isCounting || (due && !isSlow(due)) ? setTimeout(refresh, SECOND - (Date.now() % SECOND) + 5) : undefined;
}
