import { z } from "zod";
import { readFields } from "../read-body";
import type { Call, Reply } from "../stand-in";
import type { Desk } from "./desk";
import type { RazorpayPayment, RazorpayRefund } from "./entities";
import type { Faults } from "./faults";
import { type Ledger, newId, nowSeconds } from "./ledger";
import type { Webhooks } from "./webhooks";

const notes = z.record(z.string(), z.coerce.string()).default({});
const NewOrder = z.object({
  amount: z.int().min(100, "The amount must be at least INR 1.00"),
  currency: z.literal("INR"),
  receipt: z.string().max(40).nullish(),
  unique_receipt: z.boolean().optional(),
  notes,
});
const NewRefund = z.object({
  amount: z.coerce.number().int().min(100).optional(),
  receipt: z.string().nullish(),
  notes,
});

/** An error in Razorpay's format. */
export const razorpayError = (status: number, description: string): Reply => ({
  status,
  json: { error: { code: status < 500 ? "BAD_REQUEST_ERROR" : "SERVER_ERROR", description, metadata: {} } },
});

const collection = (items: unknown[]): Reply => ({
  json: { entity: "collection", count: items.length, items },
});
const found = (entity: unknown): Reply =>
  entity ? { json: entity } : razorpayError(400, "The id provided does not exist");
const problem = (error: z.ZodError) => razorpayError(400, error.issues[0]?.message ?? "invalid input");

/** The REST calls under /v1 that a shop's server makes. */
export function apiRoutes(ledger: Ledger, desk: Desk, webhooks: Webhooks, faults: () => Faults) {
  const createOrder = async ({ request }: Call): Promise<Reply> => {
    const order = NewOrder.safeParse(await readFields(request));
    if (!order.success) return problem(order.error);
    const { amount, currency, receipt = null, unique_receipt, notes } = order.data;
    if (unique_receipt && receipt && ledger.ordersByReceipt(receipt).length > 0)
      return razorpayError(400, "Receipt should be unique");
    const made = ledger.addOrder({
      id: newId("order"),
      entity: "order",
      amount,
      amount_paid: 0,
      amount_due: amount,
      currency,
      receipt,
      status: "created",
      attempts: 0,
      notes,
      created_at: nowSeconds(),
    });
    return { json: made };
  };

  const capture = ({ params }: Call): Reply => {
    const payment = ledger.payment(params.id ?? "");
    if (!payment) return found(payment);
    try {
      desk.capture(payment);
    } catch (error) {
      return razorpayError(400, (error as Error).message);
    }
    return { json: payment };
  };

  const refund = async ({ params, request }: Call): Promise<Reply> => {
    const key = request.headers["x-refund-idempotency"];
    const known = typeof key === "string" ? ledger.refundByKey(key) : undefined;
    if (known) return { json: known };
    const payment = ledger.payment(params.id ?? "");
    const wanted = NewRefund.safeParse(await readFields(request));
    if (!payment) return found(payment);
    if (!wanted.success) return problem(wanted.error);
    const left = payment.amount - payment.amount_refunded;
    const amount = wanted.data.amount ?? left;
    if (!payment.captured)
      return razorpayError(400, "The payment status should be captured for action to be taken");
    if (amount > left || left === 0)
      return razorpayError(400, "The refund amount provided is greater than amount captured");
    const made = ledger.addRefund(
      {
        id: newId("rfnd"),
        entity: "refund",
        amount,
        currency: payment.currency,
        payment_id: payment.id,
        receipt: wanted.data.receipt ?? null,
        notes: wanted.data.notes,
        status: nextRefund(),
        created_at: nowSeconds(),
      },
      typeof key === "string" ? key : undefined,
    );
    if (made.status === "failed") webhooks.emit("refund.failed", { refund: made, payment });
    else giveBack(payment, made);
    return { json: made };
  };

  const nextRefund = (): RazorpayRefund["status"] => {
    const { refund: fault } = faults();
    if (fault.calls <= 0) return "processed";
    fault.calls -= 1;
    return fault.kind;
  };

  /** The money has left the shop, though the bank may take some time. */
  const giveBack = (payment: RazorpayPayment, refund: RazorpayRefund) => {
    payment.amount_refunded += refund.amount;
    payment.refund_status = payment.amount_refunded === payment.amount ? "full" : "partial";
    if (payment.refund_status === "full") payment.status = "refunded";
    ledger.save();
    if (refund.status === "processed") webhooks.emit("refund.processed", { refund, payment });
  };

  /** A pending refund is completed when it is queried. */
  const askRefund = ({ params }: Call): Reply => {
    const refund = ledger.refund(params.id ?? "");
    const payment = refund && ledger.payment(refund.payment_id);
    if (refund?.status === "pending" && payment) {
      refund.status = "processed";
      ledger.save();
      webhooks.emit("refund.processed", { refund, payment });
    }
    return found(refund);
  };

  /** Newest first, one page at a time, as Razorpay lists them. */
  const pageOf = (all: readonly { created_at: number }[], query: URLSearchParams): Reply => {
    const [from, count, skip] = [query.get("from"), query.get("count"), query.get("skip")].map(Number);
    const since = all.filter(({ created_at }) => created_at >= (from ?? 0));
    return collection(since.reverse().slice(skip, (skip ?? 0) + (count || 10)));
  };

  return {
    "POST /v1/orders": createOrder,
    "GET /v1/orders": ({ query }: Call) => {
      const receipt = query.get("receipt");
      return receipt ? collection(ledger.ordersByReceipt(receipt)) : pageOf(ledger.everything.orders, query);
    },
    "GET /v1/orders/:id": ({ params }: Call) => found(ledger.order(params.id ?? "")),
    "GET /v1/orders/:id/payments": ({ params }: Call) => collection(ledger.paymentsOf(params.id ?? "")),
    "GET /v1/payments": ({ query }: Call) => pageOf(ledger.everything.payments, query),
    "GET /v1/payments/:id": ({ params }: Call) => found(ledger.payment(params.id ?? "")),
    "POST /v1/payments/:id/capture": capture,
    "POST /v1/payments/:id/refund": refund,
    "GET /v1/payments/:id/refunds": ({ params }: Call) => collection(ledger.refundsOf(params.id ?? "")),
    "GET /v1/refunds/:id": askRefund,
  };
}
