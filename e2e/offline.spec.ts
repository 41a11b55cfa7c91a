import type { Page } from "@playwright/test";
import { expect, look, test } from "./fixtures";
import { becomeBuyer, fillCart, placeOrder } from "./support/buyer";

test.use({ serviceWorkers: "allow", viewport: { width: 360, height: 780 } });

const note = (page: Page) => page.locator("#copy-note");

/** Whether the worker has a copy of this address: of a page, or of a read. */
const hasCopy = (page: Page, part: string) =>
  page.evaluate(async (wanted) => {
    for (const name of await caches.keys()) {
      const kept = await (await caches.open(name)).keys();
      if (kept.some(({ url }) => url.includes(wanted))) return true;
    }
    return false;
  }, part);
const keeps = (page: Page, part: string) => expect.poll(() => hasCopy(page, part), part).toBe(true);

/** Opens the list's first product over the list: once the page listens, as its link would load a document before. */
async function openFirst(page: Page) {
  await expect(page.locator("html[data-live]")).toBeAttached();
  await page.locator(".card-title a").first().click();
  await expect(page.getByRole("dialog").getByRole("heading", { level: 1 })).toBeVisible();
}

test("without a connection pages, product, cart and orders stay readable and say how old they are, until signing out", async ({
  page,
  context,
  surprises,
}) => {
  const buyer = await becomeBuyer(page);
  const { orderId } = await placeOrder(page, buyer, "cod");
  await fillCart(page, buyer);
  const order = page.locator(`main a[href$="/shop/order/${orderId}"]`).first();
  const cart = page.getByRole("dialog").getByText(buyer.title);

  await test.step("with a connection, what is looked at is kept", async () => {
    await page.goto("/shop/home");
    await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
    await keeps(page, "/shop/home");
    await page.goto("/shop/listing?category=toys");
    await openFirst(page);
    await keeps(page, "/api/shop/products/get/");
    await page.goto("/shop/account");
    await expect(order).toBeVisible();
    await keeps(page, "/api/shop/order/list/");
    await page.getByRole("button", { name: /^Open cart/ }).click();
    await expect(cart).toBeVisible();
    await keeps(page, "/api/shop/cart/get/");
    await expect(note(page)).toHaveCount(0);
  });

  await test.step("without one, orders, cart and product are there, under the line that says from when they are", async () => {
    surprises.allowCutOff();
    await context.setOffline(true);
    await page.goto("/shop/account");
    await expect(note(page)).toHaveText(/^You are offline: prices and stock are as of .*\d\d.* Try again$/);
    await expect(order).toBeVisible();
    await page.getByRole("button", { name: /^Open cart/ }).click();
    await expect(cart).toBeVisible();
    await look(page, "offline-cart");
    await page.goto("/shop/listing?category=toys");
    await expect(note(page)).toBeVisible();
    await openFirst(page);
  });

  await test.step("a page that was never seen is an offline page with what can be read", async () => {
    surprises.allow({ status: 503, path: "/about" });
    await page.goto("/about");
    await expect(page.getByRole("heading", { name: "You are offline" })).toBeVisible();
    await look(page, "offline-page");
    await page.getByRole("link", { name: /^Toys/ }).click();
    await expect(note(page)).toBeVisible();
  });

  await test.step("back again nothing is old, and after signing out nothing of the account is left", async () => {
    await context.setOffline(false);
    // Where the shop takes its time to answer, a copy stands in once more.
    await expect(async () => {
      await page.goto("/shop/home");
      await expect(note(page)).toHaveCount(0, { timeout: 1 });
    }).toPass();
    await keeps(page, buyer.userId);
    await page.getByLabel(/^Your account/).click();
    // What the page is still reading would be refused after it.
    await page.waitForLoadState("networkidle");
    await page.getByRole("button", { name: "Logout" }).click();
    await expect(page.getByRole("banner").getByRole("link", { name: "Login" })).toBeVisible();
    for (const part of ["check-auth", buyer.userId, "/api/shop/order/"])
      await expect.poll(() => hasCopy(page, part), part).toBe(false);
    await keeps(page, "/shop/home");
  });
});
