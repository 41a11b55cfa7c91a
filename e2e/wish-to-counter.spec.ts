import { demoAdmin, expect, look, registerShopper, signIn, test } from "./fixtures";
import { choose } from "./support/choose";
import { makeCoupon, switchCouponOff } from "./support/coupon";
import { addPasskey, withFingerprint } from "./support/fingerprint";

test("what a guest wished on a phone is bought after a sign-in by passkey, with a coupon, and picked up", async ({
  page,
  browser,
  surprises,
}) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await withFingerprint(page);
  // Somebody whose cookies are gone asks once whether they are signed in.
  surprises.allow({ status: 401, path: "/api/auth/check-auth" });
  const code = `WISH${Date.now()}`;
  const desk = await (await browser.newContext()).newPage();
  await signIn(desk, demoAdmin);
  await makeCoupon(desk, code);

  await test.step("the phone has a passkey, and nobody is signed in", async () => {
    const account = await registerShopper(page.request);
    await signIn(page, account);
    await addPasskey(page, account.password);
    await page.context().clearCookies();
    await page.evaluate(() => localStorage.clear());
  });

  const title = await test.step("a guest wishes", async () => {
    await page.goto("/shop/listing?category=toys&inStock=true&sortBy=price-hightolow");
    const card = page.getByRole("article").first();
    await card.getByRole("button", { name: /^On my wishlist:/ }).click();
    await expect(page.getByText("Added to your wishlist")).toBeVisible();
    return (await card.getByRole("heading").textContent()) ?? "";
  });

  await test.step("and signs in with the finger", async () => {
    await page.getByRole("link", { name: "Login" }).click();
    await page.getByRole("button", { name: "Sign in with a passkey" }).click();
    await expect(page).toHaveURL(/\/shop\/home$/);
    await page.getByRole("link", { name: "Wishlist (1)" }).click();
    await page.getByRole("article").getByRole("link", { name: title }).click();
    await page.getByRole("button", { name: "Add to Cart" }).click();
    await expect(page.getByText("Product is added to cart")).toBeVisible();
  });

  await test.step("the coupon counts, and the counter costs nothing", async () => {
    await page.goto("/shop/home");
    await page.getByRole("button", { name: "Open cart, 1 item" }).click();
    const offers = page.getByRole("dialog", { name: "Your Cart" }).getByRole("region", { name: "Offers" });
    await offers.getByText("Have a code?").click();
    await offers.getByLabel("Code").fill(code.toLowerCase());
    await offers.getByRole("button", { name: "Apply" }).click();
    await expect(offers.getByText(`Discount ${code}`)).toBeVisible();
    await page.getByRole("link", { name: "Checkout" }).click();
    await expect(page.getByText(`Discount ${code}`)).toBeVisible();
    await choose(page.getByRole("radio", { name: /^Pick it up at our shop in Satara/ }));
    await choose(page.getByRole("radio", { name: /^Pay at the shop/ }));
    await look(page, "checkout-coupon-pickup");
    await page.getByRole("button", { name: /^Place Order/ }).click();
    await expect(page).toHaveURL(/\/order-success\?order=/);
    await expect(page.getByText("You pay when you pick it up.")).toBeVisible();
  });

  await test.step("the order says all of it, and the wish is still there", async () => {
    await page.getByRole("link", { name: "Track the order" }).click();
    await expect(page.getByText(`Discount ${code}`)).toBeVisible();
    await expect(page.getByRole("link", { name: "Wishlist (1)" })).toBeVisible();
  });

  await switchCouponOff(desk, code);
  await desk.context().close();
});
