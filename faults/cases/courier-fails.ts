import type { Fault } from "../fault";
import { checkAttempts } from "../shop/assertions";
import { fill, placeSurely } from "../shop/checkout";
import { newProduct, staffToken } from "../shop/goods";
import { send, surely } from "../shop/send";
import { someShoppers } from "../shop/shoppers";
import { hurry, until } from "../shop/wait";

const kinds = ["down", "slow", "error", "busy", "garbage", "lost"] as const;
type Booking = { number: string; state: string };

/** The courier fails while staff confirm orders; the orders stay confirmed, are listed as failed, and are booked once when it is back. */
export const courierFails: Fault = {
  name: "courier-fails",
  unit: `orders, in turn ${kinds.join(", ")}`,
  full: 5 * kinds.length,
  small: 1,
  shape: "one",
  run: async (testbed, amount) => {
    const product = await newProduct(testbed, 90_000);
    const token = await staffToken(testbed);
    const url = testbed.urlFor(0);
    const outcome = { orders: 0, refused: 0, violations: [] as string[] };
    const numbers: string[] = [];
    for (const [at, shopper] of (await someShoppers(testbed, amount)).entries()) {
      const kind = kinds[at % kinds.length] ?? "down";
      await testbed.courier.faults({ api: { kind, calls: 1_000 } });
      await fill(url, shopper, product);
      const tried = await placeSurely(() => url, shopper);
      const checked = await checkAttempts(testbed, [tried]);
      outcome.violations.push(...checked.violations);
      outcome.orders += checked.orders;
      const { orderId, order } = tried.answers.at(-1)?.body ?? {};
      numbers.push(order?.orderNumber ?? "");
      const confirmed = await surely(() =>
        send<{ code: string }>(`${url}/api/admin/orders/update/${orderId}`, {
          method: "PUT",
          body: { orderStatus: "confirmed" },
          token,
        }),
      );
      if (confirmed.status !== 200)
        outcome.violations.push(
          `${kind}: confirming was answered ${confirmed.status} ${confirmed.body.code}`,
        );
    }
    await testbed.courier.faults();
    const notBooked = await until(
      async () => {
        await hurry(testbed);
        const parcels = await testbed.courier.parcels();
        return numbers.filter((number) => !parcels.some(({ reference, awb }) => reference === number && awb));
      },
      (left) => left.length === 0,
    );
    outcome.refused = notBooked.length;
    if (notBooked.length > 0) outcome.violations.push(`never booked: ${notBooked.join(", ")}`);
    const parcels = await testbed.courier.parcels();
    for (const number of numbers) {
      const booked = parcels.filter(({ reference }) => reference.startsWith(number));
      if (booked.length > 1) outcome.violations.push(`order ${number} has ${booked.length} parcels`);
    }
    const waiting = await testbed.query<Booking>(
      "select number, shipping_failure ->> 'code' as state from shop_order where shipping_failure is not null and number = any ($1)",
      [numbers],
    );
    for (const { number, state } of waiting)
      outcome.violations.push(`order ${number} is still listed as failed: ${state}`);
    return outcome;
  },
};
