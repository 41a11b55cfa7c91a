import type { Page } from "@playwright/test";
import { expect, registerShopper, signIn, test } from "./fixtures";
import { callShop } from "./support/call-shop";

const drafts = ["newAddress", "ticket", "review", "question"];
const kept = (page: Page) =>
  page.evaluate((keys) => keys.filter((key) => sessionStorage.getItem(key) !== null), drafts);

const inLanguage = async (page: Page, now: RegExp, wanted: string) => {
  await page.getByLabel(now).click();
  await page.getByRole("link", { name: wanted }).click();
};

/** Signed in, with a toy in the cart and no address yet. */
async function becomeNewBuyer(page: Page) {
  const account = await registerShopper(page.request);
  await signIn(page, account);
  const { user } = await callShop(page.request, ["GET", "/api/auth/check-auth"]);
  const query = { category: "toys", inStock: "true", limit: "50" };
  const { data } = await callShop(page.request, ["GET", "/api/shop/products/get"], { query });
  const toy = (data as { _id: string; choices?: object }[]).find(({ choices }) => !choices);
  const body = { userId: user.id, productId: toy?._id, quantity: 1 };
  await callShop(page.request, ["POST", "/api/shop/cart/add"], { body });
  return account;
}

test("an address that was begun at checkout is there after a reload, Back and another language, until it is saved", async ({
  page,
}) => {
  await becomeNewBuyer(page);
  await page.goto("/shop/checkout");
  const street = page.locator("#address");
  await page.getByLabel("Pincode", { exact: true }).fill("411001");
  await expect(page.getByLabel("State")).toHaveValue("Maharashtra");
  await street.fill("7 Laxmi Road, Sadashiv Peth");
  await page.getByLabel("Landmark").fill("Opposite the theatre");
  await expect.poll(() => kept(page)).toEqual(["newAddress"]);

  await page.reload();
  await expect(street).toHaveValue("7 Laxmi Road, Sadashiv Peth");
  await expect(page.getByLabel("State")).toHaveValue("Maharashtra");
  await page.locator("footer").getByRole("link", { name: "Return policy" }).click();
  await expect(page).toHaveURL(/\/return-policy$/);
  await page.goBack();
  await expect(street).toHaveValue("7 Laxmi Road, Sadashiv Peth");
  await inLanguage(page, /^Language:/, "मराठी");
  await expect(page).toHaveURL(/\/mr\/shop\/checkout$/);
  await expect(street).toHaveValue("7 Laxmi Road, Sadashiv Peth");
  await page.reload();
  await expect(street).toHaveValue("7 Laxmi Road, Sadashiv Peth");
  await expect(page.locator("#notes")).toHaveValue("Opposite the theatre");

  await page.getByRole("button", { name: "पत्ता जतन करा" }).click();
  await expect(page.getByRole("radio", { name: /7 Laxmi Road/ })).toBeChecked();
  await expect.poll(() => kept(page)).toEqual([]);
});

test("a guest's message to the shop is there after a reload and in another language, until it is sent", async ({
  page,
}) => {
  await page.goto("/contact");
  const message = page.locator("#message");
  await page.locator("#topic").selectOption("complaint");
  await page.getByLabel("Your name").fill("Sunita Jadhav");
  await page.getByLabel("Mobile number").fill("98765 43210");
  await message.fill("The lamp flickers");
  // The form comes to life when it is touched, and then keeps what was typed before.
  await expect.poll(() => kept(page)).toEqual(["ticket"]);

  await page.reload();
  await expect(message).toHaveValue("The lamp flickers");
  await expect(page.locator("#topic")).toHaveValue("complaint");
  await expect(page.locator("#name")).toHaveValue("Sunita Jadhav");
  await inLanguage(page, /^Language:/, "हिन्दी");
  await expect(page).toHaveURL(/\/hi\/contact$/);
  await expect(message).toHaveValue("The lamp flickers");
  await page.locator("footer").getByRole("link", { name: "हमारे बारे में" }).click();
  await expect(page).toHaveURL(/\/hi\/about$/);
  await page.goBack();
  await expect(message).toHaveValue("The lamp flickers");
  await page.reload();
  await expect(message).toHaveValue("The lamp flickers");

  await page.getByRole("button", { name: "संदेश भेजें" }).click();
  await expect(page.getByRole("status").filter({ hasText: "TK-" })).toBeVisible();
  await expect.poll(() => kept(page)).toEqual([]);
});

test("who signs out on a shared phone leaves nothing behind that they have typed, in no tab", async ({
  page,
  context,
}) => {
  await becomeNewBuyer(page);
  await page.goto("/shop/checkout");
  await page.locator("#address").fill("7 Laxmi Road");
  const other = await context.newPage();
  await other.goto("/contact");
  // The form comes to life when it is touched, and then knows who writes.
  await other.locator("#message").focus();
  await expect(other.getByText("Our answer goes to")).toBeVisible();
  await other.locator("#message").fill("My parcel has not come");
  await expect.poll(() => kept(other)).toEqual(["ticket"]);
  // What a review that was begun leaves in this tab.
  await page.evaluate(() => sessionStorage.setItem("review", JSON.stringify({ userId: "cus_1" })));
  await expect.poll(() => kept(page)).toEqual(["newAddress", "review"]);

  await page.getByLabel(/^Your account/).click();
  await page.getByRole("button", { name: "Logout" }).click();
  await expect(page.getByRole("banner").getByRole("link", { name: "Login" })).toBeVisible();
  expect(await kept(page)).toEqual([]);
  await expect.poll(() => kept(other)).toEqual([]);
  await other.reload();
  await expect(other.locator("#message")).toHaveValue("");
  await other.locator("#name").focus();
  await expect(other.locator("#message")).toHaveValue("");
});

test("Back after a sign-out does not show the message that was begun", async ({ page }) => {
  await signIn(page, await registerShopper(page.request));
  await page.goto("/contact");
  const message = page.locator("#message");
  await message.focus();
  await expect(page.getByText("Our answer goes to")).toBeVisible();
  await message.fill("My parcel has not come");
  await expect.poll(() => kept(page)).toEqual(["ticket"]);
  await page.getByLabel(/^Your account/).click();
  await page.getByRole("button", { name: "Logout" }).click();
  await expect(page).toHaveURL(/\/shop\/home$/);
  await expect(page.getByRole("banner").getByRole("link", { name: "Login" })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/contact$/);
  await expect(page.getByRole("banner").getByRole("link", { name: "Login" })).toBeVisible();
  await expect(message).toHaveValue("");
});
