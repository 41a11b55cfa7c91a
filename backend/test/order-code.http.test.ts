import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import type { OrderStatus } from "../src/contract/order-states";
import type { ShippingRules } from "../src/contract/shipping-settings";
import { call, type Signed } from "./support/call";
import { auditFaults, homeOf, place, put, shelf, stockOne } from "./support/goods";
import { loadBackend } from "./support/load-backend";
import { mailsTo } from "./support/mails";
import { openShop, type Person, type Shop } from "./support/open-shop";
import { startSecondBackend } from "./support/second-backend";

let shop: Shop;
let staff: Signed & { id: string };
let dear: string;
let cheap: string;
beforeAll(async () => {
  shop = await openShop({ RATE_LIMIT_FACTOR: "1000" });
  staff = await shop.admin();
  dear = await stockOne(shop, { title: "Mixer", price: 4_000, totalStock: 500 });
  cheap = await stockOne(shop, { title: "Toy car", price: 500, totalStock: 500 });
});
afterEach(async () => {
  expect(await auditFaults()).toEqual([]);
});
afterAll(() => shop.close());

async function ordered(person: Person, productId = dear) {
  await put(shop, person, productId);
  const { status, body } = await place(shop, person);
  expect(status).toBe(201);
  return body.order;
}
/** A new shopper's large order, and the data needed to confirm it. */
async function waiting() {
  const person = await shop.shopper();
  const order = await ordered(person);
  return { person, id: order._id, code: await codeOf(person) };
}
const codesOf = (person: Person) =>
  mailsTo(shop, person.email).flatMap(({ subject }) => /^(\d{6}) confirms/.exec(subject)?.[1] ?? []);
/** The `nth` code that was mailed to the shopper. */
async function codeOf(person: Person, nth = 1): Promise<string> {
  await expect.poll(() => codesOf(person).length, { timeout: 60_000 }).toBe(nth);
  return codesOf(person).at(-1) ?? "";
}
const confirm = (as: Signed, id: string, code: string) =>
  shop.call("confirmOrder", { params: { id }, body: { code } }, as);
const sendAgain = (as: Signed, id: string) => shop.call("sendOrderCode", { params: { id } }, as);
const read = async (as: Signed, id: string) =>
  (await shop.call("getOrder", { params: { id } }, as)).body.data;
const move = (id: string, orderStatus: OrderStatus, note = "Called") =>
  shop.call("adminUpdateOrder", { params: { id }, body: { orderStatus, note } }, staff);
const wrong = (code: string) => (code === "000000" ? "111111" : "000000");
const passed = (id: string, what: string) =>
  shop.query({ text: `update shop_order_confirmation set ${what} where order_id = $1`, values: [id] });
const aMinutePassed = (id: string) => passed(id, "last_sent_at = last_sent_at - interval '61 seconds'");

async function quiet(): Promise<void> {
  await expect
    .poll(() => shop.query({ text: "select 1 from shop_outbox where done_at is null" }), { timeout: 60_000 })
    .toEqual([]);
}

describe("a large first cash order", () => {
  it("stands as any other with its goods held, and says where its code went, and not which", async () => {
    const before = await shelf(shop, dear);
    const person = await shop.shopper();
    const order = await ordered(person);
    expect(order).toMatchObject({ orderStatus: "pending", paymentStatus: "cod_due" });
    expect(order.confirmation).toEqual({
      needed: true,
      sentTo: `•••• ${homeOf(person).phone.slice(-4)} / a…@example.com`,
      expiresAt: expect.any(String),
      canSendAgainAt: expect.any(String),
      lapsesAt: expect.any(String),
    });
    const minutes = (Date.parse(order.confirmation?.expiresAt ?? "") - Date.now()) / 60_000;
    expect(minutes).toBeGreaterThan(29);
    expect(minutes).toBeLessThan(31);
    expect((await shelf(shop, dear)).reserved).toBe(before.reserved + 1);

    const code = await codeOf(person);
    await quiet();
    const placed = mailsTo(shop, person.email).find(({ subject }) => subject.startsWith("We have"));
    expect(placed?.text).toContain("with the code we sent you");
    const texts = await shop.query({
      text: `select "to", template from notification where channel = 'sms' and resource_id = $1`,
      values: [order._id],
    });
    expect(texts).toEqual([{ to: `+91${homeOf(person).phone}`, template: "order-code" }]);

    const seen = await Promise.all([
      shop.call("getOrder", { params: { id: order._id } }, person),
      shop.call("getOrders", { params: { userId: person.id } }, person),
      shop.call("adminGetOrder", { params: { id: order._id } }, staff),
      shop.call("adminGetOrders", {}, staff),
      shop.call("getOrderSummary", { params: { orderNumber: order.orderNumber } }, person),
      shop.query({ text: "select * from shop_outbox" }),
      shop.query({ text: "select * from shop_message" }),
      shop.query({ text: "select * from shop_order_confirmation" }),
      shop.query({ text: "select * from notification" }),
    ]);
    expect(JSON.stringify(seen).replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, "")).not.toMatch(
      new RegExp(`\\b${code}\\b`),
    );
    expect(seen[1].body.data[0]?.confirmation).toEqual(order.confirmation);
    expect(seen[2].body.data.nextStatuses).toEqual(["confirmed", "cancelled"]);
  });

  it("is confirmed by its shopper, in whichever digits they type, once", async () => {
    const { person, id, code } = await waiting();
    const devanagari = code.replace(/\d/g, (digit) => String.fromCharCode(0x0966 + Number(digit)));
    const { status, body } = await confirm(person, id, ` ${devanagari} `);
    expect([status, body.data.orderStatus, body.data.confirmation]).toEqual([200, "confirmed", null]);
    expect(body.data.timeline.at(-1)).toMatchObject({
      from: "pending",
      to: "confirmed",
      by: "shopper",
      note: "Confirmed with the code",
    });
    for (const again of [code, wrong(code)]) {
      const reply = await confirm(person, id, again);
      expect([reply.status, reply.body.data]).toEqual([200, body.data]);
    }
    expect((await sendAgain(person, id)).status).toBe(200);
    await quiet();
    expect(codesOf(person)).toHaveLength(1);
    expect(mailsTo(shop, person.email).some(({ subject }) => subject.startsWith("Confirmed"))).toBe(true);
  });

  it("is confirmed once by two who send the code at the same time", async () => {
    const { person, id, code } = await waiting();
    const replies = await Promise.all([confirm(person, id, code), confirm(person, id, code)]);
    expect(replies.map(({ status }) => status)).toEqual([200, 200]);
    const { timeline } = await read(person, id);
    expect(timeline.filter(({ to }) => to === "confirmed")).toHaveLength(1);
  });

  it("may be confirmed or cancelled by staff all the same; the code then changes nothing", async () => {
    const called = await waiting();
    expect((await move(called.id, "confirmed")).status).toBe(200);
    const late = await confirm(called.person, called.id, called.code);
    expect([late.status, late.body.data.timeline.at(-1)?.by]).toEqual([200, "admin"]);

    const gone = await waiting();
    await move(gone.id, "cancelled", "Nobody answered");
    for (const reply of [
      await confirm(gone.person, gone.id, gone.code),
      await sendAgain(gone.person, gone.id),
    ])
      expect([reply.status, reply.body.code]).toEqual([409, "order_cancelled"]);
    expect((await read(gone.person, gone.id)).confirmation).toBeNull();
  });

  it("is moved once where its shopper and staff confirm it at the same time", async () => {
    const { person, id, code } = await waiting();
    const [mine, theirs] = await Promise.all([confirm(person, id, code), move(id, "confirmed")]);
    expect(mine.status).toBe(200);
    expect([200, 409]).toContain(theirs.status);
    const { timeline } = await read(person, id);
    expect(timeline.filter(({ to }) => to === "confirmed")).toHaveLength(1);
  });

  it("is nobody else's to confirm", async () => {
    const { person, id, code } = await waiting();
    const stranger = await shop.shopper();
    expect((await confirm(stranger, id, code)).status).toBe(404);
    expect((await sendAgain(stranger, id)).status).toBe(404);
    expect((await confirm(staff, id, code)).status).toBe(403);
    expect((await read(person, id)).orderStatus).toBe("pending");
    const [{ tries_left } = {}] = await shop.query<{ tries_left: number }>({
      text: "select tries_left from shop_order_confirmation where order_id = $1",
      values: [id],
    });
    expect(tries_left).toBe(5);
  });

  it("is not confirmed by its shopper in any other way", async () => {
    const { person, id } = await waiting();
    const asked = await shop.send("PUT", `/api/shop/order/update-status/${id}`, {
      body: { orderStatus: "confirmed", cancellationReason: "x" },
      as: person,
    });
    expect(asked.status).toBe(422);
    const { transitionOrder } = loadBackend<
      typeof import("../src/order-lifecycle/transitions/transition-order")
    >("./order-lifecycle/transitions/transition-order");
    const uncoded = {
      orderId: id,
      customerId: person.id,
      to: "confirmed",
      by: "shopper",
      note: "x",
    } as const;
    await expect(
      // @ts-expect-error it does not even compile
      transitionOrder(shop.container, uncoded),
    ).rejects.toMatchObject({ status: 409, code: "illegal_move", extra: { data: { legal: ["cancelled"] } } });
  });
});

describe("a code", () => {
  it("ends with the fifth wrong try, and says before how many are left", async () => {
    const { person, id, code } = await waiting();
    for (const triesLeft of [4, 3, 2, 1, 0]) {
      const { status, body } = await confirm(person, id, wrong(code));
      expect([status, body.code, body.data]).toEqual([422, "wrong_code", { triesLeft }]);
    }
    const ended = await confirm(person, id, code);
    expect([ended.status, ended.body.code]).toEqual([409, "code_ended"]);
    expect((await read(person, id)).confirmation?.expiresAt).toBeNull();
  });

  it("has five tries, however many come at once", async () => {
    const { person, id, code } = await waiting();
    const replies = await Promise.all(Array.from({ length: 30 }, () => confirm(person, id, wrong(code))));
    expect(replies.filter(({ status }) => status === 422)).toHaveLength(5);
    expect(replies.filter(({ body }) => body.code === "code_ended")).toHaveLength(25);
  });

  it("ends after half an hour; the next one works, and the one before no longer", async () => {
    const { person, id, code } = await waiting();
    // The minute until the next one begins here: how long the mail took does not count.
    await passed(id, "expires_at = now(), last_sent_at = now()");
    expect((await confirm(person, id, code)).body.code).toBe("code_ended");
    const tooSoon = await sendAgain(person, id);
    expect([tooSoon.status, tooSoon.body.code]).toEqual([429, "too_many"]);
    expect(Number(tooSoon.headers.get("retry-after"))).toBeGreaterThan(0);
    await aMinutePassed(id);
    const sent = await sendAgain(person, id);
    expect(sent.status).toBe(200);
    expect(Date.parse(sent.body.data.confirmation?.expiresAt ?? "")).toBeGreaterThan(
      Date.now() + 29 * 60_000,
    );
    const next = await codeOf(person, 2);
    if (next !== code) expect((await confirm(person, id, code)).body.data).toEqual({ triesLeft: 4 });
    expect((await confirm(person, id, next)).body.data.orderStatus).toBe("confirmed");
  });

  it("is sent again five times in a day, and once by many who ask at the same time", async () => {
    const { person, id } = await waiting();
    for (let time = 2; time <= 6; time += 1) {
      await aMinutePassed(id);
      const replies = await Promise.all([1, 2, 3].map(() => sendAgain(person, id)));
      expect(replies.map(({ status }) => status).sort()).toEqual([200, 429, 429]);
      await codeOf(person, time);
    }
    await aMinutePassed(id);
    const refused = await sendAgain(person, id);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(20 * 3_600);
    expect(refused.body.message).toContain("We will call you");
    await passed(id, "counted_since = counted_since - interval '25 hours'");
    expect((await sendAgain(person, id)).status).toBe(200);
  });

  it("comes in the language that its shopper reads", async () => {
    const person = await shop.shopper();
    await put(shop, person, dear);
    const body = { userId: person.id, paymentMethod: "cod" as const };
    await shop.call("createOrder", { body: { ...body, addressInfo: homeOf(person) } }, person, {
      "accept-language": "mr",
    });
    await quiet();
    expect(mailsTo(shop, person.email).map(({ subject }) => subject)).toContainEqual(
      expect.stringMatching(/^\d{6}: ऑर्डर SB-\d\d-\d{6} पक्की करण्याचा कोड$/),
    );
  });

  it("is let go on its way once nobody waits for it, and nothing of it stays", async () => {
    const { id } = await waiting();
    await quiet();
    await move(id, "confirmed");
    await quiet();
    const sent = () =>
      shop.query({
        text: "select 1 from shop_message where order_id = $1 and kind like 'code-%'",
        values: [id],
      });
    expect(await sent()).toHaveLength(2);
    await shop.query({
      text: `insert into shop_outbox (topic, payload) select topic, jsonb_build_object('orderId', $1::text,
               'nth', 2, 'secret', 'x', 'expiresAt', now() + interval '1 hour')
             from unnest(array['order-code', 'order-code-text']) topic`,
      values: [id],
    });
    await quiet();
    expect(await sent()).toHaveLength(2);
    expect(await shop.query({ text: "select 1 from shop_outbox where payload ? 'secret'" })).toEqual([]);
  });

  it("counts for all processes together, and stands in no log", async () => {
    const { person, id, code } = await waiting();
    const other = await startSecondBackend({ LOG_LEVEL: "trace", RATE_LIMIT_FACTOR: "1000" });
    try {
      const there = (sent: string) =>
        call(other.url, "confirmOrder", { params: { id }, body: { code: sent } }, person);
      expect((await confirm(person, id, wrong(code))).body.data).toEqual({ triesLeft: 4 });
      expect((await there(wrong(code))).body.data).toEqual({ triesLeft: 3 });
      // However long the other process took to start.
      await passed(id, "last_sent_at = now()");
      expect((await call(other.url, "sendOrderCode", { params: { id } }, person)).status).toBe(429);
      await aMinutePassed(id);
      expect((await call(other.url, "sendOrderCode", { params: { id } }, person)).status).toBe(200);
      const next = await codeOf(person, 2);
      await quiet();
      expect((await there(next)).body.data.orderStatus).toBe("confirmed");
      expect(other.output()).not.toContain(`"${next}"`);
      expect(other.output()).not.toMatch(new RegExp(`(?<!\\d)${next}(?!\\d)`));
    } finally {
      await other.kill();
    }
  });
});

describe("no code is asked for", () => {
  const none = async (person: Person, order: { _id: string; confirmation: unknown }) => {
    expect(order.confirmation).toBeNull();
    for (const reply of [await confirm(person, order._id, "123456"), await sendAgain(person, order._id)])
      expect([reply.status, reply.body.code]).toEqual([409, "no_code_asked"]);
    await quiet();
  };
  const asksFor = async (productId: string, as?: Signed) => {
    const cartItems = [{ productId, quantity: 1 }];
    const reply = await shop.call(
      "calculateShipping",
      { body: { cartItems, deliveryPincode: "411001" } },
      as,
    );
    return reply.body.data?.codAsksForCode;
  };

  it("for a small order", async () => {
    const person = await shop.shopper();
    expect([await asksFor(cheap, person), await asksFor(dear, person), await asksFor(dear)]).toEqual([
      false,
      true,
      true,
    ]);
    await none(person, await ordered(person, cheap));
    expect(codesOf(person)).toEqual([]);
  });

  it("once an order has reached the shopper, and not before", async () => {
    const { person, id, code } = await waiting();
    expect((await ordered(person)).confirmation).not.toBeNull();
    await codeOf(person, 2);
    await confirm(person, id, code);
    for (const to of ["packed", "shipped", "out_for_delivery", "delivered"] as const) await move(id, to);
    expect(await asksFor(dear, person)).toBe(false);
    await none(person, await ordered(person));
    // Even if that order is returned.
    await shop.call("returnOrder", { params: { id }, body: { reason: "Too small" } }, person);
    expect((await ordered(person)).confirmation).toBeNull();
  });

  it("where the shop has switched it off", async () => {
    const { defaults } = (await shop.call("adminGetShippingSettings", {}, staff)).body;
    const save = (confirmAbove: number | null) => {
      const body: ShippingRules = { ...defaults, cod: { ...defaults.cod, confirmAbove } };
      return shop.call("adminSaveShippingSettings", { body }, staff);
    };
    try {
      expect((await save(null)).status).toBe(200);
      const person = await shop.shopper();
      expect(await asksFor(dear, person)).toBe(false);
      await none(person, await ordered(person));
      await save(100);
      expect((await ordered(person, cheap)).confirmation).not.toBeNull();
    } finally {
      await save(defaults.cod.confirmAbove);
    }
  });
});
