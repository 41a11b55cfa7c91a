import { expect, type Locator } from "@playwright/test";

/**
 * Presses a choice, and sees that it is chosen. `check()` looks once, at once: a page that is just coming to life holds
 * what was pressed until it can take it, and its own first drawing may come between. `force`: it is drawn by another element.
 */
export async function choose(choice: Locator, { force = false } = {}): Promise<void> {
  await choice.click({ force });
  await expect(choice).toBeChecked();
}
