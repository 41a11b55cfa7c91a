import type { MedusaContainer } from "@medusajs/framework/types";
import { messages } from "../../contract/messages";
import type { OrderStatus } from "../../contract/order-states";
import { refuse } from "../../contract/refusal";
import type { VehicleSlot } from "../../contract/shipping";
import type { SlotWish } from "../../contract/vehicle-slot";
import { refuseOvertaken } from "../../orders/order-version";
import { sharedTransaction } from "../../platform/engine/shared-transaction";
import { wake } from "../../platform/queue/workers";
import { shippingRules } from "../../shipping/rules-in-force";
import { giveRoomBack, lockBoth, slotsForStaff, slotTaken, takeRoom } from "../../shipping/vehicle/hold-slot";
import { slotKey, staffSlots } from "../../shipping/vehicle/slots";
import { takenSlots } from "../../shipping/vehicle/taken-slots";
import { lockOrder } from "../transitions/transition-order";

/** An order that is on its way today, or was not taken at the door, may need another slot as well. */
const movable: readonly OrderStatus[] = [
  "pending_payment",
  "pending",
  "confirmed",
  "packed",
  "out_for_delivery",
  "delivery_failed",
];

/** The trip with its new slot, the promised days of the order, and a mail, a text and a notification about it, each with its number. */
const MOVE = `
  with trip as (
    update shop_vehicle_trip set day = $2, starts = $3, ends = $4, is_held = true, moves = moves + 1
    where order_id = $1 returning moves
  ), promised as (
    update shop_order set expected_from = $2, expected_to = $2, updated_at = now() where order_id = $1
  )
  insert into shop_outbox (topic, key, payload)
  select topic, topic || ' ' || trip.moves || ' ' || $1, jsonb_build_object('orderId', $1::text, 'nth', trip.moves)
  from trip, unnest(array['slot-moved', 'slot-moved-text', 'slot-moved-push']) as topic
  on conflict (key) do nothing`;

type Move = { orderId: string; slot: SlotWish; version?: string | undefined };

/**
 * Takes an order of the shop's own vehicle to another slot, as long as that has not ended, and writes to its shopper. To the slot that
 * it has, nothing happens. Two people at once: never more orders than a slot has room for. 404, 409 `slot_full`,
 * `not_by_vehicle`, `illegal_move`, `edit_conflict`.
 */
export async function moveSlot(
  scope: MedusaContainer,
  { orderId, slot, version }: Move,
): Promise<VehicleSlot> {
  // What needs another connection is read before the transaction begins.
  const [rules, taken, at] = [await shippingRules(), await takenSlots(), new Date()];
  const moved = await sharedTransaction(scope, async (transaction) => {
    const order = await lockOrder(transaction, { orderId });
    await refuseOvertaken(transaction, order, { version, to: order.status });
    if (!order.trip) throw refuse.conflict("not_by_vehicle", messages.notByVehicle);
    if (!movable.includes(order.status)) throw refuse.conflict("illegal_move", messages.notMovable);
    if (slotKey(order.trip.slot) === slotKey(slot)) return order.trip.slot;
    const chosen = staffSlots(rules, at).find((open) => slotKey(open) === slotKey(slot));
    if (!chosen) throw slotTaken(slotsForStaff(rules, at, taken));
    await lockBoth(transaction, orderId, chosen);
    await giveRoomBack(transaction, orderId);
    if (!(await takeRoom(transaction, chosen, rules))) throw slotTaken(slotsForStaff(rules, at, taken));
    await transaction.sql({
      name: "vehicle-trip-move",
      text: MOVE,
      values: [orderId, chosen.day, chosen.from, chosen.to],
    });
    return chosen;
  });
  wake("outbox");
  return moved;
}
