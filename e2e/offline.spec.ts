import type { Page } from "@playwright/test";
import { demoAdmin, expect, look, registerShopper, signIn, test } from "./fixtures";
import { addPump } from "./support/add-pump";
import { becomeBuyer, fillCart, placeOrder } from "./support/buyer";
import { callShop } from "./support/call-shop";
import { faultsInBoth } from "./support/faults";

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
    expect.soft(await faultsInBoth(page), "a cart that is a copy").toEqual([]);
    await page.goto("/shop/listing?category=toys");
    await expect(note(page)).toBeVisible();
    await openFirst(page);
  });

  await test.step("a page that was never seen is an offline page with what can be read", async () => {
    surprises.allow({ status: 503, path: "/about" });
    await page.goto("/about");
    await expect(page.getByRole("heading", { name: "You are offline" })).toBeVisible();
    await look(page, "offline-page");
    expect.soft(await faultsInBoth(page), "the offline page").toEqual([]);
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

test("a wishlist that was looked at is read without a connection too, and says how old it is", async ({
  page,
  context,
  surprises,
}) => {
  await signIn(page, await registerShopper(page.request));
  await page.goto("/shop/listing?category=toys&inStock=true");
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  const card = page.getByRole("article").first();
  const title = (await card.getByRole("heading").textContent()) ?? "";
  await card.getByRole("button", { name: /^On my wishlist:/ }).click();
  await expect(page.getByText("Added to your wishlist")).toBeVisible();
  const wished = page.getByRole("article").filter({ hasText: title });
  const heading = page.getByRole("heading", { name: "Wishlist", level: 1 });

  await test.step("with a connection it is kept", async () => {
    await page.goto("/shop/wishlist");
    await expect(heading).toBeVisible();
    await expect(wished).toBeVisible();
    for (const part of [
      `${new URL(page.url()).origin}/shop/wishlist`,
      "/api/shop/wishlist",
      "/api/shop/products/cards",
    ])
      await keeps(page, part);
  });

  await test.step("without one it is there, under the line that says from when it is", async () => {
    surprises.allowCutOff();
    await context.setOffline(true);
    await page.goto("/shop/wishlist");
    await expect(note(page)).toHaveText(/^You are offline/);
    await expect(heading).toBeVisible();
    await expect(page.getByRole("article")).toHaveCount(1);
    await expect(wished).toBeVisible();
    await look(page, "offline-wishlist");
  });
});

test("what is put in the cart without a connection waits, is sent once when it is back, and says what the stock no longer allowed", async ({
  page,
  context,
  browser,
  surprises,
}) => {
  const desk = await (await browser.newContext({ serviceWorkers: "block" })).newPage();
  await signIn(desk, demoAdmin);
  const pump = await addPump(desk.request, { title: `Pump at sea ${Date.now()}` });
  await signIn(page, await registerShopper(page.request));
  const { user } = await callShop(page.request, ["GET", "/api/auth/check-auth"]);
  const cartButton = (pieces: number) =>
    page.getByRole("button", { name: new RegExp(`^Open cart\\D+${pieces}\\D`) });
  const waiting = (count: string) =>
    page.getByText(`${count} of your cart will be sent when you are online.`);
  const drawer = page.getByRole("dialog", { name: "Your Cart" });

  await test.step("with a connection, the product and the cart are looked at", async () => {
    await page.goto(`/shop/product/${pump.slug}`);
    await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
    await page.reload();
    for (const part of [
      `/shop/product/${pump.slug}`,
      "/api/shop/cart/get/",
      "cart-drawer",
      "keeper",
      "toaster",
    ])
      await keeps(page, part);
  });

  await test.step("without one, two adds are shown at once and said to wait", async () => {
    surprises.allowCutOff();
    await context.setOffline(true);
    await page.reload();
    await expect(note(page)).toBeVisible();
    await page.getByRole("button", { name: "Add to Cart" }).first().click();
    await expect(page.getByText("Kept on this device")).toBeVisible();
    await expect(waiting("1 change")).toBeVisible();
    await expect(cartButton(1)).toBeVisible();
    await page.getByRole("button", { name: "Add to Cart" }).first().click();
    await expect(waiting("2 changes")).toBeVisible();
    await look(page, "offline-added");
  });

  await test.step("they survive a reload, and the cart says what waits and that ordering has to wait too", async () => {
    await page.reload();
    await expect(waiting("2 changes")).toBeVisible();
    await cartButton(2).click();
    await expect(drawer.getByText("Will be sent when you are online")).toBeVisible();
    await expect(drawer.getByText("You can order once you are online", { exact: false })).toBeVisible();
    await expect(drawer.getByRole("link", { name: "Checkout" })).toHaveCount(0);
    await drawer.getByRole("button", { name: /^One more of/ }).click();
    await expect(cartButton(3)).toBeAttached();
    await look(page, "offline-cart-waiting");
    surprises.allow({ status: 503, path: "/shop/checkout" });
    await page.goto("/shop/checkout");
    await expect(page.getByRole("heading", { name: "Ordering needs a connection" })).toBeVisible();
    await page.goto(`/shop/product/${pump.slug}`);
  });

  await test.step("signing out asks first", async () => {
    await page.getByLabel(/^Your account/).click();
    await page.getByRole("button", { name: "Logout" }).click();
    await expect(page.getByRole("dialog", { name: "3 changes are not sent yet" })).toBeVisible();
    await look(page, "offline-sign-out");
    await page.getByRole("button", { name: "Cancel" }).click();
  });

  await test.step("back again they are sent once, with a word for what was not possible", async () => {
    await callShop(desk.request, ["POST", "/api/admin/products/:id/stock"], {
      params: { id: pump._id },
      body: { reason: "counted", changes: [{ by: 1 - pump.stockedQuantity }] },
    });
    await context.setOffline(false);
    const told = page.getByRole("alert").filter({ hasText: "Your cart was sent" });
    await expect(told).toContainText(`${pump.title}: Only 1 quantity available`);
    await expect(cartButton(1)).toBeVisible();
    await expect(page.getByText("will be sent when you are online")).toHaveCount(0);
    await look(page, "offline-sent");
    const { data: cart } = await callShop(page.request, ["GET", "/api/shop/cart/get/:userId"], {
      params: { userId: user.id },
    });
    expect((cart as { items: { quantity: number }[] }).items.map(({ quantity }) => quantity)).toEqual([1]);
    await told.getByRole("button", { name: "Close" }).click();
    await expect(told).toHaveCount(0);
  });
  await desk.context().close();
});
