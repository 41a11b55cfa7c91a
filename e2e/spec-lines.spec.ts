import { setTimeout as pause } from "node:timers/promises";
import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures";
import { faultsInBoth } from "./support/faults";
import { plainCard } from "./support/plain-card";
import { stopClock } from "./support/stop-clock";

/** Lines of the specification that a shopper meets and no other journey says: each test names its section. */

const strip = (page: Page) => page.locator("#featured ul");
const scrolled = (page: Page) => strip(page).evaluate(({ scrollLeft }) => Math.round(scrollLeft));
const follow = (page: Page, name: string) =>
  page.getByRole("navigation", { name: "Main" }).getByRole("link", { name, exact: true }).click();
/** Lets tenths of a second pass until the next one is shown; returns its place in the row. */
async function nextTurn(page: Page, shown: () => Promise<number>): Promise<number> {
  const before = await shown();
  let now = before;
  await expect(async () => {
    await page.clock.runFor(100);
    now = await shown();
    expect(now).not.toBe(before);
  }).toPass({ intervals: [10] });
  return now;
}
const visited = (page: Page) =>
  page.evaluate((): string[] => JSON.parse(sessionStorage.getItem("navigationHistory") ?? "[]"));

test("§2 Home page, §9 Timings: the feature images take turns every 15 seconds, fading for one", async ({
  page,
}) => {
  await page.clock.install();
  await page.goto("/shop/home");
  const pictures = page.getByRole("region", { name: "Pictures from the shop" });
  const shown = () =>
    pictures
      .locator("figure")
      .evaluateAll((all) => all.findIndex((figure) => figure.getAttribute("aria-hidden") === "false"));
  await stopClock(page);
  const at = await nextTurn(page, shown);
  await page.clock.runFor(14_000);
  expect(await shown()).toBe(at);
  await page.clock.runFor(1_000);
  await expect.poll(shown).not.toBe(at);

  const [seen, hidden] = ["false", "true"].map((is) => pictures.locator(`figure[aria-hidden=${is}]`).first());
  await expect(seen ?? pictures).toHaveCSS("transition", /^opacity 1s\b/);
  await expect(seen ?? pictures).toHaveCSS("opacity", "1");
  await expect(hidden ?? pictures).toHaveCSS("opacity", "0");
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
  const place = () => carousel.getByRole("list").evaluate((row) => row.scrollLeft / row.clientWidth);
  const hasArrived = (nth: number) => expect.poll(place).toBeCloseTo(nth, 1);
  await stopClock(page);
  // A turn may have begun in that minute: it is over when the row stands still where the dots say.
  await expect(async () => {
    const said = await shown();
    expect(await place()).toBeCloseTo(said, 1);
    await pause(300);
    expect([await place(), await shown()]).toEqual([expect.closeTo(said, 1), said]);
  }).toPass();
  const at = await nextTurn(page, shown);
  await hasArrived(at);
  // While the row glides, the dots may say for a moment where it still is.
  await expect.poll(shown).toBe(at);
  await page.clock.runFor(4_000);
  expect(await shown()).toBe(at);
  await page.clock.runFor(1_000);
  const stopped = (at + 1) % (await carousel.getByRole("button", { name: /^Show offer/ }).count());
  await hasArrived(stopped);
  await expect.poll(shown).toBe(stopped);
  await carousel.getByRole("button", { name: "Pause the offers" }).click();
  await page.clock.runFor(20_000);
  expect(await shown()).toBe(stopped);
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

  const ten = Array.from({ length: 10 }, (_, at) => `/shop/product/${at}`);
  await page.evaluate((paths) => sessionStorage.setItem("navigationHistory", JSON.stringify(paths)), ten);
  await follow(page, "Products");
  await expect.poll(() => visited(page)).toEqual([...ten.slice(1), "/shop/listing"]);
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
  await size.click();
  await expect(chosen).toBeVisible();
  await size.click();
  await expect(chosen).toBeHidden();
  const similar = product.locator("section").filter({ hasText: "Similar Products" }).last();
  await similar.scrollIntoViewIfNeeded();
  const cards = similar.getByRole("heading", { level: 3 });
  await expect(cards.first()).toBeVisible();
  const titles = await cards.allTextContents();
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
  expect(await options.evaluateAll((all) => all.map((one) => (one as HTMLOptionElement).value))).toEqual([
    "",
    "price-lowtohigh",
    "price-hightolow",
    "title-atoz",
    "title-ztoa",
  ]);
});

test("§8 Unknown path: the '404 Not Found' page", async ({ page, surprises }) => {
  surprises.allow({ status: 404, path: "/shop/nowhere" });
  await page.goto("/shop/nowhere");
  await expect(page.getByText("404 Not Found")).toBeVisible();
  expect.soft(await faultsInBoth(page)).toEqual([]);
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
    // The others are read at the width of a desk in accessible.spec.ts.
    if (/^\/(about|privacy|return|terms|auth\/forgot)/.test(path))
      expect.soft(await faultsInBoth(page), path).toEqual([]);
  }
});
