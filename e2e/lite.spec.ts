import type { Page } from "@playwright/test";
import { expect, signIn, test } from "./fixtures";
import { registerShopper } from "./support/accounts";
import { faultsInBoth } from "./support/faults";
import { plainCard } from "./support/plain-card";

test.use({ viewport: { width: 360, height: 780 } });

/** What the page at an address weighs, without the lines around each file, and which kinds of files it has. */
async function weigh(page: Page, address: string) {
  const fetched: Promise<[kind: string, bytes: number]>[] = [];
  page.on("requestfinished", (request) => {
    const kind = request.resourceType();
    fetched.push(request.sizes().then(({ responseBodySize }) => [kind, responseBodySize]));
  });
  await page.goto(address);
  await page.waitForLoadState("networkidle");
  page.removeAllListeners("requestfinished");
  const files = await Promise.all(fetched);
  return {
    bytes: files.reduce((sum, [, bytes]) => sum + bytes, 0),
    kinds: new Set(files.map(([kind]) => kind)),
  };
}

test("the light version is chosen in the footer, sells for cash without a script, and leads back to the full one", async ({
  page,
}) => {
  const shopper = await registerShopper(page.request);
  await page.goto("/shop/listing?category=fashion");
  await page.getByRole("link", { name: "Light version" }).click();
  await expect(page.getByText("The light version is off.")).toBeVisible();
  // The light pages let no script run, axe's neither.
  expect.soft(await faultsInBoth(page), "the choice").toEqual([]);
  await page.getByRole("button", { name: "Switch the light version on" }).click();
  await expect(page).toHaveURL(/\/shop\/home$/);
  await expect(page.getByText("The light version: less data, the same prices.")).toBeVisible();

  await signIn(page, shopper);
  const { bytes, kinds } = await weigh(page, "/shop/listing?category=fashion");
  expect(bytes).toBeLessThan(60_000);
  expect(kinds).not.toContain("script");
  await plainCard(page).click();
  const title = (await page.getByRole("heading", { level: 1 }).textContent()) ?? "";
  await expect(page.getByRole("img", { name: title }).first()).toBeVisible();
  const size = page.getByLabel("Choose a size");
  await size.selectOption({
    value: (await size.locator("option:enabled").nth(1).getAttribute("value")) ?? "",
  });
  await page.getByRole("button", { name: "Add to Cart" }).click();
  await expect(page.getByText("Product is added to cart")).toBeVisible();
  await page.goto("/shop/checkout");
  await expect(page).toHaveURL(/\/plain\/checkout$/);

  await page.goto("/hi/shop/listing?category=toys");
  await page.getByRole("button", { name: "पूरा रूप" }).click();
  await expect(page).toHaveURL(/\/hi\/shop\/listing\?category=toys$/);
  await expect(page.locator("html")).toHaveAttribute("data-live");
});

test.describe("a browser that saves data", () => {
  test.use({ extraHTTPHeaders: { "Save-Data": "on" } });

  test("is given pages under 60 kB, pictures and styles included, until its owner wants the full ones", async ({
    page,
  }) => {
    for (const address of [
      "/shop/home",
      "/hi/shop/home",
      "/shop/listing?category=electronics",
      "/shop/search?q=phone",
      "/mr/shop/listing?category=toys",
    ]) {
      const { bytes, kinds } = await weigh(page, address);
      expect.soft(bytes, address).toBeLessThan(60_000);
      expect(kinds).not.toContain("script");
      expect(kinds).not.toContain("font");
    }
    await page.getByRole("button", { name: "पूर्ण आवृत्ती" }).click();
    await expect(page.locator("html")).toHaveAttribute("data-live");
    await expect(page.locator(".notice")).toHaveCount(0);
  });
});
