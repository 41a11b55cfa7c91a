import { setTimeout as pause } from "node:timers/promises";
import type { Fault } from "../fault";
import { fill, placeSurely } from "../shop/checkout";
import { newProduct } from "../shop/goods";
import { judgeTries } from "../shop/judge";
import { someShoppers } from "../shop/shoppers";
import { until } from "../shop/wait";
import type { MailState } from "../stage/mail";
import type { Stage } from "../stage/stage";

const longestMs = 120_000;

/** Waits until every message in the outbox was tried once. */
const tried = (stage: Stage) =>
  until(
    () => stage.query("select 1 from shop_outbox where done_at is null and attempts = 0"),
    (rows) => rows.length === 0,
    20_000,
  );

/** Waits until the outbox is empty; pending retries are made due, as if an hour had passed. */
async function drained(stage: Stage): Promise<boolean> {
  const end = Date.now() + longestMs;
  while (Date.now() < end) {
    const [row] = await stage.query<{ open: number }>(
      "select count(*)::integer as open from shop_outbox where done_at is null",
    );
    if (row?.open === 0) return true;
    await stage.query(
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
  run: async (stage, amount) => {
    const product = await newProduct(stage, 90_000);
    const shoppers = await someShoppers(stage, amount);
    await stage.mail.become(state);
    const tries = await Promise.all(
      shoppers.map(async (shopper, at) => {
        await fill(stage.urlFor(at), shopper, product);
        return placeSurely(() => stage.urlFor(at), shopper);
      }),
    );
    const judged = await judgeTries(stage, tries);
    await tried(stage);
    await pause(2_000);
    await stage.mail.become("well");
    if (!(await drained(stage)))
      judged.violations.push("mails still wait two minutes after the server is back");
    for (const { shopper, answers } of tries) {
      const number = answers.at(-1)?.body.order?.orderNumber ?? "";
      const mails = stage.mail.mailbox.list(shopper.email).filter(({ text }) => text.includes(number));
      if (mails.length !== 1) judged.violations.push(`order ${number} was mailed ${mails.length} times`);
    }
    return judged;
  },
});

export const mailRows: Fault[] = [mailFails("down", 3), mailFails("silent", 0), mailFails("garbage", 0)];
