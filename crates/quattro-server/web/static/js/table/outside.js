// What keeps somebody from a table or a replay, and the way out.

import { isOnDevice, to } from "../lib/addresses.js";
import { orderBack } from "../lib/art.js";
import { html, nothing } from "../lib/dom.js";
import { say } from "../lib/words.js";

/** @param {string} why */
export const outside = (why) => html`<main class="laying" id="content">
  ${orderBack("mushroom")}
  <div role="alert"><h1>${why}</h1></div>
  ${isOnDevice ? html`<p>${say("ui-not-here")}</p>` : nothing}
  <a class="btn pri" href=${to("/")}>${say("ui-home")}</a>
</main>`;
