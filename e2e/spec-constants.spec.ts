import type { Page, Request } from "@playwright/test";
import { demoAdmin, expect, signIn, test } from "./fixtures";

/** Spec §4 "Carousel cache" and "Image cache", §9 "Business constants and limits": what a shopper can see of them. */

const brands = {
  fashion: ["nike", "adidas", "KittuFashion", "puma"],
  electronics:
    "samsung sony apple lg iqoo panasonic oppo vivo dell hp asus acer xiaomi oneplus nokia motorola google".split(
      " ",
    ),
  toys: ["Mahalaxmi", "hotwheels", "lego", "nerf"],
  farming: ["kraftseeds", "crompton", "kisankraft", "Mahalaxmi", "mahindraagri"],
};

const main = (page: Page) => page.getByRole("navigation", { name: "Main" });

/**
 * From another page of the shop to the home page, down to its featured products, and back, without loading a document.
 * A question is given up where its page is left before the answer: `answered` waits for what was asked.
 */
async function visitHome(page: Page, answered: () => Promise<void>): Promise<void> {
  await main(page).getByRole("link", { name: "Home" }).click();
  await expect(page).toHaveURL(/home$/);
  await expect(page.getByRole("region", { name: "Offers" }).getByRole("link").first()).toBeAttached();
  await page.locator("#featured").getByRole("article").first().scrollIntoViewIfNeeded();
  await answered();
  await main(page).getByRole("link", { name: "Products" }).click();
  // Until its heading is there, the cards are those of the home page, which is being left.
  await expect(page.getByRole("heading", { level: 1, name: "All products" })).toBeVisible();
  await expect(page.locator("main .card").first()).toBeVisible();
}

test("§9 Categories, brands, conditions and sizes: each of them narrows the list, and every brand has a name", async ({
  page,
}) => {
  for (const [category, ids] of Object.entries(brands)) {
    const { data } = await (
      await page.request.get(`/api/shop/products/get?category=${category}&brand=${ids.join(",")}&limit=100`)
    ).json();
    expect(data.length, category).toBeGreaterThan(0);
    for (const one of data) expect(ids, one.title).toContain(one.brand);
  }
  await page.goto("/shop/listing?category=electronics");
  const filters = page.getByRole("complementary").or(page.getByRole("group")).or(page.getByRole("form"));
  for (const name of [/^New/, /^Refurbished/, /^Second-hand/, /^Samsung/, /^OnePlus/])
    await expect(filters.getByRole("checkbox", { name }).first()).toBeAttached();
  const { data } = await (await page.request.get("/api/shop/products/get?category=fashion&limit=100")).json();
  const sizes = new Set(
    (data as { sizes: { size: string }[] }[]).flatMap((one) => one.sizes.map(({ size }) => size)),
  );
  for (const size of ["XS", "S", "M", "L", "XL", "XXL", "3XL", "4XL", "5XL"])
    expect([...sizes]).toContain(size);
});

test("§4 Carousel and image cache, §9 Cache lifetimes: products are asked for again after 5 minutes, feature images, featured products and words after 10, slides after 30", async ({
  page,
}) => {
  await page.clock.install();
  const asked = { products: 0, featured: 0, words: 0, pictures: 0, slides: 0 };
  const answered = { ...asked };
  const count = (request: Request, counts: typeof asked) => {
    const { pathname, searchParams } = new URL(request.url());
    // The home page asks for rows of fewer.
    if (pathname === "/api/shop/products/get" && searchParams.get("limit") === "24") counts.products += 1;
    if (pathname === "/api/shop/products/featured") counts.featured += 1;
    if (pathname === "/api/shop/home-words") counts.words += 1;
    if (pathname === "/api/common/feature/get") counts.pictures += 1;
    if (pathname === "/api/shop/carousel/active") counts.slides += 1;
  };
  page.on("request", (request) => count(request, asked));
  page.on("requestfinished", (request) => count(request, answered));
  const allAnswered = () => expect(async () => expect(answered).toEqual(asked)).toPass();
  const hasAsked = async (expected: typeof asked) => {
    await expect.poll(() => asked).toEqual(expected);
    // An answer that came after the time has passed would be as old as nothing.
    await allAnswered();
    await page.locator("footer").getByRole("link", { name: "About us" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "All products" })).toBeHidden();
  };
  await page.goto("/about");
  await visitHome(page, allAnswered);
  await hasAsked({ products: 1, featured: 1, words: 1, pictures: 1, slides: 1 });
  expect(await page.evaluate(() => localStorage.getItem("carouselSlides"))).toContain('"slides":[{');
  await page.clock.fastForward("02:00");
  await visitHome(page, allAnswered);
  await hasAsked({ products: 1, featured: 1, words: 1, pictures: 1, slides: 1 });
  await page.clock.fastForward("04:00");
  await visitHome(page, allAnswered);
  await hasAsked({ products: 2, featured: 1, words: 1, pictures: 1, slides: 1 });
  await page.clock.fastForward("05:00");
  await visitHome(page, allAnswered);
  await hasAsked({ products: 3, featured: 2, words: 2, pictures: 2, slides: 1 });
  await page.clock.fastForward("20:00");
  await visitHome(page, allAnswered);
  await expect.poll(() => asked.slides).toBe(2);
});

test("§4 Image cache: staff are given the feature images as they are each time they come to them", async ({
  page,
}) => {
  let asked = 0;
  page.on("request", (request) => {
    if (new URL(request.url()).pathname === "/api/admin/features") asked += 1;
  });
  await signIn(page, demoAdmin);
  await page.goto("/admin/features");
  await page.waitForLoadState("networkidle");
  await page.getByRole("menuitem", { name: "Carousel" }).click();
  // The address changes before the page does.
  await expect(page.getByRole("link", { name: "Create" })).toHaveAttribute("href", /carousel\/create$/);
  const before = asked;
  await page.getByRole("menuitem", { name: "Feature images" }).click();
  await expect.poll(() => asked).toBeGreaterThan(before);
});

test("§9 Lazy images: a picture below the screen is not fetched until a reader is 50 px from it", async ({
  page,
}) => {
  await page.goto("/shop/listing");
  const pictures = page.locator(".card .picture");
  await expect(pictures.first().locator("picture img")).toHaveJSProperty("complete", true);
  const last = pictures.last();
  await expect(last.locator("picture img")).toHaveCount(0);
  /** Scrolls to where the last row of pictures begins so far below the screen. */
  const comeWithin = (px: number) =>
    last.evaluate((picture, below) => {
      const top = picture.getBoundingClientRect().top + scrollY;
      scrollTo({ top: top - innerHeight - below, behavior: "instant" });
    }, px);
  await comeWithin(70);
  // The row above it is on the screen.
  await expect(pictures.nth((await pictures.count()) - 5).locator("picture img")).toHaveCount(1);
  await expect(last.locator("picture img")).toHaveCount(0);
  await comeWithin(40);
  await expect(last.locator("picture img")).toHaveJSProperty("complete", true);
});
