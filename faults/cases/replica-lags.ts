import type { Fault } from "../fault";
import { expectSame } from "../shop/assertions";
import { fill, placeSurely } from "../shop/checkout";
import { newProduct, type Product, restock, shelfOf } from "../shop/goods";
import { surely } from "../shop/send";
import { shownOf } from "../shop/shelf-price";
import { someShoppers } from "../shop/shoppers";
import { until } from "../shop/wait";
import { Standby } from "../testbed/standby";
import type { Testbed } from "../testbed/testbed";

/** Sells one and has staff save another stock, and looks at the page after each. */
async function trade(testbed: Testbed, product: Product, stock: number): Promise<string[]> {
  const violations: string[] = [];
  const look = async (what: string) => {
    const { stocked, reserved } = await shelfOf(testbed, product);
    const shown = await shownOf(testbed, product);
    violations.push(...expectSame(`stock on the page ${what}`, shown?.totalStock, stocked - reserved));
    violations.push(...expectSame(`title on the page ${what}`, shown?.title, product.input.title));
  };
  for (const shopper of await someShoppers(testbed, 2)) {
    await fill(testbed.urlFor(0), shopper, product);
    await placeSurely(() => testbed.urlFor(0), shopper);
    await look("after an order");
  }
  product.input.title = `${product.input.title} ${stock}`;
  const { status } = await surely(() => restock(testbed, product, stock));
  violations.push(...expectSame("the answer to staff", status, 200));
  await look("after staff saved it");
  return violations;
}

/** Whether a server of the shop is connected to the replica for texts. */
const asked = async (standby: Standby): Promise<boolean> => {
  const [row] = await standby.query<{ count: number }>(
    "select count(*)::integer as count from pg_stat_activity where application_name = 'shop-texts'",
  );
  return (row?.count ?? 0) > 0;
};

/** The replica of DATABASE_READ_URL is up to date, falls behind, dies and comes back; pages say what is true throughout. */
export const replicaLags: Fault = {
  name: "replica-lags",
  unit: "rounds",
  full: 5,
  small: 1,
  shape: "one",
  run: async (testbed, amount) => {
    const standby = await Standby.open(testbed.dataDir, testbed.database.url);
    const violations: string[] = [];
    try {
      for (const each of testbed.backends) {
        await each.stop();
        await each.start({ DATABASE_READ_URL: standby.url });
      }
      for (let round = 0; round < amount; round += 1) {
        const product = await newProduct(testbed, 90);
        violations.push(...(await trade(testbed, product, 80)));
        const isAsked = await until(
          async () => {
            await shownOf(testbed, await newProduct(testbed, 1));
            return asked(standby);
          },
          (isUsed) => isUsed,
        );
        violations.push(...expectSame("the replica was asked", isAsked, true));
        await standby.query("select pg_wal_replay_pause()");
        violations.push(...(await trade(testbed, product, 70)));
        await standby.stop();
        violations.push(...(await trade(testbed, product, 60)));
        // It is as far behind as before until it has read what it lacks.
        await standby.start();
        violations.push(...(await trade(testbed, product, 50)));
      }
    } finally {
      await testbed.restart();
      await standby.close();
    }
    return { orders: 8 * amount, refused: 0, violations };
  },
};
