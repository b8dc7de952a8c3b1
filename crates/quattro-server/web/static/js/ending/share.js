// Sharing a result: the link to the replay, whose preview is the picture of the end.

import { icon } from "../lib/art.js";
import { html } from "../lib/dom.js";
import { language, say } from "../lib/words.js";
import { invitation } from "../table/invitation.js";
import { invitationCopied, state } from "../table/store.js";

/** @param {string} table @param {string} title */
async function share(table, title) {
  const url = new URL(`/replay/${table}?lang=${language}`, invitation).href;
  if (navigator.share) return navigator.share({ title, url }).catch(() => undefined);
  // Browsers allow writing to the clipboard only over https.
  const copying = navigator.clipboard?.writeText(url) ?? Promise.reject();
  return copying.then(
    () => invitationCopied(true),
    () => location.assign(url),
  );
}

/** @param {string} table @param {string} title who won */
export const shareButton = (table, title) =>
  html`<button type="button" class="btn" @click=${() => share(table, title)}>
    ${icon("share")}${state.copied ? say("ui-copied") : say("ui-share-result")}
  </button>`;
