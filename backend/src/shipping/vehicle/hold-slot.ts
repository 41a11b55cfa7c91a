import { messages } from "../../contract/messages";
import { Refusal } from "../../contract/refusal";
import type { VehicleSlot } from "../../contract/shipping";
import type { SharedTransaction } from "../../platform/engine/shared-transaction";
import type { ShippingRules } from "../defaults";
import { slotsLeft } from "./quote-vehicle";
import { freeSlots, staffSlots, type Taken } from "./slots";
import { takenSlots } from "./taken-slots";

type Named = Pick<VehicleSlot, "day" | "from">;

/** How many slots a refusal names. */
const named = 4;

/** A slot as any language reads it: `28/11 10:00–13:00`. */
const inFigures = ({ day, from, to }: VehicleSlot) => `${day.slice(8)}/${day.slice(5, 7)} ${from}–${to}`;

/** 409 `slot_full`, with those that are free. */
export const slotTaken = (free: readonly VehicleSlot[]): Refusal =>
  new Refusal(409, "slot_full", messages.slotFull(free.slice(0, named).map(inFigures).join(", ")), {
    data: { slots: free },
  });

/** Takes one place of a slot; false if it has none left. Waits for others who take or give back one of the same slot. */
export async function takeRoom(
  { sql }: SharedTransaction,
  { day, from }: Named,
  { vehicle }: ShippingRules,
): Promise<boolean> {
  const rows = await sql({
    name: "vehicle-room-take",
    text: `insert into shop_vehicle_slot as s (day, starts, held, room) values ($1, $2, 1, $3)
           on conflict (day, starts) do update set held = s.held + 1, room = excluded.room
             where s.held < excluded.room returning s.held`,
    values: [day, from, vehicle.perSlot],
  });
  return rows.length > 0;
}

/** Gives back the place that an order holds, once, however often it is called. */
export async function giveRoomBack({ sql }: SharedTransaction, orderId: string): Promise<void> {
  await sql({
    name: "vehicle-room-back",
    text: `with trip as (
             update shop_vehicle_trip set is_held = false where order_id = $1 and is_held returning day, starts
           )
           update shop_vehicle_slot s set held = s.held - 1 from trip where s.day = trip.day and s.starts = trip.starts`,
    values: [orderId],
  });
}

/**
 * Locks the slot that an order holds and the one that it gets instead, always in the order of time: so two people who swap slots
 * never deadlock.
 */
export async function lockBoth({ sql }: SharedTransaction, orderId: string, to: Named): Promise<void> {
  await sql({
    name: "vehicle-slots-lock",
    text: `select 1 from shop_vehicle_slot s
           where (s.day, s.starts) in (
             select $2::date, $3 union select t.day, t.starts from shop_vehicle_trip t where t.order_id = $1 and t.is_held)
           order by s.day, s.starts for update`,
    values: [orderId, to.day, to.from],
  });
}

/** Holds a shopper's slot for an order that is being placed, and gives back that of the unpaid one which it replaces. 409 `slot_full`. */
export async function holdForOrder(
  transaction: SharedTransaction,
  slot: VehicleSlot | null,
  { rules, at, replaced }: { rules: ShippingRules; at: Date; replaced: string | undefined },
): Promise<void> {
  if (replaced) {
    if (slot) await lockBoth(transaction, replaced, slot);
    await giveRoomBack(transaction, replaced);
  }
  if (!slot || (await takeRoom(transaction, slot, rules))) return;
  throw slotTaken(slotsLeft(rules, at, await takenSlots({ run: transaction.sql })));
}

/** The slots to which staff can take an order. */
export const slotsForStaff = (rules: ShippingRules, at: Date, taken: Taken): VehicleSlot[] =>
  freeSlots(staffSlots(rules, at), rules, taken);

/**
 * Holds the slot of an order again that was cancelled because its payment came late. 409 `slot_full` if it is full, or has begun.
 */
export async function holdAgain({ sql }: SharedTransaction, orderId: string): Promise<void> {
  const held = await sql({
    name: "vehicle-room-again",
    text: `with room as (
             update shop_vehicle_slot s set held = s.held + 1 from shop_vehicle_trip t
             where t.order_id = $1 and not t.is_held and s.day = t.day and s.starts = t.starts and s.held < s.room
               and (s.day + s.starts::time) at time zone 'Asia/Kolkata' > now()
             returning t.order_id
           )
           update shop_vehicle_trip t set is_held = true from room where t.order_id = room.order_id returning 1`,
    values: [orderId],
  });
  if (held.length === 0) throw slotTaken([]);
}
