import { expect, look, test, waitForMail } from "./fixtures";
import { becomeBuyer } from "./support/buyer";
import { callShop } from "./support/call-shop";
import { readIn } from "./support/read-in";

test("a colour is chosen when its page opens, and is read in Hindi in cart, order and mail", async ({
  page,
}) => {
  const buyer = await becomeBuyer(page);
  await callShop(page.request, ["DELETE", "/api/shop/cart/:userId/:productId"], {
    params: { userId: buyer.userId, productId: buyer.productId },
  });
  await page.goto("/shop/product/nokia-105-2023-blue");
  await readIn(page, "hi");
  await expect(page.getByRole("radio", { name: "नीला" })).toBeChecked();
  await expect(page).toHaveURL(/\/hi\/shop\/product\/nokia-105-2023-blue\?variant=/);
  await page.getByRole("radio", { name: "गहरा धूसर" }).check({ force: true });
  await expect(page.getByText("चुना गया: गहरा धूसर")).toBeVisible();
  await look(page, "choice-hindi");
  await page.getByRole("button", { name: "कार्ट में डालें" }).first().click();
  await page.getByRole("button", { name: /^कार्ट खोलें, 1/ }).click();
  await expect(page.getByRole("dialog").getByText("गहरा धूसर", { exact: true })).toBeVisible();
  await look(page, "choice-hindi-cart");

  await page.goto("/hi/shop/checkout");
  await expect(page.getByText(/1 × .* · गहरा धूसर/)).toBeVisible();
  await page.getByRole("radio", { name: /कैश ऑन डिलीवरी/ }).check();
  await page.getByRole("button", { name: /^ऑर्डर करें/ }).click();
  await expect(page).toHaveURL(/\/order-success\?order=/);
  await page.getByRole("main").getByRole("link", { name: "ऑर्डर ट्रैक करें" }).click();
  await expect(page.getByText(/· गहरा धूसर/)).toBeVisible();
  await look(page, "choice-hindi-order");
  const { data: orders } = await callShop(page.request, ["GET", "/api/shop/order/list/:userId"], {
    params: { userId: buyer.userId },
  });
  // Programs read what was entered.
  expect(orders[0].cartItems[0].options).toMatchObject([{ name: "Colour", value: "Charcoal" }]);
  const mail = await waitForMail(buyer.account.email, new RegExp(String(orders[0].orderNumber)));
  expect(mail.text).toContain("(गहरा धूसर)");
});

test("the address of a product that became a choice of another leads to that choice, in each language", async ({
  page,
}) => {
  const old = "/shop/product/nokia-105-2023-black";
  for (const prefix of ["", "/hi", "/mr"]) {
    const answer = await page.request.get(prefix + old, { maxRedirects: 0 });
    expect(answer.status()).toBe(301);
    expect(answer.headers().location).toMatch(
      new RegExp(`^${prefix}/shop/product/nokia-105-2023-blue\\?like=variant_`),
    );
  }
  await page.goto(old);
  await expect(page.getByRole("radio", { name: "Charcoal" })).toBeChecked();
  await expect(page).toHaveURL(/nokia-105-2023-blue\?/);
});
