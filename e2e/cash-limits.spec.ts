import { demoAdmin, expect, look, signIn, test } from "./fixtures";
import { becomeBuyer, fillCart, placeOrder } from "./support/buyer";
import { readIn } from "./support/read-in";
import { moveOrder } from "./support/staff";

test("a newcomer with five open cash orders is told so before choosing, and may pay online", async ({
  page,
}) => {
  const buyer = await becomeBuyer(page);
  for (let nth = 1; nth <= 5; nth += 1) {
    await placeOrder(page, buyer, "cod");
    await fillCart(page, buyer);
  }
  await page.goto("/shop/checkout");
  await expect(
    page.getByText(/^several cash orders for this account, phone number or address/i),
  ).toBeVisible();
  await expect(page.getByRole("radio", { name: /Cash on delivery/ })).toBeDisabled();
  await expect(page.getByRole("radio", { name: /^UPI, card/ })).toBeEnabled();
  await look(page, "checkout-no-cash");
  for (const [language, reason] of [
    ["hi", /^इस खाते, फ़ोन नंबर या पते के कई नकद ऑर्डर/],
    ["mr", /^या खात्याच्या, फोन नंबरच्या किंवा पत्त्याच्या/],
  ] as const) {
    await readIn(page, language);
    await expect(page.getByText(reason)).toBeVisible();
    await look(page, `checkout-no-cash-${language}`);
  }
});

test("staff see that cash is off for a phone and allow it again, and its shopper can order in cash", async ({
  page,
  browser,
}) => {
  const buyer = await becomeBuyer(page);
  const orders: string[] = [];
  for (let nth = 1; nth <= 2; nth += 1) {
    const { orderId } = await placeOrder(page, buyer, "cod");
    orders.push(orderId);
    await moveOrder(
      browser,
      orderId,
      { orderStatus: "confirmed" },
      { orderStatus: "packed" },
      { orderStatus: "shipped", courier: { name: "Delhivery", awb: `AWB-091${nth}` } },
      { orderStatus: "delivery_failed" },
      { orderStatus: "rto_in_transit" },
    );
    await fillCart(page, buyer);
  }
  await page.goto("/shop/checkout");
  await expect(page.getByText(/^parcels to you came back to us/i)).toBeVisible();

  const desk = await (await browser.newContext({ locale: "en-IN" })).newPage();
  await signIn(desk, demoAdmin);
  await desk.goto(`/admin/orders/${orders[0]}/show`);
  const off = desk.getByRole("alert").filter({ hasText: "Cash is off here" });
  await expect(
    off.getByText(`For phone ${buyer.account.phone}: 2 parcels came back in 180 days`),
  ).toBeVisible();
  await look(desk, "panel-cash-off");
  for (let left = 3; left > 0; left -= 1) {
    await expect(off.getByRole("button", { name: "Allow again" })).toHaveCount(left);
    await off.getByRole("button", { name: "Allow again" }).first().click();
    const asked = desk.getByRole("dialog", { name: "Allow cash again?" });
    await asked.getByRole("textbox", { name: /^Reason/ }).fill("The courier never rang");
    await asked.getByRole("button", { name: "Allow again" }).click();
    await expect(asked).toBeHidden();
  }
  await expect(off).toBeHidden();
  await desk.context().close();

  await page.reload();
  await expect(page.getByRole("radio", { name: /Cash on delivery/ })).toBeEnabled();
});
