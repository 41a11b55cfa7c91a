import type { MedusaContainer } from "@medusajs/framework/types";
import type { OrderStatus } from "../../contract/order-states";
import { bookable, bookParcel, quietHours } from "../../couriers/book-parcel";
import { callOff } from "../../couriers/call-off";
import type { Courier } from "../../couriers/courier";
import { courierInUse } from "../../couriers/courier-in-use";
import { giveBack, takeDue, takeOne } from "../../couriers/lease";
import { onWake } from "../../couriers/wake";
import { query } from "../../platform/db/pool";
import { log } from "../../platform/log";
import type { LeasedBooking } from "../../shipping/parcel/booking-row";
import { drainInbox } from "./inbox";
import { isUnderway, takeReport } from "./take-report";

const sweepMs = 3_000;
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
  const { order_id: orderId, awb } = booking;
  if (!awb || !isUnderway(await statusOf(orderId))) return giveBack(orderId, null);
  try {
    await takeReport(scope, await courier.track(awb));
    await query({
      name: "booking-release",
      text: "update shop_booking set leased_until = null where order_id = $1",
      values: [orderId],
    });
  } catch (error) {
    log.info({ orderId, err: error }, "courier: no news of a parcel");
    await giveBack(orderId, quietHours * 3_600);
  }
}

async function workOn(scope: MedusaContainer, courier: Courier, booking: LeasedBooking): Promise<void> {
  switch (booking.state) {
    case "waiting":
    case "failed":
      // An order that was sent another way meanwhile needs no booking.
      return bookable.includes(await statusOf(booking.order_id))
        ? bookParcel(courier, booking)
        : giveBack(booking.order_id, null);
    case "cancelling":
      return callOff(courier, booking);
    case "booked":
      return askAfter(scope, courier, booking);
    case "cancelled":
      return giveBack(booking.order_id, null);
  }
}

/** Books, cancels and polls due bookings until none is left. */
export async function workOffBookings(scope: MedusaContainer): Promise<void> {
  const courier = courierInUse();
  if (!courier) return;
  for (;;) {
    const due = await takeDue(atOnce);
    await Promise.all(due.map((booking) => workOn(scope, courier, booking)));
    if (due.length < atOnce) return;
  }
}

/** Processes one order's booking now, unless another worker has it. */
export async function workOffBooking(scope: MedusaContainer, orderId: string): Promise<void> {
  const courier = courierInUse();
  const booking = courier && (await takeOne(orderId));
  if (courier && booking) await workOn(scope, courier, booking);
}

/** Processes due bookings at once and every few seconds; returns a function that stops it. */
export function startCourier(scope: MedusaContainer): () => Promise<void> {
  let isStopped = false;
  let soon: NodeJS.Timeout | undefined;
  let bookings: Promise<void> = Promise.resolve();
  let reports: Promise<void> = Promise.resolve();
  const quietly = (work: Promise<void>) =>
    work.catch((error) => log.warn({ err: error }, "courier: the sweep failed, the next one comes"));
  const sweep = () => {
    if (isStopped) return;
    // Reports are processed first: they need no call to the courier.
    reports = quietly(reports.then(() => (isStopped ? undefined : drainInbox(scope))));
    bookings = quietly(bookings.then(() => (isStopped ? undefined : workOffBookings(scope))));
  };
  onWake(() => {
    if (soon || isStopped) return;
    soon = setTimeout(() => {
      soon = undefined;
      sweep();
    }, 50);
    soon.unref();
  });
  const timer = setInterval(sweep, sweepMs);
  timer.unref();
  sweep();
  return async () => {
    isStopped = true;
    onWake(undefined);
    clearInterval(timer);
    clearTimeout(soon);
    await Promise.all([reports, bookings]);
  };
}
