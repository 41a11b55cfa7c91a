import { rmSync } from "node:fs";
import { join } from "node:path";
import { writeBackup } from "../../backend/src/backup/write-backup";
import type { Fault } from "../fault";
import { expectSame } from "../shop/assertions";
import { fill, placeSurely } from "../shop/checkout";
import { compareLedgers } from "../shop/compare-ledgers";
import { forgetStaff, newProduct, type Product } from "../shop/goods";
import { type Pending, pendingOrder, statusOf, verifySurely } from "../shop/online";
import { type Shopper, someShoppers } from "../shop/shoppers";
import { moveSurely } from "../shop/staff-orders";
import { settled } from "../shop/wait";
import { noWebhooks } from "../testbed/razorpay";
import type { Testbed } from "../testbed/testbed";

type Numbered = { number: string };

/** A cash order, and the number that its shopper got. */
async function payCash(testbed: Testbed, shopper: Shopper, product: Product): Promise<string> {
  await fill(testbed.urlFor(0), shopper, product);
  const { answers } = await placeSurely(() => testbed.urlFor(0), shopper);
  return answers.at(-1)?.body.order?.orderNumber ?? "none";
}

/** The payment is made and reported to the shop. */
async function payOnline(testbed: Testbed, { shopper, razorpayOrderId }: Pending): Promise<void> {
  const confirmation = await testbed.razorpay.pay(razorpayOrderId);
  await verifySurely(testbed.urlFor(0), shopper, confirmation);
}

/** Every number in the database: of orders, invoices and credit notes. */
async function numbers(testbed: Testbed): Promise<string[]> {
  const rows = await testbed.query<Numbered>(
    "select number from shop_order union all select number from shop_invoice",
  );
  return rows.map(({ number }) => number);
}

/** This many new shoppers order online and pay; their orders are packed. */
async function sellOnline(
  testbed: Testbed,
  product: Product,
  shoppers: readonly Shopper[],
): Promise<string[]> {
  const violations: string[] = [];
  for (const shopper of shoppers) {
    const pending = await pendingOrder(testbed, shopper, product);
    await payOnline(testbed, pending);
    // So that its invoice is created.
    violations.push(...(await moveSurely(testbed, pending.orderId, ["packed"])));
  }
  return violations;
}

/** The shop without its database, as after a disk failure, restored from the backup. */
async function loseAndRestore(testbed: Testbed, backup: string): Promise<string[]> {
  for (const each of testbed.backends) await each.stop();
  await testbed.database.lose();
  await testbed.database.restore(backup);
  const opened = await Promise.all(
    testbed.backends.map((each) =>
      each.start().then(
        () => true,
        () => false,
      ),
    ),
  );
  return opened.some(Boolean) ? ["a restored shop opened before the outside was taken in"] : [];
}

/**
 * The shop sells for cash and online, is backed up meanwhile, continues to sell, and loses its database. Sales after
 * the backup are missing from the database, but the outside services know them.
 */
export const restoreDrill: Fault = {
  name: "restore-drill",
  unit: "orders of each kind before the backup, and after",
  full: 10,
  small: 1,
  shape: "one",
  run: async (testbed, amount) => {
    const product = await newProduct(testbed, 90_000);
    const group = () => someShoppers(testbed, amount);
    const violations: string[] = [];
    // The restored shop must detect this later by itself: nothing reports to it what is missing.
    await testbed.razorpay.faults(noWebhooks);

    violations.push(...(await sellOnline(testbed, product, await group())));
    const undecided: Pending[] = [];
    for (const shopper of await group()) undecided.push(await pendingOrder(testbed, shopper, product));
    const backup = join(testbed.dataDir, "backups", `drill-${Date.now()}`);
    const buyers = await group();
    const [cash] = await Promise.all([
      Promise.all(buyers.map((shopper) => payCash(testbed, shopper, product))),
      writeBackup({
        databaseUrl: testbed.database.url,
        dataDir: testbed.dataDir,
        target: backup,
        isEmbedded: true,
      }),
    ]);

    for (const pending of undecided) await payOnline(testbed, pending);
    violations.push(...(await sellOnline(testbed, product, await group())));
    for (const shopper of await group()) await payCash(testbed, shopper, product);
    violations.push(...(await settled(testbed)));
    const given = new Set(await numbers(testbed));

    violations.push(...(await loseAndRestore(testbed, backup)));
    const told = await testbed.command("after-restore");
    testbed.note(told);
    await testbed.recover();
    forgetStaff(testbed);
    violations.push(...(await settled(testbed)));

    const kept = await numbers(testbed);
    const paid = await statusOf(
      testbed,
      undecided.map(({ orderId }) => orderId),
    );
    violations.push(
      ...expectSame(
        "orders that were paid after the backup",
        paid.map(({ status, payment_status }) => `${status} ${payment_status}`),
        undecided.map(() => "confirmed paid"),
      ),
      ...expectSame("payments whose orders are lost", told.match(/^Refunded: /gm)?.length ?? 0, amount),
    );
    violations.push(...(await sellOnline(testbed, product, await group())));
    for (const shopper of await group()) await payCash(testbed, shopper, product);
    const fresh = (await numbers(testbed)).filter((number) => !kept.includes(number));
    const twice = fresh.filter((number) => given.has(number));
    if (twice.length > 0) violations.push(`given out a second time: ${twice.join(", ")}`);
    violations.push(...expectSame("numbers after the restore", fresh.length, 3 * amount));
    violations.push(...(await settled(testbed)));
    for (const [at, shopper] of buyers.entries()) {
      const mails = testbed.mail.mailbox
        .list(shopper.email)
        .filter(({ text }) => text.includes(cash[at] ?? ""));
      if (mails.length !== 1) violations.push(`order ${cash[at]} was mailed ${mails.length} times`);
    }
    violations.push(...(await compareLedgers(testbed)));
    await testbed.razorpay.faults();
    rmSync(backup, { recursive: true, force: true });
    return { orders: 8 * amount, refused: 0, violations };
  },
};
