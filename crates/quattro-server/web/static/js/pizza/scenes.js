// How the events of a pizza table are acted out. Each scene brings the shown view one step further; the real
// view replaces it when all is told.

import { orderBack, orderCard, toppingBack, toppingCard } from "../lib/art.js";
import { allCards, changed, topping, toppingCards, toppings } from "../lib/notation.js";
import { play, speak } from "../lib/sounds.js";
import { language, say } from "../lib/words.js";
import { announce, bubble, fly, pause, show } from "../table/stage.js";
import { nameOf, refresh, state } from "../table/state.js";

/** @param {any} view @param {number} seat */
const chair = (view, seat) => view.chairs.find((/** @type {any} */ chair) => chair.seat === seat);
/** @param {number} seat */
const place = (seat) => (seat === state.shown.viewer ? "hand" : `chair-${seat}`);
/** @param {number} seat */
const kindOf = (seat) => chair(state.shown, seat).kind;

/** Cards that fly shortly after one another. @param {unknown[]} cards @param {string} from @param {string} to @param {number} ms */
async function flock(cards, from, to, ms) {
  const flights = [];
  for (const card of cards) {
    flights.push(fly(card, from, to, ms));
    await pause(70);
  }
  await Promise.all(flights);
}

/** @type {Record<string, (event: any) => Promise<void>>} */
const SCENES = {
  async "round-began"({ text }) {
    state.scene.ribbon = text;
    announce(text);
    refresh();
    await pause(1300);
    state.scene.ribbon = undefined;
  },

  async played({ seat, kind, singles, doubles }) {
    const count = singles + 2 * doubles;
    const words = doubles ? say("ui-announce-double", { count, kind, doubles }) : say("spoken", { count, kind });
    bubble(seat, say("ui-announce", { words }), 1800);
    speak(words, language);
    const letter = kind[0];
    const cards = `${singles ? singles + letter : ""}${doubles ? doubles + letter.toUpperCase() : ""}`;
    show((view) => {
      chair(view, seat).toppings -= singles + doubles;
      if (seat === view.viewer) view.hand.toppings = changed(view.hand.toppings, cards, -1);
    });
    play("fire");
    await flock(toppingCards(cards).map(toppingCard), place(seat), "oven", 320);
    show((view) => {
      view.oven += singles + doubles;
      view.oven_top = doubles ? letter.toUpperCase() : letter;
    });
    await pause(700);
  },

  async "played-order"({ seat, order }) {
    show((view) => {
      chair(view, seat).orders -= 1;
      if (seat === view.viewer)
        view.hand.orders = view.hand.orders.filter((/** @type {string} */ held) => held !== order);
    });
    play("fire");
    await fly(orderCard(order, kindOf(seat)), place(seat), "oven", 320);
    show((view) => {
      view.oven += 1;
      view.oven_top = `${seat}:${order}`;
    });
    await pause(700);
  },

  async drew({ seat, source, cards }) {
    play("pile");
    const kitchen = source === "kitchen";
    const back = kitchen ? toppingBack() : orderBack(kindOf(seat));
    const from = kitchen ? "kitchen" : seat === state.shown.viewer ? "waiter" : `chair-${seat}`;
    show((view) => {
      if (kitchen) view.kitchen = Math.max(0, view.kitchen - cards);
      else chair(view, seat).waiter -= cards;
    });
    await flock(
      Array.from({ length: Math.min(cards, 4) }, () => back),
      from,
      place(seat),
      260,
    );
    show((view) => (chair(view, seat)[kitchen ? "toppings" : "orders"] += cards));
    await pause(150);
  },

  async "received-toppings"({ toppings: received }) {
    show((view) => (view.hand.toppings = changed(view.hand.toppings, received, 1)));
  },

  async "received-orders"({ orders }) {
    show(
      (view) =>
        (view.hand.orders = [
          ...view.hand.orders,
          ...orders.filter((/** @type {string} */ order) => !view.hand.orders.includes(order)),
        ]),
    );
  },

  async "drew-boss"({ seat, text }) {
    announce(text);
    show((view) => (view.boss = seat));
    await pause(700);
  },

  async passed({ seat, text }) {
    bubble(seat, say("ui-passes"), 1400);
    announce(text);
    await pause(800);
  },

  async "oven-opened"({ cards, text }) {
    state.scene.ribbon = text;
    state.scene.total = cards;
    announce(text);
    show((view) => {
      view.phase = "oven";
      view.oven = cards;
      view.oven_top = null;
      view.decision = null;
    });
    await pause(1400);
    state.scene.ribbon = undefined;
  },

  async "revealed-topping"({ topping: letter, text }) {
    announce(text);
    play("card");
    const card = topping(letter);
    show((view) => (view.oven -= 1));
    await fly(toppingCard(card), "oven", `column-${card.kind}`, 380);
    show((view) => (view.table = changed(view.table, card.double ? `1${letter}` : `1${letter}`, 1)));
    await pause(260);
  },

  async "revealed-order"({ seat, order, text }) {
    announce(text);
    play("card");
    state.scene.stamp = undefined;
    await fly(orderCard(order, kindOf(seat)), "oven", "judged", 380);
    show((view) => {
      view.oven -= 1;
      view.judged = { seat, order };
    });
    await pause(900);
  },

  async joined({ seat, order, text }) {
    announce(text);
    show((view) => {
      const judged = view.judged;
      judged.series = [...(judged.series ?? [{ order: judged.order, number: null }]), { order, number: null }];
    });
    bubble(seat, say("ui-joins"), 1200);
    await pause(800);
  },

  async numbered({ order, number, text }) {
    announce(text);
    show((view) => {
      const joined = view.judged.series?.find((/** @type {any} */ one) => one.order === order);
      if (joined) joined.number = number;
    });
    await pause(600);
  },

  async chose({ seat, kinds, text }) {
    announce(text);
    show((view) => (view.judged.kinds = [...(view.judged.kinds ?? []), ...kinds.split("+")]));
    bubble(
      seat,
      kinds
        .split("+")
        .map((/** @type {string} */ kind) => say("kind-chosen", { kind }))
        .join(" + "),
      1300,
    );
    await pause(700);
  },

  async asked({ seat, need, text }) {
    announce(text);
    show((view) => (view.judged.request = need));
    bubble(seat, say("ui-asks"), 1500);
    await pause(1000);
  },

  async "refused-help"({ seat }) {
    bubble(seat, say("ui-refuses"), 1200);
    await pause(700);
  },

  gave: brought,
  added: brought,

  async committed({ seat, value, text }) {
    announce(text);
    show((view) => (view.judged.committed = value));
    bubble(seat, say("ui-duel-with", { value }), 1500);
    await pause(1000);
  },

  async "showed-against"({ seat, toppings: cards, text }) {
    announce(text);
    state.scene.cards = { seat, cards };
    refresh();
    await pause(1300);
    state.scene.cards = undefined;
  },

  async "showed-nothing"({ seat }) {
    bubble(seat, say("ui-shows-nothing"), 1200);
    await pause(700);
  },

  async named({ seat, opponent, text }) {
    announce(text);
    bubble(seat, `${nameOf(opponent)}!`, 1400);
    await pause(900);
  },

  async "showed-one"({ seat, topping: letter, text }) {
    announce(text);
    state.scene.cards = { seat, cards: `1${letter}` };
    refresh();
    await pause(1500);
    state.scene.cards = undefined;
  },

  async filled({ seat, order, used, text }) {
    announce(text);
    show((view) => {
      state.scene.lit = toppings(used);
      // Nothing is missing or asked for any more.
      if (view.judged) Object.assign(view.judged, { lack: undefined, request: undefined });
    });
    await pause(650);
    state.scene.stamp = { order, good: true };
    play("filled");
    refresh();
    await pause(800);
    const cards = toppingCards(used);
    show((view) => {
      view.table = changed(view.table, used, -1);
      state.scene.lit = undefined;
    });
    await Promise.all([
      flock(cards.slice(0, 5).map(toppingCard), cards.length ? `column-${cards[0].kind}` : "oven", "larder", 300),
      fly(orderCard(order, kindOf(seat)), "judged", seat === state.shown.viewer ? "filled" : `chair-${seat}`, 420),
    ]);
    show((view) => {
      view.larder += allCards(toppings(used));
      chair(view, seat).filled.push(order);
      leave(view, order);
    });
    state.scene.stamp = undefined;
    await pause(200);
  },

  async burnt({ seat, order, text }) {
    announce(text);
    state.scene.stamp = { order, good: false };
    play("burnt");
    refresh();
    await pause(1300);
    await fly(orderBack(kindOf(seat)), "judged", seat === state.shown.viewer ? "waiter" : `chair-${seat}`, 380);
    show((view) => leave(view, order));
    state.scene.stamp = undefined;
    await pause(150);
  },

  async rewarded({ seat, order, text }) {
    announce(text);
    play("filled");
    show((view) => {
      view.judged = { seat, order, reward: true };
      chair(view, seat).waiter -= 1;
    });
    state.scene.stamp = { order, good: true };
    refresh();
    await pause(1500);
    show((view) => {
      chair(view, seat).filled.push(order);
      view.judged = null;
    });
    state.scene.stamp = undefined;
  },

  async "new-boss"({ seat, text }) {
    announce(text);
    show((view) => (view.boss = seat));
    await pause(600);
  },

  async gathered({ toppings: cards, text }) {
    announce(text);
    const left = toppingCards(cards);
    show((view) => (view.table = "none"));
    await flock(
      left.slice(0, 5).map(() => toppingBack()),
      "column-mushroom",
      "oven",
      300,
    );
    show((view) => (view.oven = left.length));
  },

  async "new-kitchen"({ cards, text }) {
    announce(text);
    play("pile");
    await flock([toppingBack(), toppingBack(), toppingBack()], "larder", "kitchen", 320);
    show((view) => {
      view.kitchen = cards;
      view.larder = 0;
      view.phase = "playing";
    });
    await pause(300);
  },
};

/** Toppings added by the owner or given by a helper. @param {any} event */
async function brought({ seat, toppings: cards, text }) {
  announce(text);
  show((view) => {
    chair(view, seat).toppings -= allCards(toppings(cards));
    if (seat === view.viewer && view.hand) view.hand.toppings = changed(view.hand.toppings, cards, -1);
    if (view.judged) view.judged.brought = changed(view.judged.brought ?? "none", cards, 1);
  });
  await flock(toppingCards(cards).map(toppingCard), place(seat), "judged", 320);
  await pause(700);
}

/** The judged order is done; of a series the others stay. @param {any} view @param {string} order */
function leave(view, order) {
  const rest = (view.judged?.series ?? []).filter((/** @type {any} */ one) => one.order !== order);
  view.judged = rest.length ? { ...view.judged, order: rest[0].order, series: rest } : null;
}

/** @param {any} event */
export async function act(event) {
  await SCENES[event.event]?.(event);
}
