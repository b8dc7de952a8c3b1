// The chat: what was said, quick reactions, and a line to write.

/** @import { ChatLine, Reaction } from "../../../../protocol.js" */

import { kindOfSeat } from "../../calcory/seats.js";
import { html, nothing } from "../../lib/dom.js";
import { say } from "../../lib/words.js";
import { chat } from "../feed.js";
import { reactionBar, reactOnce } from "../reactions.js";
import { isCalcory, state } from "../store.js";
import { sheet } from "./frame.js";

/** Reactions in words; the others are faces. @type {Reaction[]} */
const WORDS = ["think", "hurry", "sorry", "thanks", "good-game"];

/** @param {SubmitEvent} event */
function submit(event) {
  event.preventDefault();
  const form = /** @type {HTMLFormElement} */ (event.target);
  const field = /** @type {HTMLInputElement} */ (form.elements.namedItem("text"));
  if (field.value.trim()) chat(field.value.trim());
  field.value = "";
}

/** @param {ChatLine} line */
const chatLine = ({ name, text, reaction }) =>
  html`<p><b>${name}</b> ${text ?? say("ui-reaction", { reaction: reaction ?? "" })}</p>`;

/** @param {Reaction} reaction */
const reactionButton = (reaction) =>
  html`<button type="button" class="btn small" aria-disabled=${state.resting ? "true" : "false"}
    @click=${() => reactOnce(reaction)}>${say("ui-reaction", { reaction })}</button>`;

/** The viewer's kind, if there is a game with a chair in it. */
function ownKind() {
  const { seat } = state.you;
  if (seat == null || !state.shown) return undefined;
  return isCalcory(state.shown) ? kindOfSeat(seat) : state.shown.chairs[seat - 1].kind;
}

export function chatSheet() {
  const prompt = say("ui-say");
  const kind = ownKind();
  return sheet(
    say("ui-chat"),
    html`<div class="lines" role="log">${state.chat.map(chatLine)}</div>
      <div class="reactions">${kind ? reactionBar(kind) : nothing}${WORDS.map(reactionButton)}</div>
      <form class="say" @submit=${submit}>
        <input name="text" maxlength="200" autocomplete="off" aria-label=${prompt} placeholder=${prompt} />
        <button class="btn small pri">${say("ui-send")}</button>
      </form>`,
  );
}
