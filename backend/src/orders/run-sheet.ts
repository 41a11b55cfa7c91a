import { sellablesOfProducts } from "../catalog/sellable";
import { addRupees } from "../contract/money";
import { titleWithChoice } from "../contract/variant-options";
import type { RunSheet, Stop } from "../contract/vehicle";
import { query } from "../platform/db/pool";
import { bookingColumn, parcelsColumn } from "../shipping/parcel/booking-row";
import { slotKey } from "../shipping/vehicle/slots";
import { movesColumn, type OrderWithMoves, orderColumns } from "./order-row";

/** Not those that wait for their payment: most of them are placed within the hour, or never. */
const OF_DAY = `
  select ${orderColumns}, ${movesColumn}, ${bookingColumn}, ${parcelsColumn}
  from shop_vehicle_trip t join shop_order o using (order_id)
  where t.day = $1 and t.is_held and o.status <> 'pending_payment'
  order by t.starts, o.address ->> 'pincode', o.address ->> 'address', o.order_id`;

/** Kilograms of one piece of each variant that the shop still knows. */
async function weightsOf(orders: readonly OrderWithMoves[]): Promise<Map<string, number>> {
  const productIds = new Set(orders.flatMap(({ lines }) => lines.map(({ productId }) => productId)));
  const known = await sellablesOfProducts([...productIds]);
  return new Map(known.map(({ variantId, weightKg }) => [variantId, weightKg]));
}

const exact = (kg: number) => Math.round(kg * 1_000) / 1_000;

function weightOf({ lines }: OrderWithMoves, weights: ReadonlyMap<string, number>): number | null {
  const kilograms = lines.map(({ variantId, quantity }) => (weights.get(variantId) ?? Number.NaN) * quantity);
  const sum = kilograms.reduce((total, kg) => total + kg, 0);
  return Number.isNaN(sum) ? null : exact(sum);
}

function stopOf(order: OrderWithMoves, weights: ReadonlyMap<string, number>): Stop {
  const { name, phone, address, city, pincode, notes } = order.address;
  return {
    orderId: order.order_id,
    orderNumber: order.number,
    orderStatus: order.status,
    name,
    phone,
    address: `${address}, ${city} ${pincode}`,
    notes: [notes, order.notes].flatMap((note) => note || []),
    items: order.lines.map((line) => ({ title: titleWithChoice(line), quantity: line.quantity })),
    weightKg: weightOf(order, weights),
    toCollect: order.payment_status === "cod_due" ? order.total : 0,
  };
}

/** The orders of one day of the shop's own vehicle, in the order of its slots. */
export async function runSheet(day: string): Promise<RunSheet> {
  const orders = await query<OrderWithMoves>({ name: "run-sheet", text: OF_DAY, values: [day] });
  const weights = await weightsOf(orders);
  const keyOf = ({ trip }: OrderWithMoves) => (trip ? slotKey(trip.slot) : "");
  const slots = [...new Set(orders.map(keyOf))].flatMap((key) => {
    const those = orders.filter((order) => keyOf(order) === key);
    const slot = those[0]?.trip?.slot;
    if (!slot) return [];
    const stops = those.map((order) => stopOf(order, weights));
    return {
      slot,
      stops,
      weightKg: exact(stops.reduce((kg, stop) => kg + (stop.weightKg ?? 0), 0)),
      toCollect: addRupees(...stops.map(({ toCollect }) => toCollect)),
    };
  });
  return { day, slots };
}
