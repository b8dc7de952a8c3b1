// A person who uses only a keyboard: Tab to move the focus, arrows within the grid of tiles, Enter to
// activate.

import assert from "node:assert/strict";

/** Where the focus is, as seen from the target. Runs in the page. */
function whereIs(target) {
  const here = document.activeElement;
  if (here === target) return "there";
  const grid = target.closest(".grid");
  if (!grid?.contains(here)) return "Tab";
  const [from, to] = [here.getBoundingClientRect(), target.getBoundingClientRect()];
  if (Math.abs(from.left - to.left) > 1) return from.left < to.left ? "ArrowRight" : "ArrowLeft";
  return from.top < to.top ? "ArrowDown" : "ArrowUp";
}

/** Whether the focus is visible: a ring around the target or its card, not covered by anything. */
function focusIsSeen(target) {
  const ring = (node) =>
    getComputedStyle(node).outlineStyle !== "none" && parseFloat(getComputedStyle(node).outlineWidth) >= 2;
  const { left, top, width, height } = target.getBoundingClientRect();
  const above = document.elementFromPoint(left + width / 2, top + height / 2);
  return target.matches(":focus-visible") && [target, ...target.children].some(ring) && target.contains(above);
}

/** More tab stops than any page has. */
const MOST_STOPS = 300;

async function walkTo(page, target) {
  for (let stops = 0; stops < MOST_STOPS; stops++) {
    const key = await target.evaluate(whereIs);
    if (key === "there") return;
    await page.keyboard.press(key);
  }
  throw new Error(`the keyboard does not lead to ${target}`);
}

/** The same person, using only the keyboard. */
export function withKeyboardOnly(player) {
  const press = async (wanted) => {
    const target = typeof wanted === "string" ? player.page.locator(wanted).first() : wanted;
    await walkTo(player.page, target);
    assert.ok(await target.evaluate(focusIsSeen), `the focus cannot be seen on ${target}`);
    await player.page.keyboard.press("Enter");
  };
  return { ...player, press };
}
