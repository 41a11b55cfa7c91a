import type { Fault } from "../fault";
import { misanswered } from "../shop/assertions";
import { compareLedgers } from "../shop/compare-ledgers";
import { newProduct } from "../shop/goods";
import { pendingOrder, statusOf, verify } from "../shop/online";
import { someShoppers } from "../shop/shoppers";
import { hurry, reconcileNow, settled, until } from "../shop/wait";
import { noWebhooks } from "../testbed/razorpay";

const kinds = ["reset", "error", "busy", "lost", "timeout"] as const;

/** Razorpay fails while an order is created there, and again while its payment is checked. */
export const razorpayFails: Fault = {
  name: "razorpay-fails",
  unit: `orders, in turn ${kinds.join(", ")}`,
  full: 20 * kinds.length,
  small: 4,
  shape: "one",
  run: async (testbed, amount) => {
    const product = await newProduct(testbed, 90_000);
    const violations: string[] = [];
    const orderIds: string[] = [];
    let refused = 0;
    for (const [at, shopper] of (await someShoppers(testbed, amount)).entries()) {
      const kind = kinds[at % kinds.length] ?? "reset";
      // One or two of the next calls fail: the search for the receipt, the creation of the order, or both.
      const calls = 1 + (Math.floor(at / kinds.length) % 2);
      await testbed.razorpay.faults({ ...noWebhooks, api: { kind, calls } });
      const { orderId, razorpayOrderId, answers } = await pendingOrder(testbed, shopper, product);
      orderIds.push(orderId);
      refused += answers.length - 1;
      violations.push(...misanswered(answers));
      const confirmation = await testbed.razorpay.pay(razorpayOrderId);
      await testbed.razorpay.faults({ ...noWebhooks, api: { kind, calls: 1 } });
      const { status, body } = await verify(testbed.urlFor(0), shopper, confirmation);
      if (![200, 503].includes(status))
        violations.push(`${kind}: verify was answered ${status} ${body.code}`);
      if (status !== 200) refused += 1;
    }
    await testbed.razorpay.faults();
    if (amount < 10) await reconcileNow(testbed);
    const open = await until(
      async () => {
        await hurry(testbed);
        return (await statusOf(testbed, orderIds)).filter(({ status }) => status !== "confirmed");
      },
      (left) => left.length === 0,
    );
    if (open.length > 0) violations.push(`${open.length} paid orders are not confirmed`);
    violations.push(...(await settled(testbed)), ...(await compareLedgers(testbed)));
    return { orders: orderIds.length - open.length, refused, violations };
  },
};
