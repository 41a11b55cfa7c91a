/** What programs of others can be told of. Without schemas, so that browsers can load it. */
export const webhookEvents = [
  "order.placed",
  "order.changed",
  "order.refunded",
  "stock.changed",
  "stock.sold_out",
  "product.created",
  "product.changed",
  "product.deleted",
] as const;
export type WebhookEvent = (typeof webhookEvents)[number];

/** The parts of an address's log; undelivered: what it has not taken, whether that still waits or was given up. */
export const webhookLogParts = ["undelivered", "delivered"] as const;
export type WebhookLogPart = (typeof webhookLogParts)[number];
