import { z } from "zod";
import { formatExactRupees, paise, toRupees } from "../../backend/src/contract/money";
import { escapeHtml } from "../console/escape-html";
import { readFields } from "../read-body";
import type { Call, Reply, StandIn } from "../stand-in";
import { apiRoutes } from "./api";
import { checkoutScript } from "./checkout-script";
import { Desk, outcomes } from "./desk";
import { Faults, noFaults } from "./faults";
import { guarded, type Keys } from "./guard";
import { hostedPage } from "./hosted-page";
import { Ledger } from "./ledger";
import { Webhooks, type WebhookTarget } from "./webhooks";

type Settings = Keys & {
  /** The URL of this sandbox. */
  origin: string;
  webhook?: WebhookTarget;
  ledgerFile?: string;
};

const Pay = z.object({ outcome: z.enum(outcomes) });
const Embedded = z.object({
  key_id: z.string(),
  order_id: z.string(),
  description: z.string().optional(),
  callback_url: z.string(),
  cancel_url: z.string().optional(),
});
const refuse = (status: number, error: string): Reply => ({ status, json: { error } });

/** A stand-in for Razorpay: its REST calls, its payment window, its webhooks, and a ledger of all payments. */
export function openRazorpay(settings: Settings): StandIn {
  let faults = noFaults();
  const ledger = new Ledger(settings.ledgerFile);
  const webhooks = new Webhooks(settings.webhook, () => faults);
  const desk = new Desk(ledger, webhooks, settings.keySecret);

  const pay = async ({ params, request }: Call): Promise<Reply> => {
    const order = ledger.order(params.orderId ?? "");
    const wanted = Pay.safeParse(await readFields(request));
    if (!order) return refuse(404, "no such order");
    if (!wanted.success) return refuse(422, `outcome is one of ${outcomes.join(", ")}`);
    try {
      return { json: desk.pay(order, wanted.data.outcome) };
    } catch (error) {
      return refuse(409, (error as Error).message);
    }
  };

  const authoriseLate = ({ params }: Call): Reply => {
    const payment = ledger.payment(params.paymentId ?? "");
    if (!payment) return refuse(404, "no such payment");
    try {
      desk.authoriseLate(payment);
    } catch (error) {
      return refuse(409, (error as Error).message);
    }
    return { json: payment };
  };

  const hosted = ({ params, query }: Call): Reply => {
    const order = ledger.order(params.orderId ?? "");
    if (!order) return { status: 404, html: "<h1>No such test payment</h1>" };
    return {
      html: hostedPage(order, {
        description: query.get("description"),
        callbackUrl: query.get("callback_url"),
        shopOrigin: query.get("shop"),
      }),
    };
  };

  /** Razorpay's hosted page for browsers that cannot open its window: the shop's form posts to it. */
  const embedded = async ({ request }: Call): Promise<Reply> => {
    const form = Embedded.safeParse(await readFields(request)).data;
    const order = ledger.order(form?.order_id ?? "");
    if (!form || !order || form.key_id !== settings.keyId)
      return { status: 400, html: "<h1>No such test payment</h1>" };
    const { description, callback_url: callbackUrl, cancel_url: cancelUrl } = form;
    return { html: hostedPage(order, { description, callbackUrl, cancelUrl }) };
  };

  const setFaults = async ({ request }: Call): Promise<Reply> => {
    faults = Faults.parse(await readFields(request));
    return { json: faults };
  };

  return {
    title: "Razorpay (test payments)",
    routes: {
      ...guarded(
        apiRoutes(ledger, desk, webhooks, () => faults),
        settings,
        () => faults,
      ),
      "GET /v1/checkout.js": () => ({ script: checkoutScript(settings.origin) }),
      "POST /v1/checkout/embedded": embedded,
      "GET /hosted/:orderId": hosted,
      "POST /pay/:orderId": pay,
      "POST /authorise-late/:paymentId": authoriseLate,
      "POST /faults": setFaults,
      "GET /ledger": () => ({ json: { ...ledger.everything, webhooks: webhooks.sent.slice(-200) } }),
    },
    section: () => {
      const rows = ledger.everything.payments.slice(-20).reverse();
      const cells = rows.map(
        ({ id, amount, status, order_id }) =>
          `<tr><td>${escapeHtml(id)}</td><td>${escapeHtml(order_id)}</td><td>${formatExactRupees(toRupees(paise(amount)))}</td><td>${status}</td></tr>`,
      );
      return `<p>Test payments: no money moves. ${ledger.everything.orders.length} orders, ${ledger.everything.payments.length} payments, ${ledger.everything.refunds.length} refunds.</p><table>${cells.join("")}</table>`;
    },
    stop: async () => ledger.save(),
  };
}
