// Sitting down: name, chair and own kind.

/** @import { Kind } from "../../../protocol.js" */

import { contribution } from "../lib/api.js";
import { badge, sign } from "../lib/art.js";
import { html, nothing } from "../lib/dom.js";
import { KINDS } from "../lib/notation.js";
import { say } from "../lib/words.js";
import { atTable, request } from "./requests.js";
import { isShared, ownSeat, state } from "./store.js";

export const isPizza = () => state.table?.options.game !== "calcory";

/**
 * The kinds that are still free, and a random one.
 * @param {Kind | undefined} own
 * @param {(kind: Kind | "") => void} [pick]
 */
export function kindPicker(own, pick) {
  const taken = new Set(state.table?.chairs.map((chair) => chair.kind).filter((kind) => kind !== own));
  /** @param {Kind | ""} kind @param {unknown} picture @param {string} name */
  const option = (kind, picture, name) =>
    html`<label class="kind-pick k-${kind}">
      <input type="radio" name="kind" value=${kind} ?disabled=${kind !== "" && taken.has(kind)}
        .checked=${(own ?? "") === kind} @change=${() => pick?.(kind)} />
      <span>${picture}<em>${name}</em></span>
    </label>`;
  const random = html`<span class="badge none">${sign("any", "")}</span>`;
  return html`<fieldset>
    <legend>${say("ui-own-kind")}</legend>
    <div class="kinds">
      ${KINDS.map((kind) => option(kind, badge(kind), say("kind-player", { kind })))}
      ${option("", random, say("ui-chance"))}
    </div>
  </fieldset>`;
}

/** Another own kind: one gets up and sits down again on the same chair. @param {Kind | ""} kind */
export async function changeKind(kind) {
  const seat = ownSeat();
  // Whoever plays on this device would leave too.
  const left = await (isShared() ? atTable("remove", { seat }) : atTable("leave"));
  if (left) await atTable("join", { seat, ...(kind ? { kind } : {}), contribution: contribution() });
}

/** @param {SubmitEvent} event */
async function sitDown(event) {
  event.preventDefault();
  const form = new FormData(/** @type {HTMLFormElement} */ (event.target));
  const named = await request("/api/me", { name: String(form.get("name")).trim() });
  if (!named) return;
  const kind = form.get("kind");
  const seat = Number(form.get("seat"));
  const wishes = { ...(seat ? { seat } : {}), ...(kind ? { kind } : {}), contribution: contribution() };
  if (await atTable("join", wishes)) location.reload();
}

/** Name and own kind, for visitors who follow the link. */
export function joinForm() {
  const name = document.documentElement.dataset.name ?? "";
  return html`<form class="join-form" id="join" @submit=${sitDown}>
    <label>
      ${say("ui-your-name")}
      <input name="name" required maxlength="200" autocomplete="nickname" .value=${name} />
    </label>
    ${isPizza() ? kindPicker(undefined) : nothing}
    <button class="btn pri">${say("ui-sit-down")}</button>
  </form>`;
}
