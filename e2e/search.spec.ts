import type { Page } from "@playwright/test";
import { expect, look, test } from "./fixtures";
import { faultsInBoth } from "./support/faults";

const searchFor = (words: string) => `/shop/search?q=${encodeURIComponent(words)}`;
const chip = (page: Page, name: string) => page.getByRole("link", { name: `Remove filter: ${name}` });
const results = (page: Page) => page.getByRole("region", { name: "All products" });

/** The selling price of each product shown: the first amount on its card. */
async function prices(page: Page): Promise<number[]> {
  const cards = await results(page)
    .getByRole("listitem")
    .filter({ has: page.locator("article, a[href*='/shop/product/']") })
    .allInnerTexts();
  return cards.flatMap((text) => {
    const [, sum] = /₹([\d,]+)/.exec(text) ?? [];
    return sum ? [Number(sum.replaceAll(",", ""))] : [];
  });
}

test("a price said in words narrows the list, and its chip takes it off again", async ({ page }) => {
  await page.goto("/shop/home");
  const box = page.getByRole("combobox").first();
  await box.fill("mobail 10000 ke andar");
  await box.press("Enter");
  await expect(chip(page, "Up to ₹10,000")).toBeVisible();
  const found = await prices(page);
  expect(found.length).toBeGreaterThan(5);
  expect(Math.max(...found)).toBeLessThanOrEqual(10_000);
  // The filter panel shows the same filter.
  await expect(page.getByRole("textbox", { name: "To ₹" })).toHaveValue("10000");
  await look(page, "search-understood");
  expect.soft(await faultsInBoth(page), "what was found").toEqual([]);

  await chip(page, "Up to ₹10,000").click();
  await expect(page).toHaveURL(/q=mobail$/);
  await expect(chip(page, "Up to ₹10,000")).toHaveCount(0);
  await expect.poll(async () => Math.max(...(await prices(page)))).toBeGreaterThan(10_000);
  await look(page, "search-chip-off");
});

test("suggestions close for good once the words are sent, however late their answer comes", async ({
  page,
}) => {
  let answer = () => {};
  const late = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.goto("/shop/home");
  const box = page.getByRole("combobox").first();
  const list = page.getByRole("listbox");
  await box.fill("tract");
  await expect(list).toBeVisible();
  await box.press("Escape");
  await expect(list).toHaveCount(0);
  await expect(box).toHaveValue("tract");
  await box.fill("tractor");
  await expect(list).toBeVisible();
  await page.getByRole("heading", { level: 1 }).click();
  await expect(list).toHaveCount(0);

  const suggest = /\/shop\/suggest\?/;
  await page.route(suggest, async (route) => {
    await late;
    await route.continue().catch(() => undefined);
  });
  const asked = page.waitForRequest(suggest);
  await box.fill("mobail 10000 ke andar");
  await asked;
  await box.press("Enter");
  await expect(box).toHaveValue("mobail 10000 ke andar");
  await expect(chip(page, "Up to ₹10,000")).toBeVisible();
  answer();
  await chip(page, "Up to ₹10,000").click();
  await expect(page).toHaveURL(/q=mobail$/);
  await expect(list).toHaveCount(0);
  await expect(box).toHaveValue("mobail");
});

for (const language of ["en", "hi", "mr"] as const) {
  test(`suggestions say on a phone which of many phones they are, to the end of each title, in ${language}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 780 });
    await page.goto(`${language === "en" ? "" : `/${language}`}/shop/home`);
    await page.getByRole("combobox").fill("samsung gal");
    const list = page.locator("#suggestions");
    await expect(list.getByRole("option").nth(3)).toContainText("₹");
    expect((await list.boundingBox())?.width).toBe(360 - 2 * 16);
    const cut = await list
      .locator("[role=option] span")
      .evaluateAll((parts) =>
        parts
          .filter(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight && clientHeight > 0)
          .map(({ textContent }) => textContent),
      );
    expect(cut).toEqual([]);
    await look(page, `suggestions-${language}`);
    if (language === "en") expect.soft(await faultsInBoth(page), "suggestions").toEqual([]);
  });
}

test("the cheap come first where the cheap are asked for, in Hindi and Marathi too", async ({ page }) => {
  for (const words of ["sasta mobile", "सस्ता मोबाइल", "स्वस्त मोबाईल"]) {
    await page.goto(searchFor(words));
    await expect(chip(page, "Lowest price first")).toBeVisible();
    const found = await prices(page);
    expect(found.length, words).toBeGreaterThan(5);
    expect(found, words).toEqual([...found].sort((a, b) => a - b));
  }
});

test("where nothing is within the price, that is said and the nearest are offered", async ({ page }) => {
  await page.goto(searchFor("phone under 1000"));
  await expect(page.getByRole("heading", { name: "Nothing within this price" })).toBeVisible();
  const [nearest = 0] = await prices(page);
  expect(nearest).toBeGreaterThan(1_000);
  await look(page, "search-none-in-price");
  await page.getByRole("link", { name: "Show at any price" }).click();
  await expect(page).toHaveURL(/q=phone$/);
  await expect(page.getByRole("heading", { name: "Nothing within this price" })).toHaveCount(0);
});

test("a filter that is changed by hand takes the place of its words", async ({ page }) => {
  await page.goto(searchFor("second hand phone under 10000"));
  await expect(chip(page, "Second-hand")).toBeVisible();
  const secondHand = page.getByRole("checkbox", { name: /Second-hand/ }).first();
  await expect(secondHand).toBeChecked();
  await secondHand.click();
  await expect(chip(page, "Second-hand")).toHaveCount(0);
  await expect(chip(page, "Up to ₹10,000")).toBeVisible();
  await expect(secondHand).not.toBeChecked();
});

test("a cover for phones is no phone", async ({ page }) => {
  await page.goto(searchFor("phone cover"));
  await expect(page.getByRole("heading", { name: "Nothing found for “phone cover”" })).toBeVisible();
});

for (const [language, words, label] of [
  ["hi", "१०००० के अंदर पुराना मोबाइल", "₹10,000 तक"],
  ["mr", "१०००० च्या आत जुना मोबाईल", "₹10,000 पर्यंत"],
] as const) {
  test(`what was understood is said in ${language}`, async ({ page }) => {
    await page.addInitScript((choice) => localStorage.setItem("appLanguage", choice), language);
    await page.goto(searchFor(words));
    await expect(page.locator("html")).toHaveAttribute("lang", language);
    await expect(page.getByRole("link", { name: label })).toBeVisible();
    await look(page, `search-understood-${language}`);
  });
}

test("without scripts the chips are there and lead on", async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
  const page = await context.newPage();
  await page.goto(searchFor("xl t shirt under 1000"));
  await expect(chip(page, "Size XL")).toBeVisible();
  await chip(page, "Up to ₹1,000").click();
  await expect(page).toHaveURL(/q=xl(\+|%20)t(\+|%20)shirt$/);
  await expect(chip(page, "Up to ₹1,000")).toHaveCount(0);
  await expect(chip(page, "Size XL")).toBeVisible();
  await context.close();
});
