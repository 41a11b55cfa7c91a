import type { Page } from "@playwright/test";
import { expect, look, test } from "./fixtures";

/** The page listens: a press is its own. */
const listens = (page: Page) =>
  expect.poll(() => page.evaluate(() => "live" in document.documentElement.dataset)).toBe(true);

/** As after a new build: the files of that name are gone from the server. */
const takeAway = (page: Page, name: string) =>
  page.route(`**/assets/${name}-*.js`, (route) => route.fulfill({ status: 404 }));

for (const [language, prefix, words] of [
  ["English", "", { open: "Open cart", again: "Try again", close: "Close", title: "Your Cart" }],
  ["Marathi", "/mr", { open: "कार्ट उघडा", again: "पुन्हा प्रयत्न करा", close: "बंद करा", title: "तुमचे कार्ट" }],
] as const)
  test(`a cart that cannot be fetched says so, and opens when it is tried again, in ${language}`, async ({
    page,
    surprises,
  }) => {
    surprises.allow({ status: 404, path: /^\/assets\/cart-drawer-/ });
    await page.setViewportSize({ width: 360, height: 640 });
    await page.goto(`${prefix}/shop/home`);
    await listens(page);
    await takeAway(page, "cart-drawer");
    const button = page.getByRole("banner").getByRole("button", { name: words.open });
    await button.click();
    const said = page.getByRole("dialog");
    await expect(said.getByRole("button", { name: words.again })).toBeFocused();
    await look(page, `not-fetched-${language}`);
    await page.keyboard.press("Escape");
    await expect(said).toBeHidden();

    await button.click();
    await expect(said).toBeVisible();
    await page.unroute("**/assets/cart-drawer-*.js");
    await said.getByRole("button", { name: words.again }).click();
    await expect(page.getByRole("dialog", { name: words.title })).toBeVisible();
  });

test("a link to a page whose files are gone after a new build loads that page as a document", async ({
  page,
  surprises,
}) => {
  surprises.allow({ status: 404, path: /^\/assets\/about-/ });
  await page.goto("/shop/home");
  await listens(page);
  const isFirstDocument = () => page.evaluate(() => "isFirstDocument" in window).catch(() => false);
  await page.evaluate(() => {
    (window as { isFirstDocument?: boolean }).isFirstDocument = true;
  });
  // The next document is of the new build, whose files are there.
  await page.route("**/assets/about-*.js", async (route) =>
    (await isFirstDocument()) ? route.fulfill({ status: 404 }) : route.continue(),
  );
  await page.getByRole("contentinfo").getByRole("link", { name: "About us" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page).toHaveURL(/\/about$/);
  await expect.poll(isFirstDocument).toBe(false);
  await listens(page);
});

test("Back leads to a page that was left before it listened", async ({ page }) => {
  await page.goto("/about");
  await listens(page);
  await page.route("**/assets/*.js", (route) => route.abort("aborted"));
  await page.goto("/shop/listing?category=toys", { waitUntil: "commit" });
  await page.locator("header nav").getByRole("link", { name: "Fashion" }).click();
  await expect(page).toHaveURL(/category=fashion/);
  await page.unroute("**/assets/*.js");
  await page.reload();
  await listens(page);
  await page.goBack();
  await expect(page).toHaveURL(/category=toys/);
  await listens(page);
  await page.goBack();
  await expect(page).toHaveURL(/\/about$/);
});
