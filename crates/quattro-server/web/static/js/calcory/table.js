// The Calcory table: the players with what they have won, the floor of cards, and the tray.

/** @import { CalcoryChair } from "../../../protocol.js" */

import { sign } from "../lib/art.js";
import { cls, html, nothing } from "../lib/dom.js";
import { spoken } from "../lib/spoken.js";
import { say } from "../lib/words.js";
import { isAway } from "../table/absence.js";
import { chairBadge } from "../table/badges.js";
import { isHandOnly, lookUp } from "../table/beside_tv.js";
import { bubbleOf } from "../table/bubble.js";
import { clockOf, inSeconds } from "../table/clock.js";
import { isGuided } from "../table/guide.js";
import { calcory, isShared, myTurn, nameOf, state } from "../table/store.js";
import { grid } from "./grid.js";
import { kindOfSeat } from "./seats.js";
import { tray } from "./tray.js";

/** @param {CalcoryChair} view @param {number} index */
function chairView({ pile }, index) {
  const seat = index + 1;
  const now = calcory().to_act === seat;
  const me = seat === state.you.seat;
  const kind = kindOfSeat(seat);
  const gone = isAway(seat);
  const look = cls({ chair: true, slim: true, now, self: me, gone, [`k-${kind}`]: true });
  const won = html`<b aria-hidden="true">${pile}</b>${spoken(say("ui-n-won", { count: pile }))}`;
  return html`<li class=${look} data-spot="chair-${seat}" aria-current=${now ? "true" : "false"}>
    ${chairBadge(seat, kind)}
    <div class="who">
      <b>${me && !isShared() ? say("ui-you") : nameOf(seat)}</b>
      <span class="count">${sign("tileback", "pz tilepic")}${won}</span>
      ${now ? spoken(say(me ? "ui-your-turn" : "ui-plays")) : nothing}
      ${gone ? html`<span class="note">${say("ui-away")}</span>` : inSeconds(clockOf(seat), "ui-seconds")}
    </div>
    ${bubbleOf(seat)}
  </li>`;
}

export function calcoryTable() {
  const { chairs } = calcory();
  const look = cls({ table: true, calcory: true, mine: myTurn(), guided: isGuided(), [`n${chairs.length}`]: true });
  return html`<div class=${look} data-moves=${state.game?.moves ?? ""}>
    <ol class="chairs" aria-label=${say("ui-players")}>${chairs.map(chairView)}</ol>
    ${isHandOnly() && calcory().to_act !== state.you.seat ? lookUp() : grid()} ${tray()}
  </div>`;
}
