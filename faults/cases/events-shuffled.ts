import { randomInt, randomUUID } from "node:crypto";
import type { RazorpayPayment } from "../../sandbox/razorpay/entities";
import { signWebhook } from "../../sandbox/razorpay/signatures";
import type { Fault } from "../fault";
import { expectSame } from "../shop/assertions";
import { compareLedgers } from "../shop/compare-ledgers";
import { newProduct } from "../shop/goods";
import { mapLimited } from "../shop/map-limited";
import { pendingOrder, statusOf } from "../shop/online";
import { send, surely } from "../shop/send";
import { someShoppers } from "../shop/shoppers";
import { hurry, settled, until } from "../shop/wait";
import { noWebhooks, razorpayKeys } from "../testbed/razorpay";
import type { Testbed } from "../testbed/testbed";

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

/** As a provider does, again until it is taken. */
const deliver = (testbed: Testbed, { id, body }: Event) =>
  surely(() =>
    send(testbed.razorpay.webhookUrl, {
      raw: body,
      headers: {
        "content-type": "application/json",
        "x-razorpay-signature": signWebhook(body, razorpayKeys.webhookSecret),
        "x-razorpay-event-id": id,
      },
    }),
  );

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
  run: async (testbed, amount) => {
    await testbed.razorpay.faults(noWebhooks);
    const product = await newProduct(testbed, 90_000);
    const shoppers = await someShoppers(testbed, Math.ceil(amount / eventsOfOrder));
    const pending = await mapLimited(shoppers, 4, (shopper) => pendingOrder(testbed, shopper, product));
    const backByHand = new Set<string>();
    for (const [at, { razorpayOrderId, orderId }] of pending.entries()) {
      const failsFirst = at % 3 === 0;
      const { razorpay_payment_id } = await testbed.razorpay.pay(
        razorpayOrderId,
        failsFirst ? "failed" : "captured",
      );
      if (failsFirst) await testbed.razorpay.authoriseLate(razorpay_payment_id);
      if (at % 10 === 1) {
        await testbed.razorpay.refundByHand(razorpay_payment_id);
        backByHand.add(orderId);
      }
    }
    const ours = new Set(pending.map(({ razorpayOrderId }) => razorpayOrderId));
    const { payments } = await testbed.razorpay.ledger();
    const events = payments.filter(({ order_id }) => ours.has(order_id)).flatMap(eventsOf);
    const queue = shuffled(Array.from({ length: deliveries }, () => events).flat());
    const answers = await mapLimited(queue, atOnce, (event) => deliver(testbed, event));
    const violations = answers.flatMap(({ status }) =>
      status === 200 ? [] : [`a webhook was answered ${status}`],
    );
    const [filed] = await testbed.query<{ count: number }>(
      "select count(*)::int as count from shop_payment_inbox where event_id = any ($1)",
      [events.map(({ id }) => id)],
    );
    violations.push(...expectSame("events in the inbox", filed?.count, events.length));
    violations.push(...(await settled(testbed)));
    const kept = pending.filter(({ orderId }) => !backByHand.has(orderId)).map(({ orderId }) => orderId);
    const open = await until(
      async () => {
        await hurry(testbed);
        return (await statusOf(testbed, kept)).filter(({ status }) => status !== "confirmed");
      },
      (left) => left.length === 0,
    );
    violations.push(...expectSame("paid orders that are not confirmed", open, []));
    violations.push(...(await compareLedgers(testbed)));
    await testbed.razorpay.faults();
    return { orders: kept.length - open.length, refused: backByHand.size, violations };
  },
};
