import { expect, type Page } from "@playwright/test";

/** Only a page that listens already stops its slides. */
export const pauseOffers = (page: Page) =>
  expect(async () => {
    const play = page.getByRole("button", { name: "Play the offers" });
    if (await play.isVisible()) return;
    await page.getByRole("button", { name: "Pause the offers" }).click({ timeout: 5_000 });
    await expect(play).toBeVisible({ timeout: 5_000 });
  }).toPass();
