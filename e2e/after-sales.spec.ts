import type { Browser, Page } from "@playwright/test";
import { demoAdmin, expect, look, signIn, test } from "./fixtures";
import { addPump } from "./support/add-pump";
import { type Buyer, becomeBuyer, fillCart, placeOrder } from "./support/buyer";
import { readDownTo } from "./support/read-down-to";
import { reloadUntil } from "./support/reload-until";
import { payAtBank } from "./support/sandbox";
import { moveOrder } from "./support/staff";

/** An order that was paid online and has been delivered; returns its id. */
async function deliveredOrder(page: Page, browser: Browser, buyer: Buyer, awb = "AWB-0815"): Promise<string> {
  const { orderId, razorpayOrderId } = await placeOrder(page, buyer, "online");
  await payAtBank(razorpayOrderId, "captured");
  await page.goto(`/shop/razorpay-return?orderId=${orderId}`);
  await expect(page.getByRole("heading", { name: "Payment received" })).toBeVisible();
  await moveOrder(
    browser,
    orderId,
    { orderStatus: "packed" },
    { orderStatus: "shipped", courier: { name: "Delhivery", awb } },
    { orderStatus: "out_for_delivery" },
    { orderStatus: "delivered" },
  );
  return orderId;
}

test("a paid order is cancelled, and the shopper sees the money go back", async ({ page }) => {
  const buyer = await becomeBuyer(page);
  const { orderId, razorpayOrderId } = await placeOrder(page, buyer, "online");
  await payAtBank(razorpayOrderId, "captured");
  await page.goto(`/shop/razorpay-return?orderId=${orderId}`);
  await page.getByRole("link", { name: "Track the order" }).click();

  await page.getByRole("button", { name: "Cancel order" }).click();
  const sheet = page.getByRole("dialog", { name: "Cancel this order?" });
  await expect(sheet.getByText(/send ₹[\d,.]+ back to where you paid from/)).toBeVisible();
  await sheet.getByRole("button", { name: "Cancel order" }).click();
  await expect(sheet.getByText("Please say why, in a few words")).toBeVisible();
  await sheet.getByRole("button", { name: "Found it cheaper elsewhere" }).click();
  await sheet.getByRole("button", { name: "Cancel order" }).click();

  await expect(page.getByText("Cancelled: Found it cheaper elsewhere")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Refunds" })).toBeVisible();
  await reloadUntil(
    () => page.reload(),
    (patience) => expect(page.getByText("Sent to you")).toBeVisible(patience),
  );
  await look(page, "order-refunded");
});

test("what was delivered can be bought again from the shopper's home page, and from no guest's", async ({
  page,
  browser,
}) => {
  const buyer = await becomeBuyer(page);
  await deliveredOrder(page, browser, buyer, "AWB-0818");
  const again = (home: Page) => home.getByRole("heading", { name: "Buy again" });
  await page.goto("/shop/home");
  const row = page.locator("section").filter({ has: again(page) });
  await expect(row.getByRole("link")).toHaveText([buyer.title]);
  await look(page, "home-buy-again");
  await row.getByRole("link").click();
  await expect(page.getByRole("heading", { name: buyer.title, level: 1 }).first()).toBeVisible();

  const guest = await (await browser.newContext({ locale: "en-IN" })).newPage();
  await guest.goto("/shop/home");
  // The last part of the page has come.
  await readDownTo(guest, guest.getByRole("heading", { name: "Follow the shop" }));
  await expect(again(guest)).toHaveCount(0);
  await guest.context().close();
});

test("a delivered order goes back: asked for, approved, received, refunded", async ({ page, browser }) => {
  const buyer = await becomeBuyer(page);
  const orderId = await deliveredOrder(page, browser, buyer);
  await page.goto(`/shop/order/${orderId}`);
  await expect(page.getByRole("link", { name: "Invoice" })).toBeVisible();
  await page.getByRole("button", { name: /^Return until / }).click();
  const sheet = page.getByRole("dialog", { name: "Return this order?" });
  await sheet.getByRole("button", { name: "It came damaged" }).click();
  await look(page, "return-sheet");
  await sheet.getByRole("button", { name: "Ask for the return" }).click();
  await expect(page.getByText("You said: It came damaged")).toBeVisible();

  await moveOrder(browser, orderId, {
    orderStatus: "return_approved",
    note: "We are sorry",
    noteFor: "shopper",
  });
  await page.reload();
  await expect(page.getByText("Our answer: We are sorry")).toBeVisible();
  await moveOrder(browser, orderId, { orderStatus: "return_received", note: "All is there" });
  await reloadUntil(
    () => page.reload(),
    (patience) => expect(page.getByText("Sent to you")).toBeVisible(patience),
  );
  await expect(page.getByRole("link", { name: "Credit note" })).toBeVisible();
  await look(page, "order-returned");
});

test("a part of an order goes back: chosen, approved, received with a broken piece, its price refunded", async ({
  page,
  browser,
}) => {
  const buyer = await becomeBuyer(page, undefined, undefined, 3);
  const orderId = await deliveredOrder(page, browser, buyer, "AWB-0816");
  await page.goto(`/shop/order/${orderId}`);
  await page.getByRole("button", { name: /^Return until / }).click();
  const sheet = page.getByRole("dialog", { name: "Return this order?" });
  const less = sheet.getByRole("button", { name: /^One fewer of / });
  await expect(sheet.getByText("3 of 3")).toBeVisible();
  await expect(sheet.getByText("You can return goods once per order")).toBeHidden();
  for (let pieces = 3; pieces > 0; pieces -= 1) await less.click();
  await expect(sheet.getByText("Please choose at least one item.")).toBeVisible();
  await expect(sheet.getByRole("button", { name: "Ask for the return" })).toBeDisabled();
  const more = sheet.getByRole("button", { name: /^One more of / });
  await more.click();
  await more.click();
  await expect(sheet.getByText("You can return goods once per order")).toBeVisible();
  const refund = `${await sheet.getByText("Comes back to you").locator("span").textContent()}`;
  await sheet.getByRole("button", { name: "It came damaged" }).click();
  await look(page, "return-part-sheet");
  await sheet.getByRole("button", { name: "Ask for the return" }).click();

  await expect(page.getByRole("heading", { name: "What you send back" })).toBeVisible();
  await expect(page.getByText(/^2 × /)).toBeVisible();
  await look(page, "order-part-returning");
  await moveOrder(browser, orderId, {
    orderStatus: "return_approved",
    note: "We are sorry",
    noteFor: "shopper",
  });
  await receiveWithOneBroken(browser, orderId, refund);
  await reloadUntil(
    () => page.reload(),
    (patience) => expect(page.getByText("Sent to you")).toBeVisible(patience),
  );
  await expect(page.getByText("Partly refunded")).toBeVisible();
  await expect(page.getByText(refund).first()).toBeVisible();
});

test("an earlier order is ordered again, and what cannot be had is said", async ({ page, browser }) => {
  const buyer = await becomeBuyer(page);
  const desk = await (await browser.newContext()).newPage();
  await signIn(desk, demoAdmin);
  const pump = await addPump(desk.request, { title: `Last pumps ${Date.now()}`, price: 300, totalStock: 2 });
  await desk.context().close();
  await fillCart(page, { ...buyer, productId: pump._id }, pump.stockedQuantity);
  const last = pump.title;
  const { orderId } = await placeOrder(page, buyer, "cod");
  await page.goto(`/shop/order/${orderId}`);
  await page.getByRole("button", { name: "Order again" }).click();
  const sheet = page.getByRole("dialog", { name: "Not everything is available" });
  await expect(sheet.getByText(last)).toBeVisible();
  await expect(sheet.getByText(buyer.title)).toBeHidden();
  await look(page, "order-again");
  await sheet.getByRole("button", { name: "See the cart" }).click();
  const cart = page.getByRole("dialog", { name: "Your Cart" });
  await expect(cart.getByText(buyer.title)).toBeVisible();
  await expect(cart.getByText(last)).toBeHidden();
});

/** Staff find one of two items broken when they open the parcel, and enter that with the keyboard. */
async function receiveWithOneBroken(browser: Browser, orderId: string, refund: string): Promise<void> {
  const desk = await browser.newContext({ locale: "en-IN" });
  const page = await desk.newPage();
  await signIn(page, demoAdmin);
  await page.goto(`/admin/orders/${orderId}/show`);
  await page.getByRole("button", { name: "Goods received" }).press("Enter");
  const dialog = page.getByRole("dialog", { name: /^Refund ₹[\d,.]+ to .+ online\?$/ });
  const onShelf = dialog.getByRole("textbox", { name: /^Back on the shelf: / });
  await expect(onShelf).toHaveValue("2");
  await onShelf.fill("3");
  await expect(dialog.getByText("A whole number from 0 to 2")).toBeVisible();
  await onShelf.fill("1");
  await expect(dialog.getByText("1 item is written off.")).toBeVisible();
  await expect(dialog.getByText(`${refund} is refunded to the shopper`)).toBeVisible();
  await onShelf.press("Enter");
  await expect(dialog.getByText("Required")).toBeVisible();
  await dialog.getByRole("textbox", { name: /^Note to the shopper/ }).fill("One is broken");
  await look(page, "panel-return-received");
  await onShelf.press("Enter");
  await expect(page.getByText("1 written off")).toBeVisible();
  await desk.close();
}
