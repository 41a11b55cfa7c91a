import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures";

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

/** From another page of the shop to the home page and back, without loading a document. */
async function visitHome(page: Page): Promise<void> {
  const main = page.getByRole("navigation", { name: "Main" });
  await main.getByRole("link", { name: "Home" }).click();
  await expect(page).toHaveURL(/home$/);
  await expect(page.getByRole("region", { name: "Offers" }).getByRole("link").first()).toBeAttached();
  await main.getByRole("link", { name: "Products" }).click();
  await expect(page).toHaveURL(/listing$/);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
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

test("§4 Carousel and image cache, §9: slides are asked for again after 30 minutes, feature images after 10", async ({
  page,
}) => {
  await page.clock.install();
  const asked = { slides: 0, pictures: 0 };
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (pathname === "/api/shop/carousel/active") asked.slides += 1;
    if (pathname === "/api/common/feature/get") asked.pictures += 1;
  });
  await page.goto("/about");
  await expect(async () => {
    await page.clock.runFor(1_000);
    await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Products" }).click();
    await expect(page.locator("#content")).toBeFocused({ timeout: 3_000 });
  }).toPass();
  await visitHome(page);
  expect(asked).toEqual({ slides: 1, pictures: 1 });
  await page.clock.fastForward("09:00");
  await visitHome(page);
  expect(asked).toEqual({ slides: 1, pictures: 1 });
  await page.clock.fastForward("02:00");
  await visitHome(page);
  await expect.poll(() => asked).toEqual({ slides: 1, pictures: 2 });
  await page.clock.fastForward("20:00");
  await visitHome(page);
  await expect.poll(() => asked.slides).toBe(2);
});

test("§9 Lazy images: a picture far below the screen is not fetched until a reader comes near", async ({
  page,
}) => {
  await page.goto("/shop/listing");
  const pictures = page.locator(".card .picture");
  await expect(pictures.first().locator("picture img")).toHaveJSProperty("complete", true);
  const last = pictures.last();
  await expect(last.locator("picture img")).toHaveCount(0);
  await last.scrollIntoViewIfNeeded();
  await expect(last.locator("picture img")).toHaveJSProperty("complete", true);
});
