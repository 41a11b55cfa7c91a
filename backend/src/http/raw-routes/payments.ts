import { gateways } from "../../payments/gateways";
import { paymentPagePath } from "../../payments/present-checkout";
import type { RawRoute } from "../pipeline/listener";
import { receiveCallback } from "./payment-callback";
import { showPaymentPage } from "./payment-page";
import { receiveWebhook } from "./payment-webhook";

/** What a provider and a browser on its way to and from it call; each proves itself by its signature or its session. */
export const paymentRoutes: Record<string, RawRoute> = Object.fromEntries([
  [`GET ${paymentPagePath}`, showPaymentPage],
  ...gateways.flatMap(({ name }) => [
    [`POST /api/payments/${name}/webhook`, receiveWebhook(name)],
    [`POST /api/payments/${name}/callback`, receiveCallback(name)],
    [`GET /api/payments/${name}/callback`, receiveCallback(name)],
  ]),
]);
