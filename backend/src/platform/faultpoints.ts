/**
 * Named points at which a process can be made to end as by kill −9, to prove that nothing is lost or done twice:
 * `SHOP_STOP_AT=settle.asked`, or `settle.asked@3` for the third time it is reached. Not in production.
 */
export const orderPoints = [
  // Placing
  "place.locked",
  "place.ordered",
  "place.paid",
  "place.recorded",
  "place.held",
  "place.committed",
  // The order at the provider
  "open.claimed",
  "open.made",
  "open.stored",
  // A payment that came in
  "inbox.committed",
  "inbox.drained",
  "settle.asked",
  "settle.captured",
  "settle.locked",
  "settle.recorded",
  "settle.moved",
  "settle.committed",
  // What ends without a payment
  "expire.locked",
  "expire.moved",
  // Money that goes back
  "refund.sent",
  "refund.recorded",
  // What is told to others
  "outbox.claimed",
  "outbox.delivered",
  "mail.claimed",
  "mail.sent",
] as const;
export type OrderPoint = (typeof orderPoints)[number];

/** On the way of a product into the read model. */
export const projectionPoints = ["project.locked", "project.written", "project.committed"] as const;
export type ProjectionPoint = (typeof projectionPoints)[number];

/** On the way of an order that the engine created to one of the shop's. */
export const enginePoints = ["adopt.read", "adopt.written", "adopt.committed"] as const;
export type EnginePoint = (typeof enginePoints)[number];

/** On the way of a cart that the engine completes: the use of its promotions, then the order. */
export const cartPoints = ["use.read", "use.counted", "use.committed", ...enginePoints] as const;
export type CartPoint = (typeof cartPoints)[number];

export type FaultPoint = OrderPoint | ProjectionPoint | CartPoint;

const [stopAt, times] =
  process.env.NODE_ENV === "production" ? [] : (process.env.SHOP_STOP_AT ?? "").split("@");
let left = Number(times ?? 1);

/** Ends this process here and now where it was asked for. */
export function faultPoint(point: FaultPoint): void {
  if (point !== stopAt) return;
  left -= 1;
  if (left <= 0) process.kill(process.pid, "SIGKILL");
}
