// How large a text can be written where it has to fit in one line.

const pencil = document.createElement("canvas").getContext("2d");
const family = getComputedStyle(document.documentElement).getPropertyValue("--font-display");

/** The largest size at which a text is no wider than its room, in pixels. @param {string} text */
export function fittingSize(text, { largest = 44, weight = 800, room = 0 }) {
  if (!pencil) return largest;
  pencil.font = `${weight} ${largest}px ${family}`;
  const { width } = pencil.measureText(text);
  return Math.min(largest, Math.floor((largest * room) / Math.max(1, width)));
}
