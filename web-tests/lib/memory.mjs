// What a page has received and stores: everything that a player could find with the developer tools.

import assert from "node:assert/strict";

/** Records every message that arrives over the page's sockets. */
export function listenTo(page) {
  const messages = [];
  page.on("websocket", (socket) =>
    socket.on("framereceived", ({ payload }) => messages.push(JSON.parse(String(payload)))),
  );
  const told = () =>
    messages.flatMap((message) => [
      ...(message.events ?? []),
      ...(message.missed ?? []).flatMap((happened) => happened.events),
    ]);
  return {
    messages,
    views: () => messages.flatMap((message) => (message.game ? [message.game.view] : [])),
    lastView: () => messages.findLast((message) => message.game)?.game.view,
    welcomes: () => messages.filter((message) => message.type === "welcome"),
    sentences: () => [...new Set(told().flatMap((event) => (event.text ? [event.text] : [])))],
  };
}

/** Announcements are temporary: waits until the last one has disappeared. */
export const silence = (page) =>
  page.waitForFunction(
    () => !document.querySelector("#live")?.childElementCount && !document.querySelector(".bubble, .ribbon"),
  );

/** Everything the page says anywhere: text, attributes, title. */
export const everythingWritten = (page) =>
  page.evaluate(() => {
    const attributes = [...document.querySelectorAll("*")].flatMap((node) =>
      [...node.attributes].map((attribute) => attribute.value),
    );
    return [document.documentElement.textContent, ...attributes].join("\n");
  });

/** Nothing about a game is stored: only preferences, the chosen level of bots, and the page without a network. */
export async function assertNothingStored(page) {
  const kept = await page.evaluate(async () => ({
    names: [...Object.keys(localStorage), ...Object.keys(sessionStorage)].filter(
      (name) => !["quattro-settings", "quattro-level"].includes(name),
    ),
    settings: Object.keys(JSON.parse(localStorage["quattro-settings"] ?? "{}")),
    databases: (await indexedDB.databases()).length,
    caches: (await caches.keys()).filter((name) => name !== "quattro-offline").length,
    history: history.state,
    window: window.name,
  }));
  const settings = kept.settings.filter(
    (name) => !["theme", "sound", "speech", "notify", "guide", "learned", "finished", "pace"].includes(name),
  );
  assert.deepEqual(
    { ...kept, settings },
    { names: [], settings: [], databases: 0, caches: 0, history: null, window: "" },
  );
}

/** The pizza cards drawn in each part of the page, faces only. */
export const cardsDrawn = (page) =>
  page.evaluate(() => {
    const PLACES = { hand: ".hand", oven: ".oven-spot", table: ".columns", judged: ".judged", asked: ".panel" };
    const faces = [...document.querySelectorAll("use")].flatMap((use) => {
      const id = use.getAttribute("href")?.split("#")[1] ?? "";
      return /^(card|order)-/.test(id)
        ? [{ id, place: Object.keys(PLACES).find((name) => use.closest(PLACES[name])) ?? "elsewhere" }]
        : [];
    });
    return Object.fromEntries(
      [...Object.keys(PLACES), "elsewhere"].map((name) => [
        name,
        faces
          .filter((face) => face.place === name)
          .map((face) => face.id)
          .sort(),
      ]),
    );
  });

const KINDS = { s: "salami", p: "pineapple", m: "mushroom", c: "chili", o: "olive" };

const toppingFace = (letter) =>
  `card-${KINDS[letter.toLowerCase()]}${letter === letter.toLowerCase() ? "" : "-double"}`;
const orderFace = (order, kind) => `order-${order === "pairs" ? `pairs-${kind}` : order}`;
/** `3s1P` as faces. */
const toppingFaces = (text) =>
  [...text.matchAll(/(\d+)([spmcoSPMCO])/g)].flatMap(([, count, letter]) =>
    Array(Number(count)).fill(toppingFace(letter)),
  );

/** The cards that somebody with this view may see. */
export function cardsToBeSeen(view) {
  const kindOf = (seat) => view.chairs.find((chair) => chair.seat === seat).kind;
  const top = view.oven_top?.split(":");
  const judged = view.judged ? (view.judged.series?.length ? view.judged.series : [view.judged]) : [];
  return {
    hand: [
      ...toppingFaces(view.hand.toppings),
      ...view.hand.orders.map((order) => orderFace(order, kindOf(view.viewer))),
    ].sort(),
    oven: !top ? [] : [top.length > 1 ? orderFace(top[1], kindOf(Number(top[0]))) : toppingFace(top[0])],
    table: toppingFaces(view.table).sort(),
    judged: judged.map(({ order }) => orderFace(order, kindOf(view.judged.seat))).sort(),
  };
}
