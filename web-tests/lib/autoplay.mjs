// Somebody who plays by themselves, inside the page: answers every question with something legal by clicks, as fast as
// the page draws. For games of many people, where no test needs to see how they are answered.

/** Runs in the page. */
export function autoplay() {
  const every = 15;
  let seed = 7;
  const random = (below) => {
    seed = (seed * 48271) % 2147483647;
    return seed % below;
  };
  const one = (selector) => {
    const found = [...document.querySelectorAll(selector)];
    return found[random(found.length || 1)];
  };
  const press = (...selectors) => {
    for (const selector of selectors) {
      const target = one(selector);
      if (target) return target.click();
    }
  };

  /** A card, then perhaps an order, then the button. */
  function turn() {
    const picked = document.querySelectorAll(".held.selected").length;
    const order = document.querySelector(".held.can:not(.selected):not([data-card*='-0']):not([data-card*='-1'])");
    if (!picked && document.querySelector(".held.can")) return press(".held.can");
    if (picked === 1 && order && random(3)) return order.click();
    press(".steps .btn.go:enabled", "[data-draw]:not([aria-pressed=true])", ".held.can:not(.selected)");
  }

  function calcory() {
    if (document.querySelector(".grid .tile.target")) return press(".grid .tile.target");
    if (document.querySelector(".equation button")) return press(".equation button");
    if (random(5) === 0) press("[data-action=stop]", ".grid .tile.can");
    else press(".grid .tile.can", "[data-action=stop]");
  }

  setInterval(() => {
    const table = document.querySelector(".table.mine:not([inert])");
    if (document.getElementById("next-round")) press("#next-round:not([aria-disabled])");
    else if (table?.matches(".calcory")) calcory();
    else if (table && document.querySelector(".panel")) press(".panel .btn.go:enabled", ".panel .buttons .btn:enabled");
    else if (table) turn();
  }, every);
}
