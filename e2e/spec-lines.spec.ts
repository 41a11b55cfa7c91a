import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures";
import { plainCard } from "./support/plain-card";

/** Lines of the specification that a shopper meets and no other journey says: each test names its section. */

const strip = (page: Page) => page.locator("#featured ul");
const scrolled = (page: Page) => strip(page).evaluate(({ scrollLeft }) => Math.round(scrollLeft));
const follow = (page: Page, name: string) =>
  page.getByRole("navigation", { name: "Main" }).getByRole("link", { name, exact: true }).click();
const visited = (page: Page) =>
  page.evaluate((): string[] => JSON.parse(sessionStorage.getItem("navigationHistory") ?? "[]"));

test("§2 Home page, §9 Timings: the feature images take turns every 15 seconds", async ({ page }) => {
  await page.clock.install();
  await page.goto("/shop/home");
  const pictures = page.getByRole("region", { name: "Pictures from the shop" });
  const shown = () =>
    pictures
      .locator("figure")
      .evaluateAll((all) => all.findIndex((figure) => figure.getAttribute("aria-hidden") === "false"));
  expect(await shown()).toBe(0);
  // The first turn shows that the page listens; from it the next one is counted.
  await expect(async () => {
    await page.clock.runFor(1_000);
    expect(await shown()).toBe(1);
  }).toPass({ intervals: [50] });
  await page.clock.runFor(11_000);
  expect(await shown()).toBe(1);
  await page.clock.runFor(5_000);
  await expect.poll(shown).not.toBe(1);
});

test("§2 Carousel, §9 Timings: the next slide comes after five seconds, and none after Pause", async ({
  page,
}) => {
  await page.clock.install();
  await page.goto("/shop/home");
  const carousel = page.getByRole("region", { name: "Offers" });
  const shown = () =>
    carousel
      .getByRole("button", { name: /^Show offer/ })
      .evaluateAll((dots) => dots.findIndex((dot) => dot.getAttribute("aria-current") === "true"));
  /** The row glides in real time, whatever the clock of the page says. */
  const hasArrived = (nth: number) =>
    expect
      .poll(() => carousel.getByRole("list").evaluate((row) => row.scrollLeft / row.clientWidth))
      .toBeCloseTo(nth, 1);
  expect(await shown()).toBe(0);
  // The first turn shows that the page listens; from it the next one is counted.
  await expect(async () => {
    await page.clock.runFor(1_000);
    expect(await shown()).toBe(1);
  }).toPass({ intervals: [50] });
  await hasArrived(1);
  await page.clock.runFor(2_000);
  expect(await shown()).toBe(1);
  await page.clock.runFor(4_000);
  await expect.poll(shown).toBe(2);
  await hasArrived(2);
  await carousel.getByRole("button", { name: "Pause the offers" }).click();
  await page.clock.runFor(20_000);
  expect(await shown()).toBe(2);
});

test("§2 Home page, §9 Timings: the featured strip goes 200 px a step, there and back", async ({ page }) => {
  await page.goto("/shop/home");
  const [left, right] = ["Scroll left", "Scroll right"].map((name) =>
    page.locator("#featured").getByRole("button", { name }),
  );
  // Pressed once: what is pressed before the strip listens is not lost.
  await right?.click();
  await expect.poll(() => scrolled(page)).toBe(200);
  await right?.click();
  await expect.poll(() => scrolled(page)).toBe(400);
  await left?.click();
  await expect.poll(() => scrolled(page)).toBe(200);
});

test("§2 Home page, §9: four tiles with '500+', and a tile keeps its category for the session", async ({
  page,
}) => {
  await page.goto("/shop/home");
  const tiles = page.getByRole("main").getByRole("link", { name: /500\+/ });
  // Another journey may have added a category of its own.
  for (const name of ["Electronics", "Fashion", "Toys", "Farming"])
    await expect(tiles.filter({ hasText: name })).toBeVisible();
  await expect(async () => {
    await page.goto("/shop/home");
    await tiles.filter({ hasText: "Fashion" }).click();
    await expect(page).toHaveURL(/\/shop\/listing\?category=fashion$/);
    const kept = await page.evaluate(() => sessionStorage.getItem("filters"));
    expect(kept).toContain("fashion");
  }).toPass();
});

test("§2 Navigation behaviour: ten paths are kept, A to B to A is three of them, and Back steps through", async ({
  page,
}) => {
  await page.goto("/about");
  // A page that is left before it listens is not noted.
  await expect(page.locator("html[data-live]")).toBeAttached();
  for (const name of ["Products", "Home", "Products"]) {
    await follow(page, name);
    await expect
      .poll(async () => (await visited(page)).at(-1))
      .toMatch(name === "Home" ? /home$/ : /listing$/);
  }
  expect(await visited(page)).toEqual(["/about", "/shop/listing", "/shop/home", "/shop/listing"]);
  await page.goBack();
  await expect.poll(() => visited(page)).toEqual(["/about", "/shop/listing", "/shop/home"]);
});

test("§2 Product detail dialog, §9: what is saved, a size that is clicked off again, six similar ones at most", async ({
  page,
}) => {
  await page.goto("/shop/listing?category=fashion&brand=KittuFashion&inStock=true&onSale=true");
  const link = plainCard(page);
  const title = (await link.textContent()) ?? "";
  await link.click();
  await expect(page.getByRole("heading", { name: title, level: 1 })).toBeVisible();
  const product = page.getByRole("main").or(page.getByRole("dialog")).last();
  await expect(product.getByText(/^You save ₹/)).toBeVisible();
  await expect(product.getByRole("button", { name: "Select Size First" })).toHaveCount(2);
  const size = product
    .getByRole("group", { name: "Choose a size" })
    .getByRole("button", { disabled: false })
    .first();
  const chosen = product.getByText(/^Selected: /);
  await expect(async () => {
    await size.click();
    await expect(chosen).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await size.click();
  await expect(chosen).toBeHidden();
  const similar = product.locator("section").filter({ hasText: "Similar Products" }).last();
  await similar.scrollIntoViewIfNeeded();
  const titles = await similar.getByRole("heading", { level: 3 }).allTextContents();
  expect(titles.length).toBeGreaterThan(0);
  expect(titles.length).toBeLessThanOrEqual(6);
  expect(titles).not.toContain(title);
});

test("§9 Sort options: the four of them, after the shop's own order", async ({ page }) => {
  await page.goto("/shop/listing");
  const options = page.getByRole("combobox", { name: "Sort by" }).locator("option");
  await expect(options).toHaveText([
    "Our choice",
    "Price: low to high",
    "Price: high to low",
    "Name: A to Z",
    "Name: Z to A",
  ]);
});

test("§8 Unknown path: the '404 Not Found' page", async ({ page, surprises }) => {
  surprises.allow({ status: 404, path: "/shop/nowhere" });
  await page.goto("/shop/nowhere");
  await expect(page.getByText("404 Not Found")).toBeVisible();
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true });

  const bottomOf = async (page: Page, selector: string) => {
    const box = await page.locator(selector).first().boundingBox();
    return box ? box.y + box.height : Number.POSITIVE_INFINITY;
  };

  test("the first price is on the first screen of a list, filter and sort stay in reach", async ({
    page,
  }) => {
    for (const address of [
      "/shop/listing?category=electronics",
      "/shop/search?q=samsung+phone+under+20000",
    ]) {
      await page.goto(address);
      await expect(page.locator(".card .price").first()).toBeVisible();
      expect(await bottomOf(page, ".card .price > strong"), address).toBeLessThan(780);
    }
    await page.goto("/shop/listing");
    await page.evaluate(() => scrollTo({ top: 2_000, behavior: "instant" }));
    await expect(page.getByRole("button", { name: "Filters" })).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole("combobox", { name: "Sort by" })).toBeInViewport({ ratio: 1 });
  });

  test("price and buttons of a product are in reach from its beginning to its end", async ({ page }) => {
    await page.goto("/shop/listing?category=toys&inStock=true");
    const address = await plainCard(page).getAttribute("href");
    await page.goto(address ?? "");
    for (const name of ["Add to Cart", "Buy Now"]) {
      const button = page.getByRole("button", { name });
      await expect(button).toHaveCount(1);
      await expect(button).toBeInViewport({ ratio: 1 });
    }
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: "instant" }));
    await expect(page.getByRole("button", { name: "Buy Now" })).toBeInViewport({ ratio: 1 });
  });
});

test("the page that a link leads to is announced by its title, and the focus is at its beginning", async ({
  page,
}) => {
  // Before the page listens, a link loads its page anew, which browsers announce themselves.
  await expect(async () => {
    await page.goto("/shop/home");
    await page
      .getByRole("navigation", { name: "Main" })
      .getByRole("link", { name: "Toys" })
      .click({ timeout: 5_000 });
    await expect(page.locator("#arrival")).toHaveText(/^Toys/, { timeout: 10_000 });
  }).toPass();
  await expect(page.locator("#content")).toBeFocused();
});

test("no public page is wider than a screen of 320 px", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const pages = "home listing search?q=phone wishlist".split(" ").map((path) => `/shop/${path}`);
  const others = "/about /privacy-policy /return-policy /terms /contact /auth/login /auth/register".split(
    " ",
  );
  for (const path of [...pages, ...others, "/auth/forgot-password", "/order-success"]) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 }).first()).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(320);
  }
});
