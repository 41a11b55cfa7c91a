import type { Fault } from "../fault";
import { compareBooks } from "../shop/books";
import { newProduct } from "../shop/goods";
import { misanswered } from "../shop/judge";
import { pendingOrder, standingOf, verify } from "../shop/online";
import { someShoppers } from "../shop/shoppers";
import { hurry, reconcileNow, settled, until } from "../shop/wait";
import { noWebhooks } from "../stage/razorpay";

const kinds = ["reset", "error", "busy", "lost", "timeout"] as const;

/** Razorpay fails while an order is created there, and again while its payment is checked. */
export const razorpayFails: Fault = {
  name: "razorpay-fails",
  unit: `orders, in turn ${kinds.join(", ")}`,
  full: 20 * kinds.length,
  small: 4,
  shape: "one",
  run: async (stage, amount) => {
    const product = await newProduct(stage, 90_000);
    const violations: string[] = [];
    const orderIds: string[] = [];
    let refused = 0;
    for (const [at, shopper] of (await someShoppers(stage, amount)).entries()) {
      const kind = kinds[at % kinds.length] ?? "reset";
      // One or two of the next calls fail: the search for the receipt, the creation of the order, or both.
      const calls = 1 + (Math.floor(at / kinds.length) % 2);
      await stage.razorpay.faults({ ...noWebhooks, api: { kind, calls } });
      const { orderId, razorpayOrderId, answers } = await pendingOrder(stage, shopper, product);
      orderIds.push(orderId);
      refused += answers.length - 1;
      violations.push(...misanswered(answers));
      const confirmation = await stage.razorpay.pay(razorpayOrderId);
      await stage.razorpay.faults({ ...noWebhooks, api: { kind, calls: 1 } });
      const { status, ms, body } = await verify(stage.urlFor(0), shopper, confirmation);
      if (![200, 503].includes(status) || ms > 10_500)
        violations.push(`${kind}: verify was answered ${status} ${body.code} after ${Math.round(ms)} ms`);
      if (status !== 200) refused += 1;
    }
    await stage.razorpay.faults();
    if (amount < 10) await reconcileNow(stage);
    const open = await until(
      async () => {
        await hurry(stage);
        return (await standingOf(stage, orderIds)).filter(({ status }) => status !== "confirmed");
      },
      (left) => left.length === 0,
      150_000,
    );
    if (open.length > 0) violations.push(`${open.length} paid orders are not confirmed`);
    violations.push(...(await settled(stage)), ...(await compareBooks(stage)));
    return { orders: orderIds.length - open.length, refused, violations };
  },
};
