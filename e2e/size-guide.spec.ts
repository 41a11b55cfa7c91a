import type { Page } from "@playwright/test";
import { demoAdmin, expect, look, signIn, test } from "./fixtures";
import { callShop } from "./support/call-shop";
import { faults } from "./support/faults";

const shirt = "/shop/product/kittufashion-check-shirt-navy";

/** Until its script has come the link leads to a page of its own, as without scripts: waits for the dialog's. */
const isThere = (page: Page) => expect(page.locator(".size-guide:not([data-later])")).toBeVisible();

test("a shopper reads what each size measures, in inches too, and by the keyboard alone", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto(shirt);
  await page.getByRole("button", { name: "L", exact: true }).click();
  await expect(page.getByText("Selected: L")).toBeVisible();
  const link = page.getByRole("link", { name: "Size guide" });
  await isThere(page);
  await link.focus();
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: "Size guide" });
  const chosen = dialog.getByRole("row", { name: /your choice/ });
  await expect(chosen).toContainText("114");
  await look(page, "size-guide");
  expect(await faults(page), "the size guide").toEqual([]);
  // What does not fit on a phone is scrolled to, while the sizes stay in sight.
  await dialog.getByRole("columnheader", { name: "Length" }).scrollIntoViewIfNeeded();
  await expect(dialog.getByRole("rowheader", { name: /^L/ })).toBeInViewport({ ratio: 1 });
  await dialog.getByRole("radio", { name: "centimetres" }).focus();
  await page.keyboard.press("ArrowRight");
  await expect(chosen).toContainText("45");
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(link).toBeFocused();

  await page.goto("/mr/shop/product/nike-revolution-7-running-shoes-black");
  await isThere(page);
  await page.getByRole("link", { name: "साइझ गाइड" }).click();
  await expect(page.getByRole("radio", { name: "इंच" })).toBeChecked();
  await expect(page.getByRole("columnheader", { name: "पावलाची लांबी" })).toBeVisible();
});

test("staff write the guide of a kind, and a shopper sees it beside the sizes of its products", async ({
  page,
  browser,
}) => {
  const desk = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage();
  await signIn(desk, demoAdmin);
  const label = { en: `Waistcoats ${Date.now() % 100_000}`, hi: "", mr: "" };
  const { data: kind } = await callShop(desk.request, ["POST", "/api/admin/kinds"], {
    body: { category: "fashion", label },
  });
  const { data: product } = await callShop(desk.request, ["POST", "/api/admin/products/add"], {
    body: {
      title: `Linen waistcoat ${label.en}`,
      description: "A waistcoat of linen, for weddings and for Sundays.",
      category: "fashion",
      kind: kind._id,
      brand: "other",
      price: 900,
      sizes: [
        { size: "M", stock: 3 },
        { size: "L", stock: 3 },
      ],
      weight: 0.3,
      length: 30,
      breadth: 20,
      height: 5,
      hsn: "6211",
      gstRate: 5,
    },
  });

  await desk.goto("/admin/categories");
  await desk.getByRole("button", { name: "Kinds: Fashion" }).click();
  await desk.getByRole("button", { name: `Size guide: ${label.en}` }).click();
  const editor = desk.getByRole("dialog", { name: `Size guide: ${label.en}` });
  const chest = editor.getByRole("textbox", { name: "M, Chest", exact: true });
  await chest.fill("97-92");
  await editor.getByRole("button", { name: "Save" }).click();
  await expect(editor.getByText("From the smaller to the larger")).toBeVisible();
  await chest.fill("92-97");
  await editor.getByRole("textbox", { name: "L, Chest", exact: true }).fill("98–103");
  // A phone that is turned on its side and back: what was typed is still there, and nothing lies over it.
  await look(desk, "panel-size-guide");
  await expect(chest).toHaveValue("92-97");
  await editor.getByRole("button", { name: "Save" }).click();
  await expect(desk.getByText("The size guide is saved")).toBeVisible();

  await page.goto(`/shop/product/${product._id}`);
  await isThere(page);
  await page.getByRole("link", { name: "Size guide" }).click();
  const rows = page.getByRole("dialog", { name: "Size guide" }).getByRole("row");
  await expect(rows).toHaveText(["SizeChestWaistHips", "M92–97––", "L98–103––"]);

  await desk.getByRole("button", { name: `Size guide: ${label.en}` }).click();
  await expect(chest).toHaveValue("92–97");
  expect(await faults(desk), "the editor").toEqual([]);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the size guide is a page, in either unit, with a way back", async ({ page }) => {
    await page.goto(shirt);
    await page.getByRole("link", { name: "Size guide" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Size guide" })).toBeVisible();
    await expect(page.getByRole("row", { name: /^M/ })).toContainText("108");
    await page.getByRole("link", { name: "Show in inches" }).click();
    await expect(page.getByRole("row", { name: /^M/ })).toContainText("42½");
    await page.getByRole("link", { name: "Back to the product" }).click();
    await expect(page).toHaveURL(new RegExp(`${shirt}$`));
  });
});
