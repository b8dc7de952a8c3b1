// Vibration, where the device has it and the player wants it: for what concerns the player, not for the whole table.

import { settings } from "../lib/settings.js";

/** Milliseconds of vibration and pause in turns. */
const PATTERNS = {
  turn: [40],
  filled: [25, 60, 25],
  burnt: [120],
  thirteen: [20, 50, 20, 50, 80],
};

export const canVibrate = "vibrate" in navigator;

/** @param {keyof typeof PATTERNS} what */
export function vibrate(what) {
  // Before the first touch, browsers refuse with a complaint.
  const allowed = navigator.userActivation?.hasBeenActive ?? true;
  if (settings.haptics && canVibrate && allowed) navigator.vibrate(PATTERNS[what]);
}
