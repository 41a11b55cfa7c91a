import type { Page } from "@playwright/test";

type Point = { x: number; y: number };

const steps = 12;

/** Puts a finger down at `from`, draws it to `to` in small steps, and lifts it. */
export async function drawFinger(page: Page, from: Point, to: Point) {
  const hand = await page.context().newCDPSession(page);
  const at = (part: number) => [{ x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part }];
  await hand.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: at(0) });
  for (let step = 1; step <= steps; step += 1)
    await hand.send("Input.dispatchTouchEvent", { type: "touchMove", touchPoints: at(step / steps) });
  await hand.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
}
