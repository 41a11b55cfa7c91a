import { demoAdmin, expect, look, signIn, test } from "./fixtures";
import { becomeBuyer } from "./support/buyer";
import { callShop } from "./support/call-shop";
import { choose } from "./support/choose";
import { faultsInBoth } from "./support/faults";
import { reloadUntil } from "./support/reload-until";

/** The other journeys have the demo's categories and names, and so has a second try. */
const undo: (() => Promise<unknown>)[] = [];
test.afterEach(async () => {
  for (const step of undo.splice(0).reverse()) await step();
});

test("staff add a category with sizes of its own, a shopper buys from it on a phone, and its new name shows everywhere", async ({
  page,
  browser,
}) => {
  const name = `Shoes ${Date.now() % 100_000}`;
  const desk = await (await browser.newContext()).newPage();
  await signIn(desk, demoAdmin);

  await test.step("the category says which sizes its products have", async () => {
    await desk.goto("/admin/categories");
    await desk.getByRole("button", { name: "Add a category" }).click();
    const dialog = desk.getByRole("dialog", { name: "Add a category" });
    await dialog.getByRole("button", { name: "Save" }).click();
    await expect(dialog.getByText("Please enter a name")).toBeVisible();
    await dialog.getByRole("textbox", { name: "Name, English" }).fill(name);
    await dialog.getByRole("textbox", { name: "Name, Marathi" }).fill("बूट");
    await dialog.getByRole("textbox", { name: "Sizes" }).fill("6, 7, 8.5");
    await dialog.getByRole("textbox", { name: "Line on the tile, English" }).fill("For rain and field");
    await look(desk, "panel-category");
    await dialog.getByRole("button", { name: "Save" }).click();
    await expect(desk.getByText("0 products · 6, 7, 8.5")).toBeVisible();
    await look(desk, "panel-categories");
  });
  const { data } = await callShop(desk.request, ["GET", "/api/admin/categories"]);
  const { _id: category } = data.find(({ label }: { label: { en: string } }) => label.en === name);
  undo.push(() =>
    callShop(desk.request, ["DELETE", "/api/admin/categories/:id"], { params: { id: category } }),
  );

  await test.step("its product comes in these sizes", async () => {
    await desk.goto("/admin/products/create");
    await desk.getByRole("combobox", { name: "Category" }).click();
    await desk.getByRole("option", { name }).click();
    await expect(desk.getByRole("textbox", { name: "8.5", exact: true })).toBeVisible();
    const { data: made } = await callShop(desk.request, ["POST", "/api/admin/products/add"], {
      body: {
        title: `Rubber boot ${name}`,
        description: "A boot for rain and field, with a thick sole.",
        category,
        brand: "other",
        price: 450,
        sizes: [
          { size: "6", stock: 0 },
          { size: "8.5", stock: 5 },
        ],
        weight: 0.8,
        length: 30,
        breadth: 20,
        height: 12,
        hsn: "6402",
        gstRate: 5,
      },
    });
    undo.push(() =>
      callShop(desk.request, ["DELETE", "/api/admin/products/delete/:id"], { params: { id: made._id } }),
    );
  });

  await becomeBuyer(page);
  await reloadUntil(
    () => page.goto("/shop/home"),
    (patience) =>
      expect(page.getByRole("link", { name: `${name} For rain and field` })).toBeVisible(patience),
  );
  await page.setViewportSize({ width: 360, height: 740 });
  await look(page, "home-own-category");
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name }).click();
  await expect(page.getByRole("heading", { name, level: 1 })).toBeVisible();
  await page
    .getByRole("link", { name: `Rubber boot ${name}` })
    .first()
    .click();
  const boot = page.getByRole("dialog");
  await expect(boot.getByRole("button", { name: /^6\b/ })).toBeDisabled();
  await boot.getByRole("button", { name: /^8\.5/ }).click();
  await boot.getByRole("button", { name: "Buy Now" }).first().click();
  await expect(page).toHaveURL(/\/shop\/checkout/);
  await choose(page.getByRole("radio", { name: /Cash on delivery/ }));
  await page.getByRole("button", { name: /^Place Order/ }).click();
  await expect(page).toHaveURL(/\/order-success\?order=/);

  await test.step("in use it is not deleted; renamed, it is so in the menu, in two languages", async () => {
    await desk.goto("/admin/categories");
    await desk.getByRole("button", { name: `Delete: ${name}` }).click();
    await expect(desk.getByText(/^1 products are in this category/)).toBeVisible();
    await desk.getByRole("button", { name: `Change: ${name}` }).click();
    const dialog = desk.getByRole("dialog", { name: "Change a category" });
    await dialog.getByRole("textbox", { name: "Name, English" }).fill(`Footwear ${name}`);
    await dialog.getByRole("button", { name: "Save" }).click();
    await expect(desk.getByRole("button", { name: `Change: Footwear ${name}` })).toBeVisible();
    // A page that was rendered up to five seconds ago may be shown once more.
    await reloadUntil(
      () => page.goto(`/shop/listing?category=${category}`),
      (patience) => expect(page.getByRole("heading", { level: 1 })).toHaveText(`Footwear ${name}`, patience),
    );
    await page.goto(`/shop/listing?category=${category}&lang=mr`);
    await expect(page.getByRole("heading", { name: "बूट", level: 1 })).toBeVisible();
  });
});

test("a shopper finds phones among electronics by their kind, which staff have renamed, and nothing else is similar to one", async ({
  page,
  browser,
}) => {
  const desk = await (await browser.newContext()).newPage();
  await signIn(desk, demoAdmin);
  await page.setViewportSize({ width: 360, height: 740 });
  const name = `Smart mice ${Date.now() % 100_000}`;

  await test.step("the kinds of a category are in its list, the chosen one in view, and in its address", async () => {
    await page.goto("/shop/listing?category=electronics");
    const chips = page.getByRole("navigation", { name: "Kinds of Electronics" });
    const cameras = chips.getByRole("link", { name: "Cameras 2" });
    await expect(cameras.locator("img")).toHaveAttribute("src", /-160\.webp$/);
    await cameras.click();
    await expect(page).toHaveURL(/category=electronics&kind=cameras$/);
    await expect(page.getByRole("heading", { name: "Cameras", level: 1 })).toBeVisible();
    await expect(page.getByText("2 products", { exact: true })).toBeVisible();
    await expect(chips.getByRole("link", { name: "Cameras" })).toBeInViewport();
    await look(page, "listing-of-a-kind");
    await chips.getByRole("link", { name: "Keypad phones" }).click();
    await expect(page.getByText("3 products", { exact: true })).toBeVisible();
  });

  await test.step("a phone's page leads back to its kind, and only phones are like it", async () => {
    await page.goto("/shop/product/samsung-galaxy-s25-256gb");
    const way = page.getByRole("navigation", { name: "Where this is" });
    await expect(way.getByRole("link")).toHaveText(["Home", "Electronics", "Mobile phones"]);
    const { similar } = await callShop(page.request, ["GET", "/api/shop/products/get/:id"], {
      params: { id: "samsung-galaxy-s25-256gb" },
    });
    expect(similar).toHaveLength(6);
    expect(new Set(similar.map(({ kind }: { kind: string }) => kind))).toEqual(new Set(["phones"]));
    await look(page, "product-of-a-kind");
    await way.getByRole("link", { name: "Mobile phones" }).click();
    await expect(page.getByRole("heading", { name: "Mobile phones", level: 1 })).toBeVisible();
  });

  await test.step("a list of phones is narrowed by what phones have, in the sheet; another kind has other filters", async () => {
    await page.goto("/shop/listing?category=electronics&kind=phones");
    await page.getByRole("button", { name: "Filters", exact: true }).click();
    const sheet = page.getByRole("dialog", { name: "Filters" });
    const storage = sheet.getByRole("group", { name: "Storage" });
    await expect(storage).toBeVisible();
    expect.soft(await faultsInBoth(page), "the filters").toEqual([]);
    await storage.getByRole("checkbox", { name: /^64 GB/ }).click();
    await storage.getByRole("checkbox", { name: /^256 GB/ }).click();
    await expect(page).toHaveURL(/kind=phones&spec=storage:64-gb,storage:256-gb$/);
    await sheet.getByRole("button", { name: /^Show \d+ products?$/ }).click();
    await expect(page.getByRole("link", { name: "Remove filter: 64 GB" })).toBeVisible();
    // Category and kind stand in the heading.
    await expect(page.getByRole("button", { name: "Filters (2)", exact: true })).toBeVisible();
    await look(page, "listing-of-a-kind-narrowed");
    const cards = page.locator("main").getByRole("article");
    // In the title, or beside it where a phone comes in several; the list before it stays until this one is there.
    await expect(cards.filter({ hasNotText: /64 GB|256 GB/ })).toHaveCount(0);
    await expect(cards).not.toHaveCount(0);
    // Another browser: this one would stay in Hindi.
    const inHindi = await (await browser.newContext()).newPage();
    await inHindi.goto("/hi/shop/listing?category=electronics&kind=televisions&spec=storage:64-gb");
    await expect(inHindi.getByRole("article")).toHaveCount(10);
    await expect(inHindi.getByRole("group", { name: "स्क्रीन" })).toBeVisible();
    await expect(inHindi.getByRole("group", { name: "स्टोरेज" })).toHaveCount(0);
    await inHindi.context().close();
  });

  await test.step("staff rename a kind; shoppers see the new name, in its place", async () => {
    await desk.goto("/admin/categories");
    await desk.getByRole("button", { name: "Kinds: Electronics" }).click();
    const dialog = desk.getByRole("dialog", { name: "Kinds of product: Electronics" });
    await dialog.getByRole("button", { name: "Delete: Computer mice" }).click();
    await expect(dialog.getByText(/^2 products are of this kind/)).toBeVisible();
    await dialog.getByRole("button", { name: "Change: Computer mice" }).click();
    undo.push(() =>
      callShop(desk.request, ["PUT", "/api/admin/kinds/:id"], {
        params: { id: "mice" },
        body: { label: { en: "Computer mice", hi: "कंप्यूटर माउस", mr: "संगणक माउस" } },
      }),
    );
    await dialog.getByRole("textbox", { name: "Name, English" }).fill(name);
    await look(desk, "panel-kinds");
    await dialog.getByRole("button", { name: "Save" }).click();
    await expect(dialog.getByText(name)).toBeVisible();
    await page.goto("/shop/listing?category=electronics&kind=mice");
    await expect(page.getByRole("heading", { name, level: 1 })).toBeVisible();
    await page.goto("/hi/shop/listing?category=electronics&kind=mice");
    await expect(page.getByRole("heading", { name: "कंप्यूटर माउस", level: 1 })).toBeVisible();
  });
});

test("on a phone one sheet in the header opens every category with its kinds, and closes with the way to one", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  for (const [prefix, word, kind] of [
    ["", "Categories", "Cameras"],
    ["/hi", "श्रेणियाँ", "कैमरे"],
    ["/mr", "विभाग", "कॅमेरे"],
  ] as const) {
    await page.goto(`${prefix}/shop/home`);
    const button = page.getByRole("banner").getByRole("button", { name: word });
    await button.press("Enter");
    const sheet = page.getByRole("dialog", { name: word });
    await expect(sheet.getByRole("region")).not.toHaveCount(0);
    await look(page, "categories-sheet");
    if (!prefix) expect.soft(await faultsInBoth(page), "the sheet of kinds").toEqual([]);
    await page.keyboard.press("Escape");
    await expect(sheet).toBeHidden();
    await expect(button).toBeFocused();
    const box = await button.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
    await button.click();
    await sheet.getByRole("link", { name: kind, exact: true }).click();
    await expect(page).toHaveURL(/category=electronics&kind=cameras$/);
    await expect(sheet).toBeHidden();
  }
});

test("without scripts the way to all categories is a link to every product", async ({ browser }) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    viewport: { width: 360, height: 740 },
  });
  const page = await context.newPage();
  await page.goto("/shop/home");
  await page.getByRole("banner").getByRole("link", { name: "Categories", exact: true }).click();
  await expect(page).toHaveURL(/\/shop\/listing$/);
  await context.close();
});

test("without scripts the kinds of a category are links, and so is the way back from a product", async ({
  browser,
}) => {
  const page = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
  await page.goto("/shop/listing?category=fashion");
  await page
    .getByRole("navigation", { name: "Kinds of Fashion" })
    .getByRole("link", { name: "Sarees" })
    .click();
  await expect(page.getByRole("heading", { name: "Sarees", level: 1 })).toBeVisible();
  await expect(page.getByText("2 products", { exact: true })).toBeVisible();
  await page.goto("/shop/product/kittufashion-cotton-saree-pink");
  const way = page.getByRole("navigation", { name: "Where this is" });
  await way.getByRole("link", { name: "Sarees" }).click();
  await expect(page).toHaveURL(/kind=sarees/);
});

test("on a phone's first screen is a price, below the tiles of a category's kinds, in every language", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 780 });
  const categories = ["electronics", "fashion", "toys", "farming"].map((id) => `category=${id}`);
  for (const prefix of ["", "/hi", "/mr"])
    for (const list of [...categories, "category=electronics&kind=phones"]) {
      await page.goto(`${prefix}/shop/listing?${list}`);
      const price = page.getByRole("article").first().locator(".price strong");
      const place = await price.boundingBox();
      if (!place) throw new Error("The list has no price.");
      expect(place.y + place.height, prefix + list).toBeLessThanOrEqual(780);
    }
  // Each tile has a picture of its own kind's.
  await page.goto("/shop/listing?category=electronics");
  const tiles = page.getByRole("navigation", { name: "Kinds of Electronics" }).getByRole("link");
  expect(await tiles.locator("img").count()).toBe(await tiles.count());
  await look(page, "kind-tiles");
});
