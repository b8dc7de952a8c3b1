// Playing through the page: answers every question with something legal, by real taps and clicks.

/** What somebody at the table sees. Runs in the page; gives nothing while there is nothing to decide. */
export function look(answered) {
  if (document.querySelector(".ending")) return { sight: "end" };
  const table = document.querySelector(".table.mine");
  const moves = table?.dataset.moves;
  if (!table || moves === answered) return null;
  if (table.matches(".calcory")) {
    return { sight: document.querySelector(".equation button") ? "calcory-back" : "calcory", moves };
  }
  const panel = document.querySelector(".panel");
  return { sight: panel ? `ask-${panel.dataset.ask}` : "turn", moves };
}

/** Waits until there is something to decide, or the game is over. `answered` is the decision that was answered last. */
export async function decision(player, answered) {
  const found = await player.page.waitForFunction(look, answered);
  return found.jsonValue();
}

/** The same choices in every run, as far as the cards are the same. */
let seed = 1;
function random(below) {
  seed = (seed * 48271) % 2147483647;
  return seed % below;
}
const chance = (percent) => random(100) < percent;

/** One of the targets, or undefined if there is none. */
async function oneOf(targets) {
  const count = await targets.count();
  return count ? targets.nth(random(count)) : undefined;
}

async function pressOneOf(player, targets) {
  const target = await oneOf(targets);
  if (target) await player.press(target);
}

const TOPPING = /^(salami|pineapple|mushroom|chili|olive)(-double)?-\d+$/;

/** The cards of the hand that may be played, by kind; and the orders. */
async function playableCards(page) {
  const keys = await page.locator(".held.can").evaluateAll((cards) => cards.map((card) => card.dataset.card));
  const kinds = new Map();
  for (const key of keys.filter((key) => TOPPING.test(key))) {
    const kind = key.split("-")[0];
    kinds.set(kind, [...(kinds.get(kind) ?? []), key]);
  }
  return { kinds: [...kinds.values()], orders: keys.filter((key) => !TOPPING.test(key)) };
}

/** Toppings of one kind, perhaps an order, perhaps another pile, and the button. */
async function takeTurn(player) {
  const { page } = player;
  const card = (key) => page.locator(`.held[data-card="${key}"]`);
  const { kinds, orders } = await playableCards(page);
  const longest = kinds.sort((a, b) => b.length - a.length)[0] ?? [];
  for (const key of longest.slice(0, 3)) await player.press(card(key));
  if (orders.length && (chance(60) || !longest.length)) await player.press(card(orders[random(orders.length)]));
  if (chance(50)) await pressOneOf(player, page.locator("[data-draw]"));
  await player.press(".steps .btn.go");
}

/** Takes one of the choices, or leaves the first one chosen; sometimes says no. */
async function answerPanel(player) {
  const { page } = player;
  if (chance(50)) await pressOneOf(player, page.locator(".panel .choice"));
  if (chance(30)) await pressOneOf(player, page.locator(".panel .stepper .btn:enabled"));
  const go = page.locator(".panel .btn.go");
  if (chance(80) && (await go.count())) await player.press(go);
  else await pressOneOf(player, page.locator(".panel .buttons .btn"));
}

async function turnTile(player) {
  const { page } = player;
  const stop = page.locator("[data-action=stop]");
  if (chance(40) && (await stop.count())) await player.press(stop);
  else await pressOneOf(player, page.locator(".grid .tile.can"));
}

/** A card of the equation, and a free place for it. */
async function putBack(player) {
  await pressOneOf(player, player.page.locator(".equation button"));
  const free = player.page.locator(".grid .tile.target");
  await free.first().waitFor();
  await pressOneOf(player, free);
}

const ANSWERS = {
  turn: takeTurn,
  calcory: turnTile,
  "calcory-back": putBack,
};

/** Whether the decision after so many moves is no longer open. Runs in the page. */
const isClosed = (moves) =>
  document.querySelector(".ending") !== null || document.querySelector(".table")?.dataset.moves !== moves;

/**
 * Answers the decision that is seen. A question that stays open for long on a busy machine is answered with "no" by the
 * server: then there is nothing left to press.
 */
export async function answer(player, { sight, moves }) {
  const answered = (ANSWERS[sight] ?? answerPanel)(player).then(
    () => undefined,
    (error) => error,
  );
  const closed = player.page.waitForFunction(isClosed, moves).then(
    () => undefined,
    () => answered,
  );
  const error = await Promise.race([answered, closed]);
  if (error) throw error;
}

/**
 * Plays on, until the end or for a number of decisions; `answered` is the one answered before. `atFirstSight` is
 * called for each new kind of decision and for the end.
 */
export async function play(player, { decisions = Infinity, answered, atFirstSight = () => undefined } = {}) {
  const seen = new Set();
  for (let count = 0; ; count++) {
    const now = await decision(player, answered);
    if (!seen.has(now.sight)) await atFirstSight(now.sight);
    seen.add(now.sight);
    if (now.sight === "end" || count === decisions) return seen;
    await answer(player, now);
    answered = now.moves;
  }
}

/** A game in its middle: one that ends before this many decisions is followed by another. */
export async function playInto(player, game, decisions) {
  for (;;) {
    await playNow(player, game);
    const seen = await play(player, { decisions });
    if (!seen.has("end")) return;
  }
}

/** From the home page to a table with bots, in one tap. */
export async function playNow(player, game) {
  await player.page.goto("/");
  await player.press(`.game [data-play="${game}"]`);
  await player.page.locator(".table").waitFor();
}

/** A table for friends, set up by its form. @param {Record<string, unknown>} [options] chosen by their names */
export async function setUp(player, game, { players = 3, options = [], aids } = {}) {
  const { page } = player;
  await page.goto(`/new?game=${game}`);
  await player.press(`label:has(input[name=players][value="${players}"])`);
  for (const option of options) await player.press(`label:has(input[name="${option}"])`);
  if (aids) await page.selectOption("select[name=aids]", aids);
  await player.press("button[type=submit]");
  await page.locator(".lobby").waitFor();
}

/** Comes by the link, says a name and sits down. */
export async function sitDown(player, link, name) {
  await player.page.goto(link);
  await player.page.fill("input[name=name]", name);
  await player.press(".join-form .btn.pri");
  await player.page.locator(".chair-row.mine").waitFor();
}

/**
 * Two people at a new table, with bots on the chairs that are left.
 * @param {Record<string, unknown>} [options] as for `setUp`
 */
export async function beginTogether(host, guest, game, options = {}) {
  await setUp(host, game, options);
  await sitDown(guest, host.page.url(), "Ada");
  await host.page.getByText("Ada").first().waitFor();
  await host.press(".lobby .btn.go");
  await Promise.all([host, guest].map(({ page }) => page.locator(".table").waitFor()));
}
