// Calcory tables as a player sees them at certain moments, put into the page's own store: what takes luck to reach in
// a game can be looked at in every layout.

const COLUMNS = "ABCDEFGHIJ";
const ROWS = 6;

/** A floor with these cards face up: by place, the card and perhaps who has marked it; `null` for an empty place. */
function floor(cards) {
  const spotAt = (place) => {
    if (!(place in cards)) return "face-down";
    if (cards[place] === null) return "empty";
    const [card, marker = null] = cards[place];
    return { "face-up": { card, marker } };
  };
  return Array.from({ length: ROWS }, (_, row) => [...COLUMNS].map((column) => spotAt(`${column}${row + 1}`)));
}

const places = [...COLUMNS].flatMap((column) => Array.from({ length: ROWS }, (_, row) => `${column}${row + 1}`));

/** Cards taken from the floor long ago. */
const EMPTY = Object.fromEntries(["A5", "B2", "C6", "D4", "E1", "F3", "G5", "H2", "I4", "J1"].map((at) => [at, null]));

const QUESTIONS = { back: "calcory-question-back", put: "calcory-question-put", turn: "calcory-question-turn" };

/** @param {{ cards: object, turned?: object, toBeat?: object, stop?: string, step?: object, seat?: number }} moment */
function moment({
  cards,
  turned = { sum: 0, cards: 0 },
  toBeat = null,
  stop = null,
  step = { step: "turn" },
  seat = 1,
}) {
  const on = { ...EMPTY, ...cards };
  const chairs = [4, 9, 11, 6].map((pile) => ({ pile, markers: 6 }));
  const view = {
    grid: floor(on),
    chairs,
    turn: seat,
    to_act: seat,
    turned,
    to_beat: toBeat,
    stop,
    quiet_turns: 0,
    ...step,
  };
  const mine = (place) => on[place] && (on[place][1] ?? null) === (step.set === "marked" ? seat : null);
  const verbs = {
    turn: () => [
      ...places.filter((place) => !(place in on)).map((place) => `turn:${place}`),
      ...(stop ? ["stop"] : []),
    ],
    "choose-back": () => places.filter(mine).map((place) => `back:${place}`),
    "put-back": () =>
      places.filter((place) => on[place] === null || place === step.from).map((place) => `put:${place}`),
  };
  return { view, legal: seat === 1 ? verbs[step.step]() : [] };
}

const TO_BEAT = { A3: ["v9", 2], F5: ["r2", 2] };
const BEATEN = { owner: 2, sum: 11, cards: 2 };
const THIRTEEN = { C3: ["r8"], E2: ["g3"], I5: ["b1"], D1: ["y1"] };

/** The moments, by name. */
export const MOMENTS = {
  first: moment({ cards: {} }),
  one: moment({ cards: { D2: ["g5"] }, turned: { sum: 5, cards: 1 } }),
  stop: moment({ cards: { D2: ["g5"], H4: ["b3"] }, turned: { sum: 8, cards: 2 }, stop: "mark" }),
  "give-up": moment({
    cards: { ...TO_BEAT, D2: ["g5"], H4: ["b3"] },
    turned: { sum: 8, cards: 2 },
    toBeat: BEATEN,
    stop: "give-up",
  }),
  thirteen: moment({
    cards: { ...TO_BEAT, ...THIRTEEN },
    turned: { sum: 13, cards: 4 },
    toBeat: BEATEN,
    step: { step: "choose-back", set: "thirteen" },
  }),
  "thirteen-of-six": moment({
    cards: { ...THIRTEEN, C3: ["r6"], J6: ["v2"], G2: ["y0"] },
    turned: { sum: 13, cards: 6 },
    step: { step: "choose-back", set: "thirteen" },
  }),
  unbeaten: moment({
    cards: { A3: ["v9", 1], F5: ["r2", 1] },
    toBeat: { ...BEATEN, owner: 1 },
    step: { step: "choose-back", set: "marked" },
  }),
  "put-back": moment({ cards: { C3: ["r8"] }, step: { step: "put-back", set: "thirteen", from: "C3" } }),
  others: moment({ cards: { ...TO_BEAT, D2: ["g5"] }, turned: { sum: 5, cards: 1 }, toBeat: BEATEN, seat: 3 }),
};

/** The table page without a table: nothing connects, and the store is filled by `show`. */
export async function openStore(page, language = "en") {
  await page.route("**/t/moment?*", async (route) => {
    const answer = await route.fetch();
    const body = (await answer.text()).replace(/ data-table="[^"]*"|<link[^>]*\/api\/tables[^>]*>/g, "");
    await route.fulfill({ response: answer, body });
  });
  await page.goto(`/t/moment?lang=${language}`);
  await page.locator(".loading").waitFor();
}

/** Runs in the page. */
async function fill({ game, names, questions }) {
  const base = document.querySelector("script[type=module]").src.replace(/table\.js$/, "");
  const modules = ["table/store.js", "table/redraw.js", "lib/words.js"].map((path) => import(`${base}${path}`));
  const [store, redraw, words] = await Promise.all(modules);
  const chairs = names.map((name, index) => ({ seat: index + 1, occupant: index ? "bot" : "person", name }));
  const table = { id: "moment", stage: "playing", host: names[0], created: 0, commitment: "", chairs };
  table.options = { game: "calcory", players: names.length };
  store.welcomed({ table, you: { seat: 1, host: true, handed_over: false }, chat: [] });
  const { step, turned, stop } = game.view;
  const id = { turn: questions.turn, "choose-back": questions.back, "put-back": questions.put }[step];
  const args = {
    name: names[0],
    whose: names[0],
    turned: turned.cards,
    sum: turned.sum,
    cards: turned.cards,
    stop: stop ?? "no",
  };
  const title = words.say(id, args);
  const legal = game.legal.map((action) => ({ action, words: { what: action, text: action } }));
  const stopping = legal.find(({ action }) => action === "stop");
  if (stopping) stopping.words.what = words.say("calcory-action-stop", { stop: stop ?? "", sum: turned.sum });
  store.showGame({
    moves: (store.state.game?.moves ?? 0) + 1,
    to_act: game.view.to_act,
    numbers: { target: 13 },
    ...game,
    legal,
    question: { title, text: title },
  });
  redraw.drawNow();
}

/**
 * Shows a moment, with this many players.
 * @param {import("playwright-core").Page} page @param {keyof typeof MOMENTS} name
 */
export async function show(page, name, players = 4) {
  const { view, legal } = MOMENTS[name];
  const game = { view: { ...view, chairs: view.chairs.slice(0, players) }, legal };
  const names = ["Ann", "Rosa", "Enzo", "Massimiliana"].slice(0, players);
  await page.evaluate(fill, { game, names, questions: QUESTIONS });
  await page.locator(".table.calcory").waitFor();
}
