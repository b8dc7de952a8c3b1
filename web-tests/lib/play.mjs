// Playing through the page, by clicks alone: whatever is asked, something allowed is answered.

/** One decision, if there is one. Returns whether the game goes on. */
export async function step(page, random = Math.random) {
  const what = await page.evaluate((dice) => {
    const visible = (node) => node && node.offsetParent !== null;
    const pick = (nodes) => nodes[Math.floor(dice * nodes.length)];
    if (document.querySelector(".ending")) return "over";
    if (document.querySelector(".skip:not([disabled])")) return void document.querySelector(".skip").click() ?? "skip";
    const table = document.querySelector(".table.mine");
    if (!table) return "wait";
    if (table.classList.contains("calcory")) {
      const stop = document.querySelector("[data-action=stop]");
      const back = [...document.querySelectorAll(".pick .tile")];
      if (back.length) return pick(back).click() ?? "back";
      if (visible(stop) && dice < 0.4) return stop.click() ?? "stop";
      const tiles = [...document.querySelectorAll(".tile.can")];
      return tiles.length ? (pick(tiles).click() ?? "tile") : "wait";
    }
    const panel = document.querySelector(".panel");
    if (panel) {
      const choices = [...panel.querySelectorAll(".choice")];
      if (choices.length && dice < 0.7) pick(choices).click();
      return new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => {
        const buttons = [...document.querySelectorAll(".panel .two .btn:not([disabled])")];
        const go = document.querySelector(".panel .btn.go:not([disabled])");
        (go && dice < 0.8 ? go : pick(buttons))?.click();
        done("panel");
      })));
    }
    const toppings = [...document.querySelectorAll(".held.can:not(.selected)")].filter((card) => /^(salami|pineapple|mushroom|chili|olive)/.test(card.dataset.card) && !card.classList.contains("dim"));
    const orders = [...document.querySelectorAll(".held.can:not(.selected)")].filter((card) => !toppings.includes(card) && !card.classList.contains("dim"));
    if (toppings.length && !document.querySelector(".held.selected")) pick(toppings).click();
    if (orders.length && (dice < 0.6 || !toppings.length)) orders[0].click();
    return new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => {
      const draws = [...document.querySelectorAll("[data-draw]")];
      if (draws.length && dice < 0.3) draws.at(-1).click();
      const go = document.querySelector(".steps .btn.go:not([disabled])");
      go?.click();
      done(go ? "turn" : "stuck");
    })));
  }, random());
  if (what === "wait" || what === "skip") await page.waitForTimeout(25);
  else if (what !== "over") await page.waitForTimeout(40);
  return what !== "over";
}

/** Plays until the end. */
export async function playToEnd(page, { limit = 4000 } = {}) {
  for (let steps = 0; steps < limit; steps++) if (!(await step(page))) return steps;
  throw new Error("the game does not end");
}
