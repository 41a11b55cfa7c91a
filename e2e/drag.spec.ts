import type { Locator, Page } from "@playwright/test";
import { expect, test } from "./fixtures";
import { drawFinger } from "./support/finger";
import { pauseOffers } from "./support/pause-offers";

/** Swipes from right to left over a row, as a thumb does. */
async function drawWithFinger(page: Page, row: Locator) {
  const box = await row.boundingBox();
  if (!box) throw new Error("The row is not on the screen.");
  const y = box.y + box.height / 3;
  await drawFinger(page, { x: box.x + box.width * 0.8, y }, { x: box.x + box.width * 0.2, y });
}

/** The same with the mouse, its button held down. */
async function drawWithMouse(page: Page, row: Locator) {
  const box = await row.boundingBox();
  if (!box) throw new Error("The row is not on the screen.");
  const y = box.y + box.height / 3;
  await page.mouse.move(box.x + box.width * 0.8, y);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width * 0.2, y, { steps: 12 });
  await page.mouse.up();
}

const slides = (page: Page) => page.getByRole("region", { name: "Offers" });
const stands = (row: Locator, at: number, timeout?: number) =>
  expect
    .poll(
      () => row.evaluate(({ scrollLeft, clientWidth }) => Math.round((10 * scrollLeft) / clientWidth) / 10),
      timeout === undefined ? {} : { timeout },
    )
    .toBe(at);
const toPlace = (row: Locator, at: number) =>
  row.evaluate(
    (element, at) => element.scrollTo({ left: at * element.clientWidth, behavior: "instant" }),
    at,
  );
/** A busy machine can take a finger's way for a long press: a shopper draws again. */
const drawnWithFinger = (page: Page, row: Locator, to: number) =>
  expect(async () => {
    await toPlace(row, to - 1);
    await stands(row, to - 1, 10_000);
    await drawWithFinger(page, row);
    await stands(row, to, 10_000);
  }).toPass();
/** What lets a mouse draw a row is fetched once the page listens: an earlier try does nothing. */
const drawnWithMouse = (page: Page, row: Locator, at: number) =>
  expect(async () => {
    await toPlace(row, 0);
    await stands(row, 0, 10_000);
    await drawWithMouse(page, row);
    await stands(row, at, 10_000);
  }).toPass();
/** The first toy in its dialog: before the page listens, its link leads to a page of its own. */
const openToy = (page: Page) =>
  expect(async () => {
    await page.goto("/shop/listing?category=toys");
    await page.locator(".card-title a").first().click();
    await expect(page.getByRole("dialog")).toBeVisible({ timeout: 30_000 });
  }).toPass();
const startOf = (row: Locator) => row.evaluate(({ scrollLeft }) => scrollLeft);

test.describe("with a finger", () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test("the offers, the featured products and a product's pictures are drawn along", async ({ page }) => {
    // Safari and older browsers have no scrollend event: the new slide must be interactive there too.
    await page.addInitScript(() =>
      addEventListener("scrollend", (event) => event.stopImmediatePropagation(), true),
    );
    await page.goto("/shop/home");
    await pauseOffers(page);
    const row = slides(page).locator("ul");
    await drawnWithFinger(page, row, 1);
    await expect(row.locator("li").nth(1)).not.toHaveAttribute("inert");
    await expect(row.locator("li").first()).toHaveAttribute("inert");
    await drawnWithFinger(page, row, 2);

    const featured = page.locator("#featured ul");
    await featured.scrollIntoViewIfNeeded();
    await expect(async () => {
      await drawWithFinger(page, featured);
      await expect.poll(() => startOf(featured), { timeout: 10_000 }).toBeGreaterThan(100);
    }).toPass();
    await expect(page).toHaveURL(/\/shop\/home$/);

    await openToy(page);
    const pictures = page.getByRole("dialog").locator("section ul").first();
    await drawnWithFinger(page, pictures, 1);
    await expect(page.getByRole("dialog").getByText(/^2 \/ \d+$/)).toBeVisible();
  });
});

test("with a mouse, too: what is drawn glides into place, and letting go opens nothing", async ({ page }) => {
  await page.goto("/shop/home");
  await pauseOffers(page);
  const row = slides(page).locator("ul");
  await drawnWithMouse(page, row, 1);
  await expect(row.locator("li").nth(1)).not.toHaveAttribute("inert");

  const featured = page.locator("#featured ul");
  await featured.scrollIntoViewIfNeeded();
  await expect(async () => {
    await drawWithMouse(page, featured);
    await expect.poll(() => startOf(featured), { timeout: 10_000 }).toBeGreaterThan(100);
  }).toPass();
  await expect(page).toHaveURL(/\/shop\/home$/);

  await openToy(page);
  const pictures = page.getByRole("dialog").locator("section ul").first();
  await drawnWithMouse(page, pictures, 1);
  await expect(page.getByRole("dialog")).toHaveCount(1);
  await pictures.locator("li").nth(1).click();
  await expect(page.getByRole("dialog")).toHaveCount(2);
});
