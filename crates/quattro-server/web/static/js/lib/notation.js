// The notation for cards in messages (docs/notation.md): parsing, counting, and writing toppings.

/** @typedef {"salami" | "pineapple" | "mushroom" | "chili" | "olive"} Kind */
/** @typedef {{ kind: Kind, double: boolean }} Topping */
/** @typedef {{ singles: number, doubles: number }} Column */

/** @type {Kind[]} */
export const KINDS = ["salami", "pineapple", "mushroom", "chili", "olive"];

/** Every sort of order card, in the order in which they are always listed. */
export const ORDERS = [
  ...KINDS.map((kind) => `classic-${kind}`),
  "mixed",
  "bombastica",
  "monotoni",
  "minimale",
  ...KINDS.map((kind) => `four-${kind}`),
  "pairs",
  "duel",
  "match",
  "without-me",
  "two-doubles",
  "ladder",
  "for-the-boss",
];

/**
 * @param {string} letter one of s, p, m, c, o; upper case for a double
 * @returns {Topping}
 */
export function topping(letter) {
  const kind = KINDS.find((kind) => kind[0] === letter.toLowerCase()) ?? "salami";
  return { kind, double: letter !== letter.toLowerCase() };
}

/** The letter of a topping. @param {Topping} topping */
export const letterOf = ({ kind, double }) => (double ? kind[0].toUpperCase() : kind[0]);

/** @returns {Record<Kind, Column>} */
export function noToppings() {
  const none = () => ({ singles: 0, doubles: 0 });
  return { salami: none(), pineapple: none(), mushroom: none(), chili: none(), olive: none() };
}

/**
 * `3s1P` or `none`.
 * @param {string} text
 */
export function toppings(text) {
  const columns = noToppings();
  for (const [, count, letter] of text.matchAll(/(\d+)([spmcoSPMCO])(?![a-z])/g)) {
    const { kind, double } = topping(letter);
    columns[kind][double ? "doubles" : "singles"] += Number(count);
  }
  return columns;
}

/** @param {Column} column */
export const cardsIn = (column) => column.singles + column.doubles;
/** @param {Column} column */
export const columnValue = (column) => column.singles + 2 * column.doubles;
/** @param {Record<Kind, Column>} columns */
export const allCards = (columns) => KINDS.reduce((sum, kind) => sum + cardsIn(columns[kind]), 0);

/**
 * The cards one by one, kinds in their order, doubles first.
 * @param {string} text
 * @returns {Topping[]}
 */
export function toppingCards(text) {
  const columns = toppings(text);
  return KINDS.flatMap((kind) => [
    ...Array.from({ length: columns[kind].doubles }, () => ({ kind, double: true })),
    ...Array.from({ length: columns[kind].singles }, () => ({ kind, double: false })),
  ]);
}

/**
 * @param {Record<Kind, Column>} columns
 * @returns {string}
 */
export function write(columns) {
  const parts = KINDS.map((kind) => {
    const letter = kind[0];
    const { singles, doubles } = columns[kind];
    return (singles ? `${singles}${letter}` : "") + (doubles ? `${doubles}${letter.toUpperCase()}` : "");
  });
  return parts.join("") || "none";
}

/**
 * Adds or takes away (`sign` -1) toppings.
 * @param {string} text
 * @param {string} change
 * @param {1 | -1} sign
 */
export function changed(text, change, sign) {
  const columns = toppings(text);
  const other = toppings(change);
  for (const kind of KINDS) {
    columns[kind].singles = Math.max(0, columns[kind].singles + sign * other[kind].singles);
    columns[kind].doubles = Math.max(0, columns[kind].doubles + sign * other[kind].doubles);
  }
  return write(columns);
}

/**
 * What is needed or lacking: `2s1m` by kind, `1S1O` in doubles, `3any` of any kinds.
 * @param {string} need
 * @returns {{ any: number, items: { count: number, kind: Kind, double: boolean }[] }}
 */
export function needed(need) {
  const any = /^(\d+)any$/.exec(need);
  if (any) return { any: Number(any[1]), items: [] };
  const items = [...need.matchAll(/(\d+)([spmcoSPMCO])/g)].map(([, count, letter]) => ({
    count: Number(count),
    ...topping(letter),
  }));
  return { any: 0, items };
}

/**
 * `classic-salami` is a classic of salami; `ladder` has no kind.
 * @param {string} order
 * @returns {{ recipe: string, kind: Kind | undefined }}
 */
export function recipe(order) {
  const kind = KINDS.find((kind) => order.endsWith(`-${kind}`));
  return { recipe: kind ? order.slice(0, -kind.length - 1) : order, kind };
}

/**
 * A card on the oven: `s`, `P` or `2:mixed`.
 * @param {string} face
 * @returns {{ topping: Topping } | { seat: number, order: string }}
 */
export function ovenFace(face) {
  const [seat, order] = face.split(":");
  return order ? { seat: Number(seat), order } : { topping: topping(face) };
}
