import type { MedusaContainer } from "@medusajs/framework/types";
import { messages } from "../../contract/messages";
import { legalTransitions, type OrderStatus, orderStatuses } from "../../contract/order-states";
import { quietHours } from "../../couriers/book-parcel";
import type { ParcelReport, Scan } from "../../couriers/courier";
import { leaveAsBooked } from "../../couriers/leave-as-booked";
import { forgetTrouble, noteTrouble } from "../../couriers/note-trouble";
import type { OrderRow } from "../../orders/order-row";
import { orderVersion } from "../../orders/order-version";
import { query, transaction } from "../../platform/db/pool";
import { indiaClock } from "../../platform/india-day";
import { moveOf, troubleOf } from "../../shipping/parcel/statuses";
import { transitionOrder } from "../transitions/transition-order";
import { wayTo } from "./way-to";

type Booked = {
  id: string;
  order_id: string;
  status: OrderStatus;
  payment_status: OrderRow["payment_status"];
  /** When the latest scan was made that has been heard of. */
  heard_at: Date | null;
  /** Where scans have brought the order so far. */
  brought_to: OrderStatus[];
  /** When staff have brought the order to its status; null if somebody else has. */
  staff_moved_at: Date | null;
  /** It was to be called off, to be booked anew without cash or with it. */
  is_called_back: boolean;
};

/** Whether a courier can still change the status. */
export const isUnderway = (status: OrderStatus) => legalTransitions(status, "courier").length > 0;

/** The order of this parcel; none for a number that was cancelled for good or is not ours. */
async function orderOf(awb: string): Promise<Booked | undefined> {
  const [row] = await query<Booked>({
    name: "order-of-awb",
    text: `select b.id, b.order_id, o.status, o.payment_status, b.moved_at as heard_at,
             array(select m.to_status from shop_order_move m where m.order_id = b.order_id and m.by = 'courier') as brought_to,
             (select case when m.by = 'admin' then m.at end from shop_order_move m where m.order_id = b.order_id
              order by m.id desc limit 1) as staff_moved_at,
             b.state = 'cancelling' as is_called_back
           from shop_booking b join shop_order o using (order_id)
           where b.awb = $1 and (b.state = 'booked' or (b.state = 'cancelling' and b.books_again))`,
    values: [awb],
  });
  return row;
}

const noteOf = ({ status, note, location }: Scan) =>
  [note || status, location].filter(Boolean).join(", ").slice(0, 300);

const KEEP = `
  insert into shop_parcel_scan (order_id, awb, at, status, location, note)
  select $1::text, $2::text, * from unnest($3::timestamptz[], $4::text[], $5::text[], $6::text[])
  on conflict do nothing returning at, status, location, note`;

/** Stores new scans and reports a problem with the parcel to staff; returns the problem. */
async function keepScans(orderId: string, { awb, scans }: ParcelReport): Promise<string | undefined> {
  const column = <Key extends keyof Scan>(key: Key) => scans.map((scan) => scan[key]);
  return transaction(async (client) => {
    const { rows } = await client.query<Scan>({
      name: "parcel-scans",
      text: KEEP,
      values: [orderId, awb, column("at"), column("status"), column("location"), column("note")],
    });
    const scan = rows.findLast(({ status }) => troubleOf(status));
    const code = scan && troubleOf(scan.status);
    if (scan && code) await client.query(noteTrouble(orderId, { code, message: noteOf(scan) }, 0));
    return code;
  });
}

type LatestMove = { scan: Scan; to: OrderStatus };

/** The courier's latest status of the parcel: reports may arrive in any order. */
async function latestMove(orderId: string, awb: string): Promise<LatestMove | undefined> {
  const scans = await query<Scan>({
    name: "parcel-way",
    text: `select at, status, location, note from shop_parcel_scan where order_id = $1 and awb = $2
           order by at desc, id desc`,
    values: [orderId, awb],
  });
  const moving = scans.flatMap((scan) => {
    const to = moveOf(scan.status);
    return to ? [{ scan, to }] : [];
  });
  // Of two at the same moment, the later status.
  const furthest = ({ to }: { to: OrderStatus }) => orderStatuses.indexOf(to);
  const [latest] = moving
    .filter(({ scan }) => scan.at.getTime() === moving[0]?.scan.at.getTime())
    .sort((a, b) => furthest(b) - furthest(a));
  return latest;
}

/** Whether the courier has taken a parcel along that was to be called off because of its cash: it goes as it was booked. */
async function hasLeftAfterAll(order: Booked, { scans }: ParcelReport): Promise<boolean> {
  const taken = scans.find(({ status }) => moveOf(status));
  return taken !== undefined && leaveAsBooked(order, noteOf(taken));
}

/** How far a parcel is; those that come back are not on this way. */
const forward: readonly OrderStatus[] = ["shipped", "out_for_delivery", "delivery_failed", "delivered"];

/**
 * The status of an order by the latest status of each of its parcels: that of the parcel that is behind the others.
 * Undefined while one of them has not left; `apart` if some are delivered or on their way and others come back.
 */
export function statusOfParcels(
  parcels: readonly (OrderStatus | undefined)[],
): OrderStatus | "apart" | undefined {
  const statuses = parcels.flatMap((status) => status ?? []);
  if (statuses.length < parcels.length) return undefined;
  if (new Set(statuses).size <= 1) return statuses[0];
  if (statuses.every((status) => forward.includes(status)))
    return forward.find((status) => statuses.includes(status));
  // On their way back, all of them: the last one decides.
  if (!statuses.some((status) => forward.includes(status))) return "rto_in_transit";
  return "apart";
}

/** What the courier's latest scans of all parcels of the order say about it. */
async function moveOfOrder(orderId: string, latest: LatestMove): Promise<OrderStatus | "apart" | undefined> {
  const parcels = await query<{ awb: string | null; isBooked: boolean }>({
    name: "parcels-of-order",
    text: `select awb, state = 'booked' as "isBooked" from shop_booking
           where order_id = $1 and state in ('waiting', 'booked', 'failed') order by nth`,
    values: [orderId],
  });
  if (parcels.length <= 1) return latest.to;
  const moves = await Promise.all(
    parcels.map(({ awb, isBooked }) => (awb && isBooked ? latestMove(orderId, awb) : undefined)),
  );
  return statusOfParcels(moves.map((move) => move?.to));
}

/** Whether a report undoes what is known of a parcel, as a second try does after one that failed. */
const takesBack = (from: OrderStatus, to: OrderStatus) =>
  orderStatuses.indexOf(to) < orderStatuses.indexOf(from) &&
  (to !== "delivered" || from === "rto_in_transit");

/**
 * Whether a scan moves an order that staff have moved since: they know more than it says. It takes nothing back then, and one
 * that has moved the order before them does not do so again, as where they had a parcel tried that was on its way back.
 */
function mayMove(order: Booked, scan: Scan, to: OrderStatus): boolean {
  const { status, heard_at: heard, staff_moved_at: staff } = order;
  if (staff === null || scan.at > staff) return true;
  const hasMoved = heard !== null && scan.at <= heard && order.brought_to.includes(to);
  return !takesBack(status, to) && !hasMoved;
}

/** The courier's estimated date replaces ours. */
async function keepPromise(orderId: string, at: Date): Promise<void> {
  await query({
    name: "expect-parcel",
    text: `update shop_order set expected_to = $2::date, expected_from = least(expected_from, $2::date)
           where order_id = $1 and expected_to is distinct from $2::date and $2::date >= placed_at::date`,
    values: [orderId, indiaClock(at).day],
  });
}

/**
 * Brings an order to the status its courier reports, by legal transitions only: forward, through states that were
 * not reported, never back. An order in several parcels follows the last of them. Processing a report twice, or after a later one, changes nothing.
 */
export async function takeReport(scope: MedusaContainer, report: ParcelReport): Promise<void> {
  const order = await orderOf(report.awb);
  if (!order) return;
  const { order_id: orderId } = order;
  if (order.is_called_back && !(await hasLeftAfterAll(order, report))) return;
  const trouble = await keepScans(orderId, report);
  if (report.expectedAt && isUnderway(order.status)) await keepPromise(orderId, report.expectedAt);

  let status = order.status;
  const latest = await latestMove(orderId, report.awb);
  if (latest && (!order.heard_at || latest.scan.at >= order.heard_at)) {
    const target = await moveOfOrder(orderId, latest);
    if (target === "apart")
      await query(noteTrouble(orderId, { code: "parcels_apart", message: String(messages.parcelsApart) }, 0));
    const isNews = target && target !== "apart" && mayMove(order, latest.scan, target);
    const way = isNews ? (wayTo(order.status, target) ?? []) : [];
    // What staff do meanwhile is not undone: the report is taken once more then.
    let version: string | undefined = orderVersion(order);
    for (const to of way) {
      const note = to === latest.to ? noteOf(latest.scan) : null;
      await transitionOrder(scope, { orderId, to, by: "courier", note, version });
      version = undefined;
      status = to;
    }
    if (way.length > 0 && !trouble) await query(forgetTrouble(orderId));
  }
  await query({
    name: "booking-heard-of",
    text: `update shop_booking set moved_at = greatest(moved_at, $2), updated_at = now(),
             due_at = case when $3 then null else now() + interval '${quietHours} hours' end
           where id = $1 and state = 'booked'`,
    values: [order.id, latest?.scan.at ?? null, !isUnderway(status)],
  });
}
