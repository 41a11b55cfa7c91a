import { createHash } from "node:crypto";
import type { IncomingHttpHeaders } from "node:http";
import { z } from "zod";
import type { WebhookEvent } from "../gateway";
import { isWebhookSigned } from "./signature";

const id = z.string().min(1).max(64);
const Entity = z.object({
  payment: z.object({ entity: z.object({ id, order_id: id.nullish() }) }).optional(),
  order: z.object({ entity: z.object({ id }) }).optional(),
  refund: z.object({ entity: z.object({ payment_id: id }) }).optional(),
});
const Event = z.object({ event: z.string().min(1).max(64), payload: Entity.default({}) });

/** Duplicates of a Razorpay webhook are detected by its event id, or by its bytes if it has none. Any of `secrets` counts. */
export function readWebhook(
  headers: IncomingHttpHeaders,
  body: Buffer,
  secrets: readonly string[],
): WebhookEvent | "forged" | "unreadable" {
  const signature = headers["x-razorpay-signature"];
  if (typeof signature !== "string" || !secrets.some((secret) => isWebhookSigned(body, signature, secret)))
    return "forged";
  let parsed: z.infer<typeof Event>;
  try {
    parsed = Event.parse(JSON.parse(body.toString("utf8")));
  } catch {
    return "unreadable";
  }
  const given = headers["x-razorpay-event-id"];
  const { payment, order, refund } = parsed.payload;
  return {
    eventId:
      typeof given === "string" && /^[\w-]{1,100}$/.test(given)
        ? given
        : createHash("sha256").update(body).digest("base64url"),
    event: parsed.event,
    orderId: order?.entity.id ?? payment?.entity.order_id ?? null,
    paymentId: payment?.entity.id ?? refund?.entity.payment_id ?? null,
  };
}
