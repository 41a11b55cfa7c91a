import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures";
import { pauseOffers } from "./support/pause-offers";
import { readDownTo } from "./support/read-down-to";
import { hold } from "./support/silent";

/** Spec §2 "Home page", "Featured card" and "Carousel", as one comes to them by a link inside the shop. */

const main = (page: Page) => page.getByRole("main");

/** To the home page by its link: it is put together by the browser then, not by the server. */
async function comeHome(page: Page): Promise<void> {
  await page.goto("/about");
  // Before the page listens, a link loads its page anew.
  await expect(page.locator("html[data-live]")).toBeAttached();
  await page.evaluate(() => {
    localStorage.clear();
    Object.assign(window, { isSameDocument: true });
  });
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Home" }).click();
  await expect(page).toHaveURL(/home$/);
  expect(await page.evaluate(() => "isSameDocument" in window)).toBe(true);
}

test("§2 Home page, by a link: every section comes, and 'Shop deals' leads to the featured products", async ({
  page,
}) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url().split("/api/shop")[1] ?? ""));
  await comeHome(page);
  const deals = main(page).getByRole("link", { name: "Shop deals" });
  await expect(main(page).getByRole("heading", { level: 1 })).toBeVisible();
  await expect(main(page).getByRole("link", { name: "Follow us on Instagram" })).toBeVisible();
  await expect(page.locator("#featured")).toBeAttached();
  await deals.click();
  await expect(
    page.locator("#featured").getByRole("heading", { name: "Featured products" }),
  ).toBeInViewport();
  for (const name of ["Why people come back", "What our customers say", "Follow the shop"])
    await readDownTo(page, main(page).getByRole("heading", { name }));
  expect(asked).toContainEqual(expect.stringMatching(/^\/products\/get\?.*sortBy=price-lowtohigh/));
  expect(asked).toContainEqual(expect.stringMatching(/^\/products\/featured/));
});

test("§1, §2 Home page: 40% off and toys from ₹199, reasons, Instagram and YouTube, four customers and 50,000+", async ({
  page,
}) => {
  await page.goto("/shop/home");
  await expect(main(page)).toContainText(/up to 40% off/i);
  await expect(main(page)).toContainText(/toys from ₹199/i);
  for (const channel of ["Instagram", "YouTube"]) {
    const card = main(page).locator("section").last().getByRole("link", { name: channel });
    await expect(card).toHaveAttribute("href", new RegExp(channel, "i"));
  }
  await expect(
    main(page)
      .getByRole("figure")
      .filter({ has: page.locator("blockquote") }),
  ).toHaveCount(4);
  const reasons = main(page)
    .getByRole("heading", { name: "Why people come back" })
    .locator("xpath=ancestor::section");
  await expect(reasons.getByRole("listitem")).toHaveCount(4);
  await expect(main(page)).toContainText(/trusted by 50,000\+ customers/i);
});

test("§2 Featured card: both prices and a Sale badge, the dialog over the page, and similar ones in the list", async ({
  page,
}) => {
  await page.goto("/shop/home");
  const card = page.locator("#featured").getByRole("article").filter({ hasText: "Sale" }).first();
  await readDownTo(page, card);
  await expect(card.locator("s")).toHaveText(/₹/);
  const title = (await card.getByRole("heading").textContent()) ?? "";
  const dialog = page.getByRole("dialog");
  await expect(async () => {
    await card.getByRole("link", { name: title }).click();
    await expect(dialog.getByRole("heading", { name: title, level: 1 })).toBeVisible({ timeout: 10_000 });
  }).toPass();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await card.getByRole("link", { name: "View Similar Products" }).click();
  await expect(page).toHaveURL(/\/shop\/listing\?category=\w+$/);
  const category = new URL(page.url()).searchParams.get("category") ?? "";
  expect(await page.evaluate(() => sessionStorage.getItem("filters"))).toContain(category);
});

test("§2 Carousel: words, link and picture on a gradient; wraps around by its arrows; while they come and without offers it says so, and Refresh Offers asks again", async ({
  page,
}) => {
  await page.goto("/shop/home");
  const carousel = page.getByRole("region", { name: "Offers" });
  const dots = carousel.getByRole("button", { name: /^Show offer/ });
  const last = (await dots.count()) - 1;
  const slide = carousel.getByRole("listitem").first();
  await expect(slide.getByRole("heading")).not.toBeEmpty();
  await expect(slide.getByRole("paragraph")).not.toBeEmpty();
  await expect(slide.getByRole("link")).toHaveAttribute("href", /./);
  await expect(slide.locator("img").last()).toHaveJSProperty("complete", true);
  await expect(slide.locator(".slide")).toHaveCSS("background-image", /^linear-gradient/);
  await pauseOffers(page);
  const shown = () =>
    dots.evaluateAll((all) => all.findIndex((dot) => dot.getAttribute("aria-current") === "true"));
  while ((await shown()) !== 0) await carousel.getByRole("button", { name: "Next offer" }).click();
  await carousel.getByRole("button", { name: "Previous offer" }).click();
  await expect.poll(shown).toBe(last);
  await carousel.getByRole("button", { name: "Next offer" }).click();
  await expect.poll(shown).toBe(0);
  // It shows where it goes; a window that changes its width on the way stops it between two offers.
  await expect.poll(() => carousel.getByRole("list").evaluate((row) => row.scrollLeft)).toBe(0);

  await page.setViewportSize({ width: 360, height: 780 });
  await carousel.getByRole("button", { name: "Next offer" }).click();
  await expect.poll(shown).toBe(1);
  await carousel.getByRole("button", { name: "Previous offer" }).click();
  await expect.poll(shown).toBe(0);
  await page.setViewportSize({ width: 1440, height: 900 });

  const slides = /\/api\/shop\/carousel\/active/;
  const letCome = await hold(page, slides, (route) => route.fulfill({ json: { success: true, data: [] } }));
  await comeHome(page);
  await expect(carousel.getByText("Loading offers…")).toBeVisible();
  letCome();
  await expect(carousel.getByText("No offers available right now")).toBeVisible();
  await page.unroute(slides);
  await carousel.getByRole("button", { name: "Refresh Offers" }).click();
  await expect(dots.first()).toBeVisible();
});
