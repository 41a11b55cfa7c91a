import type { Page } from "@playwright/test";
import { expect, registerShopper, signIn, test } from "./fixtures";
import { faultsInBoth } from "./support/faults";
import { readDownTo } from "./support/read-down-to";

/** What has the focus, if something fixed stands over all of it. */
const covered = (page: Page) =>
  page.evaluate(() => {
    const focused = document.activeElement;
    if (!focused || focused === document.body) return null;
    const { left, right, top, bottom } = focused.getBoundingClientRect();
    const isSeen = [0.05, 0.5, 0.95].some((share) => {
      const found = document.elementFromPoint((left + right) / 2, top + (bottom - top) * share);
      return found && (focused.contains(found) || focused.parentElement?.contains(found));
    });
    // A part that scrolls sideways may show less than the middle of it.
    if (isSeen || right > innerWidth || focused.closest("header nav")) return null;
    return focused.closest("label")?.textContent || focused.getAttribute("aria-label") || focused.textContent;
  });

async function expectSeen(page: Page, keys: readonly string[]) {
  for (const key of keys) {
    await page.keyboard.press(key);
    await expect.poll(() => covered(page), `after ${key}`).toBeNull();
  }
}

const times = (count: number, key: string) => Array.from({ length: count }, () => key);

for (const height of [640, 780])
  test(`on a phone ${height} px high, what the keyboard leads to is never under the bar to buy with`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height });
    await page.goto("/shop/listing?category=fashion");
    await page.locator('.card-title a[href*="block-print-kurta"]').first().click();
    const dialog = page.getByRole("dialog");
    const colours = dialog.getByRole("group", { name: "Colour" }).getByRole("radio");
    await expect(colours.first()).toBeAttached();
    // A part that comes when one is near it moves what has the focus already: all are there before the keyboard begins.
    await page.mouse.move(180, height / 2);
    await readDownTo(page, dialog.getByRole("heading", { name: "Similar Products" }));
    await page.waitForLoadState("networkidle");
    await dialog.getByRole("button", { name: "Close", exact: true }).focus();
    await expectSeen(page, times(30, "Tab"));
    await expectSeen(page, times(30, "Shift+Tab"));
    await colours.first().focus();
    await expectSeen(page, ["ArrowRight", "ArrowRight", "ArrowLeft", "Tab", "ArrowRight", "ArrowDown"]);
  });

test("the size guide's page without scripts leads back to the product with the size that was chosen", async ({
  page,
}) => {
  await page.goto("/shop/product/kittufashion-check-shirt-navy");
  await page.getByRole("button", { name: "L", exact: true }).click();
  await expect(page.getByText("Selected: L")).toBeVisible();
  const guide = page.getByRole("link", { name: "Size guide" });
  await guide.scrollIntoViewIfNeeded();
  await expect(guide).toHaveAttribute("href", /size=L&variant=/);
  await page.goto((await guide.getAttribute("href")) ?? "");
  await page.getByRole("link", { name: "Back to the product" }).click();
  await expect(page.getByText("Selected: L")).toBeVisible();
  await expect(page.getByRole("button", { name: "L", exact: true })).toHaveAttribute("aria-pressed", "true");
});

test("over the light picture in full screen every button stands on a dark disc, and the one with the focus has a ring", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto("/shop/product/kittufashion-block-print-kurta-indigo");
  await page.getByRole("button", { name: "Look closer" }).first().click();
  const inZoom = page.locator(".yarl__portal").getByRole("button");
  await expect(inZoom.first()).toBeVisible();
  expect.soft(await faultsInBoth(page), "a picture in full screen").toEqual([]);
  for (const button of await inZoom.all()) {
    await expect(button).toHaveCSS("background-color", "rgba(0, 0, 0, 0.65)");
    if (await button.isDisabled()) continue;
    await page.keyboard.press("Tab");
    await expect(page.locator(".yarl__button:focus")).toHaveCSS("outline-style", "solid");
  }
});

test("on a phone of 360 px the account's tabs are in view as a whole", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await signIn(page, await registerShopper(page.request));
  for (const language of ["", "/hi", "/mr"]) {
    await page.goto(`${language}/shop/account?tab=profile`);
    const tabs = page.locator("nav:has(> .account-tab)");
    await expect(tabs).toBeVisible();
    expect(await tabs.evaluate((row) => row.scrollWidth - row.clientWidth), language).toBe(0);
  }
});
