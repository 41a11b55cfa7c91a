import { env } from "../../platform/env";
import { type RazorpayClient, razorpayClient } from "./client";

/** The longest that one question to Razorpay may take: two of them fit into a shopper's patience (api/deadline). */
const timeoutMs = 3_500;

export type RazorpayKeys = { keyId: string; keySecret: string; webhookSecret: string };

/** The keys of the environment; undefined where the shop takes no online payments. */
export function razorpayKeys(): RazorpayKeys | undefined {
  const {
    RAZORPAY_KEY_ID: keyId,
    RAZORPAY_KEY_SECRET: keySecret,
    RAZORPAY_WEBHOOK_SECRET: webhookSecret,
  } = env();
  return keyId && keySecret && webhookSecret ? { keyId, keySecret, webhookSecret } : undefined;
}

/** Whether the shop takes online payments. */
export const isOnlineOffered = () => razorpayKeys() !== undefined;

let client: RazorpayClient | undefined;

/** Razorpay, or the sandbox in its place; undefined where the shop takes no online payments. */
export function razorpay(): RazorpayClient | undefined {
  const keys = razorpayKeys();
  if (!keys) return undefined;
  client ??= razorpayClient({ ...keys, baseUrl: env().RAZORPAY_API_URL, timeoutMs });
  return client;
}

/** The script of the payment window; only its host differs between Razorpay and the sandbox. */
export const checkoutScript = () => `${env().RAZORPAY_CHECKOUT_URL}/v1/checkout.js`;
