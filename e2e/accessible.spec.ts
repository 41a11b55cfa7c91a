import type { Page } from "@playwright/test";
import { expect, registerShopper, signIn, test } from "./fixtures";
import { becomeBuyer, placeOrder } from "./support/buyer";
import { faultsInBoth } from "./support/faults";
import { contrastOfWhite } from "./support/pixels";

const kurta = "kittufashion-daily-kurta-yellow";

const openPages = [
  "/shop/home",
  "/auth/register",
  "/shop/wishlist",
  "/faq",
  "/shop/listing?category=fashion",
  "/contact",
  "/track-order",
  "/delivery-policy",
];

/** Shows pages as a browser does that runs no script, but for their policy, by which axe could not run either. */
const asIfScriptsWereOff = (page: Page) =>
  page.route("**", async (route) => {
    if (route.request().resourceType() !== "document") return route.fallback();
    const response = await route.fetch();
    const { "content-security-policy": _, ...headers } = response.headers();
    const body = (await response.text()).replaceAll(/<\/?noscript>/g, "");
    return route.fulfill({ response, headers, body });
  });

test("words on a feature picture are readable, were it all white", async ({ page }) => {
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto("/shop/home");
    const figure = page.locator("figure").first();
    await figure.scrollIntoViewIfNeeded();
    await figure.evaluate((element) => {
      element.style.background = "white";
      // Hidden, not removed: the page may not be hydrated yet, and must find its elements.
      for (const picture of element.querySelectorAll("img")) picture.style.visibility = "hidden";
    });
    for (const words of await figure.locator("figcaption p").all())
      expect(await contrastOfWhite(words), `at ${width} px`).toBeGreaterThanOrEqual(4.5);
  }
});

test.describe("in light and dark", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  test("axe finds nothing wrong with the pages that anyone may see", async ({ page }) => {
    for (const path of openPages) {
      await page.goto(path);
      await expect(page.getByRole("heading", { level: 1 }).first()).toBeVisible();
      expect.soft(await faultsInBoth(page), path).toEqual([]);
    }
  });

  test("axe finds nothing wrong with one's own details and with leaving", async ({ page, request }) => {
    await signIn(page, await registerShopper(request));
    await page.goto("/shop/account?tab=profile");
    await expect(page.getByLabel("Language of mails and messages")).toBeVisible();
    expect.soft(await faultsInBoth(page), "one's own details").toEqual([]);
    await page.getByRole("button", { name: "Delete my account…" }).click();
    await expect(page.getByRole("dialog", { name: "Delete my account" })).toBeVisible();
    expect.soft(await faultsInBoth(page), "leaving").toEqual([]);
  });

  test("axe finds nothing wrong on the way from the checkout to the order", async ({ page }) => {
    const buyer = await becomeBuyer(page);
    await page.goto("/shop/checkout");
    await expect(page.getByRole("radio", { name: /^UPI/ })).toBeEnabled();
    expect.soft(await faultsInBoth(page), "checkout").toEqual([]);

    const { orderId } = await placeOrder(page, buyer, "online");
    await page.goto(`/shop/razorpay-return?orderId=${orderId}&outcome=closed`);
    await expect(page.getByRole("button", { name: /^Try again/ })).toBeVisible();
    expect.soft(await faultsInBoth(page), "a closed payment").toEqual([]);

    await page.goto(`/shop/order/${orderId}`);
    await expect(page.getByRole("button", { name: "Cancel order" })).toBeVisible();
    expect.soft(await faultsInBoth(page), "an order").toEqual([]);
    await page.getByRole("button", { name: "Cancel order" }).click();
    await expect(page.getByRole("dialog", { name: "Cancel this order?" })).toBeVisible();
    expect.soft(await faultsInBoth(page), "cancelling an order").toEqual([]);
    await page.goto("/shop/account?tab=orders");
    await expect(page.getByRole("article")).toHaveCount(1);
    expect.soft(await faultsInBoth(page), "one's orders").toEqual([]);
  });

  test.describe("without scripts", () => {
    test.use({ extraHTTPHeaders: { "Save-Data": "on" } });
    test.beforeEach(({ page }) => asIfScriptsWereOff(page));

    async function look(page: Page, paths: readonly string[]) {
      for (const path of paths) {
        await page.goto(path);
        await expect(page.getByRole("heading", { level: 1 }).first()).toBeVisible();
        await expect(page.locator("script[src]")).toHaveCount(0);
        expect.soft(await faultsInBoth(page), path).toEqual([]);
      }
    }

    test("axe finds nothing wrong with the light pages that anyone may see", async ({ page }) => {
      await look(page, [
        "/shop/home",
        "/shop/listing?category=fashion",
        `/shop/product/${kurta}`,
        "/shop/search?q=phone",
        `/plain/size-guide?product=${kurta}`,
        `/plain/when-back?product=${kurta}`,
        `/plain/questions?product=${kurta}`,
        `/plain/reviews?product=${kurta}`,
        "/plain/login",
        "/plain/register",
        "/plain/forgot-password",
        "/plain/lite",
        "/plain/contact",
        "/plain/track",
      ]);
    });

    test("axe finds nothing wrong with a shopper's own light pages", async ({ page }) => {
      const buyer = await becomeBuyer(page);
      await look(page, [
        "/plain/cart",
        "/plain/checkout",
        "/plain/wishlist",
        "/plain/account",
        "/plain/addresses",
        `/plain/delivery?productId=${buyer.productId}&pincode=411001`,
      ]);
      const { orderId } = await placeOrder(page, buyer, "cod");
      await look(page, ["/plain/orders", `/plain/order?id=${orderId}`, `/plain/cancel?id=${orderId}`]);
    });
  });
});
