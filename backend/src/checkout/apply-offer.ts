import { messages } from "../contract/messages";
import { addRupees, type Paise, toRupees } from "../contract/money";
import { Refusal } from "../contract/refusal";
import type { OrderDiscount } from "../orders/order-discount";
import { indiaClock } from "../platform/india-day";
import { isCounted, labelOf } from "../promotions/definitions";
import { goodsPaise, type Offer, paiseOffDelivery, paiseOffGoods, paiseOffLine } from "../promotions/offer";
import { gstRateOf } from "../tax/rate";
import { linePaise, type PricedLine, type PricedOrder } from "./price-order";
import type { PlacementRequest } from "./request";

/** The line at its reduced price: the rate of GST follows from what one item costs after the discount. */
export function reduced<Line extends PricedLine>(line: Line, discountPaise: Paise, day: string): Line {
  if (discountPaise === 0) return line;
  const unitPrice = toRupees(linePaise({ ...line, discountPaise })) / line.quantity;
  return {
    ...line,
    discountPaise,
    lineGstRate: gstRateOf({ hsn: line.hsn, gstRate: line.gstRate, unitPrice }, day),
  };
}

/** What each promotion takes off, as the order keeps it. */
export const discountsOf = ({ applied }: Offer): OrderDiscount[] =>
  applied.map((one) => ({
    promotionId: one.definition.id,
    code: one.definition.code,
    label: labelOf(one.definition),
    isAutomatic: one.definition.is_automatic,
    isCounted: isCounted(one.definition),
    goods: toRupees(goodsPaise(one)),
    delivery: toRupees(one.deliveryPaise),
  }));

/**
 * The order with what promotions take off it (ADR-0039). Weight, charges and the limits of cash are those of the goods
 * at their prices: a discount neither costs the free delivery that the pages promise, nor buys it. 422 `nothing_to_pay`
 * if an online payment would have no amount.
 */
export function applyOffer(order: PricedOrder, offer: Offer, request: PlacementRequest): PricedOrder {
  if (offer.applied.length === 0) return order;
  const { day } = indiaClock(request.at);
  const subtotal = addRupees(order.subtotal, -toRupees(paiseOffGoods(offer)));
  const shippingCharge = addRupees(order.shippingCharge, -toRupees(paiseOffDelivery(offer)));
  const total = addRupees(subtotal, shippingCharge, order.codFee);
  if (total < 1 && request.paymentMethod === "online")
    throw new Refusal(422, "nothing_to_pay", messages.nothingToPay);
  return {
    ...order,
    lines: order.lines.map((line) => reduced(line, paiseOffLine(offer, line.cartLineId), day)),
    subtotal,
    shippingCharge,
    total,
    discounts: discountsOf(offer),
  };
}
