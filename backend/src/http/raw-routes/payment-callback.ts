import { settle } from "../../order-lifecycle/settlement/settle";
import { attemptOfProviderOrder } from "../../payments/attempt";
import { gatewayNamed } from "../../payments/gateways";
import { log } from "../../platform/log";
import type { RawRoute } from "../pipeline/listener";
import { readBytes } from "../pipeline/read-body";
import { returnPath, sendToReturnPage } from "./payment-return";

const largestForm = 64 * 1024;

/** The fields that the browser sends, in a form or in the URL. */
async function readFields(req: Parameters<RawRoute>[0]): Promise<Record<string, string>> {
  const text =
    req.method === "POST"
      ? (await readBytes(req, largestForm)).toString("utf8")
      : new URL(req.url ?? "/", "http://shop").search;
  return Object.fromEntries(new URLSearchParams(text));
}

/**
 * The URL to which a provider's own page sends the browser after a payment: it comes from another site, so without a
 * cookie, and only its signature proves it. The browser is redirected to a page with a session. As always, the result
 * is verified with the provider.
 */
export const receiveCallback =
  (provider: string): RawRoute =>
  async (req, res, _path, scope) => {
    const fields = await readFields(req);
    const said = gatewayNamed(provider)?.readCallback(fields) ?? { outcome: "unverified", orderId: null };
    const attempt = said.orderId ? await attemptOfProviderOrder(provider, said.orderId) : undefined;
    if (said.outcome === "paid" && attempt)
      await settle(scope, attempt.id).catch((error) =>
        log.warn({ err: error, attempt: attempt.id }, "payment: not settled now, it will be later"),
      );
    const isProved = said.outcome !== "paid" || attempt !== undefined;
    sendToReturnPage(res, returnPath(attempt?.order_id, isProved ? said.outcome : "unverified"));
  };
