import type { MedusaContainer } from "@medusajs/framework/types";
import { generateEntityId } from "@medusajs/framework/utils";
import type { OrderStatus, PaymentStatus } from "../../contract/order-states";
import { deliveryProvider } from "../engine-names";
import type { OrderingIds } from "../ordering-ids";
import type { OrderRow } from "../orders/order-row";
import type { SharedTransaction } from "../shared-transaction";
import { engineModules } from "./engine-modules";
import { lockLevels, releaseHold, shiftStock } from "./stock";

export type MoveCase = {
  scope: MedusaContainer;
  transaction: SharedTransaction;
  ids: OrderingIds;
  order: OrderRow;
  at: Date;
  byId: string | undefined;
  courier: { name: string; awb: string; trackingUrl: string | null } | null;
};

/** What a move changes besides the status: our columns, and events for the engine's bus. */
export type Outcome = {
  paymentStatus?: PaymentStatus;
  returnBy?: Date;
  events?: { name: string; data: Record<string, unknown> }[];
};

const returnDays = 7;
const itemsOf = ({ order }: MoveCase) =>
  order.lines.map(({ lineItemId: id, quantity }) => ({ id, quantity }));

async function registered(move: MoveCase, fulfillmentId: string) {
  return {
    order_id: move.order.order_id,
    reference: "fulfillment",
    reference_id: fulfillmentId,
    created_by: move.byId,
    items: itemsOf(move),
  };
}

/** The goods leave: the engine's fulfilment and shipment are made, the hold becomes pieces off the shelf. */
async function ship(move: MoveCase): Promise<Outcome> {
  const { transaction, ids, order, at, courier, byId } = move;
  const { orders, fulfillments } = engineModules(move.scope);
  const { name, phone, address, city, state, pincode } = order.address;
  const fulfillment = await fulfillments.createFulfillment(
    {
      location_id: ids.stockLocationId,
      provider_id: deliveryProvider,
      shipping_option_id: ids.shippingOptionId,
      data: { pincode },
      requires_shipping: true,
      items: order.lines.map((line) => ({
        line_item_id: line.lineItemId,
        inventory_item_id: line.inventoryItemId,
        quantity: line.quantity,
        title: line.size ?? line.title,
        sku: "",
        barcode: "",
      })),
      labels: [],
      delivery_address: {
        first_name: name,
        phone,
        address_1: address,
        city,
        province: state,
        postal_code: pincode,
        country_code: "in",
      },
      created_by: byId,
      packed_at: at,
    },
    transaction.on(fulfillments),
  );
  await transaction.flush(fulfillments);
  const record = await registered(move, fulfillment.id);
  await orders.registerFulfillment(record, transaction.on(orders));
  await transaction.flush(orders);
  const label = courier && {
    tracking_number: courier.awb,
    tracking_url: courier.trackingUrl ?? "",
    label_url: "",
  };
  await fulfillments.updateFulfillment(
    fulfillment.id,
    { shipped_at: at, marked_shipped_by: byId, ...(label && { labels: [label] }) },
    transaction.on(fulfillments),
  );
  await transaction.flush(fulfillments);
  await orders.registerShipment(record, transaction.on(orders));
  await transaction.flush(orders);
  await transaction.sql({
    name: "link-fulfillment",
    text: "insert into order_fulfillment (id, order_id, fulfillment_id) values ($1, $2, $3)",
    values: [generateEntityId(undefined, "ordful"), order.order_id, fulfillment.id],
  });
  await lockLevels(transaction, order.lines);
  await releaseHold(transaction, order.lines);
  await shiftStock(transaction, order.lines, ids.stockLocationId, -1, order.number);
  return {
    events: [
      {
        name: "order.fulfillment_created",
        data: { order_id: order.order_id, fulfillment_id: fulfillment.id, no_notification: false },
      },
      { name: "shipment.created", data: { id: fulfillment.id, no_notification: false } },
    ],
  };
}

/** The parcel is handed over; the engine's fulfilment says so. */
async function deliver(move: MoveCase): Promise<Outcome> {
  const { transaction, order, at } = move;
  const { orders, fulfillments } = engineModules(move.scope);
  const [link] = await transaction.sql<{ fulfillment_id: string }>({
    name: "fulfillment-of-order",
    text: `select l.fulfillment_id from order_fulfillment l join fulfillment f on f.id = l.fulfillment_id
           where l.order_id = $1 and l.deleted_at is null and f.canceled_at is null`,
    values: [order.order_id],
  });
  if (!link) throw new Error(`Order ${order.number} has no fulfilment to deliver.`);
  await fulfillments.updateFulfillment(
    link.fulfillment_id,
    { delivered_at: at },
    transaction.on(fulfillments),
  );
  await transaction.flush(fulfillments);
  await orders.registerDelivery(await registered(move, link.fulfillment_id), transaction.on(orders));
  await transaction.flush(orders);
  const returnBy = new Date(at.getTime() + returnDays * 86_400_000);
  return { returnBy, events: [{ name: "delivery.created", data: { id: link.fulfillment_id } }] };
}

async function paymentOf({ transaction, order }: MoveCase): Promise<{ id: string; collection_id: string }> {
  const [payment] = await transaction.sql<{ id: string; collection_id: string }>({
    name: "payment-of-order",
    text: `select p.id, p.payment_collection_id as collection_id from order_payment_collection l
           join payment p on p.payment_collection_id = l.payment_collection_id and p.deleted_at is null
           where l.order_id = $1 and l.deleted_at is null`,
    values: [order.order_id],
  });
  if (!payment) throw new Error(`Order ${order.number} has no payment.`);
  return payment;
}

/** The courier's cash is in: the engine's payment is captured and the order's balance says paid. */
export async function recordCash(move: MoveCase): Promise<Outcome> {
  const { transaction, order, byId } = move;
  const { orders, payments } = engineModules(move.scope);
  const { id } = await paymentOf(move);
  const captured = await payments.capturePayment(
    { payment_id: id, captured_by: byId },
    transaction.on(payments),
  );
  await transaction.flush(payments);
  await orders.addOrderTransactions(
    captured.captures.map((capture) => ({
      order_id: order.order_id,
      amount: capture.amount,
      currency_code: "inr",
      reference: "capture",
      reference_id: capture.id,
    })),
    transaction.on(orders),
  );
  await transaction.flush(orders);
  return { paymentStatus: "paid", events: [{ name: "payment.captured", data: { id } }] };
}

/** Cash was handed back over the counter; the engine's payment says so. */
export async function refundCash(move: MoveCase): Promise<Outcome> {
  const { transaction, order, byId } = move;
  const { orders, payments } = engineModules(move.scope);
  const { id } = await paymentOf(move);
  const { refunds } = await payments.refundPayment(
    { payment_id: id, created_by: byId },
    transaction.on(payments),
  );
  await transaction.flush(payments);
  await orders.addOrderTransactions(
    refunds.map((refund) => ({
      order_id: order.order_id,
      amount: -Number(refund.amount),
      currency_code: "inr",
      reference: "refund",
      reference_id: refund.id,
    })),
    transaction.on(orders),
  );
  await transaction.flush(orders);
  return { paymentStatus: "refunded", events: [{ name: "payment.refunded", data: { id } }] };
}

/** Nothing will be paid or sent any more: the engine's order and its payment are cancelled. */
async function close(move: MoveCase): Promise<Outcome> {
  const { transaction, order } = move;
  const { orders, payments } = engineModules(move.scope);
  const payment = await paymentOf(move);
  await payments.cancelPayment(payment.id, transaction.on(payments));
  await transaction.flush(payments);
  await payments.updatePaymentCollections(
    payment.collection_id,
    { status: "canceled" },
    transaction.on(payments),
  );
  await transaction.flush(payments);
  await orders.cancel(order.order_id, transaction.on(orders));
  await transaction.flush(orders);
  return { paymentStatus: "cancelled", events: [{ name: "order.canceled", data: { id: order.order_id } }] };
}

async function cancel(move: MoveCase): Promise<Outcome> {
  const outcome = await close(move);
  await lockLevels(move.transaction, move.order.lines);
  await releaseHold(move.transaction, move.order.lines);
  return outcome;
}

async function restock({ transaction, order, ids }: MoveCase): Promise<void> {
  await lockLevels(transaction, order.lines);
  await shiftStock(transaction, order.lines, ids.stockLocationId, 1, order.number);
}

const inOurHands: OrderStatus[] = ["pending_payment", "pending", "confirmed", "packed"];
const onTheWay: OrderStatus[] = ["shipped", "out_for_delivery", "delivered", "delivery_failed"];

function joined(...outcomes: Outcome[]): Outcome {
  return Object.assign({}, ...outcomes, { events: outcomes.flatMap(({ events }) => events ?? []) });
}

/**
 * Drives the engine's records of an order to what `to` means, and its stock with them. A courier's event may skip
 * states: what they would have done is done too.
 */
export async function applyMove(
  move: MoveCase,
  to: OrderStatus,
  noted: PaymentStatus | null,
): Promise<Outcome> {
  const { order } = move;
  const shipped = onTheWay.includes(to) && inOurHands.includes(order.status) ? await ship(move) : {};
  switch (to) {
    case "delivered": {
      const delivered = await deliver(move);
      const isDue = order.payment_status === "cod_due" && noted !== "cod_due";
      return joined(shipped, delivered, isDue ? await recordCash(move) : {});
    }
    case "cancelled":
      return cancel(move);
    case "rto_received": {
      const closed = await close(move);
      await restock(move);
      return closed;
    }
    case "return_received":
      await restock(move);
      return { paymentStatus: "refund_pending" };
    default:
      return shipped;
  }
}
