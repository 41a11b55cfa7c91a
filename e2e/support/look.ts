import { join } from "node:path";
import type { Page } from "@playwright/test";

const WIDTHS = { 360: 780, 768: 1024, 1440: 900 };

/** Takes screenshots of the current page, at phone, tablet and desktop size, into .cache/screens for review. */
export async function look(page: Page, name: string): Promise<void> {
  const before = page.viewportSize();
  for (const [width, height] of Object.entries(WIDTHS)) {
    await page.setViewportSize({ width: Number(width), height });
    await page.evaluate(() => document.fonts.ready);
    const path = join(import.meta.dirname, "..", "..", ".cache", "screens", `${name}-${width}.png`);
    await page.screenshot({ path, fullPage: true, animations: "disabled" });
  }
  if (before) await page.setViewportSize(before);
}
