// A person's preferences on this device. Nothing about any game is stored here.

/**
 * @typedef {object} Settings
 * @property {"auto" | "light" | "dark"} theme
 * @property {boolean} sound
 * @property {number} volume of sounds and speech, from 0 to 1
 * @property {boolean} haptics whether the device may vibrate
 * @property {boolean} soundBesideTv whether it makes sounds also at a table that is on a TV
 * @property {"hand" | "table"} besideTv what a phone shows at a table that is on a TV
 * @property {boolean} speech whether announcements are spoken
 * @property {boolean} notify whether "your turn" may be a notification
 * @property {boolean} guide whether decisions are explained
 * @property {("pizza" | "calcory")[]} learned the lessons that this person has had or skipped
 * @property {("pizza" | "calcory")[]} finished the sorts of game that this person has played to the end
 * @property {number} pace how long animations take: 0.5 fast, 1 normal, 1.7 slow
 */

/** @type {Settings} */
const DEFAULTS = {
  theme: "auto",
  sound: true,
  volume: 1,
  haptics: matchMedia("(pointer: coarse)").matches,
  soundBesideTv: false,
  besideTv: "hand",
  speech: false,
  notify: false,
  guide: true,
  learned: [],
  finished: [],
  pace: 1,
};
const KEY = "quattro-settings";

/** A TV is dark: it stands in a living room. */
const isTv = document.documentElement.dataset.tv !== undefined;

/** @returns {Settings} */
function stored() {
  try {
    return { ...DEFAULTS, ...JSON.parse(localStorage.getItem(KEY) ?? "{}") };
  } catch {
    return { ...DEFAULTS };
  }
}

/** @type {Settings} */
export const settings = stored();

const dark = matchMedia("(prefers-color-scheme: dark)");
const calm = matchMedia("(prefers-reduced-motion: reduce)");

export const reducedMotion = () => calm.matches;

function applyTheme() {
  const night = isTv || settings.theme === "dark" || (settings.theme === "auto" && dark.matches);
  document.documentElement.dataset.theme = night ? "dark" : "light";
  document.documentElement.style.setProperty("--pace", String(settings.pace));
  // The browser's bars take the background colour.
  for (const meta of document.querySelectorAll("meta[name=theme-color]"))
    meta.setAttribute("content", night ? "#2E241F" : "#FFFAF0");
}

/** @param {Partial<Settings>} changes */
export function prefer(changes) {
  Object.assign(settings, changes);
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // Private windows may refuse storage; then the choice lasts as long as the page.
  }
  applyTheme();
}

dark.addEventListener("change", applyTheme);
applyTheme();
