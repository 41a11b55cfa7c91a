import { createHash } from "node:crypto";
import { z } from "zod";
import { bodyLimits } from "../../contract/body-limit";
import { messages } from "../../contract/messages";
import { Refusal } from "../../contract/refusal";
import { fileWebhook, type Webhook } from "../../order-lifecycle/settlement/inbox";
import { drainInboxSoon } from "../../order-lifecycle/settlement/worker";
import { razorpayKeys } from "../../payments/razorpay/razorpay";
import { isWebhookSigned } from "../../payments/razorpay/signature";
import type { RawRoute } from "../pipeline/listener";
import { readBytes } from "../pipeline/read-body";
import { sendJson } from "../pipeline/send";

const id = z.string().min(1).max(64);
const Entity = z.object({
  payment: z.object({ entity: z.object({ id, order_id: id.nullish() }) }).optional(),
  order: z.object({ entity: z.object({ id }) }).optional(),
  refund: z.object({ entity: z.object({ payment_id: id }) }).optional(),
});
const Event = z.object({ event: z.string().min(1).max(64), payload: Entity.default({}) });

const refused = () => new Refusal(400, "bad_webhook", messages.malformed);

/** What a signed body says; only the ids are of interest, how things stand is asked of Razorpay. */
function readEvent(body: Buffer, eventId: string): Webhook {
  let parsed: z.infer<typeof Event>;
  try {
    parsed = Event.parse(JSON.parse(body.toString("utf8")));
  } catch {
    throw refused();
  }
  const { payment, order, refund } = parsed.payload;
  return {
    eventId,
    event: parsed.event,
    razorpayOrderId: order?.entity.id ?? payment?.entity.order_id ?? null,
    razorpayPaymentId: payment?.entity.id ?? refund?.entity.payment_id ?? null,
  };
}

/** Believes nothing but the signature over the raw bytes, and answers only when the event is safe in the inbox. */
export const receiveWebhook: RawRoute = async (req, res) => {
  const body = await readBytes(req, bodyLimits.raw);
  const keys = razorpayKeys();
  const signature = req.headers["x-razorpay-signature"];
  if (!keys || typeof signature !== "string" || !isWebhookSigned(body, signature, keys.webhookSecret))
    throw refused();
  const given = req.headers["x-razorpay-event-id"];
  const eventId =
    typeof given === "string" && /^[\w-]{1,100}$/.test(given)
      ? given
      : createHash("sha256").update(body).digest("base64url");
  await fileWebhook(readEvent(body, eventId));
  drainInboxSoon();
  sendJson(res, 200, { success: true });
};
