import type { Page } from "@playwright/test";
import { expect, look, test } from "./fixtures";
import { faultsInBoth } from "./support/faults";

test.use({ viewport: { width: 390, height: 844 } });

const phones = "/shop/listing?category=electronics&kind=phones&inStock=true&sortBy=title-atoz";
const bar = (page: Page) => page.getByRole("region", { name: "Compare" });
const titles = (page: Page) => page.getByRole("columnheader");

test("a guest on a phone compares two phones, is refused a shoe, and passes the link on", async ({
  page,
  browser,
  surprises: _,
}) => {
  await test.step("cards stay calm until something is compared: it begins on a product's page", async () => {
    await page.goto(phones);
    const toggles = page.getByRole("button", { name: /^Compare: / });
    await expect(page.getByRole("article").first()).toBeVisible();
    await expect(toggles).toHaveCount(0);
    await page.locator(".card-title a").first().click();
    const dialog = page.getByRole("dialog");
    await dialog
      .getByRole("button", { name: /^On my wishlist/ })
      .first()
      .scrollIntoViewIfNeeded();
    await dialog.getByRole("button", { name: "Compare", exact: true }).click();
    await expect(dialog.getByText("1 of 4 to compare")).toBeVisible();
    await dialog.getByRole("button", { name: "Close", exact: true }).click();
    await expect(bar(page)).toContainText("1 of 4");
    await toggles.nth(1).click();
    await expect(bar(page)).toContainText("2 of 4");
    await look(page, "compare-list");
    expect.soft(await faultsInBoth(page), "a list with the bar to compare").toEqual([]);
  });

  await test.step("it is still there on another page; a product of another kind is refused", async () => {
    await page.goto("/shop/listing?category=fashion&inStock=true");
    await expect(bar(page)).toContainText("2 of 4");
    await page
      .getByRole("button", { name: /^Compare: / })
      .first()
      .click();
    await expect(page.getByText("Only products of one kind can be compared with each other")).toBeVisible();
    await expect(page.getByRole("button", { name: "Start anew with this" })).toBeVisible();
    await expect(bar(page)).toContainText("2 of 4");
  });

  await test.step("side by side only what differs is seen, until the rest is asked for", async () => {
    await bar(page).getByRole("link", { name: "Compare" }).click();
    await expect(page).toHaveURL(/\/compare\?products=[\w-]+,[\w-]+$/);
    await expect(titles(page)).toHaveCount(2);
    await expect(bar(page)).toHaveCount(0);
    const only = page.getByRole("checkbox", { name: "Only differences" });
    await expect(only).toBeChecked();
    const rows = page.getByRole("rowheader");
    const before = await rows.count();
    await only.uncheck();
    await expect.poll(() => rows.count()).toBeGreaterThan(before);
    // Two fit beside the names of the rows: the page itself does not move sideways.
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    await look(page, "compare-two");
    expect.soft(await faultsInBoth(page), "two side by side").toEqual([]);
  });

  await test.step("whoever opens the link sees the same, also without scripts", async () => {
    const friend = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
    await friend.goto(page.url());
    await expect(titles(friend)).toHaveText(await titles(page).allTextContents());
    expect(await friend.locator("meta[name=robots]").getAttribute("content")).toContain("noindex");
    await expect(friend.getByRole("checkbox", { name: "Only differences" })).toBeChecked();
    await friend
      .getByRole("link", { name: /^Take away: / })
      .first()
      .click();
    await expect(titles(friend)).toHaveCount(1);
    await friend.goto("/hi/compare?products=prod_gone");
    await expect(friend.getByText("इस तुलना की 1 चीज़ अब दुकान में नहीं है।")).toBeVisible();
    await friend.context().close();
  });

  await test.step("one is taken away, and the browser keeps the other", async () => {
    await page
      .getByRole("link", { name: /^Take away: / })
      .first()
      .click();
    await expect(titles(page)).toHaveCount(1);
    await page.getByRole("link", { name: "Add another" }).click();
    await expect(bar(page)).toContainText("1 of 4");
    await bar(page).getByRole("button", { name: "Clear" }).click();
    await expect(bar(page)).toHaveCount(0);
    await page.goto("/compare");
    await expect(page.getByRole("heading", { name: "Nothing to compare yet" })).toBeVisible();
  });
});
