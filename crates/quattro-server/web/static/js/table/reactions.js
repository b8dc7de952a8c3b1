// One-tap reactions: the faces of a player's own kind beside the tray, and the face that somebody makes at a chair.

/** @import { Kind, Reaction, Seat } from "../../../protocol.js" */

import { html, nothing } from "../lib/dom.js";
import { FACES, faceView } from "../lib/faces.js";
import { say } from "../lib/words.js";
import { react } from "./feed.js";
import { isPlaying, rest, state } from "./store.js";

/** The server takes one reaction in this time. */
const REST = 3000;

/** @param {Reaction} reaction */
export function reactOnce(reaction) {
  if (state.resting) return;
  rest(true);
  setTimeout(() => rest(false), REST);
  react(reaction);
}

/** Whether reactions can be sent: they come and go with the chat. */
const isOffered = () => state.you.seat != null && isPlaying() && state.table?.options.chat !== false;

/** @param {Kind} kind @param {Reaction} reaction */
const faceButton = (kind, reaction) =>
  html`<button type="button" data-reaction=${reaction} aria-label=${say("ui-react", { reaction })}
    aria-disabled=${state.resting ? "true" : "false"} @click=${() => reactOnce(reaction)}>
    ${faceView(kind, reaction)}
  </button>`;

/** @param {Kind} kind */
export function reactionBar(kind) {
  if (!isOffered()) return nothing;
  return html`<div class="moods" role="group" aria-label=${say("ui-reactions")}>
    ${FACES.map((reaction) => faceButton(kind, reaction))}
  </div>`;
}

/** The face that is made at a chair; screen readers have heard of it. @param {Seat} seat @param {Kind} kind */
export function faceAt(seat, kind) {
  const face = state.faces.get(seat);
  return face ? html`<span class="made-face">${faceView(kind, face.reaction)}</span>` : nothing;
}
