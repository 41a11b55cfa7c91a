import { expect } from "@playwright/test";

/**
 * Loads a page again until it shows what comes by and by, such as a courier's report. A slow machine gets longer for each load, so
 * that none is cut off for ever.
 */
export async function reloadUntil(
  load: () => Promise<unknown>,
  isShown: (patience: { timeout: number }) => Promise<unknown>,
): Promise<void> {
  let timeout = 3_000;
  await expect(async () => {
    await load();
    try {
      await isShown({ timeout });
    } catch (error) {
      timeout = Math.min(2 * timeout, 60_000);
      throw error;
    }
  }).toPass();
}
