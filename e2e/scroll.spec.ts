import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures";
import { hold } from "./support/silent";

const place = (page: Page) => page.evaluate(() => Math.round(scrollY));
const scrollTo = (page: Page, top: number) =>
  page.evaluate((there) => window.scrollTo({ top: there, behavior: "instant" }), top);
/** From then on the page places itself. */
const listens = (page: Page) =>
  expect.poll(() => page.evaluate(() => history.scrollRestoration)).toBe("manual");
const list = "/shop/listing?category=toys";

test("a reader who has scrolled before the scripts come stays where they are", async ({ page }) => {
  const letCome = await hold(page);
  await page.goto(list, { waitUntil: "commit" });
  await expect(page.locator("footer")).toBeAttached();
  await scrollTo(page, 1_200);
  letCome();
  await listens(page);
  expect(await place(page)).toBe(1_200);
});

test("a page that is loaded again or gone back to stands where it was, and another one begins at its top", async ({
  page,
}) => {
  await page.goto(list);
  await listens(page);
  await scrollTo(page, 1_200);
  await page.reload();
  await listens(page);
  await expect.poll(() => place(page)).toBe(1_200);

  await page.goto("/shop/home");
  await listens(page);
  expect(await place(page)).toBe(0);
  await page.goBack();
  await listens(page);
  await expect.poll(() => place(page)).toBe(1_200);

  await page.locator("footer").getByRole("link", { name: "About Us" }).click();
  await expect(page).toHaveURL(/\/about$/);
  await expect.poll(() => place(page)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL(/\/shop\/listing/);
  await expect.poll(() => place(page)).toBeGreaterThan(1_200);
});
