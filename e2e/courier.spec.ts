import { demoAdmin, expect, look, signIn, test } from "./fixtures";
import { becomeBuyer, placeOrder } from "./support/buyer";
import { reloadUntil } from "./support/reload-until";
import { askSandbox, payAtBank } from "./support/sandbox";

/** No other journey sends a parcel there, so the courier can refuse it without affecting them. */
const latur = { city: "Latur", state: "Maharashtra", pincode: "413512" };

test("a courier that cannot be booked is seen in the panel, booked again, and followed by the shopper", async ({
  page,
  browser,
}) => {
  await askSandbox("/courier/faults", { refusePincodes: [latur.pincode] });
  const buyer = await becomeBuyer(page, latur);
  const { orderId, order, razorpayOrderId } = await placeOrder(page, buyer, "online");
  await payAtBank(razorpayOrderId, "captured");
  await page.goto(`/shop/razorpay-return?orderId=${orderId}`);
  await expect(page.getByRole("heading", { name: "Payment received" })).toBeVisible();

  const desk = await (await browser.newContext()).newPage();
  await signIn(desk, demoAdmin);
  const again = desk.getByRole("button", { name: `Book again: ${order.orderNumber}` });
  await test.step("staff see why it failed", async () => {
    await reloadUntil(
      () => desk.goto("/admin/shipping-failed"),
      (patience) => expect(again).toBeVisible(patience),
    );
    await look(desk, "panel-failed-bookings");
  });

  await test.step("they book it again once the courier goes there", async () => {
    await askSandbox("/courier/faults", {});
    await again.click();
    await expect(again).toBeHidden();
    await desk.context().close();
  });

  await test.step("the shopper follows the parcel from place to place", async () => {
    const awb = page.getByText(/Tracking number: \S+/);
    await reloadUntil(
      () => page.goto(`/shop/order/${orderId}`),
      (patience) => expect(awb).toBeVisible(patience),
    );
    const number = /Tracking number: (\S+)/.exec((await awb.textContent()) ?? "")?.[1] ?? "";
    await askSandbox(`/courier/parcels/${number}/move`, { status: "PICKED UP", location: "Satara" });
    await askSandbox(`/courier/parcels/${number}/move`, { status: "UNDELIVERED", location: "Latur" });
    await reloadUntil(
      () => page.reload(),
      (patience) =>
        expect(page.getByText(/^The courier could not hand over your parcel/)).toBeVisible(patience),
    );
    await page.getByText("Order history").click();
    await expect(page.getByText("· Latur")).toBeVisible();
    await look(page, "order-delivery-failed");
  });
});
