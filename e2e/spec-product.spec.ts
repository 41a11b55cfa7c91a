import type { Locator, Page } from "@playwright/test";
import { expect, registerShopper, signIn, test } from "./fixtures";
import { readDownTo } from "./support/read-down-to";

/** Spec §2 "Product detail dialog", §4 "Review form" and "Toasts", §5. */

type Listed = {
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

/** Pressed until it is seen to be pressed: what the page does not hear yet is replayed later. */
async function press(button: Locator, seen: () => Promise<void>): Promise<void> {
  await expect(async () => {
    await button.click({ timeout: 2_000 });
    await seen();
  }).toPass();
}

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
  await press(product(page).getByRole("button", { name: "Previous picture" }), () =>
    expect(counter).toHaveText(`${total} / ${total}`, { timeout: 2_000 }),
  );
  await product(page)
    .getByRole("button", { name: `Picture 1 of ${total}`, exact: true })
    .last()
    .click();
  await expect(counter).toHaveText(`1 / ${total}`);
  await expect(product(page).getByText(data.brand, { exact: false }).first()).toBeVisible();
  await expect(product(page).getByRole("link", { name: "Fashion" }).first()).toBeVisible();
  const rupees = (amount: number) => `₹${amount.toLocaleString("en-IN")}`;
  await expect(product(page).getByText(rupees(salePrice), { exact: true }).first()).toBeVisible();
  await expect(product(page).locator("s").first()).toContainText(rupees(price));
  const percent = Math.round(((price - salePrice) / price) * 100);
  await expect(product(page).getByText(`${percent}% off`, { exact: true }).first()).toBeVisible();
  await expect(product(page).getByText(`You save ${rupees(price - salePrice)}`)).toBeVisible();
});

test("§2 Electronics block: battery health in green, yellow and red, condition in words; 'In Stock' and 'Out of Stock'", async ({
  page,
}) => {
  const colours = new Set<string>();
  for (const [wanted, level] of [
    [/excellent|good|^(100|9\d|8[5-9])\s*%/i, "good"],
    [/fair|average|^8[0-4]\s*%/i, "fair"],
  ] as const) {
    const { slug, totalStock } = await find(
      page,
      "category=electronics",
      ({ batteryHealth, condition }: Listed & { condition?: string }) =>
        wanted.test(batteryHealth ?? "") && Boolean(condition),
    );
    await page.goto(`/shop/product/${slug}`);
    const battery = product(page).locator("[data-level]");
    await expect(battery).toHaveAttribute("data-level", level);
    colours.add(await battery.evaluate((badge) => getComputedStyle(badge).backgroundColor));
    await expect(product(page).getByText(/^Condition: (New|Refurbished|Second-hand)$/)).toBeVisible();
    const words = totalStock > 0 ? /^(In Stock|Only \d+ left)$/ : /^Out of Stock$/;
    await expect(product(page).getByText(words).first()).toBeVisible();
  }
  expect(colours.size).toBe(2);
  const gone = await find(page, "category=toys", ({ totalStock }) => totalStock === 0);
  await page.goto(`/shop/product/${gone.slug}`);
  await expect(product(page).getByText("Out of Stock").first()).toBeVisible();
  await expect(
    product(page)
      .getByRole("button", { name: /Add to Cart|Out of Stock/ })
      .first(),
  ).toBeDisabled();
});

test("§2, §5 Sizes: one without stock is disabled, Buy Now waits for a size and then leads to the checkout", async ({
  page,
}) => {
  await signIn(page, await registerShopper(page.request));
  const { slug, sizes } = await find(
    page,
    "category=fashion&inStock=true",
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
  await press(picker.getByRole("button", { name: plenty, exact: true }), () =>
    expect(product(page).getByText(`Selected: ${plenty}`)).toBeVisible({ timeout: 2_000 }),
  );
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
  await press(reviews.getByRole("button", { name: "Write Review" }), () =>
    expect(send).toBeVisible({ timeout: 5_000 }),
  );
  await expect(send).toBeDisabled();
  await reviews.getByRole("textbox", { name: "Your review" }).fill("   ");
  await reviews.getByRole("radio", { name: "4 stars" }).check({ force: true });
  await expect(send).toBeDisabled();
  await reviews.getByRole("textbox", { name: "Your review" }).fill("Strong handle, light to carry");
  await send.click();
  await expect(page.getByText("Review added successfully!")).toBeVisible();
  await expect(page.locator("[data-sonner-toast]")).toHaveCount(1);
  await expect(send).toBeHidden();
  await expect(reviews.getByText("Strong handle, light to carry")).toBeVisible();
  // A rendered page may be some seconds old.
  await expect(async () => {
    await page.reload();
    await expect(product(page).getByRole("link", { name: "1 review", exact: true })).toBeVisible({
      timeout: 3_000,
    });
  }).toPass();
  await expect(product(page).getByText("Verified Customers")).toBeVisible();
});

test("§2 Similar Products: pressing one loads its details, with its first picture and no size", async ({
  page,
}) => {
  const { slug } = await find(page, "category=fashion&inStock=true", ({ sizes }) => sizes.length > 2);
  await page.goto(`/shop/product/${slug}`);
  const size = product(page)
    .getByRole("group", { name: "Choose a size" })
    .getByRole("button", { disabled: false })
    .first();
  await press(size, () => expect(product(page).getByText(/^Selected: /)).toBeVisible({ timeout: 2_000 }));
  const similar = product(page).locator("section").filter({ hasText: "Similar Products" }).last();
  await readDownTo(page, similar);
  const card = similar.locator(".card:not(:has(.card-choices))").first();
  const title = (await card.getByRole("heading").textContent()) ?? "";
  await card.getByRole("link", { name: title }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByRole("heading", { name: title, level: 1 })).toBeVisible();
  await expect(dialog.getByText(/^1 \/ \d+$/)).toBeVisible();
  await expect(dialog.getByText(/^Selected: /)).toBeHidden();
});
