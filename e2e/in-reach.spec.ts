import { demoAdmin, demoShopper, expect, signIn, test } from "./fixtures";
import { covered } from "./support/covered";
import { pageShown } from "./support/page-shown";

test.use({ viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true });

test("on a phone nothing of the shop lies over what can be pressed", async ({ page }) => {
  await signIn(page, demoShopper);
  for (const path of [
    "/shop/home",
    "/shop/listing",
    "/shop/product/hp-x200-wireless-mouse",
    "/shop/wishlist",
    "/shop/account",
    "/shop/checkout",
  ]) {
    await page.goto(path);
    await page.waitForLoadState("networkidle");
    expect(await covered(page), path).toEqual([]);
  }
  await page.goto("/shop/listing?category=fashion");
  await page.getByRole("button", { name: "Filters" }).tap();
  await expect(page.getByRole("dialog", { name: "Filters" }).getByRole("checkbox").first()).toBeVisible();
  expect(await covered(page), "filters").toEqual([]);
});

test("on a phone nothing of the panel lies over what can be pressed", async ({ page }) => {
  await signIn(page, demoAdmin);
  for (const path of ["dashboard", "products", "products/create", "orders", "customers", "shop"]) {
    await page.goto(`/admin/${path}`);
    await pageShown(page);
    expect(await covered(page), path).toEqual([]);
  }
});
