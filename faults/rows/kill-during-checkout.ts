import { randomInt } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import type { Fault } from "../fault";
import { fill, placeSurely, type Tried } from "../shop/checkout";
import { newProduct } from "../shop/goods";
import { countOrders, expectSame, judgeTries } from "../shop/judge";
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
  run: async (stage, amount) => {
    const shoppers = await someShoppers(stage, inFlight);
    const products = await Promise.all([newProduct(stage, 90_000), newProduct(stage, 90_000)]);
    const [backend] = stage.servers;
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
    const judged = await judgeTries(stage, tries);
    const booked = await countOrders(
      stage,
      shoppers.map(({ id }) => id),
    );
    judged.violations.push(...expectSame("orders in the books", booked, tries.length));
    return judged;
  },
};
