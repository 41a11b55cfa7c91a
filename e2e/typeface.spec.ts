import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures";

test.use({ viewport: { width: 360, height: 780 } });

/** The font files that a page fetches, of which these are certain, until nothing more is asked for; with their bytes. */
async function fontsOf(page: Page, address: string, certain: readonly string[]) {
  const names: string[] = [];
  const fetched: Promise<{ name: string; bytes: number }>[] = [];
  page.on("requestfinished", (request) => {
    if (request.resourceType() !== "font") return;
    const name = /([a-z]+-\d+)-[^/]+$/.exec(new URL(request.url()).pathname)?.[1] ?? request.url();
    names.push(name);
    fetched.push(request.sizes().then(({ responseBodySize }) => ({ name, bytes: responseBodySize })));
  });
  await page.goto(address);
  // On a busy machine nothing is asked for while the page is still being laid out.
  await expect.poll(() => names).toEqual(expect.arrayContaining([...certain]));
  await page.waitForLoadState("networkidle");
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  page.removeAllListeners("requestfinished");
  return Promise.all(fetched);
}

test("an English page fetches Latin letters alone, a Hindi or Marathi page both scripts, at most 60 kB", async ({
  browser,
}) => {
  const latin = ["latin-400", "latin-600"];
  const both = ["devanagari-400", "devanagari-700", ...latin];
  for (const [address, names] of [
    ["/shop/home", latin],
    ["/hi/shop/listing?category=fashion", both],
    ["/mr/shop/home", both],
  ] as const) {
    // A first visit each: styles of a page before it are in memory, and ask for their fonts by themselves.
    const context = await browser.newContext();
    const fonts = await fontsOf(await context.newPage(), address, names);
    await context.close();
    expect(fonts.map(({ name }) => name).sort(), address).toEqual(names);
    expect(fonts.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThan(60_000);
  }
});

test("text is read before the fonts have come, and next to nothing moves when they do", async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/*.woff2", async (route) => {
    await held;
    await route.continue();
  });
  await page.addInitScript(() => {
    const seen = window as Window & { moved?: number };
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.moved = (seen.moved ?? 0) + (entry as Shift).value;
    }).observe({ type: "layout-shift", buffered: true });
    type Shift = PerformanceEntry & { value: number };
  });
  await page.goto("/mr/shop/listing?category=toys", { waitUntil: "commit" });
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.locator("html")).toHaveAttribute("data-live");
  release();
  await expect
    .poll(() => page.evaluate(() => [...document.fonts].filter(({ status }) => status === "loaded").length))
    .toBeGreaterThan(3);
  expect(await page.evaluate(() => (window as Window & { moved?: number }).moved ?? 0)).toBeLessThan(0.05);
});
