// The live region: what screen readers are told. It holds one line for each sentence, and only for a moment:
// remembering what was announced is the game.

/** How long a sentence stays, for screen readers that are still busy with the one before. */
const STAYS = 8000;

/** @param {string | undefined} text */
export function announce(text) {
  const region = document.getElementById("live");
  if (!region || !text) return;
  const line = document.createElement("p");
  line.textContent = text;
  region.append(line);
  setTimeout(() => line.remove(), STAYS);
}
