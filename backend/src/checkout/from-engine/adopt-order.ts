import type { MedusaContainer } from "@medusajs/framework/types";
import { cashKeys } from "../../contract/cash-keys";
import { addRupees, toRupees } from "../../contract/money";
import { followOrder } from "../../couriers/follow-order";
import { holdMissing } from "../../inventory/hold-missing";
import { lockOrder } from "../../order-lifecycle/transitions/transition-order";
import { orderSearchText } from "../../orders/search-text";
import { rawAmount } from "../../platform/db/raw-amount";
import { type OrderingIds, orderingIds } from "../../platform/engine/ordering-ids";
import { type SharedTransaction, sharedTransaction } from "../../platform/engine/shared-transaction";
import { faultPoint } from "../../platform/faultpoints";
import { indiaClock } from "../../platform/india-day";
import { wake } from "../../platform/queue/workers";
import { type Offer, paiseOffDelivery, paiseOffLine } from "../../promotions/offer";
import { useOffer } from "../../promotions/order-offer";
import { lockUsage } from "../../promotions/usage";
import { quotedLine } from "../../shipping/parcel/catalog-lines";
import { quoteParcel } from "../../shipping/quote";
import { shippingRules } from "../../shipping/rules-in-force";
import { discountsOf, reduced } from "../apply-offer";
import { orderNumberPrefix } from "../order-number";
import { linePaise } from "../price-order";
import { freeze } from "../record";
import { addressOf, cannotTake } from "./address-of";
import { adoptStatement } from "./adopt-statement";
import { linesOf } from "./lines-of";
import { offerOf } from "./offer-of";
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

/** createOrderWorkflow applies promotions after it has summed the order up, and leaves the old sum. */
const SUMMARY = `
  update order_summary set totals = totals || jsonb_build_object('current_order_total', now.total,
      'raw_current_order_total', ${rawAmount("now.total")}, 'original_order_total', now.total,
      'raw_original_order_total', ${rawAmount("now.total")}, 'accounting_total', now.total,
      'raw_accounting_total', ${rawAmount("now.total")}, 'pending_difference', now.open,
      'raw_pending_difference', ${rawAmount("now.open")})
  from (select id, $2::numeric as total, $2::numeric - (totals ->> 'transaction_total')::numeric as open
    from order_summary where order_id = $1 and deleted_at is null) as now
  where order_summary.id = now.id and (totals ->> 'current_order_total')::numeric <> now.total`;

type Adoption = {
  order: EngineOrder;
  offer: Offer;
  payment: AdoptedPayment;
  rules: Rules;
  isHookOwed: boolean;
  ids: OrderingIds;
};

/** Whether the completion of its cart has counted the use of its promotions already (`countUse`). */
async function isCountedFor({ sql }: SharedTransaction, { id }: EngineOrder): Promise<boolean> {
  const [owed] = await sql<{ is_counted: boolean }>({
    name: "adopt-counted",
    text: "select is_counted from shop_order_owed where order_id = $1 for update",
    values: [id],
  });
  return owed?.is_counted ?? false;
}

/** Locks the promotions before the stock, as placing an order does. */
async function useOfferOf(
  scope: MedusaContainer,
  transaction: SharedTransaction,
  { order, offer }: Adoption,
  { id: customerId, email, isCounted }: { id: string; email: string; isCounted: boolean },
): Promise<void> {
  if (!isCounted)
    await lockUsage(
      transaction,
      offer.applied.map(({ definition }) => definition.id),
    );
  await useOffer(scope, transaction, offer, { orderId: order.id, customerId, email, isCounted });
}

async function adopt(
  scope: MedusaContainer,
  transaction: SharedTransaction,
  adoption: Adoption,
): Promise<void> {
  const { order, offer, payment, rules, isHookOwed, ids } = adoption;
  if (order.currency_code !== "inr")
    throw cannotTake("The shop sells in rupees: the order needs currency_code inr.");
  const ownWays = [ids.pickupOptionId, ids.vehicleOptionId];
  if (order.shipping_methods.some(({ shipping_option_id: id }) => id && ownWays.includes(id)))
    throw cannotTake(
      "The shop takes orders that are picked up or brought by its own vehicle only at its own checkout: use its option for deliveries.",
    );
  const buyer = buyerOf(order);
  const address = addressOf(order);
  const placedAt = new Date(order.created_at);
  const { day } = indiaClock(placedAt);
  const lines = (await linesOf(transaction, order)).map((line) =>
    reduced(line, paiseOffLine(offer, line.cartLineId), day),
  );
  const subtotal = addRupees(...lines.map((line) => toRupees(linePaise(line))));
  const shippingCharge = addRupees(
    ...order.shipping_methods.map(({ amount }) => Number(amount)),
    -toRupees(paiseOffDelivery(offer)),
  );
  if (addRupees(subtotal, shippingCharge) !== addRupees(order.total))
    throw cannotTake(
      `The order's total is ${order.total}, its items and delivery cost ${addRupees(subtotal, shippingCharge)}: prices include GST (is_tax_inclusive), and only promotions reduce them.`,
    );
  const { quote } = quoteParcel(rules, {
    lines: lines.map((line) => quotedLine(line, line.quantity)),
    pincode: address.pincode,
    at: placedAt,
  });
  const standing = standings[payment.method];
  const phones = [buyer.phone, address.phone];
  const isCounted = await isCountedFor(transaction, order);
  await transaction.sql(
    adoptStatement({
      orderId: order.id,
      numberPrefix: orderNumberPrefix(placedAt),
      customerId: buyer.id,
      cartId: order.cart?.id ?? null,
      ...standing,
      paymentMethod: payment.method,
      providerOrderId: payment.online?.orderId ?? null,
      subtotal,
      shippingCharge,
      total: addRupees(order.total),
      lines: JSON.stringify(lines.map(freeze)),
      discounts: JSON.stringify(discountsOf(offer)),
      address: JSON.stringify(address),
      customer: JSON.stringify({ userName: buyer.userName, email: buyer.email, phone: buyer.phone }),
      pincode: address.pincode,
      expectedFrom: quote.estimatedDelivery.from,
      expectedTo: quote.estimatedDelivery.to,
      search: orderSearchText(address, buyer),
      cashKeys: cashKeys({ customerId: buyer.id, phones, address }),
      placedAt,
      isHookOwed,
    }),
  );
  await keepPayment(transaction, order, payment);
  await useOfferOf(scope, transaction, adoption, { ...buyer, isCounted });
  if (offer.applied.length > 0)
    await transaction.sql({ name: "adopt-summary", text: SUMMARY, values: [order.id, order.total] });
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
 * (ADR-0038); once, however often it is called. Drafts are left alone. Throws with words if it cannot be one. `ranHooks`
 * if the engine's workflow runs its own hooks; otherwise an order from a cart owes the hook `orderCreated`.
 */
export async function adoptOrder(
  scope: MedusaContainer,
  orderId: string,
  { ranHooks }: { ranHooks: boolean },
): Promise<void> {
  const [order, rules, ids] = await Promise.all([
    readEngineOrder(scope, orderId),
    shippingRules(),
    orderingIds(scope),
  ]);
  if (!order || order.is_draft_order || order.status === "canceled") return;
  faultPoint("adopt.read");
  const payment = paymentOf(order);
  const offer = await offerOf(scope, order);
  const isHookOwed = !ranHooks && Boolean(order.cart);
  await sharedTransaction(scope, async (transaction) => {
    if (await isNew(transaction, orderId))
      await adopt(scope, transaction, { order, offer, payment, rules, isHookOwed, ids });
    faultPoint("adopt.written");
  });
  faultPoint("adopt.committed");
  wake("outbox");
  wake("bookings");
}
