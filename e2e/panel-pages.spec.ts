import { demoAdmin, expect, signIn, test } from "./fixtures";

/** Every page of the panel's menu, and the ways to add something. */
const pages = [
  "dashboard",
  "products",
  "products/create",
  "products/import",
  "orders",
  "shipping-failed",
  "returns",
  "customers",
  "reviews",
  "when-back",
  "carousel",
  "carousel/create",
  "features",
  "features/create",
  "shipping",
  "shop",
  "taxes",
  "home-page",
  "opening",
  "brands",
  "search-words",
  "staff",
  "audit-log",
  "account",
  "second-step",
];

for (const width of [360, 1440])
  test(`every page of the panel opens, whole and no wider than the screen, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await signIn(page, demoAdmin);
    for (const name of pages)
      await test.step(name, async () => {
        await page.goto(`/admin/${name}`);
        await page.waitForLoadState("networkidle");
        await expect(page.locator("#main-content")).not.toBeEmpty();
        await expect(page.getByText("Something went wrong")).toHaveCount(0);
        const beyond = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
        expect(beyond).toBeLessThanOrEqual(0);
      });
  });
