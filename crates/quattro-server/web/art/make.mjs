// Builds the sprite: every card, pile and icon as a symbol in one file that browsers cache.
//
//     node crates/quattro-server/web/art/make.mjs
//
// Only needed after changing a drawing; the result is committed. Symbols use no url(#…) references, which
// browsers do not resolve across files. What depends on the owner comes from custom properties, which do pass
// through <use>: --k, --kd, --kt (colour, deep, tint), --on (text on the colour) and --own-KIND (inline for
// the own kind, unset for the others). So one symbol serves all five players.

import { readFileSync, writeFileSync } from "node:fs";

const here = new URL("./", import.meta.url);
const KINDS = ["salami", "pineapple", "mushroom", "chili", "olive"];
const BLOB =
  "M229 188C229 210 219 238 205 255C191 272 165 288 143 292C121 296 92 290 73 279C53 268 32 246 24 225C16 204 18 173 27 152C35 132 56 113 75 102C95 90 121 82 143 85C165 88 191 103 206 121C220 138 229 166 229 188Z";

const use = (id, x, y, size, turn = 0) =>
  `<use href="#${id}" x="${round(x)}" y="${round(y)}" width="${size}" height="${size}"${turn ? ` transform="rotate(${turn} ${round(x + size / 2)} ${round(y + size / 2)})"` : ""}/>`;
const round = (value) => Math.round(value * 10) / 10;
const symbol = (id, inner, box = "0 0 250 350") => `<symbol id="${id}" viewBox="${box}">${inner}</symbol>`;

/** The piece `what` at a spot of its centre; `own` is whatever the owner's kind is. */
function piece(what, cx, cy, size, turn = 0) {
  const [x, y] = [cx - size / 2, cy - size / 2];
  if (what !== "own") return use(what, x, y, size, turn);
  const drawings = KINDS.map((kind) =>
    use(kind, x, y, size, turn).replace("<use", `<use display="var(--own-${kind},none)"`),
  );
  return drawings.join("");
}

/** The soft shadow of a piece of cut paper, to the lower right. */
const shade = (cx, cy, size) =>
  `<ellipse cx="${round(cx + size * 0.03)}" cy="${round(cy + size * 0.08)}" rx="${round(size * 0.44)}" ry="${round(size * 0.43)}" fill="#3B1E0C" opacity=".16"/>`;
const ROUND = ["salami", "olive", "any", "bossk"];
const laid = (what, cx, cy, size, turn = 0) =>
  (ROUND.includes(what) ? shade(cx, cy, size) : "") + piece(what, cx, cy, size, turn);

/** `count` spots on a circle, from the top. */
function ring(count, cx, cy, radius, from = -90) {
  return Array.from({ length: count }, (_, index) => {
    const angle = ((from + (360 / count) * index) * Math.PI) / 180;
    return [cx + radius * Math.cos(angle), cy + radius * Math.sin(angle), index];
  });
}
const tilt = (index) => -12 + ((index * 7) % 25);

// Toppings.

const paper = `<rect x="2" y="2" width="246" height="346" rx="24" fill="#FFFAF0" stroke="#E3D3B6" stroke-width="4"/>`;

function single(kind) {
  return symbol(
    `card-${kind}`,
    `${paper}<path d="${BLOB}" fill="var(--kt)"/>${laid(kind, 126, 186, 172)}${use(kind, 16, 16, 58)}<rect x="92" y="318" width="66" height="8" rx="4" fill="var(--k)"/>`,
  );
}

function double(kind) {
  return symbol(
    `card-${kind}-double`,
    `<rect x="2" y="2" width="246" height="346" rx="24" fill="var(--k)" stroke="var(--kd)" stroke-width="4"/><rect x="14" y="14" width="222" height="322" rx="15" fill="none" stroke="#FFFAF0" stroke-opacity=".55" stroke-width="3"/><path d="${BLOB}" transform="translate(0 10)" fill="var(--kt)"/>${laid(kind, 90, 164, 124, -12)}${laid(kind, 162, 240, 124, 10)}<path d="M4 26A22 22 0 0 1 26 4H92V58A30 30 0 0 1 62 88H4Z" fill="#FFFAF0"/>${use(kind, 17, 16, 58)}<circle cx="206" cy="44" r="34" fill="#2B1D16"/><text x="205" y="58" text-anchor="middle" font-size="40" font-weight="800" fill="#FFE9B8">×2</text>`,
  );
}

// Orders. What an order needs stands top left as rows of [text, piece]; the left 45 % stay readable when fanned.

function needs(rows) {
  const tall = rows.length > 2;
  const [height, step, font] = rows.length > 4 ? [40, 46, 37] : tall ? [44, 50, 41] : [52, 58, 48];
  const icon = height - 8;
  return rows
    .map(([text, what], index) => {
      const y = 16 + step * index;
      const letters = text.length * font * 0.56;
      const width = letters + icon + 27;
      const label = `<text x="${round(14 + 14 + letters / 2)}" y="${round(y + height / 2 + font * 0.345)}" text-anchor="middle" font-size="${font}" font-weight="800" fill="#2B1D16">${text}</text>`;
      return `<rect x="14" y="${y}" width="${round(width)}" height="${height}" rx="${height / 2}" fill="#FFFAF0" stroke="#E6D6B8" stroke-width="2"/>${label}${piece(what, 14 + width - 7 - icon / 2, y + height / 2, icon)}`;
    })
    .join("");
}

const owner = `<circle cx="210" cy="40" r="32" fill="var(--k)"/><circle cx="210" cy="40" r="26" fill="#FFFAF0"/>${piece("own", 210, 40, 38)}`;

/** An order: `rows` of needs, and the picture, drawn around the centre of its pizza. */
function order(id, rows, picture, wide = rows.length > 2) {
  const [px, py] = wide ? [164, 192] : [134, 190];
  return symbol(
    `order-${id}`,
    `<rect x="2" y="2" width="246" height="346" rx="24" fill="var(--k)" stroke="var(--kd)" stroke-width="4"/><path d="M27 13H223A14 14 0 0 1 237 27V293H13V27A14 14 0 0 1 27 13Z" fill="#FFF7E6"/><svg x="13" y="13" width="224" height="280" viewBox="13 13 224 280">${picture(px, py)}</svg><path d="M13 292H237V299H13Z" fill="var(--kd)" opacity=".55"/>${owner}${needs(rows)}`,
  );
}

const pizza = (cx, cy) => use("pizza", cx - 100, cy - 100, 200);
const circle =
  (what, count, radius, size, from = -90) =>
  (cx, cy) =>
    ring(count, cx, cy, radius, from)
      .map(([x, y, index]) => laid(what, x, y, size, tilt(index)))
      .join("");
const square = (what, radius, size) => circle(what, 4, radius, size, -45);
const disc = (x, y, r, text, font) =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="#2B1D16"/><text x="${x}" y="${round(y + font * 0.34)}" text-anchor="middle" font-size="${font}" font-weight="800" fill="#FFE9B8">${text}</text>`;

function classic(kind) {
  return order(
    `classic-${kind}`,
    [
      ["4", kind],
      ["1", "own"],
    ],
    (x, y) => pizza(x, y) + square(kind, 46, 56)(x, y) + laid("own", x, y, 46),
  );
}

const four = (kind) => order(`four-${kind}`, [["4", kind]], (x, y) => pizza(x, y) + square(kind, 41, 64)(x, y));

function mixed() {
  const spots = (x, y) => ring(5, x - 30, y, 44);
  return order(
    "mixed",
    KINDS.map((kind) => ["1", kind]),
    (x, y) =>
      pizza(x, y) +
      spots(x + 30, y)
        .map(([cx, cy, index]) => laid(KINDS[index], cx, cy, 52, tilt(index)))
        .join(""),
  );
}

function bombastica() {
  return order("bombastica", [["15+", "any"]], (x, y) => {
    const outer = ring(10, x, y, 58).map(([cx, cy, index]) => laid(KINDS[index % 5], cx, cy, 40, tilt(index)));
    const inner = ring(5, x, y, 23).map(([cx, cy, index]) => laid(KINDS[(index + 2) % 5], cx, cy, 36, tilt(index)));
    return pizza(x, y) + outer.join("") + inner.join("");
  });
}

const monotoni = () =>
  order(
    "monotoni",
    [
      ["6", "any"],
      ["1", "own"],
    ],
    (x, y) => pizza(x, y) + circle("any", 6, 50, 44)(x, y) + laid("own", x, y, 48),
  );

function minimale() {
  const arrow = `<g transform="translate(204 258)"><circle r="27" fill="#2B1D16"/><path d="M0 -13V9M-9 2L0 12L9 2" stroke="#FFE9B8" stroke-width="5.500" fill="none" stroke-linecap="round" stroke-linejoin="round"/></g>`;
  return order(
    "minimale",
    [
      ["3", "any"],
      ["1", "own"],
    ],
    (x, y) => pizza(x, y) + circle("any", 3, 46, 50)(x, y) + laid("own", x, y, 44) + arrow,
  );
}

/** Which kinds the pairs are of depends on the owner, so there are five. */
function pairs(own) {
  const others = KINDS.filter((kind) => kind !== own);
  return order(
    `pairs-${own}`,
    others.map((kind) => ["2", kind]),
    (x, y) =>
      pizza(x, y) +
      others
        .map((kind, index) => {
          const [cx, cy] = ring(4, x + 6, y, 44, -45)[index];
          return laid(kind, cx - 11, cy - 12, 40, -10) + laid(kind, cx + 12, cy + 13, 40, 9);
        })
        .join(""),
  );
}

function duel() {
  return order(
    "duel",
    [["2+", "own"]],
    (x, y) =>
      pizza(x, y) +
      `<path d="M144 92L122 138L148 168L120 210L146 240L126 288" fill="none" stroke="#FFF7E6" stroke-width="12" stroke-linejoin="round"/>` +
      laid("own", x - 42, y - 26, 58, -12) +
      laid("own", x - 38, y + 32, 58, 8) +
      laid("any", x + 42, y - 24, 48) +
      laid("any", x + 40, y + 32, 48) +
      disc(x, y, 26, "vs", 25),
  );
}

/** Two cards that face each other, easy to tell from the pizzas. */
function match() {
  const card = (x, turn) =>
    `<g transform="rotate(${turn} ${x} 190)"><rect x="${x - 44}" y="128" width="92" height="126" rx="14" fill="#3B1E0C" opacity=".14"/><rect x="${x - 46}" y="124" width="92" height="126" rx="14" fill="#FFFAF0" stroke="#2B1D16" stroke-width="4"/>${use("any", x - 34, 153, 68)}</g>`;
  return order("match", [["=", "any"]], () => card(72, -8) + card(178, 8) + disc(125, 190, 26, "=", 36));
}

function withoutMe() {
  const no = (x, y) =>
    `<circle cx="${x}" cy="${y}" r="48" fill="#FFFAF0"/>${piece("own", x, y, 68)}<circle cx="${x}" cy="${y}" r="46" fill="none" stroke="#B3261B" stroke-width="9"/><path d="M${x - 32} ${y + 32}L${x + 32} ${y - 32}" stroke="#B3261B" stroke-width="9"/>`;
  return order(
    "without-me",
    [
      ["2", "any"],
      ["2", "any"],
    ],
    (x, y) =>
      pizza(x, y) +
      [
        [-62, -40],
        [66, -36],
        [-60, 46],
        [62, 46],
      ]
        .map(([dx, dy]) => laid("any", x + dx, y + dy, 38))
        .join("") +
      no(x, y + 6),
  );
}

function twoDoubles() {
  const card = (x, y, turn) =>
    `<g transform="rotate(${turn} ${x} ${y})"><rect x="${x - 34}" y="${y - 47}" width="68" height="94" rx="11" fill="#2B1D16"/>${use("any", x - 24, y - 41, 48)}<text x="${x}" y="${y + 37}" text-anchor="middle" font-size="31" font-weight="800" fill="#FFE9B8">×2</text></g>`;
  return order(
    "two-doubles",
    [
      ["×2", "any"],
      ["×2", "any"],
    ],
    (x, y) => pizza(x, y) + card(x - 34, y - 18, -10) + card(x + 36, y + 22, 8),
  );
}

/** Stairs instead of a pizza. */
function ladder() {
  const steps = [4, 3, 2, 1]
    .map((count, index) => {
      const x = 113 + index * 31;
      const top = 258 - count * 34;
      const wheels = Array.from({ length: count }, (_, up) => use("any", x + 1, 258 - 31 - up * 34, 28)).join("");
      return `<path d="M${x - 1} 276V${top}H${x + 31}V276Z" fill="${index % 2 ? "#E0A75C" : "#D0924A"}"/>${wheels}`;
    })
    .join("");
  return order(
    "ladder",
    [
      ["4", "any"],
      ["3", "any"],
      ["2", "any"],
      ["1", "any"],
    ],
    () => `<path d="M100 274H250V290H100Z" fill="#A9652A"/>${steps}`,
  );
}

const forTheBoss = () => order("for-the-boss", [["4", "bossk"]], (x, y) => pizza(x, y) + square("bossk", 41, 60)(x, y));

// Backs and boss cards.

function toppingBack() {
  const rings = [];
  for (let row = 0; row <= 12; row++)
    for (let column = 0; column <= 8; column++)
      if ((row + column) % 2 === 0) rings.push([25 + column * 27.5 - 10, 15 + row * 26.7]);
  const circles = rings.map(([x, y]) => `<circle cx="${round(x)}" cy="${round(y)}" r="25"/>`).join("");
  const dots = rings.map(([x, y]) => `<circle cx="${round(x)}" cy="${round(y)}" r="4"/>`).join("");
  return symbol(
    "back-topping",
    `${paper}<rect x="15" y="15" width="220" height="320" rx="14" fill="#1F5E57"/><svg x="19" y="19" width="212" height="312" viewBox="19 19 212 312"><g fill="none" stroke="#E9DCC0" stroke-width="3" opacity=".5">${circles}</g><g fill="#F0AE24">${dots}</g></svg><rect x="17" y="17" width="216" height="316" rx="12" fill="none" stroke="#1F5E57" stroke-width="6"/><circle cx="125" cy="175" r="64" fill="#FFFAF0"/><circle cx="125" cy="175" r="56" fill="none" stroke="#1F5E57" stroke-width="4"/>${use("cutter", 90, 140, 70)}`,
  );
}

function orderBack() {
  let checks = "";
  for (let at = -320; at < 560; at += 40) checks += `M${at} 340L${at + 330} 10M${at} 10L${at + 330} 340`;
  return symbol(
    "back-order",
    `${paper}<rect x="15" y="15" width="220" height="320" rx="14" fill="var(--k)"/><svg x="17" y="17" width="216" height="316" viewBox="17 17 216 316"><path d="${checks}" stroke="#fff" stroke-width="14" opacity=".13"/></svg><rect x="16" y="16" width="218" height="318" rx="13" fill="none" stroke="var(--kd)" stroke-width="6"/><path d="M68 100H182V250L168 240L154 250L140 240L125 250L110 240L96 250L82 240L68 250Z" fill="#FFFAF0"/>${piece("own", 125, 148, 72)}<path d="M92 202H158M92 220H136" stroke="var(--kd)" stroke-width="6" stroke-linecap="round"/>`,
  );
}

/** Letters set one by one along an arc, since text on a path does not pass through <use>. */
function arched(text, font, bend, y) {
  const advance = font * 0.56;
  const letters = [...text];
  const widths = letters.map(
    (letter) =>
      ("il!".includes(letter) ? 0.55 : letter === " " ? 0.5 : letter === "M" || letter === "m" ? 1.55 : 1) * advance,
  );
  const total = widths.reduce((sum, width) => sum + width, 0);
  let x = 125 - total / 2;
  return letters
    .map((letter, index) => {
      const middle = x + widths[index] / 2;
      x += widths[index];
      const away = (middle - 125) / 119;
      const turn = (Math.atan((2 * bend * away) / 119) * 180) / Math.PI;
      return `<text x="${round(middle)}" y="${round(y + bend * away * away)}" transform="rotate(${round(turn)} ${round(middle)} ${round(y + bend * away * away)})" text-anchor="middle" font-size="${font}" font-weight="800" fill="#FFE9B8">${letter}</text>`;
    })
    .join("");
}

const frame = `<path fill-rule="evenodd" d="M26 2H224A24 24 0 0 1 248 26V324A24 24 0 0 1 224 348H26A24 24 0 0 1 2 324V26A24 24 0 0 1 26 2ZM29 14A15 15 0 0 0 14 29V321A15 15 0 0 0 29 336H221A15 15 0 0 0 236 321V29A15 15 0 0 0 221 14Z" fill="#FFFAF0"/><rect x="2" y="2" width="246" height="346" rx="24" fill="none" stroke="#E3D3B6" stroke-width="4"/>`;

function boss(id, title, font, ribbon, bend, y) {
  const portrait = `<use href="#portrait-${id}" x="14" y="14" width="222" height="322"/>`;
  return symbol(`boss-${id}`, `${portrait}${frame}<path d="${ribbon}" fill="#2B1D16"/>${arched(title, font, bend, y)}`);
}

// Winners: a portrait of each kind with toque and face, and the small pizzas of what they filled.

/** A colour, its deeper and its lighter rays, and where face, toque and piece sit. */
const CHEFS = {
  salami: {
    k: "#C8402F",
    kd: "#97271D",
    kt: "#F9DCD2",
    ray: "#DC5A44",
    cheek: "#F2B39C",
    at: [52, 112, 146],
    face: [125, 186, 1],
    toque: [112, 126, -9, 0.92],
  },
  pineapple: {
    k: "#F0AE24",
    ground: "#E59B12",
    kd: "#B97608",
    kt: "#FDEDC3",
    ray: "#F5B93A",
    cheek: "#E2622E",
    at: [41, 80, 168],
    face: [125, 190, 0.86],
    toque: [122, 104, -7, 0.9],
  },
  mushroom: {
    k: "#94613C",
    ground: "#8A5833",
    kd: "#65401F",
    kt: "#EEDFCB",
    ray: "#A06E46",
    cheek: "#E88F6A",
    at: [44, 100, 162],
    face: [125, 196, 0.8],
    toque: [116, 118, -8, 0.92],
  },
  chili: {
    k: "#357F3E",
    ground: "#2F7538",
    kd: "#22602C",
    kt: "#D8EBCF",
    ray: "#459150",
    cheek: "#E8D96A",
    ink: "#16301A",
    at: [42, 98, 176],
    face: [105, 172, 0.74],
    toque: [93, 132, -14, 0.86],
  },
  olive: {
    k: "#5350A8",
    ground: "#4A479B",
    kd: "#363379",
    kt: "#DEDDF4",
    ray: "#6461B6",
    cheek: "#EE8A7A",
    ink: "#14123C",
    at: [50, 104, 152],
    face: [118, 196, 0.86],
    toque: [135, 122, 10, 0.9],
  },
};

const toque = `<path d="M-34 0L-38 -34C-62 -36 -66 -72 -42 -76C-36 -98 -8 -104 4 -90C20 -104 50 -94 48 -72C68 -66 62 -36 38 -34L34 0C16 7 -16 7 -34 0Z" fill="#E6D9C0"/><path d="M-34 -2L-37 -36C-60 -40 -62 -70 -41 -75C-35 -96 -9 -101 2 -88C14 -98 36 -94 40 -78C22 -84 14 -66 22 -50C28 -38 24 -10 20 0C4 4 -18 4 -34 -2Z" fill="#FFFAF0"/><path d="M-35 -2L-36 -16C-16 -9 16 -9 36 -16L35 -2C16 5 -16 5 -35 -2Z" fill="#C2371F"/><path d="M12 -11C20 -12 28 -13 36 -16L35 -2C28 1 20 2 13 3Z" fill="#8F2413"/><path d="M-16 -40C-18 -52 -16 -60 -12 -66M8 -42C8 -52 10 -58 14 -64" stroke="#D8C8AA" stroke-width="5" fill="none" stroke-linecap="round"/>`;

const laughing = (ink, cheek) =>
  `<path d="M-26 -6C-22 -16 -12 -16 -8 -6M8 -6C12 -16 22 -16 26 -6" fill="none" stroke="${ink}" stroke-width="5.4" stroke-linecap="round"/><ellipse cx="-29" cy="8" rx="7.5" ry="5" fill="${cheek}" opacity=".75"/><ellipse cx="29" cy="8" rx="7.5" ry="5" fill="${cheek}" opacity=".75"/><path d="M-15 7C-9 10 9 10 15 7C15 22 7 27 0 27S-15 22 -15 7Z" fill="${ink}"/><path d="M-8 23C-4 17 4 17 8 23C5 26.5 -5 26.5 -8 23Z" fill="#E8705A"/><path d="M-13 8.6C-7 10.6 7 10.6 13 8.6C13 11 12 13 12 13C6 14.6 -6 14.6 -12 13Z" fill="#FFFAF0"/>`;

/** Twelve rays from a point, as one path. */
const rays = (cx, cy, far) =>
  Array.from({ length: 12 }, (_, index) => {
    const tip = (degrees) => {
      const angle = (degrees * Math.PI) / 180;
      return `${round(cx + far * Math.cos(angle))} ${round(cy + far * Math.sin(angle))}`;
    };
    return `M${cx} ${cy}L${tip(index * 30)}L${tip(index * 30 + 15)}Z`;
  }).join("");

/** What is behind a portrait: rays, a circle and the coat, in the colours of a kind. */
function stage(kind) {
  const { k, ground = k, kd, kt, ray } = CHEFS[kind];
  const back = `<rect width="250" height="350" fill="${ground}"/><path d="${rays(125, 180, 500)}" fill="${ray}"/><circle cx="125" cy="182" r="94" fill="${kt}"/><path d="M125 276A94 94 0 0 0 219 182A94 94 0 0 1 125 276Z" fill="${kd}" opacity=".12"/><path d="M45 322C60 262 92 250 125 250S190 262 205 322V350H45Z" fill="#FFFAF0"/><path d="M125 250C158 250 190 262 205 322V350H150C165 310 150 270 125 250Z" fill="#E6D9C0"/><path d="M88 252L125 278L162 252L150 244H100Z" fill="${k}"/>`;
  return symbol(
    `stage-${kind}`,
    `<svg x="14" y="14" width="222" height="322" viewBox="14 14 222 322">${back}</svg>${frame}`,
  );
}

function chef(kind) {
  const { cheek, ink = "#2B1D16", at, face, toque: hat } = CHEFS[kind];
  return symbol(
    `chef-${kind}`,
    `<use href="#stage-${kind}" width="250" height="350"/>${use(kind, ...at)}<g transform="translate(${face[0]} ${face[1]}) scale(${face[2]})">${laughing(ink, cheek)}</g><g transform="translate(${hat[0]} ${hat[1]}) rotate(${hat[2]}) scale(${hat[3]})">${toque}</g>`,
  );
}

/** Across a portrait: it unrolls by itself, so it is not part of one. */
const ribbon = symbol(
  "ribbon",
  `<path d="M2 286L34 278V326L2 336L14 310ZM248 286L216 278V326L248 336L236 310Z" fill="#120A07"/><path d="M20 284C80 268 170 268 230 284V326C170 310 80 310 20 326Z" fill="#2B1D16"/>`,
);
// What a player's topping can look like: the face alone, around its nose. It is laid over a piece by `art.js`.

const INK = "#2B1D16";
const line = (d, width = 6) =>
  `<path d="${d}" fill="none" stroke="${INK}" stroke-width="${width}" stroke-linecap="round"/>`;
const dot = (cx, cy, r, fill = INK) => `<circle cx="${cx}" cy="${cy}" r="${r}" fill="${fill}"/>`;
const cheeks = `<g fill="#F2B39C" opacity=".8"><ellipse cx="-27" cy="8" rx="7" ry="5"/><ellipse cx="27" cy="8" rx="7" ry="5"/></g>`;
const laughingEyes = line("M-26-6C-22-16-12-16-8-6M8-6C12-16 22-16 26-6");
const hand = `<path d="M2 46C-9 43-11 31-6 22L3 8C6 4 12 7 10 12L7 20C15 24 17 38 10 44Z" fill="#FFFAF0" stroke="#B59A72" stroke-width="2"/><path d="M-1 27L7 20" fill="none" stroke="#B59A72" stroke-width="3" stroke-linecap="round"/>`;
const MOODS = {
  laugh: `${cheeks}${laughingEyes}<path d="M-16 7C-9 10 9 10 16 7C16 23 8 28 0 28S-16 23-16 7Z" fill="${INK}"/><path d="M-13 9C-7 11 7 11 13 9L12 14C6 15.6-6 15.6-12 14Z" fill="#FFFAF0"/>`,
  surprise: `${cheeks}${dot(-16, -10, 10, "#FFFAF0")}${dot(16, -10, 10, "#FFFAF0")}${dot(-15, -9, 5)}${dot(15, -9, 5)}<ellipse cy="17" rx="9" ry="11" fill="${INK}"/><ellipse cy="22" rx="5" ry="4.5" fill="#E8705A"/>`,
  "oh-no": `${cheeks}${dot(-16, -7, 5.5)}${dot(16, -7, 5.5)}${line("M-27-19L-11-25M27-19L11-25", 5)}${line("M-14 20Q-9 12-4 18T6 18T14 16")}<path d="M31-8C39 3 38 11 31 12C24 11 24 3 31-8Z" fill="#8FD0EA"/>`,
  bravo: `${cheeks}${laughingEyes}${line("M-10 1Q0 9 10 1")}<g transform="translate(-8 4) rotate(14)">${hand}</g><g transform="translate(8 4) scale(-1 1) rotate(14)">${hand}</g>${line("M-22 20L-30 16M-24 30H-33M22 20L30 16M24 30H33", 4)}`,
};
const mood = ([name, face]) => symbol(`mood-${name}`, face, "-50 -50 100 100");

// The characters: heads that are told apart by their outline at twenty pixels.

const cheek = (x, y) => `<ellipse cx="${x}" cy="${y}" rx="6" ry="4" fill="#EE8A7A" opacity=".8"/>`;
const CHARACTERS = {
  // A purse that stays shut.
  taddeo: `<circle cx="43" cy="15" r="7" fill="#B97608"/><circle cx="57" cy="15" r="7" fill="#F0AE24"/><path d="M30 34C6 46 2 92 26 95H74C98 92 94 46 70 34Z" fill="#65401F"/><path d="M32 34C12 46 9 86 28 90H68C86 86 86 46 68 34Z" fill="#94613C"/><path d="M26 22H74Q79 31 74 39H26Q21 31 26 22Z" fill="#F0AE24"/><path d="M24 32H76Q77 36 74 39H26Q23 36 24 32Z" fill="#B97608"/>${line("M26 47L42 53M74 47L58 53", 5)}${dot(37, 59, 5)}<circle cx="63" cy="59" r="11" fill="#FFFAF0" stroke="#F0AE24" stroke-width="4"/>${dot(63, 59, 5)}${line("M42 78Q50 74 58 78", 5)}`,
  // A die that winks.
  gina: `<g transform="rotate(-10 50 50)"><rect x="12" y="16" width="76" height="76" rx="18" fill="#97271D"/><rect x="12" y="12" width="76" height="74" rx="18" fill="#DC5A44"/><g fill="#FFFAF0"><circle cx="27" cy="27" r="7"/><circle cx="73" cy="27" r="7"/><circle cx="27" cy="72" r="7"/><circle cx="73" cy="72" r="7"/></g>${dot(37, 46, 6)}${line("M56 48Q63 41 70 48")}<path d="M33 58Q50 64 67 58Q64 76 50 76T33 58Z" fill="${INK}"/><path d="M37 60Q50 65 63 60L62 64Q50 69 38 64Z" fill="#FFFAF0"/></g>`,
  // An elephant.
  ottavia: `<ellipse cx="22" cy="46" rx="21" ry="27" fill="#6461B6"/><ellipse cx="78" cy="46" rx="21" ry="27" fill="#6461B6"/><ellipse cx="23" cy="47" rx="12" ry="18" fill="#EEB4AC"/><ellipse cx="77" cy="47" rx="12" ry="18" fill="#EEB4AC"/><path d="M50 12C72 12 80 32 76 50C73 62 64 66 61 70C60 84 66 88 74 84Q80 82 80 88C76 98 46 102 40 72C32 66 26 62 24 50C20 32 28 12 50 12Z" fill="#8886CC"/>${line("M48 76H57M50 85H59", 3)}${dot(39, 42, 5)}${dot(61, 42, 5)}${line("M32 31Q38 27 43 31M57 31Q62 27 68 31", 4)}${cheek(33, 54)}${cheek(67, 54)}`,
  // A full moon in a nightcap.
  luna: `<circle cx="46" cy="60" r="37" fill="#E59B12"/><circle cx="44" cy="58" r="35" fill="#F9DE94"/><g fill="#F0C564"><circle cx="28" cy="82" r="5"/><circle cx="66" cy="78" r="7"/></g><path d="M8 46C12 14 50-6 74 12C90 24 92 42 90 54C84 42 80 40 76 46Z" fill="#5350A8"/><path d="M6 40Q44 18 80 42L76 52Q44 30 9 51Z" fill="#FFFAF0"/>${dot(90, 56, 9, "#F0AE24")}${line("M22 61Q29 67 36 61M50 61Q57 67 64 61", 5)}${dot(44, 77, 6)}${cheek(22, 71)}${cheek(63, 70)}`,
};
const character = ([name, head]) => symbol(`who-${name}`, head, "0 0 100 100");

/** A filled order as a small pizza: four of a kind, or all five. */
const donePizza = (kind) => symbol(`done-${kind}`, pizza(100, 100) + square(kind, 54, 58)(100, 100), "0 0 200 200");
const doneMixed = () =>
  symbol(
    "done-mixed",
    pizza(100, 100) +
      ring(5, 100, 100, 50)
        .map(([x, y, index]) => laid(KINDS[index], x, y, 50, tilt(index)))
        .join(""),
    "0 0 200 200",
  );

const leaf = symbol(
  "leaf",
  `<path d="M-14 0C-8 -12 8 -12 16 0C8 10 -8 10 -14 0Z" fill="#4F8A3A"/><path d="M-14 0C-6 2 8 2 16 0C8 10 -8 10 -14 0Z" fill="#35682B"/>`,
  "-16 -16 32 32",
);

// Small signs: 24 × 24, drawn in currentColor.

const ICONS = {
  menu: "M4 7h16M4 12h16M4 17h16",
  book: "M5 4h10a4 4 0 0 1 4 4v12H9a4 4 0 0 1-4-4ZM9 9h6M9 13h6",
  sound: "M4 9.5v5h3.5L12 19V5L7.5 9.5ZM15.5 9a4 4 0 0 1 0 6M18 6.500a8 8 0 0 1 0 11",
  mute: "M4 9.5v5h3.5L12 19V5L7.5 9.5ZM16 9.500l5 5M21 9.500l-5 5",
  chat: "M4 5h16v11H11l-5 4v-4H4Z",
  tick: "M4 12.5l5.5 5.5L20 7",
  cross: "M6 6l12 12M18 6L6 18",
  moon: "M19 14A8 8 0 0 1 9.500 4.500A8 8 0 1 0 19 14Z",
  sun: "M12 8a4 4 0 1 0 .01 0ZM12 2v3M12 19v3M2 12h3M19 12h3M5 5l2 2M17 17l2 2M19 5l-2 2M7 17l-2 2",
  people: "M9 4a4 4 0 1 0 .01 0ZM2 20c0-5 14-5 14 0M16 4.500a4 4 0 0 1 0 7M18 15c3 .6 4 2.500 4 5",
  next: "M9 5l7 7-7 7",
  back: "M15 5l-7 7 7 7",
  skip: "M5 5v14l9-7ZM18 5v14",
  pause: "M8 5v14M16 5v14",
  link: "M10 14a4 4 0 0 0 6 .5l3-3a4 4 0 0 0-6-6l-1 1M14 10a4 4 0 0 0-6-.5l-3 3a4 4 0 0 0 6 6l1-1",
  gear: "M12 9a3 3 0 1 0 .01 0ZM12 3v2.500M12 18.500V21M3 12h2.500M18.500 12H21M5.600 5.600l1.800 1.800M16.600 16.600l1.800 1.800M18.400 5.600l-1.800 1.800M7.400 16.600l-1.800 1.800",
  again: "M19 12a7 7 0 1 1-2-5M19 3v5h-5",
  flame:
    "M12 21c-4 0-6-3-6-6 0-4 4-5 4-11 4 2 4 5 4 7 1-1 1.500-2 1.500-3C18 10 18.500 13 18 15.500 17.500 19 15 21 12 21Z",
  help: "M9 9a3 3 0 1 1 4 2.800c-.8.3-1 .9-1 2.200M12 18v.01",
  download: "M12 4v11M8 11.500l4 3.500 4-3.500M5 15v4h14v-4",
  share: "M12 15V4M8 7.500L12 4l4 3.500M5 12v7h14v-7",
  key: "M8 10a4 4 0 1 0 .01 0ZM11 11l9-7M17 6.500l2.500 3M14.500 8.500l2 2.300",
  print: "M7 9V4h10v5M7 17H4V9h16v8h-3M7 14h10v6H7Z",
  bin: "M5 7h14M10 7V4.500h4V7M7 7l1 13h8l1-13M10.500 11v5M13.500 11v5",
  tv: "M3 5h18v11H3ZM8 20h8M12 16v4",
  phone: "M7.500 3h9v18h-9ZM11 18h2",
  robot: "M5 9h14v10H5ZM12 9V5M12 4v.01M9 13v1.500M15 13v1.500",
  eye: "M2 12c5-9 15-9 20 0-5 9-15 9-20 0ZM12 9a3 3 0 1 0 .01 0Z",
  clock: "M12 4a8 8 0 1 0 .01 0ZM12 8v4l3 2",
  brain:
    "M12 5a3 3 0 0 0-5.500 1.500A3.200 3.200 0 0 0 4.500 12a3.400 3.400 0 0 0 2.500 5A3 3 0 0 0 12 18.500ZM12 5a3 3 0 0 1 5.500 1.500 3.200 3.200 0 0 1 2 5.500 3.400 3.400 0 0 1-2.500 5 3 3 0 0 1-5 1.500Z",
  fork: "M12 21v-7M12 14C12 10 6 10 6 4M12 14c0-4 6-4 6-10M3.500 6.500 6 4l2.500 2.500M15.500 6.500 18 4l2.500 2.500",
  dice: "M5 5h14v14H5ZM9 9v.01M15 15v.01M12 12v.01",
};
const icon = ([name, path]) =>
  symbol(
    `i-${name}`,
    `<path d="${path}" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/>`,
    "0 0 24 24",
  );

const extras = [
  // How an order went: filled, burnt, open. Told apart without colour at 18 pixels.
  symbol(
    "pz-full",
    `<circle cx="20" cy="20" r="19" fill="#8E5A22"/><circle cx="19.5" cy="19.5" r="18" fill="#D9964A"/><circle cx="19.5" cy="19.5" r="14.5" fill="#C8402F"/><circle cx="19.5" cy="19.5" r="12.8" fill="#F9DE94"/><g fill="#FFF1C4"><circle cx="14" cy="14" r="3.6"/><circle cx="25" cy="23" r="3.2"/></g><path d="M23 12c3-1 5 0 5 0-1 3-3 3-5 0ZM13 24c3-.5 4.5 1 4.5 1-1.5 2.5-3.5 2-4.5-1Z" fill="#357F3E"/>`,
    "0 0 40 40",
  ),
  symbol(
    "pz-burnt",
    `<circle cx="20" cy="20" r="19" fill="#8A7465"/><circle cx="20" cy="20" r="17" fill="#5A463A"/><circle cx="19.5" cy="19.5" r="13.5" fill="#3A2A22"/><path d="M16 26c-3-3 2-5 0-8 4 1 4 4 3.5 5.5 1.5-1 2-2.500 1.5-4.5 3 2 3.5 6 .5 8Z" fill="#B9A595"/>`,
    "0 0 40 40",
  ),
  symbol(
    "pz-open",
    `<circle cx="20" cy="20" r="17.5" fill="none" stroke="#A38F75" stroke-width="3" stroke-dasharray="6 5"/>`,
    "0 0 40 40",
  ),
  symbol(
    "i-play",
    `<path d="M7 4.500v15l13-7.500Z" fill="currentColor" stroke="currentColor" stroke-width="2" stroke-linejoin="round"/>`,
    "0 0 24 24",
  ),
  symbol(
    "waiter",
    `<path d="M3 17.500h18" stroke="currentColor" stroke-width="2.400" stroke-linecap="round"/><path d="M4.500 15a7.500 7.500 0 0 1 15 0Z" fill="currentColor"/><circle cx="12" cy="5.800" r="1.800" fill="currentColor"/>`,
    "0 0 24 24",
  ),
  symbol(
    "mini-topping",
    `<rect width="50" height="70" rx="9" fill="#FFFAF0"/><rect x="5" y="5" width="40" height="60" rx="6" fill="#1F5E57"/><circle cx="25" cy="35" r="11" fill="#F0E3C8"/>`,
    "0 0 50 70",
  ),
  symbol(
    "mini-order",
    `<rect width="50" height="70" rx="9" fill="#FFFAF0"/><rect x="5" y="5" width="40" height="60" rx="6" fill="var(--k)"/><path d="M14 17H36V52L30.500 47L25 52L19.500 47L14 52Z" fill="#FFFAF0"/>`,
    "0 0 50 70",
  ),
  symbol(
    "burnt-pizza",
    `<circle cx="50" cy="50" r="48" fill="#8A7465"/><circle cx="50" cy="50" r="43" fill="#5A463A"/><circle cx="49" cy="49" r="34" fill="#3A2A22"/><path d="M40 66c-8-8 5-13 0-21 10 3 10 10 9 14 4-3 5-6 4-11 8 5 9 15 1 20Z" fill="#B9A595"/>`,
    "0 0 100 100",
  ),
  symbol(
    "smoke",
    `<path d="M24 86c-14-16 10-24 0-44M60 86c-18-22 14-36-2-70M96 86c-14-16 10-24 0-44" fill="none" stroke="currentColor" stroke-width="9" stroke-linecap="round"/>`,
    "0 0 120 90",
  ),
  symbol(
    "logo",
    `<path d="M48 48H6A42 42 0 0 1 48 6Z" fill="#C8402F"/><path d="M52 48V6A42 42 0 0 1 94 48Z" fill="#F0AE24"/><path d="M52 52H94A42 42 0 0 1 52 94Z" fill="#3B8B43"/><path d="M48 52V94A42 42 0 0 1 6 52Z" fill="#5350A8"/><path d="M50 32C53 43 57 47 68 50C57 53 53 57 50 68C47 57 43 53 32 50C43 47 47 43 50 32Z" fill="#FFFAF0"/>`,
    "0 0 100 100",
  ),
];

const pieces = readFileSync(new URL("pieces.svg", here), "utf8").match(/<symbol[\s\S]*<\/symbol>/)[0];
const symbols = [
  pieces,
  ...KINDS.flatMap((kind) => [single(kind), double(kind), classic(kind), four(kind), pairs(kind)]),
  mixed(),
  bombastica(),
  monotoni(),
  minimale(),
  duel(),
  match(),
  withoutMe(),
  twoDoubles(),
  ladder(),
  forTheBoss(),
  toppingBack(),
  orderBack(),
  boss("mamma-mia", "Mamma Mia!", 33, "M6 282Q125 258 244 282V330Q125 306 6 330Z", 11, 309),
  boss("sole-mio", "Sole Mio!", 35, "M6 282Q125 306 244 282V330Q125 354 6 330Z", -11, 331),
  ...KINDS.flatMap((kind) => [stage(kind), chef(kind), donePizza(kind)]),
  doneMixed(),
  ribbon,
  ...Object.entries(MOODS).map(mood),
  ...Object.entries(CHARACTERS).map(character),
  leaf,
  ...Object.entries(ICONS).map(icon),
  ...extras,
];
const out = (name, text) => writeFileSync(new URL(`../static/art/${name}`, here), text);
out(
  "sprite.svg",
  `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join("\n").replace(/(\.\d)0+(?=\D)/g, "$1")}</svg>\n`,
);

// The terrazzo floor, light and dark, and the awning.

function terrazzo(ground, chips, opacity) {
  let seed = 7;
  const random = () => {
    seed = (seed * 16807) % 2147483647;
    return seed / 2147483647;
  };
  const stones = Array.from({ length: 46 }, (_, index) => {
    const size = index % 5 === 0 ? 12 : index % 2 ? 4 : 7;
    const [x, y] = [size + random() * (600 - 2 * size), size + random() * (600 - 2 * size)];
    const corners = 5 + Math.floor(random() * 2);
    const points = Array.from({ length: corners }, (_, corner) => {
      const angle = (corner / corners) * 2 * Math.PI + random() * 0.6;
      const far = size * (0.7 + random() * 0.4);
      return `${round(x + far * Math.cos(angle))} ${round(y + far * Math.sin(angle))}`;
    });
    return `<path d="M${points.join("L")}Z" fill="${chips[index % chips.length]}"/>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="600"><rect width="600" height="600" fill="${ground}"/><g opacity="${opacity}" stroke-linejoin="round">${stones.join("")}</g></svg>\n`;
}
out("terrazzo.svg", terrazzo("#CFE2D6", ["#E4EFE6", "#BDD6C8", "#F3E9D6", "#E3BBA6", "#A9C8B8", "#F0DDB4"], 0.6));
out("terrazzo-dark.svg", terrazzo("#1B1512", ["#2A211C", "#241C18", "#33271F", "#3A231B", "#22201B"], 0.8));
const awning = (red, cloth) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="56" height="18"><path d="M0 0H28V4A14 14 0 0 1 0 4Z" fill="${red}"/><path d="M28 0H56V4A14 14 0 0 1 28 4Z" fill="${cloth}"/></svg>\n`;
out("awning.svg", awning("#C2371F", "#FFFAF0"));
out("awning-dark.svg", awning("#8F2A17", "#4A382C"));
out(
  "icon.svg",
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><rect width="100" height="100" rx="22" fill="#FFFAF0"/><g transform="translate(10 10) scale(.8)">${extras.at(-1).replace(/<\/?symbol[^>]*>/g, "")}</g></svg>\n`,
);
