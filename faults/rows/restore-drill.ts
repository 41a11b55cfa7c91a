import { rmSync } from "node:fs";
import { join } from "node:path";
import { writeBackup } from "../../scripts/backup/write-backup";
import type { Fault } from "../fault";
import { compareBooks } from "../shop/books";
import { fill, placeSurely } from "../shop/checkout";
import { forgetStaff, newProduct, type Product, staffToken } from "../shop/goods";
import { expectSame } from "../shop/judge";
import { type Pending, pendingOrder, standingOf, verify } from "../shop/online";
import { send } from "../shop/send";
import { type Shopper, someShoppers } from "../shop/shoppers";
import { settled } from "../shop/wait";
import { noWebhooks } from "../stage/razorpay";
import type { Stage } from "../stage/stage";

type Numbered = { number: string };

/** A cash order, and the number that its shopper was told. */
async function payCash(stage: Stage, shopper: Shopper, product: Product): Promise<string> {
  await fill(stage.urlFor(0), shopper, product);
  const { answers } = await placeSurely(() => stage.urlFor(0), shopper);
  return answers.at(-1)?.body.order?.orderNumber ?? "none";
}

/** The payment is made and the shop hears of it. */
async function payOnline(stage: Stage, { shopper, razorpayOrderId }: Pending): Promise<void> {
  const confirmation = await stage.razorpay.pay(razorpayOrderId);
  await verify(stage.urlFor(0), shopper, confirmation);
}

/** Staff pack a paid order, so that its invoice is made. */
async function pack(stage: Stage, orderId: string): Promise<string[]> {
  const { status, body } = await send(`${stage.urlFor(0)}/api/admin/orders/update/${orderId}`, {
    method: "PUT",
    body: { orderStatus: "packed" },
    token: await staffToken(stage),
  });
  return status === 200 ? [] : [`packing was answered ${status} ${JSON.stringify(body)}`];
}

/** Every number that is in the books: of orders, and of invoices and credit notes. */
async function numbers(stage: Stage): Promise<string[]> {
  const rows = await stage.query<Numbered>(
    "select number from shop_order union all select number from shop_invoice",
  );
  return rows.map(({ number }) => number);
}

/** So many new shoppers order online and pay; their orders are packed. */
async function sellOnline(stage: Stage, product: Product, shoppers: readonly Shopper[]): Promise<string[]> {
  const violations: string[] = [];
  for (const shopper of shoppers) {
    const pending = await pendingOrder(stage, shopper, product);
    await payOnline(stage, pending);
    violations.push(...(await pack(stage, pending.orderId)));
  }
  return violations;
}

/** The shop without its database, as a lost disk leaves it, set back to the backup. */
async function loseAndRestore(stage: Stage, backup: string): Promise<string[]> {
  for (const each of stage.backends) await each.stop();
  await stage.database.lose();
  await stage.database.restore(backup);
  const opened = await Promise.all(
    stage.backends.map((each) =>
      each.start().then(
        () => true,
        () => false,
      ),
    ),
  );
  return opened.some(Boolean) ? ["a restored shop opened before the outside was taken in"] : [];
}

/**
 * The shop sells for cash and online, is backed up while it sells, goes on selling, and loses its database. What was sold
 * after the backup is gone from its books and not from the world.
 */
export const restoreDrill: Fault = {
  name: "restore-drill",
  unit: "orders of each kind before the backup, and after",
  full: 10,
  small: 1,
  shape: "one",
  run: async (stage, amount) => {
    const product = await newProduct(stage, 90_000);
    const group = () => someShoppers(stage, amount);
    const violations: string[] = [];
    // The shop must find out by itself, later: nobody tells a restored shop what it has forgotten.
    await stage.razorpay.faults(noWebhooks);

    violations.push(...(await sellOnline(stage, product, await group())));
    const undecided: Pending[] = [];
    for (const shopper of await group()) undecided.push(await pendingOrder(stage, shopper, product));
    const backup = join(stage.dataDir, "backups", `drill-${Date.now()}`);
    const buyers = await group();
    const [cash] = await Promise.all([
      Promise.all(buyers.map((shopper) => payCash(stage, shopper, product))),
      writeBackup({
        databaseUrl: stage.database.url,
        dataDir: stage.dataDir,
        target: backup,
        isEmbedded: true,
      }),
    ]);

    for (const pending of undecided) await payOnline(stage, pending);
    violations.push(...(await sellOnline(stage, product, await group())));
    for (const shopper of await group()) await payCash(stage, shopper, product);
    violations.push(...(await settled(stage)));
    const given = new Set(await numbers(stage));

    violations.push(...(await loseAndRestore(stage, backup)));
    const told = await stage.command("after-restore");
    stage.note(told);
    await stage.recover();
    forgetStaff();
    violations.push(...(await settled(stage)));

    const kept = await numbers(stage);
    const paid = await standingOf(
      stage,
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
    violations.push(...(await sellOnline(stage, product, await group())));
    for (const shopper of await group()) await payCash(stage, shopper, product);
    const fresh = (await numbers(stage)).filter((number) => !kept.includes(number));
    const twice = fresh.filter((number) => given.has(number));
    if (twice.length > 0) violations.push(`given out a second time: ${twice.join(", ")}`);
    violations.push(...expectSame("numbers after the restore", fresh.length, 3 * amount));
    violations.push(...(await settled(stage)));
    for (const [at, shopper] of buyers.entries()) {
      const mails = stage.mail.mailbox
        .list(shopper.email)
        .filter(({ text }) => text.includes(cash[at] ?? ""));
      if (mails.length !== 1) violations.push(`order ${cash[at]} was mailed ${mails.length} times`);
    }
    violations.push(...(await compareBooks(stage)));
    await stage.razorpay.faults();
    rmSync(backup, { recursive: true, force: true });
    return { orders: 8 * amount, refused: 0, violations };
  },
};
