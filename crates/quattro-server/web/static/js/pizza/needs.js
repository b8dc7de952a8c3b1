// What is needed, asked for or there: in numbers and signs, and in words.

/** @import { Need } from "../../../protocol.js" */

import { kindIcon } from "../lib/art.js";
import { cls, html, nothing } from "../lib/dom.js";
import { needed } from "../lib/notation.js";
import { counted, kindName, say } from "../lib/words.js";

const double = html`<i class="x2">×2</i>`;

/** Numbers and signs: short in every language. @param {Need} need */
export const inSigns = (need) =>
  needed(need).items.map(
    (item) => html`<span class="part">${item.count}${kindIcon(item.kind)}${item.double ? double : nothing}</span>`,
  );

/** The same in words. @param {Need} need */
export function inWords(need) {
  const { any, items } = needed(need);
  if (any) return say("any-kind", { count: any });
  const words = items.map(({ count, kind, double }) =>
    double ? say("counted-double", { count, kind }) : counted(count, kind),
  );
  return words.join(" + ");
}

/** As chips, which look different for what is there. @param {Need} need @param {boolean} [there] */
export function chips(need, there = false) {
  const { any, items } = needed(need);
  if (any) return html`<span class="chip">${any} ${kindIcon("any")}</span>`;
  return items.map((item) => {
    const name = html`<span class="away">${kindName(item.kind, item.count)}</span>`;
    return html`<span class=${cls({ chip: true, ok: there })}
      >${item.count}${item.double ? double : nothing} ${kindIcon(item.kind)}${name}</span
    >`;
  });
}
