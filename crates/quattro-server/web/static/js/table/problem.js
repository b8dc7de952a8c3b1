// What the server refused, in words, where the person has just acted.

import { html, nothing } from "../lib/dom.js";
import { state } from "./store.js";

export const problemLine = () => (state.problem ? html`<p class="problem" role="alert">${state.problem}</p>` : nothing);
