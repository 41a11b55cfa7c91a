import { expect, type Page } from "@playwright/test";

/**
 * Stops the page's clock, which goes on by itself after `page.clock.install()`, and lets only `runFor` move it: from then
 * on no time passes because a machine is slow. What is due within the next minute happens at once.
 */
export const stopClock = async (page: Page): Promise<void> =>
  page.clock.pauseAt(await page.evaluate(() => Date.now() + 60_000));

/** Waits in real time, for an answer of the shop, while the page's clock hardly moves: a fiftieth of a second for each look. */
export const withHardlyAnyTime = (page: Page, isSo: () => Promise<void>): Promise<void> =>
  expect(async () => {
    await page.clock.runFor(20);
    await isSo();
  }).toPass({ intervals: [100] });
