// Whether all of a decision can be seen and tapped: nothing outside the screen, nothing covered, nothing too small, and
// nothing that has to be scrolled to.

/**
 * What does not fit. Runs in the page. `primary` is how high the buttons at the bottom must be, `edge` whether a text
 * may be cut by the edge of a box that scrolls.
 */
function misfits({ primary, edge, fan }) {
  const FINGER = 44;
  // Cards of a full hand overlap; this much of each must be free.
  const found = [];
  // Not the size of the window: a page that is too wide makes that of a phone wider, too.
  const { clientWidth: screenWidth, clientHeight: screenHeight } = document.documentElement;
  const name = (node) => node.outerHTML.replaceAll(/<!--.*?-->|\s+/g, " ").slice(0, 110);
  const isShown = (node) => node.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  const within = ({ left, top, right, bottom }) =>
    left >= -0.5 && top >= -0.5 && right <= screenWidth + 0.5 && bottom <= screenHeight + 0.5;

  /** The part of a target that can be tapped: of a card in a fan the strip that no other card covers. */
  function tappable(target) {
    const rect = target.getBoundingClientRect();
    if (!target.matches(".held")) return rect;
    // Cards may hang over the lower edge of the screen.
    return new DOMRect(rect.left, rect.top, rect.width, Math.min(rect.height, screenHeight - rect.top, 60));
  }

  /** Chairs and columns are taps as a whole: what lies on them, and the button over them, are one. */
  const belongs = (node, above) => node.contains(above) || !!node.closest(".chair, .column")?.contains(above);

  for (const target of document.querySelectorAll(".table button:enabled, .table a[href], .bar button")) {
    // Links in a sentence are as high as its line.
    if (!isShown(target) || target.matches("p a")) continue;
    const rect = tappable(target);
    const { left, top, width, height } = rect;
    if (!within(rect)) found.push(`outside the screen: ${name(target)}`);
    const above = document.elementFromPoint(left + width / 2, top + height / 2);
    if (!belongs(target, above)) found.push(`covered by ${above && name(above)}: ${name(target)}`);
    const wide = target.matches(".held") ? fan : FINGER;
    const high = target.matches(".btn.go, .panel .buttons .btn") ? primary : FINGER;
    if (width < wide - 0.5 || height < high - 0.5)
      found.push(`only ${Math.round(width)} × ${Math.round(height)}: ${name(target)}`);
  }

  const texts = ".table h2, .panel p, .steps p, .worth, .head b, .chair .who b, .chair .count b, .panel .choice b";
  for (const text of document.querySelectorAll(texts)) {
    if (!isShown(text) || !text.textContent.trim()) continue;
    // What did not fit wraps into a column beyond the edge of its box, on purpose.
    if (text.matches(".said > *") && text.offsetLeft >= text.parentElement.clientWidth) continue;
    const rect = text.getBoundingClientRect();
    const above = document.elementFromPoint(rect.left + rect.width / 2, rect.top + rect.height / 2);
    const free = within(rect) && (belongs(text, above) || above?.contains(text));
    if (!free && !edge) found.push(`text covered by ${above && name(above)}: ${name(text)}`);
    if (text.matches(".worth") && text.scrollWidth > text.clientWidth + 1) found.push(`text cut off: ${name(text)}`);
  }

  for (const box of document.querySelectorAll(".table *, .table")) {
    const scrolls = /auto|scroll/.test(getComputedStyle(box).overflowY) && box.scrollHeight > box.clientHeight + 1;
    if (scrolls && !edge) found.push(`scrolls: ${name(box)}`);
  }
  if (document.documentElement.scrollWidth > screenWidth) found.push("the page is too wide");
  return [...new Set(found)];
}

/** The legal answers that no button, column or card on the screen leads to. Runs in the page. */
function unanswerable(actions) {
  const has = (selector) => document.querySelector(selector) !== null;
  const column = (kind) =>
    has(`.column[data-kind="${kind}"]:not(.no) button`) || has(`.column.on[data-kind="${kind}"]`);
  const card = (letter) => {
    const KINDS = { s: "salami", p: "pineapple", m: "mushroom", c: "chili", o: "olive" };
    const double = letter === letter.toLowerCase() ? "" : "-double";
    return [...document.querySelectorAll(".held.can, .held.selected")].some((held) =>
      new RegExp(`^${KINDS[letter.toLowerCase()]}${double}-\\d+$`).test(held.dataset.card),
    );
  };
  const leads = (action) => {
    const [verb, object = ""] = action.split(":");
    if (has(`[data-action="${action}"]`)) return true;
    if (verb === "choose") return object.split("+").every(column);
    if (verb === "draw") return has(`[data-draw="${object}"]`) || has(".steps .btn.go");
    if (verb === "skip") return has(".steps .btn.go");
    if (verb === "order" || verb === "join") return has(`.held[data-card="${object}"]`);
    if (verb === "want" || verb === "commit") return has(".stepper");
    return [...object.matchAll(/[spmcoSPMCO]/g)].every(([letter]) => card(letter));
  };
  return actions.filter((action) => !leads(action)).map((action) => `no way to ${action}`);
}

/** Everything that is wrong with the decision on the screen. */
export async function whatDoesNotFit({ page }, { actions, primary = 56, edge = false, fan = 32 }) {
  const wrong = await page.evaluate(misfits, { primary, edge, fan });
  return [...wrong, ...(await page.evaluate(unanswerable, actions))];
}
