import { measureVariants } from "../catalog/variant-measures";
import { addRupees } from "../contract/money";
import type { OrderRow } from "../orders/order-row";
import { boxOf } from "../shipping/parcel/box";
import { shippingRules } from "../shipping/rules-in-force";
import type { Parcel } from "./courier";

/** The weight and size used for a product that was deleted from the engine completely. */
const unknown = { sku: null, weightKg: 0.5, lengthCm: 10, breadthCm: 10, heightCm: 10 };

/** The items of an order as the courier service receives them. */
export async function parcelOfOrder(order: OrderRow, reference: string): Promise<Parcel> {
  const [measured, { home }] = await Promise.all([
    measureVariants(order.lines.map(({ variantId }) => variantId)),
    shippingRules(),
  ]);
  const lines = order.lines.map((line) => ({ ...line, ...(measured.get(line.variantId) ?? unknown) }));
  const { name, phone, address, notes, city, state, pincode } = order.address;
  return {
    reference,
    placedAt: order.placed_at,
    to: {
      name,
      phone,
      email: order.address.email || order.customer.email,
      address: notes ? `${address}, ${notes}` : address,
      city,
      state,
      pincode,
    },
    fromPincode: home.pincode,
    items: lines.map(({ title, size, sku, variantId, quantity, lineTotal, hsn }) => ({
      title: size ? `${title} (${size})` : title,
      sku: sku ?? variantId,
      quantity,
      unitPrice: addRupees(lineTotal / quantity),
      hsn,
    })),
    isCash: order.payment_method === "cod" && order.payment_status === "cod_due",
    subtotal: order.subtotal,
    shippingCharge: order.shipping_charge,
    codFee: order.cod_fee,
    ...boxOf(lines),
  };
}
