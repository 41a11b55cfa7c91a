import { setTimeout as pause } from "node:timers/promises";
import type { MedusaContainer } from "@medusajs/framework/types";
import type { OrderStatus } from "../../contract/order-states";
import { Refusal } from "../../contract/refusal";
import { bookable, bookParcel, quietHours } from "../../couriers/book-parcel";
import { callOff } from "../../couriers/call-off";
import type { Courier } from "../../couriers/courier";
import { courierInUse } from "../../couriers/courier-in-use";
import { giveBack, isOrderLeased, releaseBooking, takeDue, takeOrder } from "../../couriers/lease";
import { query } from "../../platform/db/pool";
import { log } from "../../platform/log";
import { drain } from "../../platform/queue/drain";
import type { Worker } from "../../platform/queue/workers";
import type { LeasedBooking } from "../../shipping/parcel/booking-row";
import { drainInbox } from "./inbox";
import { isUnderway, takeReport } from "./take-report";

const sweepMs = 3_000;
const soonSeconds = 20;
/** Bookings that one process works on at once: a slow courier delays at most these. */
const atOnce = 4;

async function statusOf(orderId: string): Promise<OrderStatus> {
  const [row] = await query<{ status: OrderStatus }>({
    name: "status-of-order",
    text: "select status from shop_order where order_id = $1",
    values: [orderId],
  });
  return row?.status ?? "cancelled";
}

/** Polls a parcel that had no news for hours: webhooks get lost. */
async function askAfter(scope: MedusaContainer, courier: Courier, booking: LeasedBooking): Promise<void> {
  const { id, order_id: orderId, awb } = booking;
  if (!awb || !isUnderway(await statusOf(orderId))) return giveBack(id, null);
  try {
    await takeReport(scope, await courier.track(awb));
    await query(releaseBooking(id));
  } catch (error) {
    log.info({ orderId, err: error }, "courier: no news of a parcel");
    // Somebody has changed the order meanwhile: the same news is read at once again.
    const isOvertaken = error instanceof Refusal && error.status === 409;
    await giveBack(id, isOvertaken ? soonSeconds : quietHours * 3_600);
  }
}

async function workOn(scope: MedusaContainer, courier: Courier, booking: LeasedBooking): Promise<void> {
  switch (booking.state) {
    case "waiting":
    case "failed":
      // An order that was sent another way meanwhile needs no booking.
      return bookable.includes(await statusOf(booking.order_id))
        ? bookParcel(courier, booking)
        : giveBack(booking.id, null);
    case "cancelling":
      return callOff(courier, booking);
    case "booked":
      return askAfter(scope, courier, booking);
    case "cancelled":
      return giveBack(booking.id, null);
  }
}

/** Books, cancels and polls due bookings until none is left. */
export async function workOffBookings(scope: MedusaContainer, isStopped?: () => boolean): Promise<void> {
  const courier = courierInUse();
  if (!courier) return;
  await drain({
    claim: () => takeDue(atOnce),
    most: atOnce,
    isStopped,
    work: (due) => Promise.all(due.map((booking) => workOn(scope, courier, booking))),
  });
}

/** A parcel with other cash than the courier knows is found out, called off and booked anew. */
const mostTurns = 3;

const betweenLooksMs = 150;

/** Processes one order's bookings now. What another worker has taken a moment before is waited for: its result is as good. */
export async function workOffBooking(scope: MedusaContainer, orderId: string): Promise<void> {
  const courier = courierInUse();
  if (!courier) return;
  let turns = 0;
  while (turns < mostTurns) {
    const due = await takeOrder(orderId);
    if (due.length > 0) {
      turns += 1;
      await Promise.all(due.map((booking) => workOn(scope, courier, booking)));
    } else if (await isOrderLeased(orderId)) await pause(betweenLooksMs);
    else return;
  }
}

/** Processes couriers' reports and due bookings; reports need no call to the courier and do not wait for one. */
export const courierWorkers = (scope: MedusaContainer): Worker[] => [
  { name: "courier reports", everyMs: sweepMs, work: ({ isStopped }) => drainInbox(scope, isStopped) },
  { name: "bookings", everyMs: sweepMs, work: ({ isStopped }) => workOffBookings(scope, isStopped) },
];
