import type { IncomingHttpHeaders } from "node:http";
import type { Paise } from "../contract/money";

/** A payment to request from a provider. All amounts of a gateway are in paise. */
export type Due = {
  /** The attempt's id. The provider stores it with its order, so that the order can be found after a lost response. */
  reference: string;
  amountPaise: Paise;
  /** Which order it belongs to, for a shop that was restored from a backup (integrity/restore). */
  notes: Record<string, string>;
};

/** A provider's order: one attempt is paid with it, by one or several payments. */
export type GatewayOrder = { id: string; reference: string | null; notes: Record<string, string> };

/** A payment for such an order. */
export type GatewayPayment = {
  id: string;
  orderId: string;
  amountPaise: Paise;
  currency: string;
  /**
   * pending: the bank has not responded yet. authorized: the shop may capture it. captured: the shop has the money,
   * or had it before a refund.
   */
  status: "pending" | "authorized" | "captured" | "failed";
  refundedPaise: Paise;
  /** upi, card, netbanking …, as the provider names it. */
  method: string | null;
  /** The bank's message for a failed payment. */
  failure: string | null;
  /** The e-mail and phone that the payer gave to the provider; may be empty. */
  contact: string;
  /** Seconds since 1970. */
  createdAt: number;
};

export type GatewayRefund = {
  id: string;
  paymentId: string;
  amountPaise: Paise;
  status: "pending" | "processed" | "failed";
  /** The shop's key; null if the refund was made elsewhere, in the provider's own panel. */
  key: string | null;
};

/** All orders and payments of one account at the provider. */
export type GatewayLedger = { orders: GatewayOrder[]; payments: GatewayPayment[] };

/** The payer, the order, and the URLs to which the provider's page returns the browser. */
export type Visit = {
  orderId: string;
  amountPaise: Paise;
  /** The shop's name and the order's number, shown to the payer. */
  shopName: string;
  orderNumber: string;
  payer: { name: string; email: string; contact: string };
  /** For the return with the fields that `readCallback` reads. */
  callbackUrl: string;
  /** For the return without having paid. */
  cancelUrl: string;
};

/** The provider's own page: its URL, method and fields. */
export type PaymentPage = { method: "GET" | "POST"; url: string; fields: Record<string, string> };

/** What a payment window gives the browser after a payment. */
export type WindowAnswer = { orderId: string; paymentId: string; signature: string };

/** A payment window on the shop's own page. */
export type PaymentWindow = {
  script: string;
  /** The public key to open it with. */
  keyId: string;
  /** Whether the window's result was signed by the provider. */
  isSigned(answer: WindowAnswer): boolean;
};

/** paid: proved by a signature. failed: refused by the bank, according to the browser. unverified: nothing is proved. */
export type Callback = { outcome: "paid" | "failed" | "unverified"; orderId: string | null };

/** The content of a signed webhook. Only the ids are used: the state is read from the provider. */
export type WebhookEvent = {
  eventId: string;
  event: string;
  orderId: string | null;
  paymentId: string | null;
};

/**
 * A provider of online payments. A message from a browser or a webhook is only a trigger: amounts and states are
 * always read from the provider. Calls that change something are idempotent. Every call to the provider throws a
 * GatewayFailure if it fails.
 */
export interface PaymentGateway {
  /**
   * The name of its folder: part of the URLs of its webhook and callback, and stored with every attempt. Never
   * changes.
   */
  readonly name: string;
  /** The name for people. */
  readonly title: string;
  /**
   * The shop's account at the provider that the keys belong to; payments of another account are not visible with
   * them.
   */
  readonly account: string;
  /** True if real money is moved. */
  readonly isLive: boolean;
  /** Undefined if the provider has no window, only a page of its own. */
  readonly window?: PaymentWindow;

  /** Finds the order with this reference or creates it. */
  open(due: Due): Promise<GatewayOrder>;
  /** The page to pay an order on. */
  page(visit: Visit): PaymentPage;
  paymentsOf(orderId: string): Promise<GatewayPayment[]>;
  payment(paymentId: string): Promise<GatewayPayment>;
  /** Captures an authorised payment. */
  capture(paymentId: string, amountPaise: Paise): Promise<GatewayPayment>;

  /** The same `key` is the same refund, which keeps the key. */
  refund(paymentId: string, amountPaise: Paise, key: string): Promise<GatewayRefund>;
  readRefund(refundId: string): Promise<GatewayRefund>;
  refundsOf(paymentId: string): Promise<GatewayRefund[]>;
  /** All orders and payments since a time, in seconds since 1970. */
  ledger(since: number): Promise<GatewayLedger>;

  /** The result from a browser that returns from the page: the fields of its form or of the URL. */
  readCallback(fields: Record<string, string>): Callback;
  /** The event of a webhook; "forged" without a valid signature over the raw bytes, "unreadable" with one. */
  readWebhook(headers: IncomingHttpHeaders, body: Buffer): WebhookEvent | "forged" | "unreadable";
}

/** A gateway's name and how to configure it. */
export type GatewayEntry = {
  name: string;
  /** The gateway with the keys from the environment; undefined without keys. */
  configured(): PaymentGateway | undefined;
  /** The books of its sandbox stand-in, for an audit without the sandbox's keys. */
  sandboxLedger?(): (GatewayLedger & { account: string }) | undefined;
};

/**
 * down: not reached, timed out, or not understood; the same call may succeed later. refused: rejected permanently,
 * for a reason that staff must read.
 */
export class GatewayFailure extends Error {
  override name = "GatewayFailure";
  constructor(
    readonly kind: "down" | "refused",
    /** A machine-readable code: the provider's own, or the HTTP status. */
    readonly code: string,
    message: string,
  ) {
    super(message);
  }
}
