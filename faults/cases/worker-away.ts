import type { Fault } from "../fault";
import { checkAttempts, expectSame, mailedOnce } from "../shop/assertions";
import { fill, placeSurely } from "../shop/checkout";
import { newProduct } from "../shop/goods";
import { pendingOrder, statusOf } from "../shop/online";
import { someShoppers } from "../shop/shoppers";
import { settled, until } from "../shop/wait";
import { redisMissing } from "../testbed/redis";

/** What has waited for the worker, an hour older: its clock is the database's. */
const anHourPasses = [
  "update shop_outbox set created_at = created_at - interval '1 hour', due_at = due_at - interval '1 hour' where done_at is null",
  "update shop_payment_attempt set expires_at = expires_at - interval '1 hour', check_at = check_at - interval '1 hour' where ended is null",
  "update catalog_owed set due_at = due_at - interval '1 hour'",
  "update shop_order_owed set due_at = due_at - interval '1 hour'",
];

/** There is no worker for an hour while people order, pay and do not pay: what it owes is done when it is back, once. */
export const workerAway: Fault = {
  name: "worker-away",
  unit: "orders",
  full: 40,
  small: 4,
  shape: "many",
  unable: redisMissing,
  run: async (testbed, amount) => {
    const { worker } = testbed;
    if (!worker) throw new Error("There is no worker on this testbed.");
    const product = await newProduct(testbed, 90_000);
    const [unpaid, ...shoppers] = await someShoppers(testbed, amount + 1);
    if (!unpaid) throw new Error("There are no shoppers.");
    await worker.stop();
    const tries = await Promise.all(
      shoppers.map(async (shopper, at) => {
        await fill(testbed.urlFor(at), shopper, product);
        return placeSurely(() => testbed.urlFor(at), shopper);
      }),
    );
    const forgotten = await pendingOrder(testbed, unpaid, product);
    await testbed.inTurn(anHourPasses);
    await worker.start();
    const checked = await checkAttempts(testbed, tries);
    checked.violations.push(...(await settled(testbed)));
    checked.violations.push(...mailedOnce(testbed, tries));
    const [given] = await until(
      () => statusOf(testbed, [forgotten.orderId]),
      ([order]) => order?.status !== "pending_payment",
    );
    checked.violations.push(...expectSame("the order that nobody paid", given?.status, "cancelled"));
    return checked;
  },
};
