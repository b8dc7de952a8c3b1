// Four boxes for the four letters of a table: the fourth letter joins.

import { ask, contribution, Refused } from "../lib/api.js";

/** Sits down, for somebody with a name and if there is a chair; everybody else sees the table. @param {string} code */
async function join(code) {
  const { table } = await ask(`/api/codes/${code}`);
  if (document.documentElement.dataset.name)
    await ask(`/api/tables/${table.id}/join`, { contribution: contribution() }).catch(() => undefined);
  location.href = `/t/${table.id}`;
}

/** @param {HTMLFormElement} form */
function connect(form) {
  const boxes = [...form.querySelectorAll("input")];
  const problem = form.querySelector("[data-code-problem]") ?? form.parentElement?.querySelector("[data-code-problem]");
  const code = () => boxes.map((box) => box.value).join("");
  let asking = false;

  /** An unknown code stays where it is, with the cursor in the last box. */
  async function tryCode() {
    if (asking || code().length < boxes.length) return;
    asking = true;
    if (problem) problem.textContent = "";
    await join(code()).catch((error) => {
      if (problem) problem.textContent = error instanceof Refused ? error.message : String(error);
      boxes.at(-1)?.focus();
      boxes.at(-1)?.select();
    });
    asking = false;
  }

  /** Letters that were typed or pasted go into this box and those after it. @param {number} index */
  function fill(index) {
    const letters = boxes[index].value.toUpperCase().replace(/[^A-Z]/g, "");
    boxes[index].value = "";
    // Of two letters in one box the one that was typed last counts; a whole code is a pasted one.
    const typed = letters.length === 2 ? letters.slice(1) : letters;
    [...typed].slice(0, boxes.length - index).forEach((letter, offset) => {
      boxes[index + offset].value = letter;
    });
    if (!typed) return;
    boxes[Math.min(index + typed.length, boxes.length - 1)].focus();
    void tryCode();
  }

  boxes.forEach((box, index) => {
    box.addEventListener("input", () => fill(index));
    box.addEventListener("focus", () => box.select());
    box.addEventListener("keydown", (event) => {
      if (event.key !== "Backspace" || box.value || index === 0) return;
      event.preventDefault();
      boxes[index - 1].value = "";
      boxes[index - 1].focus();
    });
  });
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    void tryCode();
  });
}

export function connectCodes() {
  for (const form of /** @type {NodeListOf<HTMLFormElement>} */ (document.querySelectorAll("[data-code]")))
    connect(form);
}
