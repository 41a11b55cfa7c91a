import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import type { Outcome } from "../../../sandbox/razorpay/desk";
import type { RazorpayPayment, RazorpayRefund } from "../../../sandbox/razorpay/entities";
import { openRazorpay } from "../../../sandbox/razorpay/stand-in";
import { serve } from "../../../sandbox/serve";

const keys = { keyId: "rzp_test_here", keySecret: "a secret of the tests" };
const webhookSecret = "a webhook secret of the tests";

export type Confirmation = {
  razorpay_order_id: string;
  razorpay_payment_id: string;
  razorpay_signature: string;
};
type Ledger = {
  orders: { id: string; receipt: string; amount: number; status: string }[];
  payments: RazorpayPayment[];
  refunds: RazorpayRefund[];
  webhooks: { event: string; status: number | string }[];
};

/** The sandbox's Razorpay in this process, for a shop that is opened with its `variables`. */
export async function playRazorpay() {
  // The shop's address is known only once it is open.
  const webhook = { url: "", secret: webhookSecret };
  const standIn = openRazorpay({ ...keys, origin: "http://127.0.0.1", webhook });
  const server: Server = await serve(0, standIn.routes);
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  const post = async <Body>(path: string, body: object = {}): Promise<Body> => {
    const response = await fetch(origin + path, { method: "POST", body: JSON.stringify(body) });
    const answer = (await response.json()) as Body;
    if (!response.ok) throw new Error(`${path}: ${JSON.stringify(answer)}`);
    return answer;
  };

  return {
    ...keys,
    webhookSecret,
    origin,
    variables: {
      RAZORPAY_KEY_ID: keys.keyId,
      RAZORPAY_KEY_SECRET: keys.keySecret,
      RAZORPAY_WEBHOOK_SECRET: webhookSecret,
      RAZORPAY_API_URL: origin,
      RAZORPAY_CHECKOUT_URL: origin,
    },
    /** From here on the shop gets webhooks too; with "" it does not. */
    tell: (shopUrl: string) => {
      webhook.url = shopUrl && `${shopUrl}/api/payments/razorpay/webhook`;
    },
    /** The shopper's action in the payment window; returns the window's three fields. */
    pay: (razorpayOrderId: string, outcome: Outcome = "captured") =>
      post<Confirmation>(`/pay/${razorpayOrderId}`, { outcome }),
    /**
     * A refund past the shop, as in Razorpay's own panel: of all that is left, or of so many paise; with a key it is the
     * shop's own, of which it has not heard.
     */
    refundByHand: (paymentId: string, amount?: number, receipt?: string) =>
      fetch(`${origin}/v1/payments/${paymentId}/refund`, {
        method: "POST",
        headers: {
          authorization: `Basic ${Buffer.from(`${keys.keyId}:${keys.keySecret}`).toString("base64")}`,
        },
        body: JSON.stringify({ amount, receipt }),
      }),
    authoriseLate: (paymentId: string) => post(`/authorise-late/${paymentId}`),
    faults: (faults: object = {}) => post("/faults", faults),
    ledger: async () => (await (await fetch(`${origin}/ledger`)).json()) as Ledger,
    async close() {
      server.close();
      server.closeAllConnections();
      await standIn.stop();
    },
  };
}

export type PlayedRazorpay = Awaited<ReturnType<typeof playRazorpay>>;
