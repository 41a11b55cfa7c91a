import type { Page } from "@playwright/test";
import { expect, look, registerShopper, signIn, test } from "./fixtures";
import { choose } from "./support/choose";
import { openDesk } from "./support/desk";

const tee = "/shop/product/kittufashion-sahyadri-tee-maroon";
const buds = "/shop/product/samsung-galaxy-buds-fe";
const fridge = "/shop/product/samsung-183-litre-single-door-fridge";

async function ask(page: Page, pincode: string) {
  await page.getByRole("textbox", { name: "Pincode" }).fill(pincode);
  await page.getByRole("button", { name: "Check", exact: true }).click();
}

test("a T-shirt's page says the days, the charge and the fee of cash that checkout then asks", async ({
  page,
}) => {
  await signIn(page, await registerShopper(page.request));
  await page.goto(tee);
  await page.getByRole("button", { name: "M", exact: true }).click();
  await ask(page, "302001");
  const answer = page.locator("#delivery-answer");
  await expect(answer).toContainText("Delivery to Jaipur, Rajasthan");
  await expect(answer).toContainText("Delivery ₹70");
  await expect(answer).toContainText("Cash on delivery available, fee ₹40");
  // For a known shopper nothing is left open.
  await expect(answer).not.toContainText("Not offered where");
  await look(page, "promise-tee");
  await page.getByRole("button", { name: "Add to Cart" }).click();
  await page.getByRole("button", { name: /Open cart/ }).click();
  const cart = page.getByRole("dialog");
  await expect(cart).toContainText("Delivery to 302001: ₹70");
  await look(page, "promise-cart");
});

test("a guest is told what cash still depends on, and a pincode nobody knows gets no firm date", async ({
  page,
}) => {
  await page.goto(buds);
  const answer = page.locator("#delivery-answer");
  await expect(answer).toContainText("Free delivery from ₹999 (up to 2 kg, most of India)");
  await ask(page, "415001");
  await expect(answer).toContainText("Delivery to Satara, Maharashtra");
  await expect(answer).toContainText("Not offered where earlier parcels came back to us");
  await ask(page, "999999");
  await expect(answer).toContainText("We don't know 999999, please double-check it");
  await expect(answer).toContainText("usually 4 to 7 working days, at the rate for the rest of India");
  await expect(answer).not.toContainText("Between");
  await look(page, "promise-unknown");
  // The pincode is kept for the next product.
  await page.goto(tee);
  await expect(page.getByRole("textbox", { name: "Pincode" })).toHaveValue("999999");
});

test("a fridge that no courier takes is picked up at the shop, paid there, against its code", async ({
  page,
  browser,
}) => {
  await signIn(page, await registerShopper(page.request));
  await page.goto(fridge);
  await expect(page.locator("#delivery-answer")).toContainText("Pick it up at our shop in Satara");
  await look(page, "promise-fridge");
  await page.getByRole("button", { name: "Buy Now" }).click();

  const number = await test.step("checkout offers the counter alone, without a charge", async () => {
    await expect(page.getByRole("radio", { name: /^Pick it up at our shop in Satara/ })).toBeChecked();
    await expect(page.getByRole("radio", { name: /^Delivery to an address/ })).toBeDisabled();
    await choose(page.getByRole("radio", { name: /^Pay at the shop/ }));
    await look(page, "checkout-pickup");
    await page.getByRole("button", { name: /^Place Order/ }).click();
    await expect(page).toHaveURL(/\/order-success\?order=/);
    await expect(page.getByText("You pay when you pick it up.")).toBeVisible();
    return new URL(page.url()).searchParams.get("order") ?? "";
  });

  const { desk } = await openDesk(browser, 1440);
  await test.step("the shop gets it ready", async () => {
    await desk.getByRole("menuitem", { name: "Orders" }).click();
    await desk.getByRole("cell", { name: number }).click();
    await desk.getByRole("button", { name: /^Confirm/ }).click();
    await desk.getByRole("button", { name: /^Ready for pickup/ }).click();
    await expect(desk.getByRole("button", { name: /^Hand over at the counter/ })).toBeVisible();
  });

  const code = await test.step("its shopper sees the code", async () => {
    await page.getByRole("link", { name: "Track the order" }).click();
    await expect(page.getByText("Your code at the counter")).toBeVisible();
    await look(page, "order-ready");
    return (await page.getByText(/^\d{6}$/).textContent()) ?? "";
  });

  await test.step("and takes the fridge away", async () => {
    await desk.getByRole("button", { name: /^Hand over at the counter/ }).click();
    const dialog = desk.getByRole("dialog");
    await dialog.getByLabel(/The shopper’s code/).fill(code);
    await choose(dialog.getByRole("radio", { name: "UPI" }));
    await dialog.getByLabel(/Number on the slip/).fill("412345678901");
    await look(desk, "desk-hand-over");
    await dialog.getByRole("button", { name: "Hand over" }).click();
    await expect(dialog).toBeHidden();
    await expect(desk.getByText("Picked up", { exact: true }).first()).toBeVisible();
    await desk.context().close();
    await page.reload();
    await expect(page.getByText("You have picked it up. Thank you!")).toBeVisible();
  });
});
