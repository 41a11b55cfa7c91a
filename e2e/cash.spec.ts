import type { Browser, Page } from "@playwright/test";
import { demoAdmin, expect, look, signIn, test } from "./fixtures";
import { becomeBuyer, placeOrder } from "./support/buyer";
import { choose } from "./support/choose";
import { moveOrder } from "./support/staff";

/** The panel's page of an order, in a separate browser context. */
async function deskAt(browser: Browser, orderId: string): Promise<Page> {
  const desk = await browser.newContext({ locale: "en-IN" });
  const page = await desk.newPage();
  await signIn(page, demoAdmin);
  await page.goto(`/admin/orders/${orderId}/show`);
  return page;
}

test("cash that staff noted is given back when the shopper cancels, to the UPI ID that they say", async ({
  page,
  browser,
}) => {
  const buyer = await becomeBuyer(page);
  const { orderId } = await placeOrder(page, buyer, "cod");
  const desk = await deskAt(browser, orderId);
  await desk.getByRole("button", { name: "Cash received" }).click();
  const asked = desk.getByRole("dialog", { name: /^Did ₹[\d,.]+ come in\?$/ });
  await asked.getByRole("button", { name: "Cash received" }).click();
  await expect(desk.getByRole("button", { name: "Recorded by mistake" })).toBeVisible();

  await page.goto(`/shop/order/${orderId}`);
  await page.getByRole("button", { name: "Cancel order" }).click();
  const sheet = page.getByRole("dialog", { name: "Cancel this order?" });
  await expect(sheet.getByText(/refund the ₹[\d,.]+ you paid/)).toBeVisible();
  await sheet.getByRole("button", { name: "Ordered by mistake" }).click();
  await sheet.getByRole("button", { name: "Cancel order" }).click();
  await expect(page.getByText("Please tell us where to send your money.").first()).toBeVisible();
  await page.getByRole("button", { name: "Say where" }).click();
  const account = page.getByRole("dialog", { name: "Where shall we send your money?" });
  await account.getByRole("textbox", { name: "UPI ID" }).fill("asha@gmail.com");
  await account.getByRole("button", { name: "Save" }).click();
  await expect(account.getByText("Please enter a UPI ID, such as name@bank")).toBeVisible();
  await account.getByRole("textbox", { name: "UPI ID" }).fill("asha@okaxis");
  await look(page, "refund-account");
  await account.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("UPI ID a•••@okaxis")).toBeVisible();

  await desk.reload();
  await expect(desk.getByRole("button", { name: "Copy: UPI ID" }).first()).toBeVisible();
  await desk.getByRole("button", { name: "Record refund" }).click();
  const refund = desk.getByRole("dialog", { name: /^Refund ₹[\d,.]+ to .+ by UPI\?$/ });
  await expect(refund.getByText("asha@okaxis")).toBeVisible();
  await refund.getByRole("button", { name: "Record refund" }).click();
  await expect(refund.getByText("Required")).toBeVisible();
  await refund.getByRole("textbox", { name: /^Reason/ }).fill("Called off");
  await refund.getByRole("textbox", { name: /^Transfer number/ }).fill("UTR 4711");
  await look(desk, "panel-refund");
  await refund.getByRole("button", { name: "Record refund" }).click();
  await expect(desk.getByRole("list", { name: "Refunds" })).toContainText("UTR 4711");
  await desk.context().close();

  await page.reload();
  await expect(page.getByText(/^Sent by UPI on/)).toBeVisible();
  await expect(page.getByText("Transfer number: UTR 4711")).toBeVisible();
  await page.getByRole("button", { name: "Delete", exact: true }).click();
  await expect(page.getByText("UPI ID a•••@okaxis")).toBeHidden();
});

test("a delivered cash order goes back with a UPI ID, while its cash comes with a remittance", async ({
  page,
  browser,
}) => {
  const buyer = await becomeBuyer(page);
  const { orderId, order } = await placeOrder(page, buyer, "cod");
  await moveOrder(
    browser,
    orderId,
    { orderStatus: "confirmed" },
    { orderStatus: "packed" },
    { orderStatus: "shipped", courier: { name: "Delhivery", awb: "AWB-0817" } },
    { orderStatus: "out_for_delivery" },
    { orderStatus: "delivered" },
  );
  await page.goto(`/shop/order/${orderId}`);
  await expect(page.getByText("Cash on delivery · Cash handed to the courier")).toBeVisible();
  await page.getByRole("button", { name: /^Return until / }).click();
  const sheet = page.getByRole("dialog", { name: "Return this order?" });
  await sheet.getByRole("button", { name: "It does not fit" }).click();
  await sheet.getByRole("button", { name: "Ask for the return" }).click();
  await expect(sheet.getByText("Please enter a UPI ID, such as name@bank")).toBeVisible();
  await sheet.getByRole("textbox", { name: "UPI ID" }).fill("asha@okaxis");
  await expect(sheet.getByText("Please enter a UPI ID, such as name@bank")).toBeHidden();
  await look(page, "return-cash-sheet");
  await sheet.getByRole("button", { name: "Ask for the return" }).click();
  await expect(page.getByText("UPI ID a•••@okaxis")).toBeVisible();

  const desk = await deskAt(browser, orderId);
  await expect(desk.getByText("Cash with the courier").first()).toBeVisible();
  await desk.goto("/admin/orders");
  await desk.getByRole("button", { name: "Record cash" }).click();
  const remittance = desk.getByRole("dialog", { name: "Cash from couriers" });
  await choose(remittance.getByRole("checkbox", { name: new RegExp(order.orderNumber) }));
  await remittance.getByRole("textbox", { name: /^Reference/ }).fill("REMIT-1");
  await look(desk, "panel-remittance");
  await remittance.getByRole("button", { name: "Cash received" }).click();
  await expect(remittance).toBeHidden();
  await desk.goto(`/admin/orders/${orderId}/show`);
  await expect(desk.getByRole("list", { name: "Cash received" })).toContainText("REMIT-1");
  await expect(desk.getByText("asha@okaxis")).toBeVisible();
  await desk.context().close();
});
