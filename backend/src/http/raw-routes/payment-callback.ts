import type { ServerResponse } from "node:http";
import { z } from "zod";
import { settle } from "../../order-lifecycle/settlement/settle";
import { type Attempt, attemptOfProviderOrder } from "../../payments/attempt";
import { razorpayKeys } from "../../payments/razorpay/razorpay";
import { isPaymentSigned } from "../../payments/razorpay/signature";
import { log } from "../../platform/log";
import type { RawRoute } from "../pipeline/listener";
import { readBytes } from "../pipeline/read-body";

const largestForm = 64 * 1024;

const id = z.string().min(1).max(64);
const Paid = z.object({
  razorpay_order_id: id,
  razorpay_payment_id: id,
  razorpay_signature: z.string().max(256),
});
const Failed = z.object({ "error[code]": z.string(), "error[metadata]": z.string().max(4096) });
const Metadata = z.object({ order_id: id });

/** `paid`: proved, the page asks for the rest. `failed`: the bank said no. `unverified`: nothing was proved. */
type Outcome = "paid" | "failed" | "unverified";

/** The browser comes with a form from another site and without its session: it is sent on to a page that has one. */
function sendOn(res: ServerResponse, outcome: Outcome, attempt?: Attempt): void {
  const query = new URLSearchParams({ ...(attempt && { orderId: attempt.order_id }), outcome });
  res.writeHead(303, { location: `/shop/razorpay-return?${query}`, "cache-control": "no-store" }).end();
}

async function failedAttempt(metadata: string): Promise<Attempt | undefined> {
  try {
    return await attemptOfProviderOrder(Metadata.parse(JSON.parse(metadata)).order_id);
  } catch {
    return undefined;
  }
}

/**
 * Where Razorpay's own page sends the browser after a payment: a form from another site, so no cookie comes with it, and
 * only its signature proves it. What it says is checked with Razorpay as always.
 */
export const receiveCallback: RawRoute = async (req, res, _path, scope) => {
  const form = Object.fromEntries(new URLSearchParams((await readBytes(req, largestForm)).toString("utf8")));
  const keys = razorpayKeys();
  const paid = Paid.safeParse(form);
  if (keys && paid.success && isPaymentSigned(paid.data, keys.keySecret)) {
    const attempt = await attemptOfProviderOrder(paid.data.razorpay_order_id);
    if (!attempt) return sendOn(res, "unverified");
    await settle(scope, attempt.id).catch((error) =>
      log.warn({ err: error, attempt: attempt.id }, "payment: not settled now, it will be later"),
    );
    return sendOn(res, "paid", attempt);
  }
  const failed = Failed.safeParse(form);
  if (!failed.success) return sendOn(res, "unverified");
  sendOn(res, "failed", await failedAttempt(failed.data["error[metadata]"]));
};
