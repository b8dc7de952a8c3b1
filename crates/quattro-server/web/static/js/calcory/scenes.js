// How the events of Calcory are acted out.

import { play } from "../lib/sounds.js";
import { say } from "../lib/words.js";
import { announce, bubble, pause, show } from "../table/stage.js";
import { refresh, state } from "../table/state.js";

/** @param {string} place such as B3 @returns {[number, number]} row and column */
export const spotOf = (place) => [Number(place.slice(1)) - 1, place.charCodeAt(0) - 65];

/** @param {any} view @param {string} place @param {any} spot */
function put(view, place, spot) {
  const [row, column] = spotOf(place);
  view.grid[row][column] = spot;
}

/** Turns all face-up cards with this marker down again. @param {any} view @param {number | null} marker */
function turnDown(view, marker) {
  view.grid = view.grid.map((/** @type {any[]} */ row) =>
    row.map((spot) => (typeof spot === "object" && spot["face-up"].marker === marker ? "face-down" : spot)),
  );
}

/** @type {Record<string, (event: any) => Promise<void>>} */
const SCENES = {
  async turned({ place, card, text }) {
    announce(text);
    play("tile");
    show((view) => {
      put(view, place, { "face-up": { card, marker: null } });
      view.turned = { sum: view.turned.sum + Number(card.slice(1)), cards: view.turned.cards + 1 };
    });
    await pause(650);
  },

  async failed({ seat, why, text }) {
    announce(text);
    state.scene.shake = why === "over13" || why === "second-zero";
    bubble(seat, say("ui-calcory-failed", { why }), 1600);
    play("burnt");
    refresh();
    await pause(1300);
    state.scene.shake = false;
    show((view) => {
      turnDown(view, null);
      view.turned = { sum: 0, cards: 0 };
    });
    await pause(350);
  },

  async beaten({ seat, text }) {
    announce(text);
    show((view) => {
      turnDown(view, seat);
      view.to_beat = null;
    });
    await pause(600);
  },

  async marked({ seat, sum, cards, text }) {
    announce(text);
    play("pile");
    show((view) => {
      view.grid = view.grid.map((/** @type {any[]} */ row) =>
        row.map((spot) =>
          typeof spot === "object" && spot["face-up"].marker === null
            ? { "face-up": { ...spot["face-up"], marker: seat } }
            : spot,
        ),
      );
      view.to_beat = { owner: seat, sum, cards };
      view.turned = { sum: 0, cards: 0 };
    });
    await pause(900);
  },

  async thirteen({ seat, text }) {
    announce(text);
    state.scene.thirteen = true;
    bubble(seat, "13!", 1600);
    play("filled");
    refresh();
    await pause(1100);
  },

  async survived({ seat, text }) {
    announce(text);
    bubble(seat, say("ui-calcory-survived"), 1500);
    await pause(900);
  },

  async took({ text }) {
    announce(text);
    play("pile");
    await pause(500);
  },

  async "put-back"({ text }) {
    announce(text);
    play("tile");
    await pause(500);
  },

  async passed({ seat, text }) {
    announce(text);
    bubble(seat, say("ui-passes"), 1200);
    await pause(700);
  },

  async "took-last"({ text }) {
    announce(text);
    await pause(700);
  },
};

/** @param {any} event */
export async function act(event) {
  await SCENES[event.event]?.(event);
}
