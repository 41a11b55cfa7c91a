import { setTimeout as pause } from "node:timers/promises";
import type { Fault } from "../fault";
import { checkAttempts, mailedOnce } from "../shop/assertions";
import { fill, placeSurely } from "../shop/checkout";
import { newProduct } from "../shop/goods";
import { someShoppers } from "../shop/shoppers";
import { longestWaitMs, until } from "../shop/wait";
import type { MailState } from "../testbed/mail";
import type { Testbed } from "../testbed/testbed";

/** Waits until every message in the outbox was tried once. */
const tried = (testbed: Testbed) =>
  until(
    () => testbed.query("select 1 from shop_outbox where done_at is null and attempts = 0"),
    (rows) => rows.length === 0,
    20_000,
  );

/** Waits until the outbox is empty; pending retries are made due, as if an hour had passed. */
async function drained(testbed: Testbed): Promise<boolean> {
  const end = Date.now() + longestWaitMs;
  while (Date.now() < end) {
    const [row] = await testbed.query<{ open: number }>(
      "select count(*)::integer as open from shop_outbox where done_at is null",
    );
    if (row?.open === 0) return true;
    await testbed.query(
      "update shop_outbox set due_at = now() where done_at is null and due_at > now() + interval '20 seconds' and last_error is not null",
    );
    await pause(500);
  }
  return false;
}

/** The mail server fails while people order, then works again. */
const mailFails = (state: Exclude<MailState, "well">, small: number): Fault => ({
  name: `mail-${state}`,
  unit: "orders",
  full: 20,
  small,
  shape: "one",
  run: async (testbed, amount) => {
    const product = await newProduct(testbed, 90_000);
    const shoppers = await someShoppers(testbed, amount);
    await testbed.mail.become(state);
    const tries = await Promise.all(
      shoppers.map(async (shopper, at) => {
        await fill(testbed.urlFor(at), shopper, product);
        return placeSurely(() => testbed.urlFor(at), shopper);
      }),
    );
    const checked = await checkAttempts(testbed, tries);
    await tried(testbed);
    await pause(2_000);
    await testbed.mail.become("well");
    if (!(await drained(testbed))) checked.violations.push("mails still wait although the server is back");
    checked.violations.push(...mailedOnce(testbed, tries));
    return checked;
  },
});

export const mailCases: Fault[] = [mailFails("down", 3), mailFails("silent", 0), mailFails("garbage", 0)];
