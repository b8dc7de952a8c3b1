// What a browser fetches to keep everything, beyond a first visit.

import { inHouse } from "./lib/browser.mjs";
import { described, keptFiles } from "./lib/kept.mjs";

await inHouse(async (browser, url) => console.log(described(await keptFiles(browser, url))));
