// The link for others.

import { invitationCopied } from "./store.js";

/** Not always the address of this page, which may be `localhost`. */
export const invitation = document.getElementById("app")?.dataset.invitation ?? location.href;

export async function share() {
  if (navigator.share) await navigator.share({ title: "Quattro", url: invitation }).catch(() => undefined);
  // Browsers allow writing to the clipboard only over https; otherwise the link can be read on the page.
  const copying = navigator.clipboard?.writeText(invitation);
  const copied = await copying?.then(
    () => true,
    () => false,
  );
  invitationCopied(copied ?? false);
}
