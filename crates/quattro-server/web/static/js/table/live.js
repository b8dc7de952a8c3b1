// The live region: what screen readers are told. It holds one line for each sentence, and only for a moment:
// remembering what was announced is the game.

/** How long a sentence stays, for screen readers that are still busy with the one before. */
const STAYS = 8000;

/** What takes the lines away again. @type {Map<HTMLElement, ReturnType<typeof setTimeout>>} */
const leaving = new Map();

/** @param {HTMLElement} line */
function take(line) {
  clearTimeout(leaving.get(line));
  leaving.delete(line);
  line.remove();
}

/** Takes away all that was said: the next to listen is somebody else. */
export function hush() {
  for (const line of leaving.keys()) take(line);
}

/** @param {string | undefined} text */
export function announce(text) {
  const region = document.getElementById("live");
  if (!region || !text) return;
  const line = document.createElement("p");
  line.textContent = text;
  region.append(line);
  leaving.set(line, setTimeout(take, STAYS, line));
}
