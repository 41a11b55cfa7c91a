import { createHash, timingSafeEqual } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { messages } from "../../contract/messages";
import { Refusal, refuse } from "../../contract/refusal";
import { Told } from "../../couriers/shiprocket/answers";
import { reportOfWebhook } from "../../couriers/shiprocket/report";
import { keepReport } from "../../order-lifecycle/deliveries/inbox";
import { env } from "../../platform/env";
import { wake } from "../../platform/queue/workers";
import type { RawRoute } from "../pipeline/listener";
import { readBytes } from "../pipeline/read-body";

const largestBytes = 256 * 1024;

const digest = (text: string) => createHash("sha256").update(text).digest();

/** Compares the token agreed with Shiprocket, or the one before it, in constant time. */
function isKnown(given: IncomingMessage["headers"][string]): boolean {
  if (typeof given !== "string") return false;
  const { SHIPROCKET_WEBHOOK_TOKEN, SHIPROCKET_WEBHOOK_TOKEN_OLD } = env();
  return [SHIPROCKET_WEBHOOK_TOKEN, SHIPROCKET_WEBHOOK_TOKEN_OLD].some(
    (token) => token !== undefined && timingSafeEqual(digest(given), digest(token)),
  );
}

function parse(raw: Buffer) {
  try {
    return Told.safeParse(JSON.parse(raw.toString("utf8"))).data;
  } catch {
    return undefined;
  }
}

function answer(res: ServerResponse): void {
  res.setHeader("content-type", "application/json; charset=utf-8");
  res.end('{"success":true}');
}

/** Receives Shiprocket's reports: stored before the 200 response, processed right after. */
const webhook: RawRoute = async (req, res) => {
  if (!isKnown(req.headers["x-api-key"])) throw new Refusal(401, "unauthenticated", messages.notFound);
  const raw = await readBytes(req, largestBytes);
  const told = parse(raw);
  if (!told) throw new Refusal(400, "malformed", messages.malformed);
  const report = reportOfWebhook(told, new Date());
  // A test from Shiprocket's panel names no parcel.
  if (report) {
    await keepReport(raw, report).catch(() => {
      throw refuse.unavailable();
    });
    wake("courier reports");
  }
  answer(res);
};

/** Shiprocket's panel rejects a URL that contains its own name; the longer path remains as an alias. */
export const courierRoutes: Record<string, RawRoute> = {
  "POST /api/couriers/webhook": webhook,
  "POST /api/couriers/shiprocket/webhook": webhook,
};
