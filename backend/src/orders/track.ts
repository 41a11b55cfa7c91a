import type { z } from "zod";
import { type Message, messages, type Unsent } from "../contract/messages";
import { canCancel, type DeliveryMethod, type OrderStatus } from "../contract/order-states";
import type { FollowedOrder, Tracking } from "../contract/orders";
import { type ParcelScan, presentScanStatus } from "../shipping/parcel/parcel-scans";
import type { MoveRow, OrderWithMoves } from "./order-row";
import { noteToShopper, presentParcels, presentWindow, returnWindow } from "./present-order";

type Track = Unsent<z.infer<typeof Tracking>>;
type Step = Track["steps"][number];
type Event = Track["events"][number] & { at: string };

/** The steps of a successful delivery, as shown to a shopper. */
const way = [
  { key: "placed", label: messages.stepPlaced, reachedBy: ["pending", "confirmed"] },
  { key: "confirmed", label: messages.stepConfirmed, reachedBy: ["confirmed"] },
  { key: "packed", label: messages.stepPacked, reachedBy: ["packed"] },
  { key: "shipped", label: messages.stepShipped, reachedBy: ["shipped"] },
  { key: "out_for_delivery", label: messages.stepOutForDelivery, reachedBy: ["out_for_delivery"] },
  { key: "delivered", label: messages.stepDelivered, reachedBy: ["delivered"] },
] as const satisfies readonly { key: string; label: Message; reachedBy: readonly OrderStatus[] }[];

/** The same for an order that is picked up at the shop. */
const wayToCounter = [
  way[0],
  way[1],
  { key: "ready", label: messages.stepReady, reachedBy: ["packed"] },
  { key: "collected", label: messages.stepCollected, reachedBy: ["delivered"] },
] as const satisfies readonly { key: string; label: Message; reachedBy: readonly OrderStatus[] }[];

/** The same for an order that the shop's own vehicle brings: no courier takes it over. */
const wayByVehicle = [
  way[0],
  way[1],
  way[2],
  { key: "out_for_delivery", label: messages.stepOutForDelivery, reachedBy: ["shipped", "out_for_delivery"] },
  way[5],
] as const satisfies readonly { key: string; label: Message; reachedBy: readonly OrderStatus[] }[];

const ways = { courier: way, vehicle: wayByVehicle, pickup: wayToCounter } as const;

/** Statuses that end or interrupt the delivery, shown as its last step. */
const turns: Partial<Record<OrderStatus, Message>> = {
  cancelled: messages.stepCancelled,
  delivery_failed: messages.stepDeliveryFailed,
  rto_in_transit: messages.stepRtoInTransit,
  rto_received: messages.stepRtoReceived,
  return_requested: messages.stepReturnRequested,
  return_approved: messages.stepReturnApproved,
  return_rejected: messages.stepReturnRejected,
  return_received: messages.stepReturnReceived,
};

const failed: OrderStatus[] = [
  "cancelled",
  "delivery_failed",
  "rto_in_transit",
  "rto_received",
  "return_rejected",
];

const iso = (at: string | undefined) => (at === undefined ? null : new Date(at).toISOString());

function lastMoveTo(moves: readonly MoveRow[], statuses: readonly OrderStatus[]): MoveRow | undefined {
  return moves.findLast(({ to }) => statuses.includes(to));
}

/** The steps of an order: done, current and upcoming. */
export function trackingSteps(
  status: OrderStatus,
  moves: readonly MoveRow[],
  method: DeliveryMethod = "courier",
): Step[] {
  const steps = ways[method];
  const first = moves[0];
  const reached = steps.map((step, at) => (at === 0 ? first : lastMoveTo(moves, step.reachedBy)));
  const furthest = reached.findLastIndex((move) => move !== undefined);
  const turn = turns[status];
  // A courier may report a later step without the ones before it: they count as done.
  const shown: Step[] = steps.map(({ key, label }, at) => ({
    key,
    label,
    state:
      at < furthest || (at === furthest && (turn !== undefined || status === "delivered"))
        ? "done"
        : at === furthest
          ? "current"
          : "todo",
    at: iso(reached[at]?.at),
  }));
  if (turn === undefined) return shown;
  const behind = shown.filter(({ state }) => state === "done");
  const state = failed.includes(status) ? "failed" : "current";
  return [...behind, { key: status, label: turn, state, at: iso(lastMoveTo(moves, [status])?.at) }];
}

const second = ({ at }: Event) => at.slice(0, 19);

/** The events, oldest first: our transitions, with the courier's scans in place of those that the courier caused. */
function trackingEvents(moves: readonly MoveRow[], scans: readonly ParcelScan[]): Event[] {
  const own = moves
    .filter(({ by }) => by !== "courier" || scans.length === 0)
    .map((move) => ({
      at: new Date(move.at).toISOString(),
      status: move.to,
      location: null,
      note: noteToShopper(move),
    }));
  const told = scans.map(({ at, status, location, note }) => ({
    at: at.toISOString(),
    status: presentScanStatus(status),
    location: location || null,
    note: note || null,
  }));
  // Couriers' times have no fractions of a second: within the same second, our transitions come first.
  return [...own, ...told].sort((one, other) => second(one).localeCompare(second(other)));
}

function couriersOf(row: OrderWithMoves) {
  const isSplit = row.parcels.length > 1;
  const couriers = isSplit ? presentParcels(row).map(({ courier }) => courier) : [row.courier];
  return couriers.filter((courier) => courier !== null);
}

/** What is shown to somebody who only knows the order's number and phone: no note, which may say more than the way. */
export function presentFollowed(row: OrderWithMoves, scans: readonly ParcelScan[]): Unsent<FollowedOrder> {
  return {
    orderNumber: row.number,
    orderStatus: row.status,
    deliveryMethod: row.delivery_method,
    placedAt: row.placed_at.toISOString(),
    expectedDelivery: presentWindow(row),
    slot: row.trip?.slot ?? null,
    couriers: row.status === "cancelled" ? [] : couriersOf(row),
    steps: trackingSteps(row.status, row.moves, row.delivery_method),
    events: trackingEvents(row.moves, scans).map((event) => ({ ...event, note: null })),
  };
}

/** The response of the track endpoint. */
export function presentTracking(row: OrderWithMoves, scans: readonly ParcelScan[]): Track {
  return {
    orderId: row.order_id,
    orderNumber: row.number,
    orderStatus: row.status,
    paymentStatus: row.payment_status,
    deliveryMethod: row.delivery_method,
    placedAt: row.placed_at.toISOString(),
    expectedDelivery: presentWindow(row),
    courier: row.courier,
    // What is picked up is put together at the shop.
    parcels:
      row.parcels.length > 1 && row.delivery_method === "courier"
        ? presentParcels(row).map(({ location: _, ...parcel }) => parcel)
        : [],
    steps: trackingSteps(row.status, row.moves, row.delivery_method),
    events: trackingEvents(row.moves, scans),
    canCancel: canCancel(row.status),
    ...returnWindow(row),
  };
}
