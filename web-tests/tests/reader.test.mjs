// Whole games with a screen reader: somebody who knows nothing but the live region and the accessibility tree plays each
// game in each language. Everything that happens is told once, in order, in the right person; and at each decision the
// tree says what the view says.

import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { house } from "../lib/browser.mjs";
import { hearingPerson } from "../lib/hearing.mjs";
import { assertKnown, whatWasToTell } from "../lib/hearing_checks.mjs";
import { answerCalcory, answerPizza } from "../lib/hearing_play.mjs";
import { listenTo } from "../lib/memory.mjs";

const home = house();

const GAMES = ["mamma-mia", "sole-mio", "grande", "calcory"];
const LANGUAGES = ["en", "fr", "de"];

/** What the server said at the decision that is asked now. */
function situation({ messages }) {
  const { you, table } = messages.find(({ type }) => type === "welcome");
  const { view, question } = messages.findLast(({ game }) => game).game;
  return { view, question, seat: you.seat, names: table.chairs.map(({ name }) => name) };
}

/** Plays to the end. */
async function playByEar(player, received, game) {
  const answer = game === "calcory" ? answerCalcory : answerPizza;
  for (let questions = 1; (await player.listen(questions)) === "asked"; questions += 1) {
    const snapshot = await player.page.getByRole("main").ariaSnapshot();
    assertKnown(player.say, snapshot, situation(received));
    await answer(player);
  }
}

/** The sentences about the game: without those about what this person is picking, and with the winner at the end. */
function assertToldOnce(say, sentences, messages) {
  const [before, after] = say("ui-goes-back", { number: "NUMBER" }).split("NUMBER");
  const isOwnPick = (sentence) => sentence.startsWith(before) && sentence.endsWith(after);
  const told = sentences.filter((sentence) => !isOwnPick(sentence));
  const wanted = whatWasToTell(say, messages);
  for (const [index, parts] of wanted.entries()) {
    for (const part of parts) assert.ok(told[index]?.includes(part), `${index}: "${told[index]}" instead of "${part}"`);
  }
  assert.equal(told.length, wanted.length + 1, "only the winner is told besides");
  assert.deepEqual(
    told.filter((sentence) => /\bAda\b/.test(sentence)),
    [],
    "one's own name is not heard",
  );
}

describe("with a screen reader", { concurrency: 2 }, () => {
  for (const game of GAMES) {
    for (const language of LANGUAGES) {
      test(`${game} in ${language}`, { timeout: 300_000 }, async () => {
        const player = await hearingPerson(home.browser, home.server.url, language);
        const received = listenTo(player.page);
        await player.begin(game);
        await playByEar(player, received, game);
        assertToldOnce(player.say, await player.sentences(), received.messages);
        const standings = player.page.getByRole("list", { name: player.say("ui-final-scores") });
        assert.equal(await standings.getByRole("listitem").count(), 2);
        await player.close();
      });
    }
  }
});
