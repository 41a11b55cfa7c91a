import type { Page } from "@playwright/test";
import { launchArguments } from "../scripts/browser";
import { expect, test } from "./fixtures";
import { becomeBuyer } from "./support/buyer";
import { readDownTo } from "./support/read-down-to";

// The browser's own letters at 200 %, which media queries in rem notice: a page's own, as in large-text.spec.ts, they do not.
test.use({
  viewport: { width: 360, height: 780 },
  launchOptions: {
    args: [...launchArguments, "--blink-settings=defaultFontSize=32"],
    ...(process.env.CHROMIUM_PATH && { executablePath: process.env.CHROMIUM_PATH }),
  },
});

/** Those of these boxes that hide a part of what is in them. */
const cutOff = (page: Page, boxes: string) =>
  page
    .locator(boxes)
    .evaluateAll((found) =>
      found
        .filter((box) => box.scrollWidth > box.clientWidth + 1 || box.scrollHeight > box.clientHeight + 1)
        .map((box) => box.textContent?.trim().slice(0, 60)),
    );

test("with the browser's letters at 200 % no card or picture hides words", async ({ page }) => {
  for (const language of ["", "/hi"]) {
    await page.goto(`${language}/shop/home`);
    const strip = page.locator(".featured").first();
    await readDownTo(page, strip);
    const boxes = ".featured, .features, .slide";
    await expect.poll(() => cutOff(page, boxes), `${language} home`).toEqual([]);
  }
  await page.goto("/shop/product/kittufashion-block-print-kurta-indigo");
  await readDownTo(page, page.locator("main .card").first());
  await expect.poll(() => cutOff(page, ".card"), "similar products").toEqual([]);
});

test("with the browser's letters at 200 % no category's name on the home page breaks inside a word", async ({
  page,
}) => {
  for (const language of ["", "/hi", "/mr"]) {
    await page.goto(`${language}/shop/home`);
    // Without breaks a name needs no more lines than it has.
    const heights = await page.locator(".tile-name").evaluateAll((names) =>
      names.map((name) => {
        if (!(name instanceof HTMLElement)) throw new Error("A name is no element of HTML.");
        const broken = name.offsetHeight;
        name.style.cssText = "hyphens: none; overflow-wrap: normal";
        return { broken, whole: name.offsetHeight, isCut: name.scrollWidth > name.clientWidth };
      }),
    );
    expect(heights.length).toBeGreaterThan(0);
    for (const { broken, whole, isCut } of heights) {
      expect(isCut, language).toBe(false);
      expect(broken, language).toBe(whole);
    }
  }
});

test("with the browser's letters at 200 % an address at checkout stays in its card", async ({ page }) => {
  await becomeBuyer(page);
  await page.goto("/shop/checkout");
  const lines = page.locator("fieldset address");
  await expect(lines).toBeVisible();
  const rights = await lines
    .locator("span")
    .evaluateAll((spans) => spans.map((span) => span.getBoundingClientRect().left + span.scrollWidth));
  const card = await page
    .locator("fieldset > div")
    .filter({ has: page.locator("address") })
    .boundingBox();
  expect(Math.max(...rights)).toBeLessThanOrEqual((card?.x ?? 0) + (card?.width ?? 0));
});
