import { expect, type Locator, type Page } from "@playwright/test";

/** Scrolls a part of a screen at a time, as a reader does, until it is there: parts of a page come when one is near. */
export async function readDownTo(page: Page, wanted: Locator): Promise<void> {
  await expect(async () => {
    await page.mouse.wheel(0, 500);
    await expect(wanted).toBeInViewport({ timeout: 300 });
  }).toPass({ intervals: [200] });
}
