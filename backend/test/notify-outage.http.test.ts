import { afterAll, beforeAll, expect, it } from "vitest";
import { findFreePort } from "../../scripts/free-port";
import { place, put, stockOne } from "./support/goods";
import { mailServer } from "./support/mail-server";
import { openShop, type Person, type Shop } from "./support/open-shop";

let shop: Shop;
let toy: string;
let server: ReturnType<typeof mailServer>;
beforeAll(async () => {
  const port = await findFreePort();
  server = mailServer(port);
  shop = await openShop({ SMTP_URL: `smtp://127.0.0.1:${port}` });
  toy = await stockOne(shop, { title: "Toy", totalStock: 500 });
});
afterAll(async () => {
  await shop.close();
  await server.down();
});

async function ordered(): Promise<{ person: Person; id: string }> {
  const person = await shop.shopper();
  await put(shop, person, toy);
  const { status, body } = await place(shop, person);
  expect(status).toBe(201);
  return { person, id: body.orderId };
}
const mailRow = async (id: string) => {
  const [row] = await shop.query<{ attempts: number; done: boolean; last_error: string | null }>({
    text: `select attempts, done_at is not null as done, last_error from shop_outbox
           where topic = 'mail' and payload ->> 'orderId' = $1`,
    values: [id],
  });
  return row;
};
/** Makes the next retry due now instead of in half a minute. */
const tryAgain = (id: string) =>
  shop.query({
    text: "update shop_outbox set due_at = now() where topic = 'mail' and payload ->> 'orderId' = $1",
    values: [id],
  });
// A silent mail server is given up after ten to twenty seconds, in front of the next mail too.
const failed = (id: string) =>
  expect.poll(async () => (await mailRow(id))?.last_error, { timeout: 120_000 }).not.toBeFalsy();
const arrived = (id: string) =>
  expect.poll(async () => (await mailRow(id))?.done, { timeout: 120_000 }).toBe(true);
/** Without the one that welcomes everybody who registers. */
const mailsOf = ({ email }: Person) =>
  server.taken.filter(({ to, data }) => to.includes(email) && !/^subject: Welcome to /im.test(data));

it("keeps the mail of an order while the mail server is down, and sends it once when it is back", async () => {
  const { person, id } = await ordered();
  await failed(id);
  expect((await shop.call("getOrder", { params: { id } }, person)).body.data.orderStatus).toBe("pending");
  expect(mailsOf(person)).toEqual([]);
  await server.up();
  await tryAgain(id);
  await arrived(id);
  expect(mailsOf(person)).toHaveLength(1);
});

it.each(["refuses", "garbage", "silent"] as const)(
  "keeps it while the mail server %s, without noting whom it is for",
  { timeout: 600_000 },
  async (mood) => {
    server.mood(mood);
    const { person, id } = await ordered();
    await failed(id);
    expect((await mailRow(id))?.last_error).not.toContain(person.email);
    expect(mailsOf(person)).toEqual([]);
    server.mood("well");
    await tryAgain(id);
    await arrived(id);
    expect(mailsOf(person)).toHaveLength(1);
  },
);

it("gives a mail up whose reader the mail server does not know, and the order stands", async () => {
  server.mood("knows nobody");
  const { person, id } = await ordered();
  await arrived(id);
  const welcomed = () =>
    shop.query({
      text: "select 1 from shop_outbox where key = $1 and done_at is not null",
      values: [`welcome ${person.id}`],
    });
  await expect.poll(welcomed, { timeout: 60_000 }).toHaveLength(1);
  server.mood("well");
  expect(server.taken.filter(({ to }) => to.includes(person.email))).toEqual([]);
  const [message] = await shop.query({
    text: "select tries, sent_at, given_up_at from shop_message where order_id = $1",
    values: [id],
  });
  expect(message).toMatchObject({ tries: 1, sent_at: null, given_up_at: expect.any(Date) });
});

it("goes on with all other messages while the mail server is silent", { timeout: 600_000 }, async () => {
  server.mood("silent");
  const { id } = await ordered();
  await expect.poll(async () => (await mailRow(id))?.attempts, { timeout: 60_000 }).toBe(1);
  const { id: next } = await ordered();
  const waiting = () =>
    shop.query({
      text: "select topic from shop_outbox where done_at is null and topic <> 'mail' and payload::text like $1",
      values: [`%${next}%`],
    });
  await expect.poll(waiting, { timeout: 60_000 }).toEqual([]);
  expect(await mailRow(id)).toMatchObject({ done: false });
  server.mood("well");
  await failed(id);
  for (const order of [id, next]) {
    await tryAgain(order);
    await arrived(order);
  }
});

it("sends a mail again as the same mail where nobody can know whether it was taken", async () => {
  server.mood("hangs up after the mail");
  const { person, id } = await ordered();
  await failed(id);
  server.mood("well");
  await tryAgain(id);
  await arrived(id);
  const ids = mailsOf(person).map(({ messageId }) => messageId);
  expect(ids).toHaveLength(2);
  expect(new Set(ids).size).toBe(1);
});

it("sends once what a process was sending when it died", async () => {
  const { person, id } = await ordered();
  await arrived(id);
  // The state after a kill between taking the message and sending it: taken, not sent, and due again.
  await shop.query({
    text: `update shop_message set sent_at = null, sending_until = now() + interval '10 minutes' where order_id = $1`,
    values: [id],
  });
  const before = mailsOf(person).length;
  await shop.query({
    text: "update shop_outbox set done_at = null, due_at = now() where topic = 'mail' and payload ->> 'orderId' = $1",
    values: [id],
  });
  await failed(id);
  expect(mailsOf(person)).toHaveLength(before);
  await shop.query({
    text: "update shop_message set sending_until = now() where order_id = $1",
    values: [id],
  });
  await tryAgain(id);
  await arrived(id);
  expect(mailsOf(person)).toHaveLength(before + 1);
});
