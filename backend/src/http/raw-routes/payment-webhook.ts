import { bodyLimits } from "../../contract/body-limit";
import { messages } from "../../contract/messages";
import { Refusal } from "../../contract/refusal";
import { fileWebhook } from "../../order-lifecycle/settlement/inbox";
import { gatewayNamed } from "../../payments/gateways";
import { wake } from "../../platform/queue/workers";
import type { RawRoute } from "../pipeline/listener";
import { readBytes } from "../pipeline/read-body";
import { sendJson } from "../pipeline/send";

/** Trusts only the signature over the raw bytes, and responds only once the event is stored in the inbox. */
export const receiveWebhook =
  (provider: string): RawRoute =>
  async (req, res) => {
    const body = await readBytes(req, bodyLimits.raw);
    const event = gatewayNamed(provider)?.readWebhook(req.headers, body);
    if (event === undefined || typeof event === "string")
      throw new Refusal(400, "bad_webhook", messages.malformed);
    await fileWebhook(provider, event);
    wake("payment webhooks");
    sendJson(req, res, 200, { success: true });
  };
