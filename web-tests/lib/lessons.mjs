// The lessons, and somebody who does what their cards ask for.

/** How many cards each lesson has. */
export const LESSONS = { pizza: 4, calcory: 7 };

/** Does what the card asks for: what is lit is tapped through the hole in the shield. */
export async function followCard(player) {
  const { page } = player;
  const next = page.locator("[data-next]");
  if (await next.count()) return player.press(next);
  const spot = await page.locator(".spot").boundingBox();
  const at = { x: spot.x + spot.width / 2, y: spot.y + spot.height / 2 };
  return player.phone ? page.touchscreen.tap(at.x, at.y) : page.mouse.click(at.x, at.y);
}
