import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures";
import { becomeBuyer, placeOrder } from "./support/buyer";

/** Widths that need no sideways scrolling, and words that nothing cuts off. WCAG 1.4.4 and 1.4.10. */
const misfits = (page: Page) =>
  page.evaluate(() => {
    const isShown = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true }) && !element.closest("details:not([open]) > div");
    const scrolls = (element: Element) =>
      element.closest(".hide-scrollbar, .product-strip, .kind-tiles, .slides");
    const wide = [...document.querySelectorAll("body *")].filter(
      (element) =>
        isShown(element) && !scrolls(element) && element.getBoundingClientRect().right > innerWidth + 1,
    );
    const names = wide.map(({ tagName, className }) => `${tagName} ${className}`);
    const { scrollWidth } = document.documentElement;
    return scrollWidth > innerWidth ? [`the page is ${scrollWidth} px wide`, ...names] : [];
  });

const everybody = [
  "/shop/home",
  "/shop/listing?category=electronics",
  "/shop/product/kittufashion-block-print-kurta-indigo",
  "/auth/login",
  "/auth/register",
  "/contact",
];
const own = [
  "/shop/account?tab=orders",
  "/shop/account?tab=profile",
  "/shop/account?tab=addresses",
  "/shop/checkout",
];

const sights = [
  { name: "with letters of twice the size on a phone of 360 px", width: 360, percent: 200 },
  { name: "on a phone of 320 px", width: 320, percent: 100 },
];

for (const { name, width, percent } of sights)
  test(`nothing is wider than the screen ${name}`, async ({ page }) => {
    test.slow();
    await page.setViewportSize({ width, height: 780 });
    await page.addInitScript((size) => {
      addEventListener("DOMContentLoaded", () => {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(`html{font-size:${size}% !important}`);
        document.adoptedStyleSheets = [sheet];
      });
    }, percent);
    const look = async (path: string) => {
      await page.goto(path);
      await expect(page.getByRole("heading", { level: 1 }).first()).toBeVisible();
      await expect.poll(() => misfits(page), path).toEqual([]);
    };
    for (const path of everybody) await look(path);
    await page.goto("/shop/listing?category=electronics");
    await page.getByRole("button", { name: /^Filters/ }).click();
    await expect(page.getByRole("dialog", { name: "Filters" })).toBeVisible();
    await expect.poll(() => misfits(page), "filters").toEqual([]);
    const buyer = await becomeBuyer(page);
    for (const path of own) await look(path);
    await page.getByRole("button", { name: /^Open cart/ }).click();
    await expect(page.getByRole("dialog", { name: "Your Cart" })).toBeVisible();
    await expect.poll(() => misfits(page), "cart").toEqual([]);
    const { orderId } = await placeOrder(page, buyer, "cod");
    await look(`/shop/order/${orderId}`);
  });

test("on a phone an address to choose at checkout has its card's width, and its button stands below it", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await becomeBuyer(page);
  await page.goto("/shop/checkout");
  const lines = page.locator("fieldset address");
  const change = page.getByRole("button", { name: /^Change the address/ });
  await expect(lines).toBeVisible();
  const below = { address: await lines.boundingBox(), button: await change.boundingBox() };
  expect(below.address?.width).toBeGreaterThan(200);
  expect(below.button?.y).toBeGreaterThan((below.address?.y ?? 0) + (below.address?.height ?? 0) - 20);
});

test("on a phone in Hindi the chosen category, and each that the keyboard comes to, is in view as a whole", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto("/hi/shop/listing?category=electronics");
  const row = page.locator("header nav");
  const isWhole = (link: string) =>
    expect
      .poll(() =>
        row.evaluate((nav, selector) => {
          const { left, right } = nav.getBoundingClientRect();
          const found = nav.querySelector(selector)?.getBoundingClientRect();
          return found !== undefined && found.left >= left && found.right <= right;
        }, link),
      )
      .toBe(true);
  await isWhole("[aria-current]");
  // The row's own code is there with the control beside it.
  await expect(page.locator("header .deliver-to:not([data-later] *)")).toBeVisible();
  await row.getByRole("link").first().focus();
  for (let at = 1; at < (await row.getByRole("link").count()); at += 1) {
    await page.keyboard.press("Tab");
    await isWhole(":focus");
  }
  await page.keyboard.press("Shift+Tab");
  await isWhole(":focus");
});

test.describe("in high contrast", () => {
  test.use({ contextOptions: { forcedColors: "active" } });

  test("drawings are visible, colours to choose keep their colour, and what is chosen differs", async ({
    page,
  }) => {
    await page.goto("/shop/product/kittufashion-block-print-kurta-indigo");
    const colourOf = (selector: string, pseudo?: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((element, part) => getComputedStyle(element, part).backgroundColor, pseudo);
    const ground = await colourOf("body");
    expect(await colourOf(".heart", "::before")).not.toBe(ground);
    expect(await colourOf(".stars > svg")).not.toBe(ground);
    const swatch = page.locator("svg.swatch").first();
    await expect(swatch).toHaveCSS("forced-color-adjust", "none");
    expect(await colourOf("fieldset label:has(:checked)")).not.toBe(
      await colourOf("fieldset label:not(:has(:checked))"),
    );
  });
});
