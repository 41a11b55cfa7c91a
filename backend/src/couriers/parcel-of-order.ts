import type { OrderRow } from "../orders/order-row";
import { query } from "../platform/db/pool";
import { boxOf, type PackedLine } from "../shipping/parcel/box";
import { shippingRules } from "../shipping/rules-in-force";
import type { Parcel } from "./courier";

type Measured = Omit<PackedLine, "quantity"> & { variantId: string; sku: string | null };

const figure = (column: string, otherwise: number) =>
  `coalesce(round(p.${column}::numeric, 3)::float8, ${otherwise})`;

/** Weights and sides stand on the engine's product, which keeps its row also when it is no longer sold. */
async function measure(variantIds: readonly string[]): Promise<Map<string, Measured>> {
  const rows = await query<Measured>({
    name: "measure-variants",
    text: `select v.id as "variantId", v.sku, ${figure("weight", 0.5)} as "weightKg",
             ${figure("length", 1)} as "lengthCm", ${figure("width", 1)} as "breadthCm",
             ${figure("height", 1)} as "heightCm"
           from product_variant v join product p on p.id = v.product_id where v.id = any ($1)`,
    values: [variantIds],
  });
  return new Map(rows.map((row) => [row.variantId, row]));
}

/** What a product counts as that was wiped from the engine altogether. */
const unknown = { sku: null, weightKg: 0.5, lengthCm: 10, breadthCm: 10, heightCm: 10 };

/** An order's goods as the courier service gets them. */
export async function parcelOfOrder(order: OrderRow, reference: string): Promise<Parcel> {
  const [measured, { home }] = await Promise.all([
    measure(order.lines.map(({ variantId }) => variantId)),
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
      unitPrice: Math.round((lineTotal / quantity) * 100) / 100,
      hsn,
    })),
    isCash: order.payment_method === "cod" && order.payment_status === "cod_due",
    subtotal: order.subtotal,
    shippingCharge: order.shipping_charge,
    codFee: order.cod_fee,
    ...boxOf(lines),
  };
}
