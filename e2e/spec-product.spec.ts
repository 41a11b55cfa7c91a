import type { Page } from "@playwright/test";
import { demoAdmin, expect, registerShopper, signIn, test } from "./fixtures";
import { callShop } from "./support/call-shop";
import { choose } from "./support/choose";
import { faultsInBoth } from "./support/faults";
import { readDownTo } from "./support/read-down-to";
import { reloadUntil } from "./support/reload-until";
import { trafficLightOf } from "./support/traffic-light";

/** Spec §2 "Product detail dialog", §4 "Review form" and "Toasts", §5. */

type Listed = {
  _id: string;
  slug: string;
  title: string;
  totalStock: number;
  salePrice: number;
  price: number;
  images: string[];
  sizes: { size: string; stock: number }[];
  batteryHealth: string | null;
  choices?: object;
};

/** A product of a list of the shop's own call that is as wanted. */
async function find({ request }: Page, query: string, isWanted: (one: Listed) => boolean): Promise<Listed> {
  const { data } = await (await request.get(`/api/shop/products/get?limit=100&${query}`)).json();
  const found = (data as Listed[]).find((one) => !one.choices && isWanted(one));
  if (!found) throw new Error(`The demo shop has no such product: ${query}`);
  return found;
}

const product = (page: Page) => page.getByRole("main");

test("§2 Product detail: pictures by arrows, counter and thumbnails; brand, category, rating, both prices, percent off and what is saved", async ({
  page,
}) => {
  const { slug, price, salePrice } = await find(
    page,
    "category=fashion&onSale=true&inStock=true",
    ({ images }) => images.length > 1,
  );
  const { data } = await (await page.request.get(`/api/shop/products/get/${slug}`)).json();
  await page.goto(`/shop/product/${slug}`);
  const total = data.images.length;
  const counter = product(page).getByText(new RegExp(`^\\d+ / ${total}$`));
  await expect(counter).toHaveText(`1 / ${total}`);
  // Each is pressed once: what is pressed before the page listens is not lost, and twice is something else.
  await product(page).getByRole("button", { name: "Previous picture" }).click();
  await expect(counter).toHaveText(`${total} / ${total}`);
  await product(page)
    .getByRole("button", { name: `Picture 1 of ${total}`, exact: true })
    .last()
    .click();
  await expect(counter).toHaveText(`1 / ${total}`);
  await product(page).getByRole("button", { name: "Next picture" }).click();
  await expect(counter).toHaveText(`2 / ${total}`);
  await expect(product(page).getByText(data.brand, { exact: false }).first()).toBeVisible();
  await expect(product(page).getByRole("link", { name: "Fashion" }).first()).toBeVisible();
  const rupees = (amount: number) => `₹${amount.toLocaleString("en-IN")}`;
  await expect(product(page).getByText(rupees(salePrice), { exact: true }).first()).toBeVisible();
  await expect(product(page).locator("s").first()).toContainText(rupees(price));
  const percent = Math.round(((price - salePrice) / price) * 100);
  await expect(product(page).getByText(`${percent}% off`, { exact: true }).first()).toBeVisible();
  await expect(product(page).getByText(`You save ${rupees(price - salePrice)}`)).toBeVisible();
  expect.soft(await faultsInBoth(page)).toEqual([]);
});

test("§2 Electronics block: battery health in green, yellow and red, condition in words; 'In Stock' and 'Out of Stock'", async ({
  page,
}) => {
  await page.goto("/shop/listing?category=electronics&kind=phones&inStock=true&condition=refurbished");
  const dialog = page.getByRole("dialog");
  for (const [at, [batteryHealth, colour]] of [
    ["Excellent (97%)", "green"],
    ["Fair", "yellow"],
    ["Poor", "red"],
  ].entries()) {
    // The demo's phones are all in a state in which they sell.
    await page.route("**/api/shop/products/get/*", async (route) => {
      const response = await route.fetch();
      const { data, ...rest } = await response.json();
      await route.fulfill({ response, json: { ...rest, data: { ...data, batteryHealth } } });
    });
    await page.locator(".card-title a").nth(at).click();
    const battery = dialog.getByText(`Battery health: ${batteryHealth}`);
    await expect(battery).toBeVisible();
    await expect.poll(() => trafficLightOf(battery)).toBe(colour);
    await expect.poll(() => trafficLightOf(battery, "color")).toBe(colour);
    await expect(dialog.getByText("Condition: Refurbished")).toBeVisible();
    await expect(dialog.getByText(/^(In Stock|Only \d+ left)$/).first()).toBeVisible();
    if (colour === "red") expect.soft(await faultsInBoth(page)).toEqual([]);
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    await page.unrouteAll();
  }
  const gone = await find(page, "category=toys", ({ totalStock }) => totalStock === 0);
  await page.goto(`/shop/product/${gone.slug}`);
  await expect(product(page).getByText("Out of Stock").first()).toBeVisible();
  await expect(
    product(page)
      .getByRole("button", { name: /Add to Cart|Out of Stock/ })
      .first(),
  ).toBeDisabled();
});

test("§2, §5, §8 Sizes: one without stock is disabled, one that goes meanwhile is refused in words, Buy Now waits for a size and then leads to the checkout", async ({
  page,
  browser,
  surprises,
}) => {
  surprises.allow({ status: 409, path: "/api/shop/cart/add" });
  await signIn(page, await registerShopper(page.request));
  const { _id, slug, sizes } = await find(
    page,
    "category=fashion&inStock=true&sortBy=title-ztoa",
    ({ sizes }) => sizes.some(({ stock }) => stock === 0) && sizes.some(({ stock }) => stock > 2),
  );
  await page.goto(`/shop/product/${slug}`);
  const picker = product(page).getByRole("group", { name: "Choose a size" });
  for (const { size } of sizes.filter(({ stock }) => stock === 0))
    await expect(picker.getByRole("button", { name: `${size}, sold out` })).toBeDisabled();
  await expect(product(page).getByRole("button", { name: "Select Size First", disabled: true })).toHaveCount(
    2,
  );
  const plenty = sizes.find(({ stock }) => stock > 2)?.size ?? "";
  await picker.getByRole("button", { name: plenty, exact: true }).click();
  await expect(product(page).getByText(`Selected: ${plenty}`)).toBeVisible();

  const desk = await (await browser.newContext()).newPage();
  await signIn(desk, demoAdmin);
  const changeStock = (by: number) =>
    callShop(desk.request, ["POST", "/api/admin/products/:id/stock"], {
      params: { id: _id },
      body: { reason: "counted", changes: [{ size: plenty, by }] },
    });
  const had = sizes.find(({ size }) => size === plenty)?.stock ?? 0;
  const add = product(page).getByRole("button", { name: "Add to Cart" });
  await changeStock(1 - had);
  await add.click();
  await expect(page.getByText("Product is added to cart")).toBeVisible();
  await add.click();
  await expect(page.getByText(`Only 1 quantity available for size ${plenty}`)).toBeVisible();
  await changeStock(-1);
  await add.click();
  await expect(page.getByText(`Size ${plenty} is out of stock`)).toBeVisible();
  await changeStock(had);
  await desk.context().close();

  await product(page).getByRole("button", { name: "Buy Now" }).click();
  await expect(page).toHaveURL(/\/shop\/checkout$/);
  await expect(page.getByRole("main")).toContainText(`· ${plenty}`);
});

test("§2, §4, §5 Reviews: none yet, a form that waits for words and stars, one toast, and the average of the list", async ({
  page,
}) => {
  await signIn(page, await registerShopper(page.request));
  const { slug } = await find(
    page,
    "category=farming&inStock=true",
    (one: Listed & { reviewCount?: number }) => one.reviewCount === 0,
  );
  await page.goto(`/shop/product/${slug}`);
  const reviews = page.locator("#reviews");
  await readDownTo(page, reviews);
  await expect(reviews.getByText("No reviews yet. Be the first to review!")).toBeVisible();
  const send = reviews.getByRole("button", { name: "Submit review" });
  // Pressed until it is seen to be pressed: this part of the page comes to life when one is near it.
  const write = reviews.getByRole("button", { name: "Write Review" });
  await expect(async () => {
    if (await write.isVisible()) await write.click({ timeout: 5_000 });
    await expect(send).toBeVisible({ timeout: 15_000 });
  }).toPass();
  const words = reviews.getByRole("textbox", { name: "Your review" });
  await expect(reviews.getByRole("radio")).toHaveCount(5);
  await words.fill("Strong handle, light to carry");
  await expect(send).toBeDisabled();
  await words.fill("   ");
  await choose(reviews.getByRole("radio", { name: "4 stars" }), { force: true });
  await expect(send).toBeDisabled();
  await words.fill("Strong handle, light to carry");
  await send.click();
  await expect(page.getByText("Review added successfully!")).toBeVisible();
  await expect(page.locator("[data-sonner-toast]")).toHaveCount(1);
  await expect(send).toBeHidden();
  await expect(reviews.getByText("Strong handle, light to carry")).toBeVisible();
  const list = reviews.getByRole("region").filter({ has: page.getByRole("listitem") });
  await expect(list).toHaveCSS("max-height", "384px");
  await expect(list).toHaveCSS("overflow-y", "auto");
  // A rendered page may be some seconds old.
  await reloadUntil(
    () => page.reload(),
    (patience) =>
      expect(product(page).getByRole("link", { name: "1 review", exact: true })).toBeVisible(patience),
  );
  await expect(product(page).getByText("Verified Customers")).toBeVisible();
  await expect(product(page).getByText("4", { exact: true }).first()).toBeVisible();
});

test("§2 Similar Products: two, three or four in a row; pressing one loads its details, with its first picture and no size", async ({
  page,
}) => {
  const { slug } = await find(page, "category=fashion&inStock=true", ({ sizes }) => sizes.length > 2);
  await page.goto(`/shop/product/${slug}`);
  const size = product(page)
    .getByRole("group", { name: "Choose a size" })
    .getByRole("button", { disabled: false })
    .first();
  await size.click();
  await expect(product(page).getByText(/^Selected: /)).toBeVisible();
  const similar = product(page).locator("section").filter({ hasText: "Similar Products" }).last();
  await readDownTo(page, similar);
  const columns = () =>
    similar
      .locator(".card-grid")
      .evaluate((grid) => getComputedStyle(grid).gridTemplateColumns.split(" ").length);
  for (const [width, count] of [
    [360, 2],
    [768, 3],
    [1440, 4],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await expect.poll(columns, `at ${width} px`).toBe(count);
  }
  const card = similar.locator(".card:not(:has(.card-choices))").first();
  const title = (await card.getByRole("heading").textContent()) ?? "";
  await card.getByRole("link", { name: title }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByRole("heading", { name: title, level: 1 })).toBeVisible();
  await expect(dialog.getByText(/^1 \/ \d+$/)).toBeVisible();
  await expect(dialog.getByText(/^Selected: /)).toBeHidden();
});
