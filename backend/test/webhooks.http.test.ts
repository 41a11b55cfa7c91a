import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { isGenuine, newsOf } from "../../examples/webhook-receiver";
import type { CallInput } from "../src/contract";
import type { WebhookEvent, WebhookLogPart } from "../src/contract/webhook-events";
import type { Signed } from "./support/call";
import { place, put, stockOne } from "./support/goods";
import { loadBackend } from "./support/load-backend";
import { mailsTo } from "./support/mails";
import { openShop, type Shop } from "./support/open-shop";
import { emptyOutbox } from "./support/outbox";
import { type Received, startReceiver } from "./support/receiver";
import { testAdmin } from "./support/test-admin";

let shop: Shop;
let owner: Signed & { id: string };
let receiver: Awaited<ReturnType<typeof startReceiver>>;
let paths = 0;

beforeAll(async () => {
  receiver = await startReceiver();
  shop = await openShop({ RATE_LIMIT_FACTOR: "1000", WEBHOOK_LOCAL_ORIGIN: receiver.origin });
  owner = await shop.admin();
});
afterAll(async () => {
  await shop.close();
  await receiver.stop();
});
beforeEach(async () => {
  receiver.answers(() => 204);
  await shop.query({ text: "delete from shop_webhook" });
});

const { password } = testAdmin;

/** An address of its own for each test, so that nothing that came late is mistaken for its messages. */
async function added(...events: WebhookEvent[]) {
  const path = `/hook-${++paths}`;
  const body = { url: receiver.origin + path, events, password };
  const { data } = (await shop.call("adminAddWebhook", { body }, owner)).body;
  return { id: data._id, secret: data.secret, came: () => receiver.at(path) };
}
type Added = Awaited<ReturnType<typeof added>>;

const add = (url: string) =>
  shop.call("adminAddWebhook", { body: { url, events: ["order.placed"], password } }, owner);
const log = async ({ id }: Added) =>
  (await shop.call("adminGetWebhookLog", { params: { id } }, owner)).body.data;
const stateOf = async ({ id }: Added) =>
  (await shop.call("adminGetWebhooks", {}, owner)).body.data.find(({ _id }) => _id === id)?.state;
const waiting = async ({ id }: Added) =>
  (await shop.call("adminGetWebhooks", {}, owner)).body.data.find(({ _id }) => _id === id)?.waiting;
const test = ({ id }: Added) => shop.call("adminTestWebhook", { params: { id } }, owner);
const edit = ({ id }: Added, active: boolean) =>
  shop.call("adminEditWebhook", { params: { id }, body: { active, password } }, owner);
/** Changes its address; returns the status, and what came there. */
async function move({ id }: Added) {
  const path = `/hook-${++paths}`;
  const body = { url: receiver.origin + path, password };
  const { status } = await shop.call("adminEditWebhook", { params: { id }, body }, owner);
  return { status, came: () => receiver.at(path) };
}
/** As after days of failed tries: the next one would be tomorrow's, and the last. */
const refusedForDays = ({ id }: Added) =>
  shop.query({
    text: `update shop_webhook_delivery set at = now() - interval '4 days', first_at = now() - interval '4 days',
             due_at = now() + interval '8 hours', attempts = 9, last_at = now(), last_status = 503
           where webhook_id = $1`,
    values: [id],
  });
/** One turn of another worker beside the shop's own. */
async function deliver(): Promise<void> {
  const { webhookWorker } = loadBackend<typeof import("../src/webhooks/deliver")>("./webhooks/deliver");
  const lanes: Promise<unknown>[] = [];
  await webhookWorker().work({
    isStopped: () => false,
    aside: (_part, work) => {
      lanes.push(work());
    },
  });
  await Promise.all(lanes);
}
const changes = { giveUp: "given_up_at is not null", sendElsewhere: "attempts = 0" };
/** A statement that changes more messages than these fails, as one that takes too long does. */
async function refuse(change: keyof typeof changes, most: number) {
  await shop.query({
    text: `create function of_a_test() returns trigger language plpgsql as $$ begin
             if (select count(*) from changed where ${changes[change]}) > ${most} then raise 'too many at once'; end if;
             return null; end $$;
           create trigger of_a_test after update on shop_webhook_delivery referencing new table as changed
             for each statement execute function of_a_test()`,
  });
  return { end: () => shop.query({ text: "drop function of_a_test cascade" }) };
}
/** After so many statements that give messages up each fails, as in a process that ends; `again` counts anew. */
async function stopGivingUpAfter(most: number) {
  await shop.query({
    text: `create sequence of_a_test;
           create function of_a_test() returns trigger language plpgsql as $$ begin
             if exists (select from gone where given_up_at is not null) and nextval('of_a_test') > ${most} then raise 'stopped'; end if;
             return null; end $$;
           create trigger of_a_test after update on shop_webhook_delivery referencing new table as gone
             for each statement execute function of_a_test()`,
  });
  const tries = async () =>
    (await shop.query<{ count: string }>({ text: "select last_value::text as count from of_a_test" }))[0]
      ?.count;
  return {
    stopped: () => expect.poll(tries, { timeout: 60_000 }).toBe(String(most + 1)),
    again: () => shop.query({ text: "alter sequence of_a_test restart" }),
    end: () => shop.query({ text: "drop function of_a_test cascade; drop sequence of_a_test" }),
  };
}
const tidy = () => loadBackend<typeof import("../src/jobs/tidy-queues")>("./jobs/tidy-queues").default();
const dueNow = (late = "0 seconds") =>
  shop.query({
    text: `update shop_webhook_delivery set due_at = now(), at = at - $1::interval,
             first_at = first_at - $1::interval, resent_at = resent_at - $1::interval
           where done_at is null and given_up_at is null`,
    values: [late],
  });
const isSignedWith = (secret: string, { headers, body }: Received) => isGenuine(secret, headers, body);
const typeOf = ({ body }: Received) => JSON.parse(body).type as string;
const until = (came: () => unknown[], count: number) =>
  expect.poll(() => came().length, { timeout: 60_000, interval: 50 }).toBe(count);

/** Owes an address messages in one moment, all of them or none; they are due, or in an hour. */
const owe = ({ id }: Added, types: string[], due: "now" | "later" = "now") =>
  shop.query({
    text: `insert into shop_webhook_delivery (webhook_id, message_id, type, object_id, version, due_at)
           select $1, 'msg_' || gen_random_uuid(), type, 'of ' || nth, nextval('shop_webhook_version'),
             now() + case when $3 = 'later' then interval '1 hour' else interval '0' end
           from unnest($2::text[]) with ordinality as owed (type, nth) order by nth`,
    values: [id, types, due],
  });

async function anOrder(title = "Toy car", totalStock = 5) {
  const shopper = await shop.shopper();
  const productId = await stockOne(shop, { title, totalStock });
  return { shopper, productId };
}

describe("an order", () => {
  it("is told with its id, state and version, signed, and without a word about the shopper", async () => {
    const hook = await added("order.placed", "order.changed");
    const { shopper, productId } = await anOrder();
    await put(shop, shopper, productId);
    const { orderId } = (await place(shop, shopper)).body;
    await until(hook.came, 1);
    const [message] = hook.came();
    if (!message) throw new Error("It did not come.");
    expect(JSON.parse(message.body)).toEqual({
      type: "order.placed",
      timestamp: expect.stringMatching(/^\d{4}-.*Z$/),
      data: { id: orderId, state: "pending", version: expect.any(Number) },
    });
    expect(message.headers["content-type"]).toBe("application/json");
    expect(isSignedWith(hook.secret, message)).toBe(true);
    expect(isSignedWith(hook.secret, { ...message, body: `${message.body} ` })).toBe(false);
    expect(message.body).not.toContain(shopper.email);

    const move = { params: { id: orderId }, body: { orderStatus: "confirmed" as const } };
    await shop.call("adminUpdateOrder", move, owner);
    await until(hook.came, 2);
    const [first, second] = hook.came().map(({ body }) => JSON.parse(body).data);
    expect(second).toMatchObject({ id: orderId, state: "confirmed" });
    expect(second.version).toBeGreaterThan(first.version);
    const [placed, changed] = hook.came().map(({ body }) => JSON.parse(body));
    expect(newsOf("msg_2", changed)).toBe(changed);
    expect(newsOf("msg_1", placed), "older, and late").toBeUndefined();
    expect(isGenuine(hook.secret, message.headers, message.body, Date.now() + 600_000), "old").toBe(false);
    const told = async () => (await log(hook)).map(({ state, lastStatus }) => [state, lastStatus]);
    await expect.poll(told).toEqual([
      ["delivered", 204],
      ["delivered", 204],
    ]);
  });

  it("is not told to an address that asked for other things, or is switched off", async () => {
    const other = await added("product.deleted");
    const off = await added("order.placed");
    await edit(off, false);
    const { shopper, productId } = await anOrder();
    await put(shop, shopper, productId);
    await place(shop, shopper);
    await deliver();
    expect([await log(other), await log(off)]).toEqual([[], []]);
  });
});

describe("goods", () => {
  it("are told when they are new, when their stock changes, when they are sold out, and when they are gone", async () => {
    const hook = await added(
      "product.created",
      "product.changed",
      "product.deleted",
      "stock.changed",
      "stock.sold_out",
    );
    const { shopper, productId } = await anOrder("Last rake", 1);
    await put(shop, shopper, productId);
    await place(shop, shopper);
    const told = () => hook.came().filter(({ body }) => JSON.parse(body).data.id === productId);
    const types = () => told().map(typeOf);
    await expect.poll(types, { timeout: 60_000 }).toEqual(expect.arrayContaining(["stock.sold_out"]));
    expect(types()[0]).toBe("product.created");
    const body = { title: "The very last rake" };
    const read = (await shop.call("adminGetProduct", { params: { id: productId } }, owner)).body.data;
    const edited = { ...read, ...body } as never;
    await shop.call("adminEditProduct", { params: { id: productId }, body: edited }, owner);
    await shop.call("adminDeleteProduct", { params: { id: productId } }, owner);
    await expect.poll(types, { timeout: 60_000 }).toEqual(expect.arrayContaining(["product.deleted"]));
    const versions = told().map((message) => JSON.parse(message.body).data.version as number);
    expect(versions).toEqual([...versions].sort((one, other) => one - other));
  });
});

describe("a message", () => {
  it("is tried again after a failure, under the same id", async () => {
    const hook = await added("order.placed");
    receiver.answers(() => 500);
    await test(hook);
    await until(hook.came, 1);
    await expect.poll(async () => (await log(hook))[0]?.lastStatus, { timeout: 60_000 }).toBe(500);
    expect((await log(hook))[0]).toMatchObject({ state: "waiting", attempts: 1, type: "test" });
    receiver.answers(() => 200);
    await dueNow();
    await until(hook.came, 2);
    const ids = hook.came().map(({ headers }) => headers["webhook-id"]);
    expect(new Set(ids).size).toBe(1);
    await expect.poll(async () => (await log(hook))[0]?.state, { timeout: 60_000 }).toBe("delivered");
  });

  it("holds up none of those that wait with it when nobody answers it", async () => {
    const hook = await added("order.placed");
    receiver.answers(() => 503);
    await test(hook);
    await until(hook.came, 1);
    await test(hook);
    await until(hook.came, 2);
    const first = hook.came()[0]?.headers["webhook-id"];
    receiver.answers(({ headers }) => (headers["webhook-id"] === first ? "hangs up" : 204));
    await expect
      .poll(async () => (await log(hook)).map(({ lastStatus }) => lastStatus), { timeout: 60_000 })
      .toEqual([503, 503]);
    await dueNow();
    await expect
      .poll(async () => (await log(hook)).map(({ state }) => state), { timeout: 60_000 })
      .toEqual(["delivered", "waiting"]);
  });

  it("about an order goes before those about products and stock that have waited longer, each kind in its order", async () => {
    const hook = await added("order.placed", "product.changed", "stock.changed");
    const many = Array.from({ length: 10 }, (_, at) => (at % 2 ? "product.changed" : "stock.changed"));
    await owe(hook, [...many, "order.placed", "order.changed"]);
    await until(hook.came, 12);
    expect(hook.came().map(typeOf)).toEqual(["order.placed", "order.changed", ...many]);
  });

  it("that was never tried has its three days before it, however long ago it was written", async () => {
    const hook = await added("order.placed");
    receiver.answers(() => 503);
    // As in a backup of last week.
    await shop.query({
      text: `insert into shop_webhook_delivery (webhook_id, message_id, type, object_id, version, at)
             values ($1, 'msg_old', 'test', $1, nextval('shop_webhook_version'), now() - interval '7 days')`,
      values: [hook.id],
    });
    await until(hook.came, 1);
    // One more goes after the first has been judged.
    await test(hook);
    await until(hook.came, 2);
    expect(await stateOf(hook)).toBe("active");
    expect((await log(hook)).map(({ state }) => state)).toEqual(["waiting", "waiting"]);
  });

  it("that waits is sent at once to a new address, whose three days begin anew", async () => {
    const hook = await added("order.placed");
    receiver.answers(() => 503);
    await owe(hook, ["order.placed"], "later");
    await refusedForDays(hook);
    const { status, came } = await move(hook);
    expect(status).toBe(200);
    await until(came, 1);
    // One more goes after the first has been judged: by then the address would be paused.
    await test(hook);
    await until(came, 2);
    expect(await stateOf(hook)).toBe("active");
  });

  it("follows no redirect", async () => {
    const hook = await added("order.placed");
    receiver.answers(() => ({ status: 307, location: `${receiver.origin}/elsewhere` }));
    await test(hook);
    await expect.poll(async () => (await log(hook))[0]?.lastStatus, { timeout: 60_000 }).toBe(307);
    expect((await log(hook))[0]?.lastError).toMatch(/redirect/);
    expect(receiver.at("/elsewhere")).toEqual([]);
  });

  it("is sent once, however many workers look at the same moment", async () => {
    const hook = await added("order.placed");
    receiver.answers(() => 204);
    for (let nth = 0; nth < 6; nth += 1) await test(hook);
    await Promise.all([deliver(), deliver(), deliver()]);
    await until(hook.came, 6);
    await deliver();
    expect(new Set(hook.came().map(({ headers }) => headers["webhook-id"])).size).toBe(6);
    expect(hook.came()).toHaveLength(6);
  });

  it("is sent once more when somebody asks, and only while its address is on", async () => {
    const hook = await added("order.placed");
    await test(hook);
    await until(hook.came, 1);
    await expect.poll(async () => (await log(hook))[0]?.state, { timeout: 60_000 }).toBe("delivered");
    const deliveryId = (await log(hook))[0]?._id ?? "";
    const again = (id: string) =>
      shop.call("adminResendWebhook", { params: { id: hook.id, deliveryId: id } }, owner);
    expect((await again(deliveryId)).status).toBe(200);
    await until(hook.came, 2);
    expect((await again("999999")).status).toBe(404);
    await edit(hook, false);
    expect((await again(deliveryId)).body.code).toBe("webhook_off");
    expect((await test(hook)).body.code).toBe("webhook_off");
  });

  it("is signed with the secrets before as well, for a day after each was replaced", async () => {
    const hook = await added("order.placed");
    const rotate = { params: { id: hook.id }, body: { password } };
    const { secret } = (await shop.call("adminRotateWebhookSecret", rotate, owner)).body.data;
    await test(hook);
    await until(hook.came, 1);
    const [both] = hook.came();
    if (!both) throw new Error("It did not come.");
    expect([isSignedWith(hook.secret, both), isSignedWith(secret, both)]).toEqual([true, true]);
    const next = (await shop.call("adminRotateWebhookSecret", rotate, owner)).body.data.secret;
    await test(hook);
    await until(hook.came, 2);
    const all = hook.came()[1] as Received;
    expect([hook.secret, secret, next].map((one) => isSignedWith(one, all))).toEqual([true, true, true]);
    await shop.query({ text: "update shop_webhook_old_secret set until = now()" });
    await shop.query({ text: "update shop_webhook set old_secret_until = now()" });
    await test(hook);
    await until(hook.came, 3);
    const late = hook.came()[2] as Received;
    expect([hook.secret, secret, next].map((one) => isSignedWith(one, late))).toEqual([false, false, true]);
  });
});

describe("the log of an address", () => {
  const pageOf = ({ id }: Added, query: CallInput<"adminGetWebhookLog">["query"]) =>
    shop.call("adminGetWebhookLog", { params: { id }, query }, owner);
  /** From the newest, page after page; each message by the number that it was owed with. */
  async function pages(hook: Added, part?: WebhookLogPart) {
    const all: number[][] = [];
    let before: string | undefined;
    do {
      const { data, hasMore } = (await pageOf(hook, { part, before })).body;
      all.push(data.map(({ objectId }) => Number(objectId.replace("of ", ""))));
      before = hasMore ? data.at(-1)?._id : undefined;
      // Between two pages one more is owed: it moves none of the others.
      if (before && !part) await owe(hook, ["order.placed"], "later");
    } while (before);
    return all;
  }
  const downFrom = (first: number, count: number, by = 1) =>
    Array.from({ length: count }, (_, at) => first - at * by);

  it("is read page by page, all of it or what was delivered or not, and nothing of another address", async () => {
    const [hook, other] = [await added("order.placed"), await added("order.placed")];
    await owe(
      hook,
      Array.from({ length: 220 }, () => "order.changed"),
      "later",
    );
    await owe(other, ["order.placed"], "later");
    await shop.query({
      text: `update shop_webhook_delivery set done_at = case when substr(object_id, 4)::integer % 2 = 0 then now() end,
               given_up_at = case when substr(object_id, 4)::integer % 4 = 1 then now() end
             where webhook_id = $1`,
      values: [hook.id],
    });
    const states = async (part: WebhookLogPart) =>
      new Set((await pageOf(hook, { part })).body.data.map(({ state }) => state));
    expect(await states("delivered")).toEqual(new Set(["delivered"]));
    expect(await states("undelivered")).toEqual(new Set(["waiting", "given_up"]));
    const parts = [await pages(hook, "delivered"), await pages(hook, "undelivered")];
    expect(parts.map((part) => part.map(({ length }) => length))).toEqual([
      [50, 50, 10],
      [50, 50, 10],
    ]);
    expect(parts.map((part) => part.flat())).toEqual([downFrom(220, 110, 2), downFrom(219, 110, 2)]);
    expect(await pages(hook)).toEqual([
      downFrom(220, 50),
      downFrom(170, 50),
      downFrom(120, 50),
      downFrom(70, 50),
      downFrom(20, 20),
    ]);
    expect(await pages(other)).toEqual([[1]]);
    const wrong = await Promise.all([
      pageOf(hook, { part: "waiting" as never }),
      pageOf(hook, { before: "yesterday" }),
    ]);
    expect(wrong.map(({ status }) => status)).toEqual([422, 422]);
  });

  it("goes with its address, in the hour after it where it is long, and no other log with it", async () => {
    const [hook, other] = [await added("order.placed"), await added("order.placed")];
    const many = Array.from({ length: 12_500 }, () => "order.changed");
    await owe(hook, many, "later");
    await owe(other, ["order.placed"], "later");
    await shop.call("adminDeleteWebhook", { params: { id: hook.id }, body: { password } }, owner);
    const left = async ({ id }: Added) =>
      (await shop.query({ text: "select 1 from shop_webhook_delivery where webhook_id = $1", values: [id] }))
        .length;
    expect(await left(hook)).toBe(2_500);
    await tidy();
    expect([await left(hook), await left(other)]).toEqual([0, 1]);
  });
});

describe("an address", () => {
  it("that takes nothing for three days is switched off, and every owner gets one mail", async () => {
    const hook = await added("order.placed");
    receiver.answers(() => 503);
    await test(hook);
    await until(hook.came, 1);
    await expect.poll(async () => (await log(hook))[0]?.lastStatus, { timeout: 60_000 }).toBe(503);
    await test(hook);
    await dueNow("4 days");
    await expect.poll(() => stateOf(hook), { timeout: 60_000 }).toBe("paused");
    // Once it is off: bit by bit.
    await expect
      .poll(async () => (await log(hook)).map(({ state }) => state), { timeout: 60_000 })
      .toEqual(["given_up", "given_up"]);
    await emptyOutbox(shop);
    const mails = mailsTo(shop, testAdmin.email).filter(({ subject }) => /is switched off$/.test(subject));
    expect(mails).toHaveLength(1);
    await edit(hook, true);
    expect(await stateOf(hook)).toBe("active");
  });

  it("that takes nothing for three days is switched off also when those that it refused wait behind a long queue", async () => {
    const hook = await added("order.placed");
    receiver.answers(() => 503);
    await test(hook);
    await until(hook.came, 1);
    await expect.poll(async () => (await log(hook))[0]?.lastStatus, { timeout: 60_000 }).toBe(503);
    await shop.query({
      text: `update shop_webhook_delivery set first_at = now() - interval '4 days', due_at = now() + interval '1 hour'
             where webhook_id = $1`,
      values: [hook.id],
    });
    await test(hook);
    await expect.poll(() => stateOf(hook), { timeout: 60_000 }).toBe("paused");
    await expect
      .poll(async () => (await log(hook)).map(({ state }) => state), { timeout: 60_000 })
      .toEqual(["given_up", "given_up"]);
  });

  it.each([
    ["was given up when it was off before", "given_up_at = now() - interval '1 day'"],
    ["was taken in the end", "done_at = now() - interval '4 days'"],
    ["was tried by an older version", "first_at = null"],
    ["is to be sent once more", "attempts = 0, resent_at = now() - interval '4 days'"],
    ["was tried again for the first time today", "resent_at = now()"],
  ])("is not switched off for a message of last week that %s", async (_which, change) => {
    const hook = await added("order.placed");
    receiver.answers(() => 503);
    await owe(hook, ["order.changed"], "later");
    await shop.query({
      text: `update shop_webhook_delivery set first_at = now() - interval '7 days', at = now() - interval '8 days', attempts = 9
             where webhook_id = $1`,
      values: [hook.id],
    });
    await shop.query({
      text: `update shop_webhook_delivery set ${change} where webhook_id = $1`,
      values: [hook.id],
    });
    await test(hook);
    await until(hook.came, 1);
    // One more goes after the first has been judged.
    await test(hook);
    await until(hook.came, 2);
    expect(await stateOf(hook)).toBe("active");
  });

  it("that takes other messages stays on when one of them never succeeds", async () => {
    const hook = await added("order.placed");
    receiver.answers(() => 422);
    await test(hook);
    await until(hook.came, 1);
    await expect.poll(async () => (await log(hook))[0]?.lastStatus, { timeout: 60_000 }).toBe(422);
    await shop.query({ text: "update shop_webhook set last_ok_at = now()" });
    await dueNow("4 days");
    await expect.poll(async () => (await log(hook))[0]?.state, { timeout: 60_000 }).toBe("given_up");
    expect(await stateOf(hook)).toBe("active");
  });

  it("that says it is gone is told nothing any more", async () => {
    const hook = await added("order.placed");
    receiver.answers(() => 410);
    await test(hook);
    await expect.poll(() => stateOf(hook), { timeout: 60_000 }).toBe("paused");
  });

  it("is switched off however long its queue is, which is given up bit by bit", async () => {
    const hook = await added("order.placed");
    await owe(
      hook,
      Array.from({ length: 12_000 }, () => "product.changed"),
      "later",
    );
    const atMost = await refuse("giveUp", 5_000);
    receiver.answers(() => 410);
    await test(hook);
    await expect.poll(() => waiting(hook), { timeout: 60_000 }).toBe(0);
    expect(await stateOf(hook)).toBe("paused");
    await edit(hook, true);
    await owe(
      hook,
      Array.from({ length: 12_000 }, () => "product.changed"),
      "later",
    );
    await edit(hook, false);
    expect([await waiting(hook), await stateOf(hook)]).toEqual([0, "off"]);
    await atMost.end();
  });

  it("with a very long queue is off at once, and goes on again when all of that has been given up", async () => {
    const hook = await added("order.placed");
    const many = Array.from({ length: 20_000 }, () => "product.changed");
    await owe(hook, many, "later");
    const giving = await stopGivingUpAfter(3);
    expect((await edit(hook, false)).status).toBe(200);
    await giving.stopped();
    expect([await waiting(hook), await stateOf(hook)]).toEqual([5_000, "off"]);
    await owe(hook, many, "later");
    await giving.again();
    const refused = await edit(hook, true);
    expect([refused.status, refused.body.code]).toEqual([409, "webhook_not_given_up"]);
    await giving.stopped();
    expect([await waiting(hook), await stateOf(hook)]).toEqual([10_000, "off"]);
    await giving.end();
    expect((await edit(hook, true)).status).toBe(200);
    expect([await waiting(hook), await stateOf(hook)]).toEqual([0, "active"]);
  });

  it.each([
    ["an hour later", () => tidy()],
    ["before it is on again", (hook: Added) => edit(hook, true)],
  ])("whose queue could not be given up is off all the same, and the rest goes %s", async (_when, after) => {
    const hook = await added("order.placed");
    await owe(hook, ["order.placed", "order.changed"], "later");
    const refusal = await refuse("giveUp", 0);
    receiver.answers(() => 410);
    await test(hook);
    await expect.poll(() => stateOf(hook), { timeout: 60_000 }).toBe("paused");
    expect(await waiting(hook)).toBe(3);
    await refusal.end();
    await after(hook);
    expect(await waiting(hook)).toBe(0);
    expect((await log(hook)).map(({ state }) => state)).toEqual(["given_up", "given_up", "given_up"]);
    expect(hook.came()).toHaveLength(1);
  });

  it("is changed however long its queue is, which is sent to the new one bit by bit", async () => {
    const hook = await added("order.placed");
    receiver.answers(() => 503);
    const many = Array.from({ length: 22_000 }, () => "product.changed");
    await owe(hook, many, "later");
    await refusedForDays(hook);
    const atMost = await refuse("sendElsewhere", 5_000);
    const { status, came } = await move(hook);
    expect(status).toBe(200);
    const later = () =>
      shop.query({
        text: `select 1 from shop_webhook_delivery where webhook_id = $1 and due_at > now() + interval '1 hour' limit 1`,
        values: [hook.id],
      });
    await expect.poll(later, { timeout: 60_000 }).toEqual([]);
    await until(() => came().slice(0, 4), 4);
    await atMost.end();
    expect(await stateOf(hook)).toBe("active");
  });

  it("has its three days, and all that waited, also where a change of it ended half-way", async () => {
    const hook = await added("order.placed");
    receiver.answers(() => 503);
    await owe(hook, ["order.placed", "order.changed"], "later");
    await refusedForDays(hook);
    const refusal = await refuse("sendElsewhere", 0);
    const { status, came } = await move(hook);
    expect(status).toBe(200);
    // One of them happens to be due now.
    await shop.query({
      text: "update shop_webhook_delivery set due_at = now() where webhook_id = $1 and type = 'order.placed'",
      values: [hook.id],
    });
    await until(came, 1);
    await test(hook);
    await until(came, 2);
    expect(came().map(typeOf)).toEqual(["order.placed", "test"]);
    expect(await stateOf(hook)).toBe("active");
    expect((await log(hook)).map(({ state }) => state)).toEqual(["waiting", "waiting", "waiting"]);
    await refusal.end();
    receiver.answers(() => 204);
    await tidy();
    await expect
      .poll(
        async () => (await log(hook)).filter(({ state }) => state === "delivered").map(({ type }) => type),
        {
          timeout: 60_000,
        },
      )
      .toEqual(expect.arrayContaining(["order.changed", "order.placed"]));
  });

  it.each([
    ["http://books.example.in/hook"],
    ["https://localhost/hook"],
    ["https://127.0.0.1/hook"],
    ["https://[::1]/hook"],
    ["https://169.254.169.254/latest/meta-data"],
    ["https://me:secret@books.example.in/"],
    ["no address"],
  ])("%s is refused in words at its field", async (url) => {
    const { status, body } = await add(url);
    expect([status, body.errors?.[0]?.field]).toEqual([422, "url"]);
  });

  it("whose name leads to this machine is refused when it is connected to", async () => {
    const hook = await added("order.placed");
    // As a name that leads to 127.0.0.1 by the time of the message: no name service is asked in a test.
    await shop.query({
      text: "update shop_webhook set url = 'https://localhost:1/' where id = $1",
      values: [hook.id],
    });
    await test(hook);
    await expect
      .poll(async () => (await log(hook))[0]?.lastError, { timeout: 60_000 })
      .toBe("The name leads to an address that is not public");
  });

  it("that is deleted stops no order that owes it a message at that moment", async () => {
    const hook = await added("order.placed");
    const { shopper, productId } = await anOrder();
    await put(shop, shopper, productId);
    const { transaction } = loadBackend<typeof import("../src/platform/db/pool")>("./platform/db/pool");
    // Another deletion, under way for as long as the order takes.
    const placed = await transaction(async (client) => {
      await client.query({ text: "delete from shop_webhook where id = $1", values: [hook.id] });
      return place(shop, shopper);
    });
    expect(placed.status).toBe(201);
    await shop.query({ text: "delete from shop_webhook_delivery where webhook_id = $1", values: [hook.id] });
  });

  it("takes the owner's own password, and is deleted with its log", async () => {
    const body = { url: "https://books.example.in/hook", events: ["order.placed" as const] };
    const wrong = { body: { ...body, password: "not their password" } };
    expect((await shop.call("adminAddWebhook", wrong, owner)).status).toBe(422);
    const hook = await added("order.placed");
    await test(hook);
    // The log of a message that is being sent goes an hour later.
    await expect.poll(async () => (await log(hook))[0]?.state).toBe("delivered");
    const gone = { params: { id: hook.id }, body: { password } };
    expect((await shop.call("adminDeleteWebhook", gone, owner)).status).toBe(200);
    expect((await shop.call("adminDeleteWebhook", gone, owner)).status).toBe(404);
    const left = await shop.query({
      text: "select 1 from shop_webhook_delivery where webhook_id = $1",
      values: [hook.id],
    });
    expect(left).toEqual([]);
  });

  it("keeps its secret sealed, and the audit log has none", async () => {
    const hook = await added("order.placed");
    const rows = await shop.query<{ row: string }>({
      text: `select w::text as row from shop_webhook w union all
             select a::text from audit_log a where route like '%Webhook%'`,
    });
    expect(rows.length).toBeGreaterThan(1);
    for (const { row } of rows) expect(row).not.toContain(hook.secret.replace("whsec_", ""));
  });
});
