import { rmSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { writeBackup } from "../../backend/src/backup/write-backup";
import type { Fault } from "../fault";
import { expectSame } from "../shop/assertions";
import { fill, placeSurely } from "../shop/checkout";
import { compareLedgers } from "../shop/compare-ledgers";
import { forgetStaff, newProduct, type Product, staffToken } from "../shop/goods";
import { pendingOrder, verifySurely } from "../shop/online";
import { send } from "../shop/send";
import { someShoppers } from "../shop/shoppers";
import { settled, until } from "../shop/wait";
import type { Testbed } from "../testbed/testbed";

/** This many new shoppers order for cash, and as many online, which they pay. */
async function sell(testbed: Testbed, product: Product, amount: number): Promise<void> {
  for (const shopper of await someShoppers(testbed, amount)) {
    await fill(testbed.urlFor(0), shopper, product);
    await placeSurely(() => testbed.urlFor(0), shopper);
  }
  for (const shopper of await someShoppers(testbed, amount)) {
    const { razorpayOrderId } = await pendingOrder(testbed, shopper, product);
    await verifySurely(testbed.urlFor(0), shopper, await testbed.razorpay.pay(razorpayOrderId));
  }
}

const ordersOf = (testbed: Testbed) =>
  testbed.query<{ number: string; total: string; status: string }>(
    "select number, total, status from shop_order order by number",
  );

const shown = async (testbed: Testbed) => {
  const [row] = await testbed.query<{ count: number }>(
    "select count(*)::integer as count from catalog_product where published",
  );
  return row?.count ?? 0;
};

/** Somebody of the staff deletes everything that the shop sells. */
async function deleteAllProducts(testbed: Testbed): Promise<void> {
  const products = await testbed.query<{ id: string }>(
    "select product_id as id from catalog_product where published",
  );
  for (const { id } of products) await deleteSurely(testbed, id);
}

/** A machine at its limit may say that the shop is busy: staff press again. */
async function deleteSurely(testbed: Testbed, id: string): Promise<void> {
  const press = async () => {
    const token = await staffToken(testbed);
    const url = `${testbed.urlFor(0)}/api/admin/products/delete/${id}`;
    return (await send(url, { method: "DELETE", token })).status;
  };
  const status = await until(press, (answer) => answer === 200 || answer === 404);
  if (status !== 200 && status !== 404) throw new Error(`A product cannot be deleted: ${status}.`);
}

/** A deletion whose answer was lost to a busy machine reaches the pages with the worker's next look. */
const shownInTheEnd = (testbed: Testbed) =>
  until(
    () => shown(testbed),
    (count) => count === 0,
  );

/** A moment of the database's clock with nothing written just before and just after it. */
async function quietMoment(testbed: Testbed): Promise<Date> {
  await pause(50);
  const [row] = await testbed.query<{ now: Date }>("select clock_timestamp() as now");
  await pause(50);
  if (!row) throw new Error("The database has no clock.");
  return row.now;
}

/**
 * The shop is backed up, sells, and then somebody deletes all products while it goes on selling. It is set back to the moment
 * before: what was sold by then is all there, and what was paid afterwards goes back.
 */
export const pointInTime: Fault = {
  name: "point-in-time",
  unit: "orders of each kind between the backup and the mistake",
  full: 10,
  small: 1,
  shape: "one",
  run: async (testbed, amount) => {
    const archive = join(testbed.dataDir, "journal");
    const backup = join(testbed.dataDir, "backups", `point-${Date.now()}`);
    await testbed.database.keepJournal(archive);
    await testbed.restart();
    const product = await newProduct(testbed, 90_000);
    const violations: string[] = [];
    await writeBackup({
      databaseUrl: testbed.database.url,
      dataDir: testbed.dataDir,
      target: backup,
      isEmbedded: true,
    });
    await sell(testbed, product, amount);
    violations.push(...(await settled(testbed)));
    const before = { orders: await ordersOf(testbed), products: await shown(testbed) };
    const moment = await quietMoment(testbed);

    await sell(testbed, product, amount);
    await deleteAllProducts(testbed);
    violations.push(...expectSame("products after the mistake", await shownInTheEnd(testbed), 0));
    violations.push(...(await settled(testbed)));

    for (const each of testbed.backends) await each.stop();
    await testbed.database.stop("fast");
    await testbed.database.restore(backup, moment);
    const told = await testbed.command("after-restore");
    testbed.note(told);
    await testbed.recover();
    forgetStaff(testbed);
    violations.push(...(await settled(testbed)));
    violations.push(
      ...expectSame("orders before the moment", await ordersOf(testbed), before.orders),
      ...expectSame("products before the moment", await shown(testbed), before.products),
      ...expectSame("payments whose orders are lost", told.match(/^Refunded: /gm)?.length ?? 0, amount),
    );
    // It sells again, and keeps its journal in a history of its own.
    await sell(testbed, product, amount);
    violations.push(...(await settled(testbed)), ...(await compareLedgers(testbed)));
    const [journal] = await testbed.query<{ failed: number }>(
      "select failed_count::integer as failed from pg_stat_archiver",
    );
    violations.push(...expectSame("files of the journal that could not be kept", journal?.failed, 0));
    await testbed.database.keepJournal(undefined);
    await testbed.restart();
    for (const folder of [archive, backup]) rmSync(folder, { recursive: true, force: true });
    return { orders: 6 * amount, refused: 0, violations };
  },
};
