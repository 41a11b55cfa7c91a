import type { Page } from "@playwright/test";
import { demoAdmin, expect, signIn, test } from "./fixtures";
import { callShop } from "./support/call-shop";

/** Twenty products that no other journey uses. */
async function twentyProducts(page: Page, mark: string): Promise<void> {
  const body = {
    description: "A pump for wells of up to twenty metres, with a cast iron body.",
    category: "farming",
    brand: "crompton",
    price: 900,
    totalStock: 10,
    image: "/pictures/water-pump-monoblock-green-angle-1080.webp",
    weight: 1,
    length: 20,
    breadth: 20,
    height: 20,
    hsn: "8413",
    gstRate: 18,
  };
  for (let at = 1; at <= 20; at += 1)
    await callShop(page.request, ["POST", "/api/admin/products/add"], {
      body: { ...body, title: `${mark} ${String(at).padStart(2, "0")}` },
    });
}

/** The presses of a mouse or finger so far. */
async function countClicks(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const counted = window as unknown as { clicks: number };
    counted.clicks = 0;
    // A press that the keyboard makes of a button has no detail.
    document.addEventListener("click", ({ detail }) => {
      if (detail > 0) counted.clicks += 1;
    });
  });
  return () => page.evaluate(() => (window as unknown as { clicks: number }).clicks);
}

test.beforeEach(async ({ page }) => signIn(page, demoAdmin));

test("price and stock of twenty products, in one go and one by one, and back again", async ({ page }) => {
  const mark = `Ledger pump ${Date.now()}`;
  await twentyProducts(page, mark);
  await page.goto(
    `/admin/products?filter=${encodeURIComponent(JSON.stringify({ q: mark }))}&sort=title&order=ASC`,
  );
  await expect(page.getByRole("row")).toHaveCount(21);
  const clicks = await countClicks(page);

  await test.step("a higher price for all", async () => {
    await page.getByRole("checkbox").first().click();
    await page.getByRole("button", { name: "Price", exact: true }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("combobox", { name: "Price" }).click();
    await page.getByRole("option", { name: "Raise or lower by per cent" }).click();
    await dialog.getByRole("textbox", { name: "Per cent" }).fill("5");
    await expect(dialog.getByText("₹900.00 → ₹945.00")).toHaveCount(20);
    await dialog.getByRole("button", { name: "Change 20 products" }).click();
    await expect(page.getByText("20 products changed")).toBeVisible();
    await expect(page.getByRole("button", { name: /^₹945\.00, Price/ })).toHaveCount(20);
  });
  await test.step("the stock of each, by the keyboard alone", async () => {
    await page.getByRole("button", { name: new RegExp(`, Counted.*${mark} 01$`) }).focus();
    await page.keyboard.press("Enter");
    for (let at = 1; at <= 20; at += 1) {
      const input = page.getByRole("textbox", {
        name: new RegExp(`^Counted.*${mark} ${String(at).padStart(2, "0")}$`),
      });
      await expect(input).toBeFocused();
      await input.fill(String(20 + at));
      await page.keyboard.press(at < 20 ? "ArrowDown" : "Enter");
    }
    await expect(page.getByRole("button", { name: /^40, Counted/ })).toBeVisible();
  });
  // Five for the price of all, one for the list of ways; the stock takes none.
  expect(await clicks()).toBeLessThanOrEqual(6);

  await test.step("the prices are set back, the stock stays as counted", async () => {
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(page.getByText("20 products are as before")).toBeVisible();
    await expect(page.getByRole("button", { name: /^₹900\.00, Price/ })).toHaveCount(20);
    await expect(page.getByRole("button", { name: /^21, Counted/ })).toBeVisible();
  });
});
