import { join } from "node:path";
import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures";
import { callShop } from "./support/call-shop";
import { openDesk } from "./support/desk";

const pictures = join(import.meta.dirname, "..", "demo", "pictures", "drawn");

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

test("price and stock of twenty products, in one go and one by one, and back again", async ({ browser }) => {
  const { desk: page, clicks } = await openDesk(browser);
  const mark = `Ledger pump ${Date.now()}`;
  await twentyProducts(page, mark);
  await page.goto(
    `/admin/products?filter=${encodeURIComponent(JSON.stringify({ q: mark }))}&sort=title&order=ASC`,
  );
  await expect(page.getByRole("row")).toHaveCount(21);
  const before = await clicks();

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
  expect((await clicks()) - before).toBeLessThanOrEqual(6);

  await test.step("the prices are set back, the stock stays as counted", async () => {
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(page.getByText("20 products are as before")).toBeVisible();
    await expect(page.getByRole("button", { name: /^₹900\.00, Price/ })).toHaveCount(20);
    await expect(page.getByRole("button", { name: /^21, Counted/ })).toBeVisible();
  });
  await page.context().close();
});

for (const width of [390, 1440])
  test(`a kurta in four sizes with four pictures is on sale after one form, at ${width} px`, async ({
    page,
    browser,
  }, info) => {
    const title = `Indigo kurta ${Date.now()}-${width}`;
    const { desk, clicks } = await openDesk(browser, width);
    await desk.goto("/admin/products");
    await desk.getByRole("link", { name: "Create" }).click();
    await desk.getByRole("textbox", { name: "Title" }).fill(title);
    await desk.getByRole("textbox", { name: "Description" }).fill("Hand block print on soft cotton.");
    const choose = async (list: string, option: string) => {
      await desk.getByRole("combobox", { name: list }).click();
      await desk.getByRole("option", { name: option, exact: true }).click();
    };
    await choose("Category", "Fashion");
    await choose("Brand", "No brand");

    await test.step("four photos at once", async () => {
      const chosen = desk.waitForEvent("filechooser");
      await desk.getByRole("button", { name: "Add pictures" }).click();
      await (await chosen).setFiles(
        ["front-1080.webp", "back-1080.webp", "front-640.webp", "back-640.webp"].map((name) =>
          join(pictures, `kurta-block-print-indigo-${name}`),
        ),
      );
      await expect(desk.getByRole("button", { name: "Remove picture 4" })).toBeVisible();
    });
    await desk.getByRole("textbox", { name: "Price (₹)", exact: true }).fill("1299");
    for (const [size, stock] of Object.entries({ S: "4", M: "6", L: "6", XL: "2" }))
      await desk.getByRole("textbox", { name: size, exact: true }).fill(stock);
    for (const [side, value] of Object.entries({ Weight: "0.4", Length: "30", Breadth: "25", Height: "4" }))
      await desk.getByRole("textbox", { name: new RegExp(`^${side}`) }).fill(value);
    await desk.getByRole("button", { name: "Save", exact: true }).click();
    await expect(desk.getByText(title).first()).toBeVisible();
    info.annotations.push({ type: "clicks", description: String(await clicks()) });
    expect(await clicks()).toBeLessThanOrEqual(9);
    await desk.context().close();

    await test.step("a guest sees it, with its sizes, pictures and GST", async () => {
      await page.goto(`/shop/search?keyword=${encodeURIComponent(title)}`);
      await page.getByRole("link", { name: title }).first().click();
      await expect(page.getByRole("button", { name: "XL" })).toBeVisible();
      await expect(page.getByText("Price includes 5% GST")).toBeVisible();
      await expect(page.getByText("1 / 4")).toBeVisible();
    });
  });
