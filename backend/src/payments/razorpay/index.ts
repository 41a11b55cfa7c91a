import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { env } from "../../platform/env";
import type { GatewayEntry, PaymentGateway } from "../gateway";
import type { ProviderOrder, RazorpayPayment } from "./client";
import { razorpayGateway } from "./gateway";
import { asOrder, asPayment } from "./translate";

/** The timeout of one request to Razorpay: two of them fit into a request's time limit (http/pipeline). */
const timeoutMs = 3_500;

let gateway: PaymentGateway | undefined;

/** Razorpay, or the sandbox in its place. */
function configured(): PaymentGateway | undefined {
  const {
    RAZORPAY_KEY_ID: keyId,
    RAZORPAY_KEY_SECRET: keySecret,
    RAZORPAY_WEBHOOK_SECRET: webhookSecret,
    RAZORPAY_WEBHOOK_SECRET_OLD: webhookSecretBefore,
    RAZORPAY_API_URL: apiUrl,
    RAZORPAY_CHECKOUT_URL: checkoutUrl,
  } = env();
  if (!keyId || !keySecret || !webhookSecret) return undefined;
  const webhookSecrets = webhookSecretBefore ? [webhookSecret, webhookSecretBefore] : [webhookSecret];
  gateway ??= razorpayGateway({ keyId, keySecret, webhookSecrets, apiUrl, checkoutUrl, timeoutMs });
  return gateway;
}

/** The data that the sandbox of `npm start` stores. */
const sandboxKeyId = "rzp_test_sandbox";
const SandboxBooks = z.object({
  orders: z.array(z.custom<ProviderOrder>()),
  payments: z.array(z.custom<RazorpayPayment>()),
});

function sandboxLedger() {
  const file = join(env().DATA_DIR, "sandbox", "razorpay.json");
  if (!existsSync(file)) return undefined;
  const { orders, payments } = SandboxBooks.parse(JSON.parse(readFileSync(file, "utf8")));
  return { account: sandboxKeyId, orders: orders.map(asOrder), payments: payments.map(asPayment) };
}

export const razorpay: GatewayEntry = { name: "razorpay", configured, sandboxLedger };
