import { gateways } from "../../payments/gateways";
import { paymentPagePath } from "../../payments/present-checkout";
import type { RawRoute } from "../pipeline/listener";
import { receiveCallback } from "./payment-callback";
import { showPaymentPage } from "./payment-page";
import { receiveWebhook } from "./payment-webhook";

/**
 * Routes for providers and for browsers on their way to and from one; each is authenticated by its signature or
 * session.
 */
export const paymentRoutes: Record<string, RawRoute> = Object.fromEntries([
  [`GET ${paymentPagePath}`, showPaymentPage],
  ...gateways.flatMap(({ name }) => [
    [`POST /api/payments/${name}/webhook`, receiveWebhook(name)],
    [`POST /api/payments/${name}/callback`, receiveCallback(name)],
    [`GET /api/payments/${name}/callback`, receiveCallback(name)],
  ]),
]);
