// A person who hears the table and does not see it: all that is known comes from the live region and from roles and
// names in the accessibility tree.

import { FluentBundle, FluentResource } from "@fluent/bundle";
import { AT_ONCE, DESKTOP, person } from "./browser.mjs";

/** Keeps every sentence of the live region. Runs in the page before its own scripts. */
function keepSentences() {
  window.sentences = [];
  const listen = () => {
    const region = document.querySelector("[aria-live]");
    if (!region) return;
    const hear = (changes) => {
      for (const { addedNodes } of changes) window.sentences.push(...[...addedNodes].map((line) => line.textContent));
    };
    new MutationObserver(hear).observe(region, { childList: true });
  };
  document.addEventListener("DOMContentLoaded", listen);
}

/** The messages of a page, as a function like the client's own. */
async function wordsOf(page, language) {
  const file = await page.locator("html").getAttribute("data-messages");
  const answer = await page.request.get(file ?? `/messages/${language}.ftl`);
  const bundle = new FluentBundle(language, { useIsolating: false });
  bundle.addResource(new FluentResource(await answer.text()));
  return (id, args = {}) => bundle.formatPattern(bundle.getMessage(id).value, args, []);
}

const escaped = (text) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** A table for two with a bot that does not think, made without its form. */
async function beginWithBot(page, game, options) {
  const post = async (path, data) => (await page.request.post(path, { data })).json();
  await post("/api/me", { name: "Ada" });
  const { table } = await post("/api/tables", { table: { game, players: 2, options }, sit: {} });
  await post(`/api/tables/${table.id}/start`, { fill: "random" });
  return `/t/${table.id}`;
}

/** @param {string} language "en", "fr" or "de" */
export async function hearingPerson(browser, url, language, settings = {}) {
  const player = await person(browser, url, DESKTOP, { language, settings: { ...AT_ONCE, ...settings } });
  const { page } = player;
  await page.addInitScript(keepSentences);
  return {
    ...player,
    /** Comes to a game that has begun. */
    async begin(game, options = {}) {
      await page.goto(await beginWithBot(page, game, options));
      this.say = await wordsOf(page, language);
    },
    sentences: () => page.evaluate(() => window.sentences),
    /**
     * Waits until so many questions have been asked, or the game is over.
     * @returns {Promise<"asked" | "over">}
     */
    async listen(questions) {
      const { say } = this;
      const asks = [say("ui-your-turn"), say("ui-you-decide")].map((words) => `^${escaped(words)}`).join("|");
      const wins = escaped(say("ui-wins", { name: "NAME", count: 1 })).replace("NAME", ".+");
      const ends = [say("ui-you-win"), say("ui-you-share", { name: "NAME" })].map(escaped);
      const over = `^(${[wins, ...ends.map((end) => end.replace("NAME", ".+"))].join("|")})$`;
      const heard = await page.waitForFunction(
        ({ asks, over, questions }) => {
          if (window.sentences.some((sentence) => new RegExp(over).test(sentence))) return "over";
          return window.sentences.filter((sentence) => new RegExp(asks).test(sentence)).length >= questions && "asked";
        },
        { asks, over, questions },
      );
      return heard.jsonValue();
    },
  };
}

/** What an element of a snapshot is called: `- button "1 salami" [pressed]`. */
const ELEMENT = /^\s*- '?([a-z]+) "((?:[^"\\]|\\.)*)"/;

/** The elements of an accessibility tree that have a name. */
export const elementsOf = (snapshot) =>
  snapshot.split("\n").flatMap((line) => {
    const [, role, name] = ELEMENT.exec(line) ?? [];
    return role ? [{ role, name: name.replaceAll("''", "'").replaceAll('\\"', '"') }] : [];
  });
