// An older browser such as TVs have, Chromium 94, as far as a newer one can imitate it. The page finds nothing that
// came later, and its style sheets are read as such a browser reads them: what it does not know is left out.

/** Of the years after it, what our style sheets use or might. The name that replaces it means nothing. */
const NEWER_STYLES = [
  /:has(?=\()/g,
  /color-mix(?=\()/g,
  /(?<=[;{]\s*)(translate|rotate|scale|mask|container-type|text-wrap)(?=:)/g,
  /(?<=\d)(cqw|cqh|cqmin|cqmax|[dsl]v[hw])\b/g,
  /@(container|layer|scope|starting-style)\b/g,
];

const withoutNewer = (styles) => NEWER_STYLES.reduce((left, newer) => left.replaceAll(newer, "unknown"), styles);

/** Runs in the page, before its own scripts. */
function forgetNewer() {
  const newer = [
    [Array.prototype, "findLast", "findLastIndex", "toSorted", "toReversed", "toSpliced", "with"],
    [Object, "groupBy"],
    [Array, "fromAsync"],
    [Promise, "withResolvers"],
    [Element.prototype, "checkVisibility"],
    [globalThis, "structuredClone"],
    [Set.prototype, "union", "intersection", "difference", "isSubsetOf"],
  ];
  for (const [owner, ...names] of newer) for (const name of names) delete owner[name];
}

/** Everything that is opened in this context from now on is opened in an old browser. */
export async function makeOld(context) {
  await context.addInitScript(forgetNewer);
  await context.route(/\.css$/, async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, body: withoutNewer(await answer.text()) });
  });
}
