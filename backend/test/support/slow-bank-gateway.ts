import { timingSafeEqual } from "node:crypto";
import { z } from "zod";
import { sealNotice, sealReturn } from "../../../sandbox/slow-bank/signatures";
import { sumPaise, toDecimal, toPaise } from "../../src/contract/money";
import type { GatewayOrder, GatewayPayment, GatewayRefund, PaymentGateway } from "../../src/payments/gateway";
import { loadBackend } from "./load-backend";

export type SlowBankSettings = { merchant: string; secret: string; origin: string; timeoutMs: number };

const rupees = z.string().regex(/^\d+\.\d{2}$/);
const Checkout = z.object({ checkout: z.string(), reference: z.string(), memo: z.string() });
const Transfer = z.object({
  transfer: z.string(),
  checkout: z.string(),
  rupees,
  state: z.enum(["processing", "settled", "refused"]),
  reason: z.string().nullable(),
  from: z.string(),
  at: z.string(),
});
const Return = z.object({
  return: z.string(),
  transfer: z.string(),
  rupees,
  key: z.string(),
  state: z.enum(["queued", "done", "refused"]),
});
const Statement = z.object({
  checkouts: z.array(Checkout),
  transfers: z.array(Transfer),
  returns: z.array(Return),
});
const WayBack = z.object({
  checkout: z.string(),
  transfer: z.string(),
  state: z.string(),
  seal: z.string(),
});
const Notice = z.object({
  notice: z.string(),
  event: z.string(),
  checkout: z.string(),
  transfer: z.string(),
});

function isSame(given: string, wanted: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(wanted)];
  return one.length === other.length && timingSafeEqual(one, other);
}

/** The bank stores one line of text with a checkout: the notes go there. */
function readMemo(memo: string): Record<string, string> {
  try {
    return z.record(z.string(), z.string()).parse(JSON.parse(memo));
  } catch {
    return {};
  }
}

const asOrder = ({ checkout, reference, memo }: z.infer<typeof Checkout>): GatewayOrder => ({
  id: checkout,
  reference,
  notes: readMemo(memo),
});

const states = { processing: "pending", settled: "captured", refused: "failed" } as const;

function asPayment(transfer: z.infer<typeof Transfer>, returns: z.infer<typeof Return>[]): GatewayPayment {
  const back = returns.filter((one) => one.transfer === transfer.transfer && one.state !== "refused");
  return {
    id: transfer.transfer,
    orderId: transfer.checkout,
    amountPaise: toPaise(Number(transfer.rupees)),
    currency: "INR",
    status: states[transfer.state],
    refundedPaise: sumPaise(back.map(({ rupees }) => toPaise(Number(rupees)))),
    method: "netbanking",
    failure: transfer.reason,
    contact: transfer.from,
    createdAt: Math.floor(Date.parse(transfer.at) / 1000),
  };
}

const asRefund = (one: z.infer<typeof Return>): GatewayRefund => ({
  id: one.return,
  paymentId: one.transfer,
  amountPaise: toPaise(Number(one.rupees)),
  status: ({ queued: "pending", done: "processed", refused: "failed" } as const)[one.state],
  key: one.key,
});

/** The sandbox's slow bank behind the shop's interface, like any third-party gateway. */
export function slowBankGateway({ merchant, secret, origin, timeoutMs }: SlowBankSettings): PaymentGateway {
  // The backend's own copy of the class: its callers use `instanceof`.
  const { GatewayFailure } = loadBackend<typeof import("../../src/payments/gateway")>("./payments/gateway");

  async function ask<Shape extends z.ZodType>(
    shape: Shape,
    path: string,
    body?: object,
  ): Promise<z.infer<Shape>> {
    const failure = (kind: "down" | "refused", code: string, why: string) =>
      new GatewayFailure(kind, code, `Slow bank: ${why}`);
    let response: Response;
    try {
      response = await fetch(origin + path, {
        method: body ? "POST" : "GET",
        headers: { authorization: `Bearer ${merchant}:${secret}`, "content-type": "application/json" },
        signal: AbortSignal.timeout(timeoutMs),
        ...(body && { body: JSON.stringify(body) }),
      });
    } catch (error) {
      throw failure("down", "unreachable", error instanceof Error ? error.message : "no answer");
    }
    if (response.status >= 500) throw failure("down", String(response.status), "out of order");
    if (!response.ok) throw failure("refused", String(response.status), await response.text());
    const read = shape.safeParse(await response.json());
    if (!read.success) throw failure("down", "unreadable", "an answer that nobody understands");
    return read.data;
  }

  const returnsOf = (transferId: string) => ask(z.array(Return), `/transfers/${transferId}/returns`);

  async function payment(id: string): Promise<GatewayPayment> {
    return asPayment(await ask(Transfer, `/transfers/${id}`), await returnsOf(id));
  }

  return {
    name: "slow-bank",
    title: "Slow bank",
    account: merchant,
    isLive: false,

    open: async ({ reference, amountPaise, notes }) =>
      asOrder(
        await ask(Checkout, "/checkouts", {
          reference,
          rupees: toDecimal(amountPaise),
          memo: JSON.stringify(notes),
        }),
      ),
    page: ({ orderId, callbackUrl, cancelUrl }) => ({
      method: "GET",
      url: `${origin}/pay/${orderId}`,
      fields: { back: callbackUrl, cancel: cancelUrl },
    }),
    async paymentsOf(orderId) {
      const transfers = await ask(z.array(Transfer), `/checkouts/${orderId}/transfers`);
      return Promise.all(transfers.map(async (one) => asPayment(one, await returnsOf(one.transfer))));
    },
    payment,
    // The bank has no authorised state: its payments are already settled.
    capture: payment,

    refund: async (paymentId, amountPaise, key) =>
      asRefund(await ask(Return, `/transfers/${paymentId}/returns`, { key, rupees: toDecimal(amountPaise) })),
    readRefund: async (id) => asRefund(await ask(Return, `/returns/${id}`)),
    refundsOf: async (paymentId) => (await returnsOf(paymentId)).map(asRefund),
    async ledger() {
      const { checkouts, transfers, returns } = await ask(Statement, "/statement");
      return {
        orders: checkouts.map(asOrder),
        payments: transfers.map((transfer) => asPayment(transfer, returns)),
      };
    },

    readCallback(fields) {
      const read = WayBack.safeParse(fields);
      if (!read.success) return { outcome: "unverified", orderId: null };
      const { checkout, transfer, state, seal } = read.data;
      if (!isSame(seal, sealReturn(checkout, transfer, state, secret)))
        return { outcome: "unverified", orderId: null };
      return { outcome: state === "refused" ? "failed" : "paid", orderId: checkout };
    },
    readWebhook(headers, body) {
      const { "x-bank-time": time, "x-bank-seal": seal } = headers;
      if (typeof time !== "string" || typeof seal !== "string") return "forged";
      if (!isSame(seal, sealNotice(time, body.toString("utf8"), secret))) return "forged";
      const read = Notice.safeParse(JSON.parse(body.toString("utf8")));
      if (!read.success) return "unreadable";
      const { notice, event, checkout, transfer } = read.data;
      return { eventId: notice, event, orderId: checkout, paymentId: transfer };
    },
  };
}
