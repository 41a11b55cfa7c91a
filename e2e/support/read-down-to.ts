import { expect, type Locator, type Page } from "@playwright/test";

/**
 * Scrolls a part of a screen at a time, as a reader does, until it is there: parts of a page come when one is near. Back up, where a
 * slow page has glided past it.
 */
export async function readDownTo(page: Page, wanted: Locator): Promise<void> {
  await expect(async () => {
    const { y = 0 } = ((await wanted.count()) > 0 && (await wanted.boundingBox())) || {};
    await page.mouse.wheel(0, y < 0 ? -400 : 500);
    await expect(wanted).toBeInViewport({ timeout: 300 });
  }).toPass({ intervals: [200] });
}
