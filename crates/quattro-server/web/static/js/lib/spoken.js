// Words for screen readers, where others see a sign or a number.

import { html } from "./dom.js";

/** @param {string} words */
export const spoken = (words) => html`<span class="away">${words}</span>`;
