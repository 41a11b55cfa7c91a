import type { Size } from "../contract/constants";
import type { Message, Unsent } from "../contract/messages";
import { recall } from "../contract/messages/recall";
import { addRupees } from "../contract/money";
import { optionsInWords } from "../contract/option-words";
import { canCancel, legalTransitions } from "../contract/order-states";
import type { AdminOrder, Order, OrderListItem } from "../contract/orders";
import { presentBooking } from "../shipping/parcel/present-booking";
import { cashStillOwed, refundDue } from "./cash/cash-of-order";
import { takesRefundAccount } from "./cash/refund-account";
import { presentConfirmation } from "./confirmation/present-confirmation";
import type { FrozenLine } from "./frozen-line";
import type { MoveRow, OrderRow, OrderWithMoves } from "./order-row";
import { orderVersion } from "./order-version";
import { pickupCode } from "./pickup-code";
import { summaryKey } from "./summary-key";

function presentLine(line: FrozenLine): Order["cartItems"][number] {
  const {
    lineItemId: _line,
    inventoryItemId: _item,
    purchasePrice: _cost,
    titles: _titles,
    size,
    options,
    ...item
  } = line;
  return {
    ...item,
    discount: item.discount ?? 0,
    ...(size && { size: size as Size }),
    ...(options && { options: optionsInWords(options) }),
  };
}

/** A transition as shown to the shopper. */
function presentMove(move: MoveRow): Unsent<Order["timeline"][number]> {
  const { from, to, by, at } = move;
  return { from, to, by, at: new Date(at).toISOString(), note: noteToShopper(move) };
}

/** The note of a transition if it is visible to the shopper; internal notes are left out. */
export const noteToShopper = ({
  note,
  noteShown,
}: Pick<MoveRow, "note" | "noteShown">): string | Message | null => (noteShown ? recall(note) : null);

function presentStaffMove(move: MoveRow): Unsent<AdminOrder["timeline"][number]> {
  const { note, noteShown } = move;
  return {
    ...presentMove(move),
    note: recall(note),
    noteFor: note === null ? null : noteShown ? "shopper" : "staff",
  };
}

/** Whether items may still be returned: delivered, and within the window. */
export function returnWindow(row: OrderRow, now = new Date()) {
  const canReturn = row.status === "delivered" && row.return_by !== null && row.return_by > now;
  return { canReturn, returnBy: row.return_by?.toISOString() ?? null };
}

/** Quantities of an order's lines, with the names of its `cartItems`. */
function presentPieces<Pieces extends { lineItemId: string; quantity: number }>(
  { lines }: OrderRow,
  counted: readonly Pieces[],
) {
  return lines.flatMap(({ lineItemId, productId, variantId, title, size, options }) => {
    const pieces = counted.find((row) => row.lineItemId === lineItemId);
    const named = {
      productId,
      ...(size && { size: size as Size }),
      ...(options && { variantId, options: optionsInWords(options) }),
      title,
    };
    return pieces ? [{ ...named, quantity: pieces.quantity, pieces }] : [];
  });
}

function presentReturn(row: OrderRow): Order["returnRequest"] {
  const { return_request: asked, going_back: goingBack } = row;
  if (!asked || !goingBack) return null;
  const { reason, reasonShown, requestedAt, decidedAt, note } = asked;
  return {
    items: presentPieces(row, goingBack.lines).map(({ pieces, ...item }) => ({
      ...item,
      refund: pieces.amount,
    })),
    isWhole: goingBack.isWhole,
    refund: goingBack.refund,
    reason: reasonShown ? reason : null,
    requestedAt: new Date(requestedAt).toISOString(),
    decidedAt: decidedAt && new Date(decidedAt).toISOString(),
    note,
  };
}

export function presentWindow({ expected_from: from, expected_to: to }: OrderRow) {
  return from && to ? { from, to } : null;
}

const iso = (at: string) => new Date(at).toISOString();

function presentPayment({ payment }: OrderRow): Order["payment"] {
  return payment && { ...payment, paidAt: iso(payment.paidAt) };
}

/** Refunds of an online payment, and cash refunds with the amount still owed. */
function presentRefunds(row: OrderRow): Unsent<Order["refunds"]> {
  const online = row.refunds.map((refund) => ({ ...refund, how: "source" as const, reference: null }));
  const given = (row.cash?.refunds ?? []).map((refund) => ({ ...refund, status: "processed" as const }));
  const left = cashStillOwed(row);
  const { owedAt = null, owedReason: reason = null } = row.cash ?? {};
  const owed =
    left > 0 && owedAt
      ? [{ amount: left, status: "pending" as const, how: null, reference: null, reason, at: owedAt }]
      : [];
  return [...online, ...given, ...owed].map((refund) => ({
    ...refund,
    reason: recall(refund.reason),
    at: iso(refund.at),
  }));
}

/** What each location sends. The shopper sees them only if there are several. */
export function presentParcels(row: OrderWithMoves): Unsent<AdminOrder["parcels"]> {
  return row.parcels.map(({ location, lines, courier }) => ({
    location,
    courier,
    items: presentPieces(row, lines).map(({ pieces: _, ...item }) => item),
  }));
}

/** Once it is handed over or cancelled, the code opens nothing. */
function presentPickup({ pickup, status, order_id: orderId }: OrderRow): Order["pickup"] {
  return (
    pickup && {
      code: status === "packed" ? pickupCode(orderId) : null,
      keepUntil: pickup.keepUntil && iso(pickup.keepUntil),
    }
  );
}

const showsCode: readonly OrderRow["status"][] = ["packed", "out_for_delivery"];

/** The slot, and the code for the driver while somebody may come. */
function presentTrip({ trip, status, order_id: orderId }: OrderRow): Order["vehicle"] {
  return trip && { slot: trip.slot, code: showsCode.includes(status) ? pickupCode(orderId) : null };
}

/** A line of an order list. */
export function presentListItem(row: OrderRow): Unsent<OrderListItem> {
  return {
    _id: row.order_id,
    orderNumber: row.number,
    summaryKey: summaryKey(row.number),
    userId: row.customer_id,
    orderStatus: row.status,
    paymentStatus: row.payment_status,
    paymentMethod: row.payment_method,
    cancellationReason: recall(row.cancellation_reason),
    razorpayOrderId: row.provider_order_id,
    cartItems: row.lines.map(presentLine),
    deliveryPincode: row.address.pincode,
    deliveryMethod: row.delivery_method,
    pickup: presentPickup(row),
    vehicle: presentTrip(row),
    notes: row.notes,
    subtotal: row.subtotal,
    shippingCharge: row.shipping_charge,
    codFee: row.cod_fee,
    totalAmount: row.total,
    discount: addRupees(...row.discounts.flatMap(({ goods, delivery }) => [goods, delivery])),
    discounts: row.discounts.map(({ promotionId: _id, isCounted: _counted, ...discount }) => discount),
    orderDate: row.placed_at.toISOString(),
    orderUpdateDate: row.updated_at.toISOString(),
    expectedDelivery: presentWindow(row),
    courier: row.courier,
    payment: presentPayment(row),
    refunds: presentRefunds(row),
    refundDue: refundDue(row),
    refundAccount: row.refund_account && {
      ...row.refund_account,
      savedAt: iso(row.refund_account.savedAt),
    },
    canSaveRefundAccount: takesRefundAccount(row),
    confirmation: presentConfirmation(row),
    canCancel: canCancel(row.status),
    ...returnWindow(row),
    returnRequest: presentReturn(row),
    hasInvoice: row.has_invoice,
    hasCreditNote: row.has_credit_note,
  };
}

/** The whole order, for its shopper. */
export function presentOrder(row: OrderWithMoves): Unsent<Order> {
  const { buyerAddress: _, company = null, gstin = null, ...address } = row.address;
  return {
    ...presentListItem(row),
    addressInfo: { ...address, company, gstin },
    timeline: row.moves.map(presentMove),
  };
}

/** For anyone but the shopper, who says the codes: whoever knows them may take the goods away. */
export const withoutCodes = <Read extends Pick<Unsent<Order>, "pickup" | "vehicle">>(order: Read): Read => ({
  ...order,
  pickup: order.pickup && { ...order.pickup, code: null },
  vehicle: order.vehicle && { ...order.vehicle, code: null },
});

/** The whole order, for staff. */
export function presentAdminOrder(row: OrderWithMoves): Unsent<AdminOrder> {
  const order = withoutCodes(presentOrder(row));
  return {
    ...order,
    returnRequest: order.returnRequest && {
      ...order.returnRequest,
      reason: row.return_request?.reason ?? null,
    },
    timeline: row.moves.map(presentStaffMove),
    customer: row.customer,
    shippingFailure: row.shipping_failure && {
      ...row.shipping_failure,
      message: recall(row.shipping_failure.message),
    },
    booking: row.delivery_method === "courier" ? presentBooking(row) : null,
    parcels: presentParcels(row),
    cashReceipts: (row.cash?.receipts ?? []).map((receipt) => ({
      ...receipt,
      at: iso(receipt.at),
      takenBackAt: receipt.takenBackAt && iso(receipt.takenBackAt),
    })),
    writtenOff: presentPieces(row, row.written_off).map(({ pieces: _, ...item }) => item),
    paymentExpiresAt: row.payment_expires_at?.toISOString() ?? null,
    nextStatuses: legalTransitions(row.status, "admin", row.delivery_method),
    version: orderVersion(row),
  };
}
