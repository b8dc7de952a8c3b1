// How somebody who does not see the table answers: by roles and names alone.

import { KINDS } from "../../crates/quattro-server/web/static/js/lib/notation.js";
import { elementsOf } from "./hearing.mjs";

/** The same choices in every run, as far as the cards are the same. */
let seed = 7;
function random(below) {
  seed = (seed * 48271) % 2147483647;
  return seed % below;
}
const chance = (percent) => random(100) < percent;
const oneOf = (list) => list[random(list.length)];

const button = (parent, name) => parent.getByRole("button", { name, exact: true }).first();

/** Screen readers activate what has the focus. */
const activate = (target) => target.press("Enter");

const ownPlace = ({ page, say }) => page.getByRole("region", { name: say("ui-your-place"), exact: true });
const ownHand = ({ page, say }) => page.getByRole("group", { name: say("ui-your-hand") });

/** The names of what can be pressed there. */
const buttonsIn = async (place) =>
  elementsOf(await place.ariaSnapshot()).flatMap(({ role, name }) => (role === "button" ? [name] : []));

/** Kind and value of a topping, by its name. */
function toppingOf({ say }, name) {
  const all = KINDS.flatMap((kind) => [
    { kind, value: 1, name: say("counted", { count: 1, kind }) },
    { kind, value: 2, name: say("counted-double", { count: 1, kind }) },
  ]);
  return all.find((topping) => topping.name === name);
}

/** Up to three toppings that are called the same, those there are most of. */
function toppingsToPlay(player, names) {
  const toppings = names.filter((name) => toppingOf(player, name));
  const alike = (name) => toppings.filter((other) => other === name);
  return (
    toppings
      .map(alike)
      .sort((one, other) => other.length - one.length)[0]
      ?.slice(0, 3) ?? []
  );
}

/** What the main button says about these toppings and the order; undefined if nothing is picked. */
function mainButton(player, toppings, order) {
  const { say } = player;
  if (!toppings.length) return order && say("ui-play-order");
  const { kind, value } = toppingOf(player, toppings[0]);
  const what = say("counted", { count: value * toppings.length, kind });
  return say(order ? "ui-play-both" : "ui-play", { what });
}

async function takeTurn(player) {
  const place = ownPlace(player);
  const names = await buttonsIn(ownHand(player));
  const toppings = toppingsToPlay(player, names);
  const orders = names.filter((name) => !toppingOf(player, name));
  const order = orders.length && (chance(60) || !toppings.length) ? oneOf(orders) : undefined;
  for (const [index, name] of toppings.entries()) {
    await activate(ownHand(player).getByRole("button", { name, exact: true }).nth(index));
  }
  if (order) await activate(button(ownHand(player), order));
  const piles = place.getByRole("radio");
  if (chance(50) && (await piles.count())) await activate(piles.nth(random(await piles.count())));
  const main = mainButton(player, toppings, order);
  await (main ? button(place, main) : place.getByRole("button").last()).click();
}

/** Presses one of the things with this role, if there are any. */
async function pickOne(place, role) {
  const all = place.getByRole(role, { disabled: false });
  const count = await all.count();
  if (count) await activate(all.nth(random(count)));
}

/** Picks here and there among what may be picked, then says yes or no. */
async function decide(player, form) {
  const { page, say } = player;
  const table = page.getByRole("region", { name: say("ui-table"), exact: true });
  if (chance(50)) await pickOne(form, "radio");
  if (chance(40)) await pickOne(ownHand(player), "button");
  if (chance(40)) await pickOne(table, oneOf(["radio", "checkbox"]));
  for (const name of [say("ui-more"), say("ui-fewer")]) {
    const step = form.getByRole("button", { name, exact: true, disabled: false });
    if (chance(40) && (await step.count())) await activate(step);
  }
  const answers = form.getByRole("button", { name: new RegExp(`^(?!(${say("ui-more")}|${say("ui-fewer")})$)`) });
  await (chance(75) ? answers.last() : answers.first()).click();
}

export async function answerPizza(player) {
  const form = ownPlace(player).getByRole("form");
  await ((await form.count()) ? decide(player, form) : takeTurn(player));
}

/** One card of the set goes back to a free place. */
async function putBack(player, set) {
  const { page, say } = player;
  await pickOne(set, "button");
  const [before, after] = say("ui-goes-back", { number: "NUMBER" }).split("NUMBER");
  const isChosen = new RegExp(`${before}\\d+${after.replace(".", "\\.")}`);
  await ownPlace(player).getByText(isChosen).waitFor();
  await pickOne(page.getByRole("grid"), "gridcell");
}

export async function answerCalcory(player) {
  const set = ownPlace(player).getByRole("group");
  if (await set.count()) return putBack(player, set);
  const stop = ownPlace(player).getByRole("button");
  if (chance(50) && (await stop.count())) return stop.click();
  await pickOne(player.page.getByRole("grid"), "gridcell");
}
