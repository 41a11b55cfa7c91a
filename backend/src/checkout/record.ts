import { generateEntityId } from "@medusajs/framework/utils";
import { cashKeys } from "../contract/cash-keys";
import { toRupees } from "../contract/money";
import type { OrderStatus, PaymentStatus } from "../contract/order-states";
import { newOrderCode } from "../orders/confirmation/code";
import type { FrozenLine } from "../orders/frozen-line";
import { orderSearchText } from "../orders/search-text";
import type { SharedTransaction } from "../platform/engine/shared-transaction";
import type { NumberedLine } from "./engine-order";
import { orderNumberPrefix } from "./order-number";
import { linePaise, type PricedOrder } from "./price-order";
import { recordStatement } from "./record-statement";
import { type PlacementRequest, partyOf } from "./request";

/** The stored data of a line, so that later changes of the product leave the order as it was. */
export function freeze(line: NumberedLine): FrozenLine {
  return {
    productId: line.productId,
    slug: line.slug,
    title: line.title,
    ...(line.titles && { titles: line.titles }),
    image: line.image,
    price: line.price,
    salePrice: line.salePrice,
    quantity: line.quantity,
    ...(line.size && { size: line.size }),
    ...(line.options.length > 0 && { options: line.options }),
    hsn: line.hsn,
    gstRate: line.lineGstRate,
    lineTotal: toRupees(linePaise(line)),
    ...(line.discountPaise > 0 && { discount: toRupees(line.discountPaise) }),
    ...(line.purchasePrice !== null && { purchasePrice: line.purchasePrice }),
    lineItemId: line.lineItemId,
    variantId: line.variantId,
    inventoryItemId: line.inventoryItemId,
  };
}

export type RecordInput = {
  orderId: string;
  cartId: string;
  collectionId: string;
  lines: readonly NumberedLine[];
  order: PricedOrder;
  request: PlacementRequest;
  hash: string;
  /** For how many days an order that is picked up is kept. */
  keepDays: number;
  status: OrderStatus;
  paymentStatus: PaymentStatus;
};

/** Writes the shop's side of the order. Returns its number, such as ORD-26-000123. */
export async function recordOrder({ sql }: SharedTransaction, input: RecordInput): Promise<string> {
  const { order, request } = input;
  const { buyer, address } = request;
  const code = order.asksForCode ? newOrderCode(input.orderId) : undefined;
  const [made] = await sql<{ number: string }>(
    recordStatement({
      orderId: input.orderId,
      numberPrefix: orderNumberPrefix(request.at),
      customerId: buyer.id,
      cartId: input.cartId,
      status: input.status,
      paymentStatus: input.paymentStatus,
      paymentMethod: request.paymentMethod,
      deliveryMethod: request.deliveryMethod,
      keepDays: input.keepDays,
      slotDay: order.slot?.day ?? null,
      slotFrom: order.slot?.from ?? null,
      slotTo: order.slot?.to ?? null,
      subtotal: order.subtotal,
      shippingCharge: order.shippingCharge,
      codFee: order.codFee,
      total: order.total,
      lines: JSON.stringify(input.lines.map(freeze)),
      discounts: JSON.stringify(order.discounts),
      address: JSON.stringify(address),
      customer: JSON.stringify({ userName: buyer.userName, email: buyer.email, phone: buyer.phone }),
      pincode: address.pincode,
      notes: request.notes,
      expectedFrom: order.expected.from,
      expectedTo: order.expected.to,
      requestHash: input.hash,
      search: orderSearchText(address, buyer),
      cashKeys: cashKeys(partyOf(request)),
      placedAt: request.at,
      idempotencyKey: request.idempotencyKey,
      cartLinkId: generateEntityId(undefined, "ordercart"),
      paymentLinkId: generateEntityId(undefined, "ordpay"),
      collectionId: input.collectionId,
      isPlaced: input.status !== "pending_payment",
      codeHash: code?.hash ?? null,
      codeSecret: code?.secret ?? null,
      codeHours: order.codeHours,
    }),
  );
  if (!made) throw new Error("The order was not recorded.");
  return made.number;
}
