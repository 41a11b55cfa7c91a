import { expect, registerShopper, signIn, test } from "./fixtures";
import { becomeBuyer, placeOrder } from "./support/buyer";
import { faults } from "./support/faults";
import { contrastOfWhite } from "./support/pixels";

/** Each page in one of the two schemes: both for all pages would take as long as half of the journeys. */
const openPages = {
  light: ["/shop/home", "/auth/register", "/shop/wishlist", "/faq"],
  dark: ["/shop/listing?category=fashion", "/contact", "/track-order", "/delivery-policy"],
};

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

for (const colorScheme of ["light", "dark"] as const) {
  test.describe(`in ${colorScheme}`, () => {
    test.use({ colorScheme, contextOptions: { reducedMotion: "reduce" } });

    test("axe finds nothing wrong with the pages that anyone may see", async ({ page }) => {
      for (const path of openPages[colorScheme]) {
        await page.goto(path);
        await expect(page.getByRole("heading", { level: 1 }).first()).toBeVisible();
        expect(await faults(page), path).toEqual([]);
      }
    });

    test("axe finds nothing wrong with one's own details and with leaving", async ({ page, request }) => {
      await signIn(page, await registerShopper(request));
      await page.goto("/shop/account?tab=profile");
      await expect(page.getByLabel("Language of mails and messages")).toBeVisible();
      expect(await faults(page), "one's own details").toEqual([]);
      await page.getByRole("button", { name: "Delete my account…" }).click();
      await expect(page.getByRole("dialog", { name: "Delete my account" })).toBeVisible();
      expect(await faults(page), "leaving").toEqual([]);
    });

    test("axe finds nothing wrong on the way from the checkout to the order", async ({ page }) => {
      const buyer = await becomeBuyer(page);
      await page.goto("/shop/checkout");
      await expect(page.getByRole("radio", { name: /^UPI/ })).toBeEnabled();
      expect(await faults(page), "checkout").toEqual([]);

      const { orderId } = await placeOrder(page, buyer, "online");
      await page.goto(`/shop/razorpay-return?orderId=${orderId}&outcome=closed`);
      await expect(page.getByRole("button", { name: /^Try again/ })).toBeVisible();
      expect(await faults(page), "a closed payment").toEqual([]);

      await page.goto(`/shop/order/${orderId}`);
      await page.getByRole("button", { name: "Cancel order" }).click();
      await expect(page.getByRole("dialog", { name: "Cancel this order?" })).toBeVisible();
      expect(await faults(page), "cancelling an order").toEqual([]);
    });
  });
}
