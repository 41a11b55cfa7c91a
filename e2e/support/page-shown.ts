import type { Page } from "@playwright/test";
import { expect } from "../fixtures";

/**
 * Waits until a page of the panel shows what it is about: one whose scripts are still coming has no title or a circle,
 * a list that is still coming has a table without words.
 */
export async function pageShown(page: Page): Promise<void> {
  await page.waitForLoadState("networkidle");
  await expect(page.locator("#react-admin-title")).not.toBeEmpty();
  await expect(page.locator("#main-content:not(:empty):not(:has([role=progressbar]))")).toBeVisible();
  await expect(page.locator("#main-content thead").filter({ hasNotText: /\S/ })).toHaveCount(0);
}
