// Keys of the pizza table: 1 to 9 for cards of the hand, K and W for kitchen and waiter, Enter for the main button.
// Escape takes back what lies in the oven already. They press what is on the screen, so they can do nothing that a tap
// could not.

/** @import { Pile } from "../table/store.js" */

import { state } from "../table/store.js";

/** The choice below the hand; the pile itself where there is no choice. @param {Pile} pile */
const pileTarget = (pile) =>
  document.querySelector(`.pizza [data-draw=${pile}]`) ?? document.querySelector(`.pizza [data-spot=${pile}] .draw`);

/** @param {string} key */
function targetOf(key) {
  if (/^[1-9]$/.test(key)) return document.querySelectorAll(".pizza .held")[Number(key) - 1];
  if (key === "k") return pileTarget("kitchen");
  if (key === "w") return pileTarget("waiter");
  if (key === "Escape") return document.querySelector(".pizza .laid-cards");
  return key === "Enter" ? document.querySelector(".pizza .btn.go:enabled") : null;
}

/** @param {KeyboardEvent} event */
function press(event) {
  const { key, target, ctrlKey, metaKey, altKey, repeat } = event;
  if (ctrlKey || metaKey || altKey || repeat || state.sheet || !(target instanceof Element)) return;
  // Where somebody writes, or the key has a meaning of its own.
  if (target.matches("input, textarea, select") || (key === "Enter" && target.matches("button, a"))) return;
  const pressed = targetOf(key.length === 1 ? key.toLowerCase() : key);
  if (!(pressed instanceof HTMLButtonElement)) return;
  event.preventDefault();
  pressed.click();
}

export const listenToKeys = () => document.addEventListener("keydown", press);
