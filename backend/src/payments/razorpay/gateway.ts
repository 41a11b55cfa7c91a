import type { PaymentGateway, PaymentPage, Visit } from "../gateway";
import { readCallback } from "./callback";
import { razorpayClient } from "./client";
import { isPaymentSigned } from "./signature";
import { asOrder, asPayment, asRefund } from "./translate";
import { readWebhook } from "./webhook";

export type GatewaySettings = {
  keyId: string;
  keySecret: string;
  /** The present one, and the one before it while that is being replaced. */
  webhookSecrets: readonly string[];
  /** The base URLs of Razorpay's REST calls and page, and of its window; the sandbox is both in one. */
  apiUrl: string;
  checkoutUrl: string;
  timeoutMs: number;
};

const pageOf = ({ keyId, apiUrl }: GatewaySettings, visit: Visit): PaymentPage => ({
  method: "POST",
  url: `${apiUrl}/v1/checkout/embedded`,
  fields: {
    key_id: keyId,
    order_id: visit.orderId,
    amount: String(visit.amountPaise),
    currency: "INR",
    name: visit.shopName,
    description: visit.orderNumber,
    "prefill[name]": visit.payer.name,
    "prefill[email]": visit.payer.email,
    "prefill[contact]": visit.payer.contact,
    callback_url: visit.callbackUrl,
    cancel_url: visit.cancelUrl,
  },
});

/** Razorpay as a payment gateway of the shop. */
export function razorpayGateway(settings: GatewaySettings): PaymentGateway {
  const { keyId, keySecret, webhookSecrets, apiUrl, checkoutUrl, timeoutMs } = settings;
  const client = razorpayClient({ keyId, keySecret, baseUrl: apiUrl, timeoutMs });
  return {
    name: "razorpay",
    title: "Razorpay",
    account: keyId,
    isLive: keyId.startsWith("rzp_live_"),
    window: {
      script: `${checkoutUrl}/v1/checkout.js`,
      keyId,
      isSigned: ({ orderId, paymentId, signature }) =>
        isPaymentSigned(
          { razorpay_order_id: orderId, razorpay_payment_id: paymentId, razorpay_signature: signature },
          keySecret,
        ),
    },

    open: async ({ reference, amountPaise, notes }) =>
      asOrder(await client.createOrder(amountPaise, reference, notes)),
    page: (visit) => pageOf(settings, visit),
    paymentsOf: async (orderId) => (await client.paymentsOf(orderId)).map(asPayment),
    payment: async (id) => asPayment(await client.fetchPayment(id)),
    capture: async (id, amountPaise) => asPayment(await client.capture(id, amountPaise)),

    refund: async (paymentId, amountPaise, key) => asRefund(await client.refund(paymentId, amountPaise, key)),
    readRefund: async (id) => asRefund(await client.fetchRefund(id)),
    refundsOf: async (paymentId) => (await client.refundsOf(paymentId)).map(asRefund),
    async ledger(since) {
      // Payments first: an order created meanwhile is in the list that is fetched later.
      const payments = await client.paymentsSince(since);
      return { payments: payments.map(asPayment), orders: (await client.ordersSince(since)).map(asOrder) };
    },

    readCallback: (fields) => readCallback(fields, keySecret),
    readWebhook: (headers, body) => readWebhook(headers, body, webhookSecrets),
  };
}
