import type { RazorpayOrder, RazorpayPayment } from "./entities";
import { type Ledger, newId, nowSeconds } from "./ledger";
import { signPayment } from "./signatures";
import type { Webhooks } from "./webhooks";

export const outcomes = ["captured", "failed", "authorized", "closed"] as const;
export type Outcome = (typeof outcomes)[number];

/** The actions of a shopper and the banks: pay, fail, pay late. */
export class Desk {
  constructor(
    private readonly ledger: Ledger,
    private readonly webhooks: Webhooks,
    private readonly keySecret: string,
  ) {}

  /** One attempt in the payment window; returns the window's result, or null if it was only closed. */
  pay(order: RazorpayOrder, outcome: Outcome) {
    if (outcome === "closed") return null;
    if (order.status === "paid") throw new Error("this order is paid already");
    order.attempts += 1;
    order.status = "attempted";
    const payment = this.ledger.addPayment(newPayment(order, outcome));
    if (outcome === "captured") this.settle(order, payment);
    else this.webhooks.emit(`payment.${outcome}`, { payment });
    this.ledger.save();
    return signPayment(order.id, payment.id, this.keySecret);
  }

  /** A late authorisation within three days: a failed payment becomes authorised, and is captured. */
  authoriseLate(payment: RazorpayPayment): void {
    const order = this.ledger.order(payment.order_id);
    if (!order || payment.status !== "failed")
      throw new Error("only a failed payment can be authorised late");
    Object.assign(payment, {
      status: "authorized",
      error_code: null,
      error_description: null,
      error_reason: null,
    });
    this.webhooks.emit("payment.authorized", { payment });
    this.settle(order, payment);
    this.ledger.save();
  }

  /** Captures an authorised payment; doing it twice is an error, as at Razorpay. */
  capture(payment: RazorpayPayment): void {
    const order = this.ledger.order(payment.order_id);
    if (!order || payment.status !== "authorized") throw new Error("This payment has already been captured");
    this.settle(order, payment);
    this.ledger.save();
  }

  private settle(order: RazorpayOrder, payment: RazorpayPayment): void {
    Object.assign(payment, { status: "captured", captured: true });
    Object.assign(order, { status: "paid", amount_paid: order.amount, amount_due: 0 });
    this.webhooks.emit("payment.captured", { payment });
    this.webhooks.emit("order.paid", { order, payment });
  }
}

function newPayment(order: RazorpayOrder, outcome: Exclude<Outcome, "closed">): RazorpayPayment {
  const failed = outcome === "failed";
  return {
    id: newId("pay"),
    entity: "payment",
    amount: order.amount,
    currency: order.currency,
    status: failed ? "failed" : "authorized",
    order_id: order.id,
    method: "upi",
    captured: false,
    amount_refunded: 0,
    refund_status: null,
    vpa: "shopper@testbank",
    email: order.notes.email ?? "",
    contact: order.notes.contact ?? "",
    notes: order.notes,
    error_code: failed ? "BAD_REQUEST_ERROR" : null,
    error_description: failed ? "The bank refused this test payment" : null,
    error_reason: failed ? "payment_failed" : null,
    created_at: nowSeconds(),
  };
}
