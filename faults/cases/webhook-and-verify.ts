import { setTimeout as pause } from "node:timers/promises";
import type { Fault } from "../fault";
import { expectSame } from "../shop/assertions";
import { compareLedgers } from "../shop/compare-ledgers";
import { newProduct } from "../shop/goods";
import { mapLimited } from "../shop/map-limited";
import { pendingOrder, statusOf, verify } from "../shop/online";
import { type Shopper, someShoppers } from "../shop/shoppers";
import { hurry, reconcileNow, settled, until } from "../shop/wait";
import { noWebhooks } from "../testbed/razorpay";

/** Who reports a payment to the shop first. `reconciler`: no report arrives. */
const ways = ["webhook first", "browser first", "both at once", "browser alone", "reconciler"] as const;
type Way = (typeof ways)[number];

const later = { webhook: { delayMs: 1_500 } };
const webhooksOf: Record<Way, object> = {
  "webhook first": {},
  "browser first": later,
  "both at once": {},
  "browser alone": noWebhooks,
  reconciler: noWebhooks,
};
const atOnce = 5;

/** However a payment is reported, it becomes one confirmed order. */
export const webhookAndVerify: Fault = {
  name: "webhook-and-verify",
  unit: `payments in each of ${ways.length} ways`,
  full: 50,
  small: 1,
  shape: "one",
  run: async (testbed, amount) => {
    const product = await newProduct(testbed, 90_000);
    const violations: string[] = [];
    const orderIds: string[] = [];
    let refused = 0;

    const payOne = async (way: Way, shopper: Shopper) => {
      const { orderId, razorpayOrderId } = await pendingOrder(testbed, shopper, product);
      orderIds.push(orderId);
      const confirmation = await testbed.razorpay.pay(razorpayOrderId);
      if (way === "reconciler") return;
      if (way === "webhook first") await pause(1_000);
      const { status, body } = await verify(testbed.urlFor(0), shopper, confirmation);
      if (status !== 200) refused += 1;
      if (status !== 200 && status !== 503)
        violations.push(`${way}: verify was answered ${status} ${body.code}`);
    };
    for (const way of ways) {
      await testbed.razorpay.faults(webhooksOf[way]);
      await mapLimited(await someShoppers(testbed, amount), atOnce, (shopper) => payOne(way, shopper));
    }
    await testbed.razorpay.faults();
    // Only a long run waits for the reconciler's minute.
    if (amount < 10) await reconcileNow(testbed);
    const waiting = () =>
      statusOf(testbed, orderIds).then((all) => all.filter(({ status }) => status !== "confirmed"));
    await until(
      async () => {
        await hurry(testbed);
        return waiting();
      },
      (open) => open.length === 0,
    );
    violations.push(...expectSame("orders that are not confirmed", await waiting(), []));
    violations.push(...(await settled(testbed)), ...(await compareLedgers(testbed)));
    return { orders: orderIds.length, refused, violations };
  },
};
