// Whom everybody waits for, in words.

import { say } from "../lib/words.js";
import { nameOf, state } from "./store.js";

export function waitingText() {
  const { busy, game, online, sending, you } = state;
  if (sending) return online ? "" : say("ui-unsent");
  const to = game?.to_act;
  if (busy || to == null) return "";
  if (to === you.seat) return you.handed_over ? say("ui-bot-decides") : "";
  return say("ui-waiting-for", { name: nameOf(to) });
}
