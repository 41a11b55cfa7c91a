import type { Server } from "node:http";
import type { Outcome } from "../../sandbox/razorpay/desk";
import type { RazorpayOrder, RazorpayPayment, RazorpayRefund } from "../../sandbox/razorpay/entities";
import { openRazorpay } from "../../sandbox/razorpay/stand-in";
import { serve } from "../../sandbox/serve";
import { findFreePort } from "../../scripts/free-port";

export const razorpayKeys = {
  keyId: "rzp_test_sandbox",
  keySecret: "the-key-secret-of-the-fault-table",
  webhookSecret: "the-webhook-secret-of-the-fault-table",
};

export type Confirmation = {
  razorpay_order_id: string;
  razorpay_payment_id: string;
  razorpay_signature: string;
};
export type Ledger = { orders: RazorpayOrder[]; payments: RazorpayPayment[]; refunds: RazorpayRefund[] };

/** The stand-in sends no webhooks. */
export const noWebhooks = { webhook: { drop: 1_000_000 } };

/** Razorpay outside the shop: the sandbox's stand-in, served from this process. */
export class Razorpay {
  private constructor(
    readonly url: string,
    readonly webhookUrl: string,
    private readonly server: Server,
    private readonly standIn: ReturnType<typeof openRazorpay>,
  ) {}

  /** `webhookUrl` is where it sends events. */
  static async open(webhookUrl: string): Promise<Razorpay> {
    const port = await findFreePort();
    const url = `http://127.0.0.1:${port}`;
    const { webhookSecret: secret, ...keys } = razorpayKeys;
    const standIn = openRazorpay({ ...keys, origin: url, webhook: { url: webhookUrl, secret } });
    return new Razorpay(url, webhookUrl, await serve(port, standIn.routes), standIn);
  }

  private async ask<Body>(path: string, body?: object, headers?: Record<string, string>): Promise<Body> {
    const response = await fetch(this.url + path, {
      method: body ? "POST" : "GET",
      headers,
      ...(body && { body: JSON.stringify(body) }),
    });
    const answer = (await response.json()) as Body;
    if (!response.ok) throw new Error(`${path}: ${JSON.stringify(answer)}`);
    return answer;
  }

  /** Performs the shopper's action in the payment window; returns the window's result. */
  pay(razorpayOrderId: string, outcome: Outcome = "captured"): Promise<Confirmation> {
    return this.ask(`/pay/${razorpayOrderId}`, { outcome });
  }

  authoriseLate(paymentId: string): Promise<unknown> {
    return this.ask(`/authorise-late/${paymentId}`, {});
  }

  /** Makes a refund in Razorpay's own dashboard, bypassing the shop. */
  refundByHand(paymentId: string): Promise<unknown> {
    const key = Buffer.from(`${razorpayKeys.keyId}:${razorpayKeys.keySecret}`).toString("base64");
    return this.ask(`/v1/payments/${paymentId}/refund`, {}, { authorization: `Basic ${key}` });
  }

  /** Sets the faults from now on; none if empty. */
  faults(faults: object = {}): Promise<unknown> {
    return this.ask("/faults", faults);
  }

  ledger(): Promise<Ledger> {
    return this.ask("/ledger");
  }

  async stop(): Promise<void> {
    this.server.close();
    this.server.closeAllConnections();
    await this.standIn.stop();
  }
}
