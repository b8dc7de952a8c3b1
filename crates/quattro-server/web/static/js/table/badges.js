// The badges of players: with a ring for the clock, the portrait of a character, and the face that somebody makes.

/** @import { Kind, Seat } from "../../../protocol.js" */

import { badge, medal } from "../lib/art.js";
import { html, nothing } from "../lib/dom.js";
import { chairRing } from "./clock.js";
import { faceAt } from "./reactions.js";
import { characterAt } from "./store.js";

/** At a chair. @param {Seat} seat @param {Kind} kind @param {boolean} [boss] */
export const chairBadge = (seat, kind, boss = false) =>
  badge(kind, boss, chairRing(seat), html`${medal(characterAt(seat))}${faceAt(seat, kind)}`);

/** In a list of players. @param {Seat} seat @param {Kind} kind @param {boolean} [boss] */
export const listBadge = (seat, kind, boss = false) => badge(kind, boss, nothing, medal(characterAt(seat)));
