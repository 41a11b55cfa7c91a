import type { MedusaContainer } from "@medusajs/framework/types";
import { generateEntityId, Modules } from "@medusajs/framework/utils";
import type { OrderAddress } from "../orders/order-address";
import type { EngineIds } from "../platform/engine/engine-ids";
import type { EngineContext, SharedTransaction } from "../platform/engine/shared-transaction";
import { deliveryRateOf } from "../tax/rate";
import { goodsTaxLines, taxLines } from "../tax/tax-lines";
import type { PricedLine, PricedOrder } from "./price-order";
import type { PlacementRequest } from "./request";

/** An internal method of the order module: it writes the order without reading it back. */
type OrderModule = {
  createOrders_: (orders: object[], context: EngineContext) => Promise<{ id: string }[]>;
};

export type NumberedLine = PricedLine & { lineItemId: string };

function engineAddress(
  { name, phone, address, city, state, pincode, notes }: OrderAddress,
  customerId: string,
) {
  return {
    customer_id: customerId,
    first_name: name,
    phone,
    address_1: address,
    address_2: notes,
    city,
    province: state,
    postal_code: pincode,
    country_code: "in",
  };
}

function engineItem(line: NumberedLine, deliveryState: string) {
  return {
    id: line.lineItemId,
    title: line.title,
    subtitle: line.size,
    thumbnail: line.image,
    quantity: line.quantity,
    product_id: line.productId,
    product_title: line.title,
    product_handle: line.slug,
    variant_id: line.variantId,
    variant_sku: line.sku,
    variant_title: line.size ?? "Default",
    variant_option_values: line.size ? { Size: line.size } : null,
    requires_shipping: true,
    is_discountable: true,
    is_tax_inclusive: true,
    unit_price: line.paidPrice,
    compare_at_unit_price: line.paidPrice < line.price ? line.price : null,
    metadata: { hsn: line.hsn },
    tax_lines: goodsTaxLines({ ...line, rate: line.lineGstRate }, deliveryState),
  };
}

/**
 * Delivery and the cash fee as the engine's shipping methods, taxed as the invoice does.
 * Both name the one shipping option: the engine's fulfilment flow looks at whichever it finds first.
 */
function shippingMethods(order: PricedOrder, optionId: string, deliveryState: string) {
  const rate = deliveryRateOf(
    order.lines.map((line) => ({ total: line.paidPrice * line.quantity, rate: line.lineGstRate })),
  );
  const method = (name: string, amount: number) => ({
    name,
    amount,
    is_tax_inclusive: true,
    shipping_option_id: optionId,
    data: { ...order.parcel },
    tax_lines: taxLines(rate, deliveryState),
  });
  const delivery = method("Home delivery", order.shippingCharge);
  return order.codFee > 0 ? [delivery, method("Cash on delivery fee", order.codFee)] : [delivery];
}

/** Writes the engine's order with its items, taxes and shipping methods. Returns its id and the lines' ids. */
export async function createEngineOrder(
  scope: MedusaContainer,
  transaction: SharedTransaction,
  engine: EngineIds & { shippingOptionId: string },
  order: PricedOrder,
  { buyer, address }: PlacementRequest,
): Promise<{ orderId: string; lines: NumberedLine[] }> {
  const orders = scope.resolve(Modules.ORDER) as unknown as OrderModule;
  const lines = order.lines.map((line) => ({ ...line, lineItemId: generateEntityId(undefined, "ordli") }));
  const input = {
    region_id: engine.regionId,
    customer_id: buyer.id,
    sales_channel_id: engine.salesChannelId,
    status: "pending",
    email: buyer.email,
    currency_code: "inr",
    no_notification: false,
    shipping_address: engineAddress(address, buyer.id),
    billing_address: engineAddress(address, buyer.id),
    items: lines.map((line) => engineItem(line, address.state)),
    shipping_methods: shippingMethods(order, engine.shippingOptionId, address.state),
  };
  const [created] = await orders.createOrders_([input], transaction.on(orders));
  if (!created) throw new Error("The engine made no order.");
  await transaction.flush(orders);
  return { orderId: created.id, lines };
}
