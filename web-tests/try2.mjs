import { inHouse } from "./lib/browser.mjs";
import { beginOnDevice, visit } from "./lib/offline.mjs";
import { answer, decision } from "./lib/play.mjs";
await inHouse(async (browser, url) => {
  const p = await visit(browser, url);
  p.context.setDefaultTimeout(15000);
  p.page.on("console", (m) => console.log("console", m.text()));
  await beginOnDevice(p, "mamma-mia");
  const now = await decision(p);
  const cdp = await p.context.newCDPSession(p.page);
  await cdp.send("Storage.overrideQuotaForOrigin", { origin: new URL(url).origin, quotaSize: 1 });
  console.log(await p.page.evaluate(() => navigator.storage.estimate().then((e) => JSON.stringify(e))));
  console.log(await p.page.evaluate(async () => {
    const db = await new Promise((r, j) => { const q = indexedDB.open("quattro-device"); q.onsuccess = () => r(q.result); q.onerror = () => j(q.error); });
    const t = db.transaction(["entries"], "readwrite", { durability: "strict" });
    t.objectStore("entries").add({ table: "x", number: 1, body: "y".repeat(100) });
    return new Promise((r) => { t.oncomplete = () => r("complete"); t.onabort = () => r("abort " + t.error); });
  }));
  await answer(p, now);
  await p.page.waitForTimeout(3000);
  console.log(await p.page.evaluate(() => document.body.innerText.slice(0, 600)));
});
