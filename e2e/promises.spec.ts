import type { Page } from "@playwright/test";
import { expect, look, registerShopper, signIn, test } from "./fixtures";

const tee = "/shop/product/kittufashion-sahyadri-tee-maroon";
const buds = "/shop/product/samsung-galaxy-buds-fe";
const fridge = "/shop/product/samsung-183-litre-single-door-fridge";

async function ask(page: Page, pincode: string) {
  await page.getByRole("textbox", { name: "Pincode" }).fill(pincode);
  await page.getByRole("button", { name: "Check" }).click();
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

test("a fridge that no courier takes leads to the phone, not into a cart", async ({ page }) => {
  await page.goto(fridge);
  await expect(page.locator("#delivery-answer")).toContainText("Store pickup or call us");
  await expect(page.getByRole("link", { name: /^Call us/ })).toHaveAttribute("href", /^tel:\+91/);
  await expect(page.getByRole("button", { name: "Buy Now" })).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Add to Cart" })).toHaveCount(0);
  await look(page, "promise-fridge");
});
