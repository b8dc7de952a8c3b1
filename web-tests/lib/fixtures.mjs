// A table page without a game behind it: recorded decisions (written by the Rust test `asked_states`) are shown one
// after another over a socket of our own, so that every question can be looked at in every language and size.

import { readFileSync } from "node:fs";
import { person } from "./browser.mjs";

const FOLDER = process.env.QUATTRO_ASKED_STATES ?? new URL("../../target/tmp/asked-states/", import.meta.url).pathname;

/** The recorded decisions of an engine: "pizza" or "calcory". */
export function askedStates(engine) {
  try {
    return JSON.parse(readFileSync(`${FOLDER}/${engine}.json`, "utf8"));
  } catch {
    throw new Error(`no decisions in ${FOLDER}; write them with: cargo test -p quattro-words --test asked_states`);
  }
}

/** What the server would send to the seat that decides, in one language. `moves` tells the decisions apart. */
function welcome({ game, seat, names, view, rule, numbers, words }, language, moves) {
  const { question, legal } = words[language];
  const chairs = names.map((name, index) => {
    const occupant = index + 1 === seat ? "person" : "bot";
    return { seat: index + 1, occupant, name, level: "cook", contributed: true };
  });
  return {
    type: "welcome",
    number: moves,
    you: { seat, host: true, handed_over: false },
    table: {
      id: "AAAAAAAAAAAAAAAAAAAAAA",
      stage: "playing",
      host: names[seat - 1],
      options: { game, players: names.length, chat: true },
      chairs,
      created: 0,
      commitment: "",
    },
    game: { moves, view, to_act: seat, legal, question, rule, numbers },
    missed: [],
    chat: [],
  };
}

/** Whether this moment is drawn. Runs in the page. */
const isDrawn = (moves) => document.querySelector("[data-moves]")?.dataset.moves === String(moves);

/** Ends what moves; it may start to move with the next frame. Runs in the page. */
export async function endMotion() {
  // One frame is told of a new size or state, the next one is drawn for it.
  for (let frames = 0; frames < 2; frames++) await new Promise(requestAnimationFrame);
  for (const animation of document.getAnimations()) {
    if (Number.isFinite(animation.effect?.getComputedTiming().endTime)) animation.finish();
  }
}

/**
 * A person at a table page whose moments come from us. `show` sends the welcome that is made for a number of moves, and
 * gives it back; `say` sends any other message; `sent` holds what the page would have sent to the server, and `played`
 * waits for the first move among it. `table` is the id of a real one that waits for players.
 * @param {string} language "en", "fr" or "de"; `path` is that of another page of a table; `prepare` is
 * handed the context of the page
 */
export async function tableOfOurs(browser, url, device, { language = "en", path = "/t", prepare, ...options } = {}) {
  const player = await person(browser, url, device, { ...options, language });
  const { page } = player;
  await prepare?.(player.context);
  let socket;
  let greeted;
  const open = new Promise((resolve) => {
    greeted = resolve;
  });
  const sent = [];
  let takeMove;
  const move = new Promise((resolve) => {
    takeMove = resolve;
  });
  // Waited for: a page that opens earlier would reach the real server.
  await page.routeWebSocket(/\/socket/, (line) => {
    socket = line;
    line.onMessage((text) => {
      const message = JSON.parse(String(text));
      if (message.type === "hello") greeted();
      else sent.push(message);
      if (message.type === "play") takeMove(message);
    });
  });
  await page.request.post("/api/me", { data: { name: "Ada" } });
  const made = await page.request.post("/api/tables", { data: { table: { game: "mamma-mia", players: 2 } } });
  const { table } = await made.json();
  await page.goto(`${path}/${table.id}`);
  await open;
  const say = (message) => socket.send(JSON.stringify(message));
  let moves = 0;
  const show = async (welcomeAt) => {
    moves += 1;
    const welcome = welcomeAt(moves);
    say(welcome);
    await page.waitForFunction(isDrawn, moves);
    await page.evaluate(endMotion);
    return welcome;
  };
  return { ...player, table: table.id, sent, played: () => move, say, show };
}

/** A person who is shown recorded decisions: `show(state)` puts one on the screen, at a table that may be changed. */
export async function shownTable(browser, url, device, options = {}) {
  const table = await tableOfOurs(browser, url, device, options);
  const show = (state, changes = {}) =>
    table.show((moves) => {
      const made = welcome(state, options.language ?? "en", moves);
      return { ...made, table: { ...made.table, ...changes } };
    });
  return { ...table, show };
}
