import type { Actor, OrderStatus } from "../contract/order-states";
import { byLocation, heldPieces, type Pieces } from "../inventory/order-stock";
import type { OrderRow } from "../orders/order-row";
import type { SharedTransaction } from "../platform/engine/shared-transaction";
import type { ParcelPiece } from "../shipping/parcel/booking-row";
import { bookable } from "./book-parcel";
import { askedAnew, callBackChanged, forgetOtherCash } from "./cash-changed";
import { courierInUse } from "./courier-in-use";

type Transition = {
  to: OrderStatus;
  by: Actor;
  courier?: { awb: string } | null;
  isPast?: true;
};

/** One booking per parcel: a repeated request returns the same one; a cancelled one is followed by a new one. */
const ASK = `
  insert into shop_booking as b (order_id, nth, location_id, pieces, reference, state, due_at)
  select $1, nth, location, pieces, $2 || case when nth > 1 then '-P' || nth else '' end, 'waiting', now()
  from jsonb_to_recordset($3) as parcel (nth integer, location text, pieces jsonb)
  on conflict (order_id, nth) do update set ${askedAnew}, reference = excluded.reference || '-' || (b.parcel + 1),
    location_id = excluded.location_id, pieces = excluded.pieces, wanted_courier = null
    where b.state = 'cancelled'`;

type AskedParcel = { nth: number; location: string | null; pieces: ParcelPiece[] | null };

/** A parcel for each location that holds something of the order; one for the whole order if that is one location. */
function parcelsOf(order: OrderRow, held: readonly Pieces[]): AskedParcel[] {
  const locations = [...byLocation(held)];
  if (locations.length <= 1) return [{ nth: 1, location: locations[0]?.[0] ?? null, pieces: null }];
  const counted = new Map<string, number>();
  const count = (lineItemId: string, quantity: number): ParcelPiece => {
    const before = counted.get(lineItemId) ?? 0;
    counted.set(lineItemId, before + quantity);
    return { lineItemId, quantity, before };
  };
  const parcels = locations.map(([location, pieces], at) => ({
    nth: at + 1,
    location,
    pieces: pieces.map(({ lineItemId, quantity }) => count(lineItemId, quantity)),
  }));
  // Items without a stock record are packed with the first parcel.
  const others = order.lines.filter(({ lineItemId }) => !counted.has(lineItemId));
  parcels[0]?.pieces.push(...others.map(({ lineItemId, quantity }) => count(lineItemId, quantity)));
  return parcels;
}

/** Queues the booking of the order's parcels, within the caller's transaction. */
export async function askForBooking(transaction: SharedTransaction, order: OrderRow): Promise<void> {
  const parcels = parcelsOf(order, await heldPieces(transaction, order.lines));
  await transaction.sql({
    name: "booking-ask",
    text: ASK,
    values: [order.order_id, order.number, JSON.stringify(parcels)],
  });
}

type CalledOff = {
  /** The number of the parcel to keep. */
  except: string | null;
  /** Whether those are not booked anew that are called off because of their cash. */
  forGood: boolean;
};

/** Queues the cancellation of the order's parcels. */
async function askToCallOff(
  { sql }: SharedTransaction,
  orderId: string,
  { except, forGood }: CalledOff,
): Promise<void> {
  await sql({
    name: "booking-call-off",
    text: `with called_off as (
             update shop_booking set state = 'cancelling', books_again = false, due_at = now(), attempts = 0, last_error = null,
               updated_at = now()
             where order_id = $1 and (state in ('waiting', 'booked', 'failed') or (state = 'cancelling' and books_again and $3))
               and ($2::text is null or awb is distinct from $2)
             returning order_id
           )
           update shop_order o set shipping_failure = null where o.order_id in (select order_id from called_off)`,
    values: [orderId, except, forGood],
  });
}

/**
 * Keeps the booking in step with the order's status: booked when it is confirmed, cancelled when the order is
 * cancelled, or when staff send it another way. Written in the transaction of the status change, processed after it.
 */
export async function followOrder(
  transaction: SharedTransaction,
  order: OrderRow,
  { to, by, courier, isPast }: Transition,
): Promise<void> {
  // No courier comes for what is picked up, or brought by the shop itself.
  if (order.delivery_method !== "courier") return;
  const isMove = to !== order.status;
  if (isMove && to === "cancelled")
    return askToCallOff(transaction, order.order_id, { except: null, forGood: true });
  if (by === "admin" && courier)
    return askToCallOff(transaction, order.order_id, { except: courier.awb, forGood: true });
  // Sent without a number: if it is not booked by now, a pickup would be in vain. A parcel that is called off because of its
  // cash may be the one that was sent: the courier knows.
  if (isMove && to === "shipped" && by === "admin" && !order.courier)
    return askToCallOff(transaction, order.order_id, { except: null, forGood: false });
  if (isMove && to === "confirmed" && !isPast && courierInUse()) await askForBooking(transaction, order);
}

/** Books the order's parcels anew if they collect cash that has come, or none that is due again; what has left goes as it is. */
export async function followCash({ sql }: SharedTransaction, order: OrderRow): Promise<void> {
  const { order_id: orderId, delivery_method: method, status } = order;
  if (method !== "courier" || !courierInUse()) return;
  await sql(forgetOtherCash(orderId));
  if (bookable.includes(status)) await sql(callBackChanged(orderId, { orBegun: true }));
}
