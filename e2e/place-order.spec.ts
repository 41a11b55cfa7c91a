import type { Page } from "@playwright/test";
import { type Account, demoAdmin, expect, look, test } from "./fixtures";
import { choose } from "./support/choose";
import { faultsInBoth } from "./support/faults";
import { newcomer } from "./support/newcomer";

test("a guest finds a toy, signs up, has it sent home for cash, and the shop ships it", async ({
  page,
  browser,
}) => {
  const asha = newcomer();

  const toy = await test.step("finds a toy from the home page", async () => {
    await page.goto("/shop/home");
    await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Toys" }).click();
    await expect(page).toHaveURL(/category=toys/);
    // The address changes before the page does: the home page has cards too.
    await expect(page.getByRole("heading", { name: "Toys", level: 1 })).toBeVisible();
    const inStock = page
      .getByRole("article")
      .filter({ hasNotText: "Out of Stock", hasNot: page.locator(".card-choices") })
      .first();
    const title = (await inStock.getByRole("heading").textContent()) ?? "";
    await inStock.getByRole("link", { name: title }).click();
    await expect(page.getByRole("heading", { name: title, level: 1 }).first()).toBeVisible();
    return title;
  });

  await test.step("is asked to sign in before anything goes into a cart", async () => {
    await page.getByRole("button", { name: "Add to Cart" }).first().click();
    await expect(page.getByText("Authentication required")).toBeVisible();
    await expect(page).toHaveURL(/\/auth\/login$/);
  });

  await test.step("makes an account and signs in", () => signUp(page, asha));

  await test.step("finds the toy in the cart", async () => {
    await expect(page).toHaveURL(/\/shop\/product\//);
    await expect(page.getByText("Product is added to cart")).toBeVisible();
    await page.getByRole("button", { name: "Open cart, 1 item" }).click();
    const cart = page.getByRole("dialog", { name: "Your Cart" });
    await expect(cart.getByText(toy)).toBeVisible();
    await expect(cart.getByRole("button", { name: `One less of ${toy}` })).toBeDisabled();
    await look(page, "cart-drawer");
    expect.soft(await faultsInBoth(page), "the cart").toEqual([]);
    await cart.getByRole("link", { name: "Checkout" }).click();
  });

  await test.step("gives an address; the pincode fills in city and state", () => giveAddress(page));

  await test.step("sees what it costs before choosing to pay in cash", async () => {
    await expect(page.getByText(/^Arrives /)).toBeVisible();
    await choose(page.getByRole("radio", { name: /Cash on delivery/ }));
    await expect(page.getByText("Cash on delivery fee")).toBeVisible();
    await look(page, "checkout");
  });

  const number = await test.step("places the order once, though the button is pressed twice", async () => {
    await page.getByRole("button", { name: /^Place Order/ }).dblclick();
    await expect(page).toHaveURL(/\/order-success\?order=/);
    await expect(page.getByRole("heading", { name: /Your order is placed/ })).toBeVisible();
    await look(page, "order-success");
    expect.soft(await faultsInBoth(page), "an order that is placed").toEqual([]);
    return new URL(page.url()).searchParams.get("order") ?? "";
  });

  await test.step("follows it, and finds it in the account", async () => {
    await page.getByRole("link", { name: "Track the order" }).click();
    await expect(page.getByRole("heading", { name: `Order ${number}` })).toBeVisible();
    await expect(page.getByText(toy)).toBeVisible();
    await page.getByRole("link", { name: "All orders" }).click();
    await expect(page.getByRole("article")).toHaveCount(1);
    await expect(page.getByRole("article")).toContainText("Placed");
    await expect(page.getByRole("button", { name: "Open cart", exact: true })).toBeVisible();
  });

  await test.step("the shop sees the order, confirms, packs and ships it", async () => {
    const desk = await (await browser.newContext()).newPage();
    await shipAsAdmin(desk, number);
    await desk.context().close();
  });

  await test.step("sees that it is on its way", async () => {
    await page.reload();
    await expect(page.getByRole("article")).toContainText("Shipped");
    await page.getByRole("article").getByRole("link").first().click();
    await expect(page.getByText("AWB-4711")).toBeVisible();
    await look(page, "order-shipped");
    expect.soft(await faultsInBoth(page), "an order on its way").toEqual([]);
  });

  await test.step("somebody at home, not signed in, sees that too, by number and phone", async () => {
    const home = await (await browser.newContext({ locale: "hi-IN" })).newPage();
    await home.goto("/track-order");
    await home.getByRole("textbox", { name: "ऑर्डर नंबर" }).fill(number.toLowerCase());
    await home.getByRole("textbox", { name: "ऑर्डर का फ़ोन या ई-मेल" }).fill(asha.phone);
    await home.getByRole("button", { name: "देखें, कहाँ है" }).click();
    await expect(home.getByRole("heading", { name: `ऑर्डर ${number}` })).toBeFocused();
    await expect(home.getByText("AWB-4711")).toBeVisible();
    await expect(home.getByText(toy)).toBeHidden();
    await look(home, "order-followed");
    await home.context().close();
  });
});

/** Signs in through the shop's login and moves the order from new to shipped in the panel. */
async function shipAsAdmin(desk: Page, number: string) {
  await desk.goto("/auth/login");
  await desk.getByLabel("E-mail or mobile number").fill(demoAdmin.email);
  await desk.getByLabel("Password", { exact: true }).fill(demoAdmin.password);
  await desk.getByRole("button", { name: "Login", exact: true }).click();
  await expect(desk).toHaveURL(/\/admin\/dashboard$/);
  await desk.getByRole("menuitem", { name: "Orders" }).click();
  await desk.getByRole("cell", { name: number }).click();
  const isIn = (status: string) =>
    expect(desk.getByRole("listitem").filter({ hasText: status }).first()).toBeVisible();
  await desk.getByRole("button", { name: /^Confirm/ }).click();
  await isIn("Confirmed");
  await desk.getByRole("button", { name: /^Pack/ }).click();
  await isIn("Packed");
  await desk.getByRole("button", { name: "With a note or more details" }).click();
  await desk.getByLabel("Courier", { exact: true }).fill("Delhivery");
  await desk.getByLabel("Tracking number (AWB)").fill("AWB-4711");
  await desk.getByRole("button", { name: "Update order" }).click();
  await isIn("Shipped");
}

async function signUp(page: Page, { userName, email, phone, password }: Account) {
  await page.getByRole("link", { name: "Create an account" }).click();
  await page.getByLabel("Your name").fill(userName);
  await page.getByLabel("E-mail").fill(email);
  await page.getByLabel("Mobile number").fill(phone);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Create account" }).click();
  await expect(page.getByText("Your account is ready")).toBeVisible();
  await expect(page.getByLabel("E-mail or mobile number")).toHaveValue(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Login", exact: true }).click();
}

async function giveAddress(page: Page) {
  // The product's page, which is left here, has a pincode field too.
  await expect(page.getByRole("heading", { name: "Delivery address" })).toBeVisible();
  await page.getByLabel("Pincode").fill("411001");
  await expect(page.getByLabel("State")).toHaveValue("Maharashtra");
  await page.getByLabel("House, street and area").fill("7 Laxmi Road, Sadashiv Peth");
  await page.getByLabel("City, town or village").fill("Pune");
  await page.getByRole("button", { name: "Save address" }).click();
}
