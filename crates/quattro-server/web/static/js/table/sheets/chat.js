// The chat: what was said, quick reactions, and a line to write.

/** @import { ChatLine, Reaction } from "../../../../protocol.js" */

import { html } from "../../lib/dom.js";
import { say } from "../../lib/words.js";
import { chat, react } from "../feed.js";
import { state } from "../store.js";
import { sheet } from "./frame.js";

/** @type {Reaction[]} */
const REACTIONS = ["bravo", "oh-no", "laugh", "think", "hurry", "sorry", "thanks", "good-game"];

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
  html`<button type="button" class="btn small" @click=${() => react(reaction)}>
    ${say("ui-reaction", { reaction })}
  </button>`;

export function chatSheet() {
  const prompt = say("ui-say");
  return sheet(
    say("ui-chat"),
    html`<div class="lines" role="log">${state.chat.map(chatLine)}</div>
      <div class="reactions">${REACTIONS.map(reactionButton)}</div>
      <form class="say" @submit=${submit}>
        <input name="text" maxlength="200" autocomplete="off" aria-label=${prompt} placeholder=${prompt} />
        <button class="btn small pri">${say("ui-send")}</button>
      </form>`,
  );
}
