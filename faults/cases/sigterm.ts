import { randomInt } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import type { Fault } from "../fault";
import { checkAttempts, countOrders, expectSame } from "../shop/assertions";
import { fill, placeSurely } from "../shop/checkout";
import { newProduct } from "../shop/goods";
import { patienceMs } from "../shop/send";
import { someShoppers } from "../shop/shoppers";

const people = 50;

/** A deploy ends the process while fifty people order. */
export const sigterm: Fault = {
  name: "sigterm",
  unit: `stops during ${people} orders`,
  full: 10,
  small: 1,
  shape: "one",
  run: async (testbed, amount) => {
    const product = await newProduct(testbed, 90_000);
    const shoppers = await someShoppers(testbed, people);
    const [backend] = testbed.servers;
    if (!backend) throw new Error("There is no backend.");
    const outcome = { orders: 0, refused: 0, leftOpen: 0, violations: [] as string[] };
    for (let round = 0; round < amount; round += 1) {
      await Promise.all(shoppers.map((shopper) => fill(backend.url, shopper, product)));
      const ordering = shoppers.map((shopper) => placeSurely(() => backend.url, shopper));
      await pause(randomInt(300));
      const took = await backend.stop();
      // The process ends itself after 9.5 s, whatever still runs.
      if (took > patienceMs) outcome.violations.push(`the process took ${Math.round(took)} ms to end`);
      await backend.start();
      const checked = await checkAttempts(testbed, await Promise.all(ordering));
      outcome.orders += checked.orders;
      outcome.refused += checked.refused;
      outcome.leftOpen += checked.leftOpen ?? 0;
      outcome.violations.push(...checked.violations);
    }
    const booked = await countOrders(
      testbed,
      shoppers.map(({ id }) => id),
    );
    outcome.violations.push(...expectSame("orders in the database", booked, people * amount));
    return outcome;
  },
};
