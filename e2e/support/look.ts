import { join } from "node:path";
import type { Page } from "@playwright/test";

const WIDTHS = { 360: 780, 768: 1024, 1440: 900 };

/**
 * Lays the current page out at phone, tablet and desktop size, so that an error at one of them fails the journey. With
 * E2E_SCREENS it takes a screenshot of each, into .cache/screens for review: a hundred and more in all, which cost a
 * run of the journeys minutes.
 */
export async function look(page: Page, name: string): Promise<void> {
  const before = page.viewportSize();
  for (const [width, height] of Object.entries(WIDTHS)) {
    await page.setViewportSize({ width: Number(width), height });
    await page.evaluate(() => document.fonts.ready);
    if (!process.env.E2E_SCREENS) continue;
    const path = join(import.meta.dirname, "..", "..", ".cache", "screens", `${name}-${width}.png`);
    await page.screenshot({ path, fullPage: true, animations: "disabled" });
  }
  if (before) await page.setViewportSize(before);
}
