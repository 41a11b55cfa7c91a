import { hostedPath } from "../../payments/present-window";
import type { RawRoute } from "../pipeline/listener";
import { receiveCallback } from "./payment-callback";
import { showHostedPage } from "./payment-page";
import { receiveWebhook } from "./payment-webhook";

/** What Razorpay and a browser on its way to and from it call; each proves itself by its signature or its session. */
export const paymentRoutes: Record<string, RawRoute> = {
  "POST /api/payments/razorpay/webhook": receiveWebhook,
  "POST /api/payments/razorpay/callback": receiveCallback,
  [`GET ${hostedPath}`]: showHostedPage,
};
