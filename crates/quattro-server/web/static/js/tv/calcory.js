// Calcory: the players at the left, the floor of cards, and the sum below it.

/** @import { CalcoryChair } from "../../../protocol.js" */

import { grid } from "../calcory/grid.js";
import { kindOfSeat } from "../calcory/seats.js";
import { isTaking } from "../calcory/taking.js";
import { equation, sumView } from "../calcory/tray.js";
import { sign } from "../lib/art.js";
import { cls, html } from "../lib/dom.js";
import { spoken } from "../lib/spoken.js";
import { say } from "../lib/words.js";
import { isAway } from "../table/absence.js";
import { chairBadge } from "../table/badges.js";
import { calcory, state } from "../table/store.js";
import { nameIn, remark } from "./chairs.js";
import { bar } from "./frame.js";
import { said } from "./said.js";

/** @param {CalcoryChair} chair @param {number} index */
function chairView({ pile }, index) {
  const seat = index + 1;
  const kind = kindOfSeat(seat);
  const look = cls({ "tv-chair": true, now: calcory().to_act === seat, gone: isAway(seat) });
  return html`<li class=${look} data-spot="chair-${seat}">
    ${chairBadge(seat, kind)}${nameIn(seat, 44, 236)}
    <span class="tv-remark">${remark(seat)}</span>
    <div class="tv-counts">
      <span class="count">
        ${sign("tileback", "pz tilepic")}<b aria-hidden="true">${pile}</b>${spoken(say("ui-n-won", { count: pile }))}
      </span>
    </div>
  </li>`;
}

export const calcoryScreen = () =>
  html`<div class="tv-calcory" data-moves=${state.game?.moves ?? ""}>
    ${bar(say("game", { game: "calcory" }), "", true)}
    <ol class="tv-side at-left" aria-label=${say("ui-players")}>${calcory().chairs.map(chairView)}</ol>
    ${grid()}
    <section class="tv-sum">${isTaking() ? equation() : sumView()}</section>
    ${said()}
  </div>`;
