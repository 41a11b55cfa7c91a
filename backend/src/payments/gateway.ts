import type { IncomingHttpHeaders } from "node:http";

/** What is to be paid, as a provider is told. All amounts of a gateway are paise. */
export type Due = {
  /** The attempt's id. The provider keeps it with its order, which is found by it when an answer was lost. */
  reference: string;
  amountPaise: number;
  /** Whose order this is, for a shop that was set back to a backup (integrity/restore). */
  notes: Record<string, string>;
};

/** An order of the provider's: what one attempt is paid with, in one or several tries. */
export type GatewayOrder = { id: string; reference: string | null; notes: Record<string, string> };

/** A try to pay such an order. */
export type GatewayPayment = {
  id: string;
  orderId: string;
  amountPaise: number;
  currency: string;
  /** pending: the bank has not answered yet. authorized: the shop may take it. captured: the shop has it, or had it. */
  status: "pending" | "authorized" | "captured" | "failed";
  refundedPaise: number;
  /** upi, card, netbanking …, in the provider's word. */
  method: string | null;
  /** What the bank said of a try that failed. */
  failure: string | null;
  /** E-mail and phone as the payer gave them to the provider; may be empty. */
  contact: string;
  /** Seconds since 1970. */
  createdAt: number;
};

export type GatewayRefund = {
  id: string;
  paymentId: string;
  amountPaise: number;
  status: "pending" | "processed" | "failed";
  /** The shop's key; null where the refund was made by other hands, in the provider's own panel. */
  key: string | null;
};

/** All that the provider has in its books under one account. */
export type GatewayLedger = { orders: GatewayOrder[]; payments: GatewayPayment[] };

/** Who pays, what for, and where the provider's page sends the browser afterwards. */
export type Visit = {
  orderId: string;
  amountPaise: number;
  /** The shop's name and the order's number, for the payer to read. */
  shopName: string;
  orderNumber: string;
  payer: { name: string; email: string; contact: string };
  /** Comes back with what `readCallback` reads. */
  callbackUrl: string;
  /** Comes back without having paid. */
  cancelUrl: string;
};

/** The provider's own page: where the browser goes, and with which fields. */
export type PaymentPage = { method: "GET" | "POST"; url: string; fields: Record<string, string> };

/** What a payment window hands to the browser once somebody has paid. */
export type WindowAnswer = { orderId: string; paymentId: string; signature: string };

/** A payment window over the shop's own page. */
export type PaymentWindow = {
  script: string;
  /** The public key that it is opened with. */
  keyId: string;
  /** Whether the provider signed what the window handed over. */
  isSigned(answer: WindowAnswer): boolean;
};

/** paid: proved by a signature. failed: the bank said no, as the browser tells. unverified: nothing was proved. */
export type Callback = { outcome: "paid" | "failed" | "unverified"; orderId: string | null };

/** What a signed webhook is about. Only ids count: how things stand is asked of the provider. */
export type WebhookEvent = {
  eventId: string;
  event: string;
  orderId: string | null;
  paymentId: string | null;
};

/**
 * A provider of online payments. What a browser or a webhook says only tells the shop when to ask: amounts and states
 * are always read from the provider. Calls that change something may be repeated, and are then done once.
 * Every call to the provider throws a GatewayFailure where it does not work out.
 */
export interface PaymentGateway {
  /** Its folder's name: in the addresses of its webhook and callback, and with every attempt. Never changes. */
  readonly name: string;
  /** As people call it. */
  readonly title: string;
  /** Which of the shop's accounts there the keys open; payments of another one cannot be seen with them. */
  readonly account: string;
  /** Real money moves. */
  readonly isLive: boolean;
  /** Undefined where the provider has no window, only a page of its own. */
  readonly window?: PaymentWindow;

  /** Finds the order of this reference or makes it. */
  open(due: Due): Promise<GatewayOrder>;
  /** The page on which an order is paid. */
  page(visit: Visit): PaymentPage;
  paymentsOf(orderId: string): Promise<GatewayPayment[]>;
  payment(paymentId: string): Promise<GatewayPayment>;
  /** Takes an authorised payment. */
  capture(paymentId: string, amountPaise: number): Promise<GatewayPayment>;

  /** The same `key` is the same refund, which carries it from then on. */
  refund(paymentId: string, amountPaise: number, key: string): Promise<GatewayRefund>;
  readRefund(refundId: string): Promise<GatewayRefund>;
  refundsOf(paymentId: string): Promise<GatewayRefund[]>;
  /** All orders and payments since a moment, in seconds since 1970. */
  ledger(since: number): Promise<GatewayLedger>;

  /** What a browser says that comes back from the page: the fields of its form or of the address. */
  readCallback(fields: Record<string, string>): Callback;
  /** The event of a webhook; "forged" without a right signature over the raw bytes, "unreadable" with one. */
  readWebhook(headers: IncomingHttpHeaders, body: Buffer): WebhookEvent | "forged" | "unreadable";
}

/** How a gateway is known before it is asked for anything. */
export type GatewayEntry = {
  name: string;
  /** The gateway with the keys of the environment; undefined where there are none. */
  configured(): PaymentGateway | undefined;
  /** The books of its stand-in in the sandbox, for an audit that is not given the sandbox's keys. */
  sandboxLedger?(): (GatewayLedger & { account: string }) | undefined;
};

/**
 * down: not reached, timed out, or not understood; the same call may succeed later.
 * refused: rejected for good, for a reason that staff must read.
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
