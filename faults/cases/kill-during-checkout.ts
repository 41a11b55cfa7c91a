import { randomInt } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import type { Fault } from "../fault";
import { checkAttempts, countOrders, expectSame } from "../shop/assertions";
import { fill, placeSurely, type Tried } from "../shop/checkout";
import { newProduct } from "../shop/goods";
import { someShoppers } from "../shop/shoppers";

const inFlight = 6;
/** Longer than an order takes, so that some kills come before, some during and some after it. */
const withinMs = 250;

/** The process is killed at random while six people order; each retries with the same key. */
export const killDuringCheckout: Fault = {
  name: "kill-checkout",
  unit: `kills, ${inFlight} orders in flight`,
  full: 200,
  small: 1,
  shape: "one",
  run: async (testbed, amount) => {
    const shoppers = await someShoppers(testbed, inFlight);
    const products = await Promise.all([newProduct(testbed, 90_000), newProduct(testbed, 90_000)]);
    const [backend] = testbed.servers;
    if (!backend) throw new Error("There is no backend.");
    const tries: Tried[] = [];
    for (let round = 0; round < amount; round += 1) {
      for (const product of products)
        await Promise.all(shoppers.map((shopper) => fill(backend.url, shopper, product, 1 + (round % 3))));
      const ordering = shoppers.map((shopper) => placeSurely(() => backend.url, shopper));
      await pause(randomInt(withinMs));
      await backend.kill();
      await backend.start();
      tries.push(...(await Promise.all(ordering)));
    }
    const checked = await checkAttempts(testbed, tries);
    const booked = await countOrders(
      testbed,
      shoppers.map(({ id }) => id),
    );
    checked.violations.push(...expectSame("orders in the database", booked, tries.length));
    return checked;
  },
};
