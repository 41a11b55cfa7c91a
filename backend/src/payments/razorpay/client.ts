import { setTimeout as pause } from "node:timers/promises";
import Razorpay from "razorpay";
import type { Orders } from "razorpay/dist/types/orders";
import type { Payments } from "razorpay/dist/types/payments";
import type { Refunds } from "razorpay/dist/types/refunds";
import type { Paise } from "../../contract/money";
import { GatewayFailure } from "../gateway";

export type RazorpayPayment = Payments.RazorpayPayment;
export type RazorpayRefund = Refunds.RazorpayRefund;
export type ProviderOrder = Orders.RazorpayOrder;

const pageSize = 100;
const mostRefunds = 100;

export type RazorpaySettings = {
  keyId: string;
  keySecret: string;
  /** Another host with the same protocol: the sandbox. */
  baseUrl?: string;
  timeoutMs?: number;
};

type HttpError = { message: string; response?: unknown };
/** What we use of the SDK's own axios instance, which its types do not show. */
type Requests = {
  defaults: { baseURL: string; timeout: number };
  interceptors: { response: { use: (ok: undefined, failed: (error: HttpError) => Promise<never>) => void } };
  post: <Result>(
    url: string,
    body: unknown,
    options: { headers: Record<string, string> },
  ) => Promise<{ data: Result }>;
};

/** Without a response the SDK fails on `error.response.status`, so it gets a response with a status. */
function withoutAnswer(error: HttpError): Promise<never> {
  const response = { status: 0, data: { error: { description: error.message } } };
  return Promise.reject(error.response ? error : Object.assign(error, { response }));
}

type SdkError = {
  statusCode?: number;
  error?: { description?: string };
  response?: { status: number; data?: { error?: { description?: string } } };
};

function asFailure(thrown: unknown): GatewayFailure {
  const { statusCode, error, response } = thrown as SdkError;
  const status = statusCode ?? response?.status ?? 0;
  const description = error?.description ?? response?.data?.error?.description ?? "no answer";
  const isDown = status === 0 || status === 429 || status >= 500;
  return new GatewayFailure(isDown ? "down" : "refused", String(status), `Razorpay: ${description}`);
}

async function ask<Result>(call: Promise<Result>): Promise<Result> {
  try {
    return await call;
  } catch (error) {
    throw asFailure(error);
  }
}

/** Before a page is asked for again that did not come: one of a thousand must not cost the whole list. */
const pagePausesMs = [500, 2_000, 8_000];

async function askForPage<Page>(page: () => Promise<Page>): Promise<Page> {
  for (const pauseMs of pagePausesMs) {
    try {
      return await ask(page());
    } catch (error) {
      if ((error as GatewayFailure).kind !== "down") throw error;
      await pause(pauseMs);
    }
  }
  return ask(page());
}

/** Fetches page by page until one is not full. */
async function allPages<Item>(page: (skip: number) => Promise<{ items: Item[] }>): Promise<Item[]> {
  const all: Item[] = [];
  for (;;) {
    const { items } = await askForPage(() => page(all.length));
    all.push(...items);
    if (items.length < pageSize) return all;
  }
}

/** The Razorpay calls that the shop makes. Amounts in paise. Errors: GatewayFailure. */
export function razorpayClient({ keyId, keySecret, baseUrl, timeoutMs = 10_000 }: RazorpaySettings) {
  const sdk = new Razorpay({ key_id: keyId, key_secret: keySecret });
  const requests = (sdk.api as unknown as { rq: Requests }).rq;
  requests.defaults.timeout = timeoutMs;
  if (baseUrl) requests.defaults.baseURL = baseUrl;
  requests.interceptors.response.use(undefined, withoutAnswer);

  return {
    keyId,

    /** One order per receipt: a retry after a lost response finds and returns the first one. */
    async createOrder(amountPaise: Paise, receipt: string, notes: Record<string, string>) {
      const known = await ask(sdk.orders.all({ receipt }));
      const [first] = known.items;
      if (first) return first;
      return ask(sdk.orders.create({ amount: amountPaise, currency: "INR", receipt, notes }));
    },

    fetchOrder: (id: string): Promise<Orders.RazorpayOrder> => ask(sdk.orders.fetch(id)),

    async paymentsOf(orderId: string): Promise<RazorpayPayment[]> {
      return (await ask(sdk.orders.fetchPayments(orderId))).items;
    },

    fetchPayment: (id: string): Promise<RazorpayPayment> => ask(sdk.payments.fetch(id)),

    capture: (id: string, amountPaise: Paise): Promise<RazorpayPayment> =>
      ask(sdk.payments.capture(id, amountPaise, "INR")),

    /** `key` makes a repeated refund idempotent; it is also the refund's receipt, by which it is found. */
    async refund(paymentId: string, amountPaise: Paise, key: string): Promise<RazorpayRefund> {
      const answer = await ask(
        requests.post<RazorpayRefund>(
          `/v1/payments/${encodeURIComponent(paymentId)}/refund`,
          { amount: amountPaise, receipt: key },
          { headers: { "X-Refund-Idempotency": key } },
        ),
      );
      return answer.data;
    },

    fetchRefund: (id: string): Promise<RazorpayRefund> => ask(sdk.refunds.fetch(id)),

    async refundsOf(paymentId: string): Promise<RazorpayRefund[]> {
      return (await ask(sdk.payments.fetchMultipleRefund(paymentId, { count: mostRefunds }))).items;
    },

    /** All payments since `from` (seconds since 1970), newest first. */
    paymentsSince: (from: number): Promise<RazorpayPayment[]> =>
      allPages((skip) => sdk.payments.all({ from, count: pageSize, skip })),

    /** All orders since `from`, newest first. */
    ordersSince: (from: number): Promise<ProviderOrder[]> =>
      allPages((skip) => sdk.orders.all({ from, count: pageSize, skip })),
  };
}
