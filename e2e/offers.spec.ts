import { demoAdmin, expect, look, registerShopper, signIn, test } from "./fixtures";
import { becomeBuyer } from "./support/buyer";
import { callShop } from "./support/call-shop";
import { choose } from "./support/choose";
import { makeCoupon, switchCouponOff } from "./support/coupon";
import { groupPrice } from "./support/engine-rows";

test("staff make a coupon; a shopper mistypes its code, enters it, and finds the discount in checkout and order", async ({
  page,
  browser,
  surprises,
}) => {
  const code = `TENTH${Date.now()}`;
  const desk = await (await browser.newContext()).newPage();
  await signIn(desk, demoAdmin);
  await makeCoupon(desk, code);

  await becomeBuyer(page);
  await page.goto("/shop/home");
  await page.getByRole("button", { name: "Open cart, 1 item" }).click();
  const offers = page.getByRole("dialog", { name: "Your Cart" }).getByRole("region", { name: "Offers" });
  await offers.getByText("Have a code?").click();
  surprises.allow({ status: 422, path: /^\/api\/shop\/cart\// });
  await offers.getByLabel("Code").fill(`${code}X`);
  await offers.getByRole("button", { name: "Apply" }).click();
  await expect(offers.getByRole("alert")).toHaveText(/We don't know this code/);
  await offers.getByLabel("Code").fill(code.toLowerCase());
  await offers.getByRole("button", { name: "Apply" }).click();
  await expect(offers.getByText(`Discount ${code}`)).toBeVisible();
  await look(page, "cart-discount");

  await page.getByRole("link", { name: "Checkout" }).click();
  await expect(page.getByText(`Discount ${code}`)).toBeVisible();
  await choose(page.getByRole("radio", { name: /Cash on delivery/ }));
  await page.getByRole("button", { name: /^Place Order/ }).click();
  await expect(page.getByRole("heading", { name: /Your order is placed/ })).toBeVisible();
  await page.getByRole("link", { name: "Track the order" }).click();
  await expect(page.getByText(`Discount ${code}`)).toBeVisible();

  await switchCouponOff(desk, code);
  await desk.context().close();
});

test("a member of a customer group sees their own price in list, page and cart", async ({ page }) => {
  const account = await registerShopper(page.request);
  await signIn(page, account);
  const { user } = await callShop(page.request, ["GET", "/api/auth/check-auth"]);
  const query = { category: "toys", inStock: "true", sortBy: "price-hightolow" };
  const { data } = await callShop(page.request, ["GET", "/api/shop/products/get"], { query });
  const [dearest] = data as { _id: string; title: string }[];
  if (!dearest) throw new Error("The demo shop has no toys.");
  const price = await groupPrice(user.id, dearest._id, 11);

  await page.goto("/shop/listing?category=toys&sortBy=price-lowtohigh");
  // The page comes with everybody's order and prices; the browser fetches the member's.
  const first = page.getByRole("main").getByRole("article").first();
  await expect(first).toContainText(dearest.title);
  await expect(first).toContainText(/₹\s?11(?!\d)/);
  await first.getByRole("link", { name: dearest.title }).first().click();
  await expect(page.getByRole("heading", { name: dearest.title, level: 1 }).first()).toBeVisible();
  await expect(
    page
      .getByRole("main")
      .getByText(/^₹\s?11(\.00)?$/)
      .first(),
  ).toBeVisible();
  await page.reload();
  await expect(
    page
      .getByRole("main")
      .getByText(/^₹\s?11(\.00)?$/)
      .first(),
  ).toBeVisible();
  await page.getByRole("button", { name: "Add to Cart" }).first().click();
  await page.getByRole("button", { name: "Open cart, 1 item" }).click();
  const cart = page.getByRole("dialog", { name: "Your Cart" });
  await expect(cart.getByText(/₹\s?11(\.00)?$/).first()).toBeVisible();
  await price.end();
});
