// The shapes of positions (docs/positions.md) and of what the page knows of the boxes.

/** @typedef {import("../lib/notation.js").Kind} Kind */

/**
 * @typedef {object} SeatPosition
 * @property {Kind} [kind]
 * @property {string} [name]
 * @property {string} [toppings]
 * @property {string} [orders]
 * @property {string} [waiter]
 * @property {string} [filled]
 * @property {string} [removed]
 */

/**
 * @typedef {object} PizzaPosition
 * @property {"mamma-mia" | "sole-mio" | "grande"} game
 * @property {"playing" | "oven"} [phase]
 * @property {number} [round]
 * @property {number | string} [turn] a seat from 1, or an own kind
 * @property {number | string} [boss]
 * @property {string} [table]
 * @property {string} [oven]
 * @property {string} [kitchen]
 * @property {SeatPosition[]} seat
 */

/**
 * @typedef {object} CalcoryPosition
 * @property {"calcory"} game
 * @property {number} players
 * @property {number} turn
 * @property {string[]} grid
 * @property {number[]} won
 * @property {string[]} [names]
 * @property {{ seat: number, places: string }} [marked]
 * @property {string} [turned]
 */

/** @typedef {PizzaPosition | CalcoryPosition} Position */

/**
 * What is in the box of a game.
 * @typedef {object} Box
 * @property {string} title
 * @property {[number, number]} players
 * @property {number} rounds
 * @property {boolean} doubles
 * @property {boolean} removes whether failed orders leave the game
 * @property {Record<Kind, string[]>} orders
 */

/** What is asked of the arbiter, and what a link holds. @typedef {{ position: Position, moves?: string[] }} Question */

export {};
