// A name on the winner's ribbon.

/** Names of this length and more are written smaller, and longer ones are cut: the title has them in full. */
const [LONG, LONGER, LONGEST] = [9, 12, 15];

/** A name as it is seen: a family of four or a letter with its accent is one sign. @param {string} name */
const signsOf = (name) => Array.from(new Intl.Segmenter().segment(name), ({ segment }) => segment);

/** @param {string} name */
export function onRibbon(name) {
  const signs = signsOf(name);
  if (signs.length <= LONGEST) return name;
  const kept = signs.slice(0, LONGEST - 1).join("");
  return `${kept.trim()}…`;
}

/** @param {string} name */
export function ribbonSize(name) {
  const { length } = signsOf(name);
  return length < LONG ? 36 : length < LONGER ? 28 : 22;
}
