import { randomInt, randomUUID } from "node:crypto";
import type { RazorpayPayment } from "../../sandbox/razorpay/entities";
import { signWebhook } from "../../sandbox/razorpay/signatures";
import type { Fault } from "../fault";
import { compareBooks } from "../shop/books";
import { crew } from "../shop/crew";
import { newProduct } from "../shop/goods";
import { expectSame } from "../shop/judge";
import { pendingOrder, standingOf } from "../shop/online";
import { send } from "../shop/send";
import { someShoppers } from "../shop/shoppers";
import { hurry, settled, until } from "../shop/wait";
import { noWebhooks, razorpayKeys } from "../stage/razorpay";
import type { Stage } from "../stage/stage";

const eventsOfOrder = 5;
const deliveries = 3;
const atOnce = 8;

type Event = { id: string; body: string };

const eventOf = (event: string, payload: object): Event => ({
  id: `evt_${randomUUID()}`,
  body: JSON.stringify({ entity: "event", event, payload }),
});

/** All events that Razorpay could send about an order's payment, including its refund. */
const eventsOf = (payment: RazorpayPayment): Event[] => [
  eventOf("payment.failed", { payment: { entity: { ...payment, status: "failed" } } }),
  eventOf("payment.authorized", { payment: { entity: payment } }),
  eventOf("payment.captured", { payment: { entity: payment } }),
  eventOf("order.paid", { order: { entity: { id: payment.order_id } }, payment: { entity: payment } }),
  eventOf("refund.processed", {
    refund: { entity: { payment_id: payment.id } },
    payment: { entity: payment },
  }),
];

function shuffled<Item>(items: readonly Item[]): Item[] {
  const list = [...items];
  for (let at = list.length - 1; at > 0; at -= 1) {
    const other = randomInt(at + 1);
    [list[at], list[other]] = [list[other] as Item, list[at] as Item];
  }
  return list;
}

const deliver = (stage: Stage, { id, body }: Event) =>
  send(stage.razorpay.webhookUrl, {
    raw: body,
    headers: {
      "content-type": "application/json",
      "x-razorpay-signature": signWebhook(body, razorpayKeys.webhookSecret),
      "x-razorpay-event-id": id,
    },
  });

/**
 * Thousands of webhooks in any order, each several times: refunds before captures, a failure after
 * a late authorisation. A third of the payments fail first, a tenth are refunded in Razorpay's own dashboard.
 */
export const eventsShuffled: Fault = {
  name: "events-shuffled",
  unit: `events, each delivered ${deliveries} times`,
  full: 1_000,
  small: 20,
  shape: "one",
  run: async (stage, amount) => {
    await stage.razorpay.faults(noWebhooks);
    const product = await newProduct(stage, 90_000);
    const shoppers = await someShoppers(stage, Math.ceil(amount / eventsOfOrder));
    const pending = await crew(shoppers, 4, (shopper) => pendingOrder(stage, shopper, product));
    const backByHand = new Set<string>();
    for (const [at, { razorpayOrderId, orderId }] of pending.entries()) {
      const failsFirst = at % 3 === 0;
      const { razorpay_payment_id } = await stage.razorpay.pay(
        razorpayOrderId,
        failsFirst ? "failed" : "captured",
      );
      if (failsFirst) await stage.razorpay.authoriseLate(razorpay_payment_id);
      if (at % 10 === 1) {
        await stage.razorpay.refundByHand(razorpay_payment_id);
        backByHand.add(orderId);
      }
    }
    const ours = new Set(pending.map(({ razorpayOrderId }) => razorpayOrderId));
    const { payments } = await stage.razorpay.ledger();
    const events = payments.filter(({ order_id }) => ours.has(order_id)).flatMap(eventsOf);
    const queue = shuffled(Array.from({ length: deliveries }, () => events).flat());
    const answers = await crew(queue, atOnce, (event) => deliver(stage, event));
    const violations = answers.flatMap(({ status, ms }) =>
      status === 200 && ms < 5_000 ? [] : [`a webhook was answered ${status} after ${Math.round(ms)} ms`],
    );
    const [filed] = await stage.query<{ count: number }>(
      "select count(*)::int as count from shop_payment_inbox where event_id = any ($1)",
      [events.map(({ id }) => id)],
    );
    violations.push(...expectSame("events in the inbox", filed?.count, events.length));
    violations.push(...(await settled(stage)));
    const kept = pending.filter(({ orderId }) => !backByHand.has(orderId)).map(({ orderId }) => orderId);
    const open = await until(
      async () => {
        await hurry(stage);
        return (await standingOf(stage, kept)).filter(({ status }) => status !== "confirmed");
      },
      (left) => left.length === 0,
    );
    violations.push(...expectSame("paid orders that are not confirmed", open, []));
    violations.push(...(await compareBooks(stage)));
    await stage.razorpay.faults();
    return { orders: kept.length - open.length, refused: backByHand.size, violations };
  },
};
