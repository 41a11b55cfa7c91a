import type { MedusaContainer } from "@medusajs/framework/types";
import { cashKeys } from "../../contract/cash-keys";
import { addRupees } from "../../contract/money";
import { followOrder } from "../../couriers/follow-order";
import { holdMissing } from "../../inventory/hold-missing";
import { lockOrder } from "../../order-lifecycle/transitions/transition-order";
import { searchText } from "../../orders/search-text";
import { type SharedTransaction, sharedTransaction } from "../../platform/engine/shared-transaction";
import { faultPoint } from "../../platform/faultpoints";
import { indiaClock } from "../../platform/india-day";
import { wake } from "../../platform/queue/workers";
import { quotedLine } from "../../shipping/parcel/catalog-lines";
import { goodsValue, quoteParcel } from "../../shipping/quote";
import { shippingRules } from "../../shipping/rules-in-force";
import { freeze } from "../record";
import { addressOf, cannotTake } from "./address-of";
import { adoptStatement } from "./adopt-statement";
import { linesOf } from "./lines-of";
import { type AdoptedPayment, keepPayment, paymentOf } from "./payment-of";
import { type EngineOrder, readEngineOrder } from "./read-engine-order";

type Rules = Awaited<ReturnType<typeof shippingRules>>;

/** The customer that the order belongs to. Throws with words if there is none. */
function buyerOf({ customer }: EngineOrder) {
  if (!customer) throw cannotTake("The order needs a customer_id, or an e-mail to find or create one.");
  const userName = [customer.first_name, customer.last_name].filter(Boolean).join(" ");
  return {
    id: customer.id,
    email: customer.email,
    phone: customer.phone,
    userName: userName || customer.email,
  };
}

/** Locks the engine's order; false if the shop has it already, or need not have it. */
async function isNew({ sql }: SharedTransaction, orderId: string): Promise<boolean> {
  await sql({ name: "adopt-lock", text: `select from "order" where id = $1 for update`, values: [orderId] });
  const known = await sql({
    name: "adopt-known",
    text: "select from shop_order where order_id = $1",
    values: [orderId],
  });
  return known.length === 0;
}

const standings = {
  cod: { status: "pending", paymentStatus: "cod_due", history: ["pending"] },
  online: { status: "confirmed", paymentStatus: "paid", history: ["pending_payment", "confirmed"] },
} as const;

type Adoption = { order: EngineOrder; payment: AdoptedPayment; rules: Rules };

async function adopt(transaction: SharedTransaction, { order, payment, rules }: Adoption): Promise<void> {
  if (order.currency_code !== "inr")
    throw cannotTake("The shop sells in rupees: the order needs currency_code inr.");
  const buyer = buyerOf(order);
  const address = addressOf(order);
  const lines = await linesOf(transaction, order);
  const placedAt = new Date(order.created_at);
  const subtotal = goodsValue(lines.map(({ paidPrice, quantity }) => ({ unitPrice: paidPrice, quantity })));
  const shippingCharge = addRupees(...order.shipping_methods.map(({ amount }) => Number(amount)));
  if (addRupees(subtotal, shippingCharge) !== addRupees(order.total))
    throw cannotTake(
      `The order's total is ${order.total}, its items and delivery cost ${addRupees(subtotal, shippingCharge)}: prices include GST (is_tax_inclusive), without adjustments.`,
    );
  const { quote } = quoteParcel(rules, {
    lines: lines.map((line) => quotedLine(line, line.quantity)),
    pincode: address.pincode,
    at: placedAt,
  });
  const standing = standings[payment.method];
  const phones = [buyer.phone, address.phone];
  await transaction.sql(
    adoptStatement({
      orderId: order.id,
      numberPrefix: `SB-${indiaClock(placedAt).day.slice(2, 4)}-`,
      customerId: buyer.id,
      cartId: order.cart?.id ?? null,
      ...standing,
      paymentMethod: payment.method,
      providerOrderId: payment.online?.orderId ?? null,
      subtotal,
      shippingCharge,
      total: addRupees(order.total),
      lines: JSON.stringify(lines.map(freeze)),
      address: JSON.stringify(address),
      customer: JSON.stringify({ userName: buyer.userName, email: buyer.email, phone: buyer.phone }),
      pincode: address.pincode,
      expectedFrom: quote.estimatedDelivery.from,
      expectedTo: quote.estimatedDelivery.to,
      search: searchText([address.name, address.phone, buyer.userName, buyer.phone, buyer.email].join(" ")),
      cashKeys: cashKeys({ customerId: buyer.id, phones, address }),
      placedAt,
    }),
  );
  await keepPayment(transaction, order, payment);
  await holdMissing(transaction, lines, {
    id: order.id,
    customerId: buyer.id,
    deliveryPincode: address.pincode,
  });
  if (payment.online) {
    const adopted = await lockOrder(transaction, { orderId: order.id });
    await followOrder(
      transaction,
      { ...adopted, status: "pending_payment" },
      { to: "confirmed", by: "system" },
    );
  }
}

/**
 * Makes an order that was created in the engine one of the shop's, with number, timeline, stock, payment and messages
 * (ADR-0038); once, however often it is called. Drafts are left alone. Throws with words if it cannot be one.
 */
export async function adoptOrder(scope: MedusaContainer, orderId: string): Promise<void> {
  const [order, rules] = await Promise.all([readEngineOrder(scope, orderId), shippingRules()]);
  if (!order || order.is_draft_order || order.status === "canceled") return;
  faultPoint("adopt.read");
  const payment = paymentOf(order);
  await sharedTransaction(scope, async (transaction) => {
    if (await isNew(transaction, orderId)) await adopt(transaction, { order, payment, rules });
    faultPoint("adopt.written");
  });
  faultPoint("adopt.committed");
  wake("outbox");
  wake("bookings");
}
