// Whole games with a screen reader: somebody who knows nothing but the live region and the accessibility tree plays
// each game in each language. Everything that happens is told once, in order, in the right person; and at each decision
// the tree says what the view says.

import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { house } from "../lib/browser.mjs";
import { hearingPerson } from "../lib/hearing.mjs";
import { assertKnown, whatWasToTell } from "../lib/hearing_checks.mjs";
import { answerCalcory, answerPizza } from "../lib/hearing_play.mjs";
import { listenTo } from "../lib/memory.mjs";
import { startLine } from "../lib/server.mjs";

const home = house();

const GAMES = ["mamma-mia", "sole-mio", "grande", "calcory"];
const LANGUAGES = ["en", "fr", "de"];

/** Two more rounds of Mamma Mia! say the same sentences again: one language hears them. */
const optionsOf = (game, language) => (game === "mamma-mia" && language !== "en" ? { rounds: 1 } : {});

const THE_WINNER = 1;

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

/**
 * @param {string[]} sentences all that was heard; some are about what this person is picking
 * @param {object[]} messages what the server sent
 * @param {number} more sentences about other things than events and questions
 */
function assertToldOnce(say, sentences, messages, more) {
  const [before, after] = say("ui-goes-back", { number: "NUMBER" }).split("NUMBER");
  const isOwnPick = (sentence) => sentence.startsWith(before) && sentence.endsWith(after);
  const told = sentences.filter((sentence) => !isOwnPick(sentence));
  const wanted = whatWasToTell(say, messages);
  for (const [index, sentence] of wanted.entries()) {
    if (typeof sentence === "string") assert.equal(told[index], sentence);
    else for (const part of sentence) assert.ok(told[index]?.includes(part), `"${told[index]}" instead of "${part}"`);
  }
  assert.equal(told.length, wanted.length + more);
  assert.deepEqual(
    told.filter((sentence) => /\bAda\b/.test(sentence)),
    [],
    "one's own name is not heard",
  );
}

describe("with a screen reader", { concurrency: 2 }, () => {
  for (const game of GAMES) {
    for (const language of LANGUAGES) {
      test(`${game} in ${language}`, { timeout: 600_000 }, async () => {
        const player = await hearingPerson(home.browser, home.server.url, language);
        const received = listenTo(player.page);
        await player.begin(game, optionsOf(game, language));
        await playByEar(player, received, game);
        assertToldOnce(player.say, await player.sentences(), received.messages, THE_WINNER);
        const standings = player.page.getByRole("list", { name: player.say("ui-final-scores") });
        // The page of the end waits for its facts.
        await standings.waitFor();
        assert.equal(await standings.getByRole("listitem").count(), 2);
        await player.close();
      });
    }
  }
});

/** Presses "Skip" as soon as it can be pressed. Runs in the page. */
function alwaysSkip(name) {
  const press = () => {
    const skip = [...document.querySelectorAll("button:enabled")].find((one) => one.textContent.trim() === name);
    skip?.click();
  };
  new MutationObserver(press).observe(document, { childList: true, subtree: true });
}

test("what is skipped is told all the same", { timeout: 600_000 }, async () => {
  const player = await hearingPerson(home.browser, home.server.url, "en", { pace: 1 });
  const received = listenTo(player.page);
  await player.begin("mamma-mia");
  await player.page.evaluate(alwaysSkip, player.say("ui-skip"));
  await playByEar(player, received, "mamma-mia");
  assertToldOnce(player.say, await player.sentences(), received.messages, THE_WINNER);
  await player.close();
});

/** How often the line is cut. */
const CUTS = 4;

test("what happened without a connection is told once it is back", { timeout: 600_000 }, async () => {
  const line = await startLine(home.server.url);
  const player = await hearingPerson(home.browser, line.url, "en");
  const received = listenTo(player.page);
  await player.begin("sole-mio");
  const offline = player.page.getByRole("status").filter({ hasText: player.say("ui-offline") });
  for (let questions = 1; questions <= CUTS; questions += 1) {
    assert.equal(await player.listen(questions), "asked");
    // The move arrives, the answer and all that follows it do not.
    line.deafen();
    await answerPizza(player);
    await line.cut();
    await offline.waitFor();
    await line.mend();
  }
  assert.equal(await player.listen(CUTS + 1), "asked");
  player.forgiveCutLine();
  assertToldOnce(player.say, await player.sentences(), received.messages, 0);
  assert.ok(received.welcomes().length > CUTS);
  await player.close();
  line.stop();
});
