// How long a page is busy without a break, in processor time: what else the machine does counts little.

const CATEGORIES = ["toplevel", "devtools.timeline"];

/**
 * The tasks of the page's own thread while `work` is done, in milliseconds, the longest first.
 * @param {import("playwright-core").Browser} browser @param {import("playwright-core").Page} page
 * @param {() => Promise<unknown>} work
 * @returns {Promise<number[]>}
 */
export async function tasksOf(browser, page, work) {
  await browser.startTracing(page, { categories: CATEGORIES });
  await work();
  const { traceEvents } = JSON.parse(String(await browser.stopTracing()));
  const threads = traceEvents.filter(({ name }) => name === "thread_name");
  const names = new Map(threads.map(({ pid, tid, args }) => [`${pid} ${tid}`, args.name]));
  const isPage = ({ pid, tid }) => names.get(`${pid} ${tid}`) === "CrRendererMain";
  const tasks = traceEvents.filter((one) => one.name.endsWith("RunTask") && one.tdur && isPage(one));
  return tasks.map(({ tdur }) => tdur / 1000).toSorted((one, other) => other - one);
}
