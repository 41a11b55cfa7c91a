import { join } from "node:path";
import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures";
import { addPump } from "./support/add-pump";
import { callShop } from "./support/call-shop";
import { openDesk } from "./support/desk";

const pictures = join(import.meta.dirname, "..", "demo", "pictures", "drawn");

/** Twenty products that no other journey uses. */
async function twentyProducts(page: Page, mark: string): Promise<void> {
  for (let at = 1; at <= 20; at += 1)
    await addPump(page.request, { title: `${mark} ${String(at).padStart(2, "0")}` });
}

for (const width of [390, 1440])
  test(`price and stock of twenty products, in one go and one by one, and back again, at ${width} px`, async ({
    browser,
  }, info) => {
    const isPhone = width === 390;
    const { desk: page, clicks } = await openDesk(browser, width, isPhone);
    const mark = `Ledger pump ${Date.now()}-${width}`;
    await twentyProducts(page, mark);
    await page.goto(
      `/admin/products?filter=${encodeURIComponent(JSON.stringify({ q: mark }))}&sort=title&order=ASC`,
    );
    await expect(page.getByRole("button", { name: /^₹900\.00, Price/ })).toHaveCount(20);
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
      // The way back is there for two minutes, and for as long as the mouse rests on it: a slow machine needs more for what follows.
      await page.getByRole("button", { name: "Undo" }).hover();
    });
    await test.step("the stock of each, by the keyboard alone; a phone's goes on with Enter", async () => {
      await page.getByRole("button", { name: new RegExp(`, Counted.*${mark} 01$`) }).focus();
      await page.keyboard.press("Enter");
      for (let at = 1; at <= 20; at += 1) {
        const input = page.getByRole("textbox", {
          name: new RegExp(`^Counted.*${mark} ${String(at).padStart(2, "0")}$`),
        });
        await expect(input).toBeFocused();
        await input.fill(String(20 + at));
        await page.keyboard.press(at < 20 && !isPhone ? "ArrowDown" : "Enter");
      }
      await expect(page.getByRole("button", { name: /^40, Counted/ })).toBeVisible();
    });
    // Five for the price of all, one for the list of ways; the stock takes none.
    const pressed = (await clicks()) - before;
    info.annotations.push({ type: "clicks", description: String(pressed) });
    expect(pressed).toBeLessThanOrEqual(6);

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

test("an admin enters MRP, net quantity and maker, and a shopper reads them in Hindi, with the price of a gram", async ({
  page,
  browser,
}) => {
  const title = `Methi seeds ${Date.now()}`;
  const { desk } = await openDesk(browser, 390);
  const { data: made } = await callShop(desk.request, ["POST", "/api/admin/products/add"], {
    body: {
      title,
      description: "Fenugreek for every month of the year, sown thickly in rows.",
      category: "farming",
      brand: "kraftseeds",
      price: 60,
      totalStock: 10,
      image: "/pictures/seed-packet-tomato-green-front-1080.webp",
      weight: 0.1,
      length: 16,
      breadth: 11,
      height: 1,
      hsn: "1209",
      gstRate: 0,
    },
  });
  await desk.goto(`/admin/products/${made._id}`);
  const save = desk.getByRole("button", { name: "Save", exact: true });
  const mrp = desk.getByRole("textbox", { name: /^MRP/ });
  await mrp.fill("59");
  await desk.getByRole("textbox", { name: /^Net quantity/ }).fill("80gm");
  const maker = "Packed by Deccan Seed Packers, Satara 415004";
  await desk.getByRole("textbox", { name: /^Manufacturer/ }).fill(maker);
  await save.click();
  await expect(desk.getByText("The MRP must not be below the price")).toBeVisible();
  await mrp.fill("65");
  // By the keyboard: on a phone the note that the form is not valid covers the button.
  await save.press("Enter");
  await expect(desk).toHaveURL(/\/admin\/products$/);
  await desk.context().close();

  await page.goto(`/hi/shop/product/${made.slug}`);
  await expect(page.getByText("₹0.75 प्रति ग्राम")).toBeVisible();
  const details = page.getByRole("main").locator("dl");
  await expect(details).toContainText("MRP (सभी करों सहित)₹65");
  await expect(details).toContainText("ब्रांडक्राफ्ट सीड्स");
  await expect(details).toContainText("शुद्ध मात्रा80 ग्राम");
  await expect(details).toContainText(`निर्माता, पैकर या आयातक${maker}`);
});

test("a draft is looked at as its shoppers will see it, by its link and nowhere else", async ({
  page,
  browser,
  surprises,
}) => {
  const title = `Preview kurta ${Date.now()}`;
  const { desk } = await openDesk(browser, 390);
  const { data: draft } = await callShop(desk.request, ["POST", "/api/admin/products/add"], {
    body: {
      title,
      description: "Hand block print on soft cotton.",
      category: "fashion",
      brand: "KittuFashion",
      price: 1_299,
      sizes: [{ size: "M", stock: 4 }],
      image: "/pictures/kurta-block-print-indigo-front-1080.webp",
      weight: 0.4,
      length: 30,
      breadth: 25,
      height: 4,
      hsn: "6211",
      gstRate: 5,
      status: "draft",
    },
  });
  await desk.goto(`/admin/products/${draft._id}`);
  const opened = desk.context().waitForEvent("page");
  await desk.getByRole("button", { name: "Preview as a shopper" }).click();
  const shown = await opened;
  const address = /\/shop\/preview\/[\w-]+$/;

  await test.step("staff see it in a new tab and are not led away; nothing can be bought", async () => {
    await expect(shown.getByRole("heading", { level: 1, name: title })).toBeVisible();
    await expect(shown.getByText("Preview. Not for sale yet")).toBeVisible();
    await shown.getByRole("button", { name: "M", exact: true }).click();
    await expect(shown.getByRole("button", { name: "Add to Cart" })).toBeDisabled();
    await expect(shown.getByRole("button", { name: "Buy Now" })).toBeDisabled();
    await expect(shown.getByText("nothing can be bought here")).toBeVisible();
    expect(shown.url()).toMatch(address);
  });
  const link = new URL(shown.url()).pathname;

  await test.step("the link works without scripts and without a sign-in, and is kept by nobody", async () => {
    const answer = await page.request.get(link);
    expect(answer.headers()).toMatchObject({
      "cache-control": "private, no-store",
      "x-robots-tag": "noindex, nofollow",
    });
    const html = await answer.text();
    expect(html).toContain(`<h1 class="font-display text-2xl font-bold">${title}</h1>`);
    expect(html).toContain('name="robots" content="noindex, nofollow"');
    expect(html).not.toContain('rel="canonical"');
    expect(await (await page.request.get("/sitemap.xml")).text()).not.toContain(draft.slug);
  });
  await test.step("a guest finds the draft nowhere, and an altered link says that it is over", async () => {
    surprises.allow({ status: 404, path: `/mr${link}x` });
    expect((await page.request.get(`/shop/product/${draft.slug}`)).status()).toBe(404);
    const answer = await page.goto(`/mr${link}x`);
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole("heading", { name: "हे पूर्वावलोकन आता उघडत नाही" })).toBeVisible();
  });
  await test.step("what is saved meanwhile is there on coming back, and on sale it is said so", async () => {
    await callShop(desk.request, ["PUT", "/api/admin/products/edit/:id"], {
      params: { id: draft._id },
      body: { price: 1_199, status: "published" },
    });
    await shown.evaluate(() => document.dispatchEvent(new Event("visibilitychange", { bubbles: true })));
    await expect(shown.getByText("Preview. This product is on sale")).toBeVisible();
    await expect(shown.getByText("₹1,199").first()).toBeVisible();
  });
  await desk.context().close();
});

test("a product's reviews are narrowed by their stars, and without scripts as well", async ({
  page,
  browser,
}) => {
  const address = "/shop/product/kittufashion-sahyadri-tee-maroon";
  const fives = /^5 of 5 stars: \d+ review/;
  const shown = (on: Page) => on.getByRole("region", { name: "All reviews" }).getByRole("listitem");
  const otherStars = (on: Page) => shown(on).getByRole("img", { name: /^[1-4] of 5 stars$/ });

  await test.step("with scripts, on the spot", async () => {
    await page.goto(address);
    await expect(otherStars(page).first()).toBeVisible();
    await page.getByRole("link", { name: fives }).click();
    await expect(page).toHaveURL(/\?stars=5/);
    await expect(page.getByText("Only reviews with 5 stars")).toBeVisible();
    await expect(otherStars(page)).toHaveCount(0);
    await expect(shown(page).first()).toBeVisible();
    await page.getByRole("navigation", { name: "Reviews by stars" }).getByText("All reviews").click();
    await expect(otherStars(page).first()).toBeVisible();
  });

  await test.step("and sorted, the fewest stars first", async () => {
    const order = page.getByRole("combobox", { name: "Sort reviews" });
    await order.selectOption({ label: "Fewest stars first" });
    await expect(
      shown(page)
        .first()
        .getByRole("img", { name: /^[1-4] of 5 stars$/ }),
    ).toBeVisible();
    await order.selectOption({ label: "Newest first" });
  });

  await test.step("without, by the link", async () => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const plain = await context.newPage();
    await plain.goto(address);
    await plain.getByRole("link", { name: fives }).click();
    await expect(plain.getByText("Only reviews with 5 stars")).toBeVisible();
    await expect(otherStars(plain)).toHaveCount(0);
    await expect(shown(plain).first()).toBeVisible();
    await context.close();
  });
});
