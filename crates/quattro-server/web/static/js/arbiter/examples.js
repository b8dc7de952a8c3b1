// For each game an argument that everybody has had.

/** @import { Position } from "./types.js" */

/** @type {Record<Position["game"], Position>} */
export const EXAMPLES = {
  // MM-E2: one pineapple is missing, and the owner has one.
  "mamma-mia": {
    game: "mamma-mia",
    phase: "oven",
    round: 1,
    boss: 2,
    table: "7s 3p 4m 1c",
    oven: "1:classic-pineapple 1o",
    seat: [
      { kind: "chili", name: "Ada", toppings: "1p" },
      { kind: "salami", name: "Bruno" },
    ],
  },
  // SM-18, SM-24: a double, or help.
  "sole-mio": {
    game: "sole-mio",
    phase: "oven",
    round: 1,
    boss: 2,
    table: "2m",
    oven: "1:four-mushroom",
    seat: [
      { kind: "chili", name: "Ada", toppings: "1s 1M" },
      { kind: "salami", name: "Bruno", toppings: "1p 2m" },
      { kind: "olive", name: "Carla", toppings: "1P 1o" },
    ],
  },
  // SM-18, GR-5: a double where one is missing, and what fails never comes back.
  grande: {
    game: "grande",
    phase: "oven",
    round: 2,
    boss: 1,
    table: "3s 1o",
    oven: "1:classic-salami",
    seat: [
      { kind: "olive", name: "Ada", toppings: "1S", filled: "mixed", removed: "ladder" },
      { kind: "pineapple", name: "Bruno" },
    ],
  },
  // CA-13, CA-14: eleven against eleven.
  calcory: {
    game: "calcory",
    players: 3,
    turn: 2,
    won: [21, 18, 11],
    names: ["Ada", "Bruno", "Carla"],
    marked: { seat: 1, places: "B1 C2" },
    turned: "A4 E3",
    grid: [
      ".. r9 .. .. .. .. .. .. .. ..",
      ".. .. g2 .. .. .. .. ?? .. ..",
      ".. .. ?? .. b7 .. .. .. .. ..",
      "v4 .. .. .. .. .. ?? .. .. ..",
      ".. .. .. .. .. ?? .. ?? .. ..",
      ".. .. .. ?? .. .. .. .. .. ..",
    ],
  },
};
