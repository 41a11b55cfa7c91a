import type { MedusaContainer } from "@medusajs/framework/types";
import { generateEntityId, Modules } from "@medusajs/framework/utils";
import { engineAddress } from "../accounts/addresses/engine-address";
import { addRupees, paise, toRupees } from "../contract/money";
import { choiceOf } from "../contract/variant-options";
import { type OrderingIds, optionOf } from "../platform/engine/ordering-ids";
import { deliveryOption, pickupOption, vehicleOption } from "../platform/engine/provider-names";
import type { EngineContext, SharedTransaction } from "../platform/engine/shared-transaction";
import { type Offer, paiseOffDelivery } from "../promotions/offer";
import { deliveryRateOf } from "../tax/rate";
import { goodsTaxLines, type TaxedGoods, taxLines } from "../tax/tax-lines";
import { linePaise, type PricedLine, type PricedOrder } from "./price-order";
import type { PlacementRequest } from "./request";

/** An internal method of the order module: it writes the order without reading it back. */
type OrderModule = {
  createOrders_: (orders: object[], context: EngineContext) => Promise<{ id: string }[]>;
};

export type NumberedLine = PricedLine & { lineItemId: string };

/** One item as it is taxed; with a discount the whole line, because what is taken off is not a multiple of its items. */
function taxedGoods(line: NumberedLine): TaxedGoods {
  const { paidPrice, purchasePrice, lineGstRate: rate, quantity, discountPaise } = line;
  if (discountPaise === 0) return { paidPrice, rate, purchasePrice };
  const bought = purchasePrice === null ? null : purchasePrice * quantity;
  return { paidPrice: toRupees(linePaise(line)), rate, purchasePrice: bought };
}

/** What each promotion takes off a line; GST is included, as in the price. */
const adjustmentsOf = ({ applied }: Offer, { cartLineId }: NumberedLine) =>
  applied.flatMap(({ definition, lines }) => {
    const off = lines.get(cartLineId) ?? paise(0);
    if (off === 0) return [];
    return [
      { promotion_id: definition.id, code: definition.code, amount: toRupees(off), is_tax_inclusive: true },
    ];
  });

/** The same for delivery, without GST: the engine adds its rate to what is taken off a shipping method. */
const deliveryAdjustments = ({ applied }: Offer, rate: number) =>
  applied.flatMap(({ definition, deliveryPaise }) =>
    deliveryPaise > 0
      ? [{ promotion_id: definition.id, code: definition.code, amount: deliveryPaise / (100 + rate) }]
      : [],
  );

const optionValues = ({ size, options }: NumberedLine) => {
  if (options.length > 0) return Object.fromEntries(options.map(({ name, value }) => [name, value]));
  return size ? { Size: size } : null;
};

function engineItem(line: NumberedLine, offer: Offer, deliveryState: string) {
  return {
    id: line.lineItemId,
    title: line.title,
    subtitle: choiceOf(line),
    thumbnail: line.image,
    quantity: line.quantity,
    product_id: line.productId,
    product_title: line.title,
    product_handle: line.slug,
    variant_id: line.variantId,
    variant_sku: line.sku,
    variant_title: choiceOf(line) ?? "Default",
    variant_option_values: optionValues(line),
    requires_shipping: true,
    is_discountable: true,
    is_tax_inclusive: true,
    unit_price: line.paidPrice,
    compare_at_unit_price: line.paidPrice < line.price ? line.price : null,
    metadata: { hsn: line.hsn },
    tax_lines: goodsTaxLines(taxedGoods(line), deliveryState),
    adjustments: adjustmentsOf(offer, line),
  };
}

const optionNames = {
  courier: deliveryOption.name,
  vehicle: vehicleOption.name,
  pickup: pickupOption.name,
} as const;

/**
 * Delivery and the cash fee as the engine's shipping methods, taxed as the invoice does.
 * Both name the order's one shipping option: the engine's fulfilment flow looks at whichever it finds first.
 */
function shippingMethods(
  order: PricedOrder,
  offer: Offer,
  ids: OrderingIds,
  { address, deliveryMethod }: PlacementRequest,
) {
  const rate = deliveryRateOf(
    order.lines.map((line) => ({ total: linePaise(line), rate: line.lineGstRate })),
  );
  const method = (name: string, amount: number) => ({
    name,
    amount,
    is_tax_inclusive: true,
    shipping_option_id: optionOf(ids, deliveryMethod),
    data: { ...order.parcel },
    tax_lines: taxLines(rate, address.state),
  });
  const full = addRupees(order.shippingCharge, toRupees(paiseOffDelivery(offer)));
  const delivery = {
    ...method(optionNames[deliveryMethod], full),
    adjustments: deliveryAdjustments(offer, rate),
  };
  return order.codFee > 0 ? [delivery, method("Cash on delivery fee", order.codFee)] : [delivery];
}

/** Writes the engine's order with its items, taxes and shipping methods. Returns its id and the lines' ids. */
export async function createEngineOrder(
  scope: MedusaContainer,
  transaction: SharedTransaction,
  engine: OrderingIds,
  order: PricedOrder,
  offer: Offer,
  request: PlacementRequest,
): Promise<{ orderId: string; lines: NumberedLine[] }> {
  const { buyer, address } = request;
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
    shipping_address: { customer_id: buyer.id, ...engineAddress(address) },
    billing_address: { customer_id: buyer.id, ...engineAddress(address) },
    items: lines.map((line) => engineItem(line, offer, address.state)),
    shipping_methods: shippingMethods(order, offer, engine, request),
  };
  const [created] = await orders.createOrders_([input], transaction.on(orders));
  if (!created) throw new Error("The engine made no order.");
  await transaction.flush(orders);
  return { orderId: created.id, lines };
}
