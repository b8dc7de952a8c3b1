// After the end: the page of the day whose deal was played, or the same cards once more.

/** @import { TableInfo } from "../../../protocol.js" */

import { icon } from "../lib/art.js";
import { html, nothing } from "../lib/dom.js";
import { say } from "../lib/words.js";
import { atTable } from "../table/requests.js";
import { state } from "../table/store.js";

/** What everybody made of the deal of that day; nothing at another table. @param {TableInfo} table */
export function dayBoard({ deal, options }) {
  if (deal?.from !== "day") return undefined;
  return html`<a class="btn pri go" href="/daily/${options.game}/${deal.day}">
    ${icon("people")}${say("ui-day-board")}
  </a>`;
}

async function dealAgain() {
  const reply = await atTable("same-cards");
  if (reply) location.assign(`/t/${reply.table.id}`);
}

/** The same cards once more, and the games that had them side by side. @param {TableInfo} table */
export function sameCards({ deal, id }) {
  // The cards of a day are dealt from its own page.
  if (state.you.seat == null || deal?.from === "day") return nothing;
  const again = html`<button type="button" class="btn" @click=${dealAgain}>
    ${icon("again")}${say("ui-same-cards")}
  </button>`;
  if (!deal) return again;
  return html`${again}<a class="btn" href="/t/${id}/same-cards">
      ${icon("people")}${say("ui-same-cards-compare")}
    </a>`;
}
