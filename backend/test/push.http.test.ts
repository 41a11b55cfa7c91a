import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { limits } from "../src/contract/limits";
import type { OrderStatus } from "../src/contract/order-states";
import type { Signed } from "./support/call";
import { auditFaults, liftOpenOrders, openCounter, place, placePickup, put, stockOne } from "./support/goods";
import { loadBackend } from "./support/load-backend";
import { openShop, type Person, type Shop } from "./support/open-shop";
import { emptyOutbox } from "./support/outbox";
import { startPushService } from "./support/push-service";
import { startSecondBackend } from "./support/second-backend";

let shop: Shop;
let admin: Signed;
let toy: string;
let service: Awaited<ReturnType<typeof startPushService>>;
type Phone = Awaited<ReturnType<typeof service.phone>>;

beforeAll(async () => {
  service = await startPushService();
  shop = await openShop({ PUSH_LOCAL_ORIGIN: service.origin, RATE_LIMIT_FACTOR: "1000" });
  admin = await shop.admin();
  toy = await stockOne(shop, { title: "Toy car", price: 500, totalStock: 500 });
  await liftOpenOrders();
});
afterAll(async () => {
  expect(await auditFaults()).toEqual([]);
  await shop.close();
  await service.stop();
});
beforeEach(() => service.says());

const subscribe = (
  person: Signed,
  { subscription }: Pick<Phone, "subscription">,
  more: object = {},
  language = "en",
) =>
  shop.call("subscribePush", { body: { ...subscription, ...more } }, person, { "accept-language": language });
const devicesOf = async (person: Signed) => (await shop.call("getPush", {}, person)).body.data.devices;
const move = (id: string, orderStatus: OrderStatus, more: object = {}) =>
  shop.call("adminUpdateOrder", { params: { id }, body: { orderStatus, ...more } as never }, admin);
/** Moves it on, and waits until whoever wants to hear of it has heard. */
async function moved(id: string, ...to: OrderStatus[]): Promise<void> {
  for (const status of to) {
    await move(id, status);
    await emptyOutbox(shop);
  }
}
async function ordered(person: Person): Promise<{ id: string; number: string }> {
  await put(shop, person, toy);
  const id = (await place(shop, person)).body.orderId;
  await emptyOutbox(shop);
  return { id, number: (await shop.call("getOrder", { params: { id } }, person)).body.data.orderNumber };
}
async function withPhone(language = "en") {
  const [person, phone] = [await shop.shopper(), await service.phone()];
  const { body } = await subscribe(person, phone, {}, language);
  return { person, phone, device: body.data };
}
const dueNow = () =>
  shop.query({
    text: "update shop_outbox set due_at = now(), last_error = null where done_at is null and last_error is not null",
  });

describe("a device that wants to hear of orders", () => {
  it("is told each step once, encrypted, in the language of the shop on it, with the order's number alone", async () => {
    const { person, phone } = await withPhone("hi");
    const { id, number } = await ordered(person);
    expect(await phone.came(), "what was on the screen").toEqual([]);
    await moved(id, "confirmed", "packed", "shipped");
    expect((await phone.came()).map(({ title }) => title)).toEqual(["आपका ऑर्डर पक्का है", "ऑर्डर रास्ते में है"]);
    const [, shipped] = await phone.came();
    expect(shipped).toEqual({
      title: "ऑर्डर रास्ते में है",
      body: `ऑर्डर ${number} हमारी दुकान से निकल चुका है।`,
      path: `/hi/shop/order/${id}`,
      icon: "/icon-192.png",
      tag: expect.stringMatching(/^[\w-]{32}$/),
      language: "hi",
    });
    await moved(id, "out_for_delivery", "delivered");
    const notices = await phone.notices();
    expect(notices.map(({ ttl, urgency }) => [ttl, urgency])).toEqual([
      ["259200", "normal"],
      ["259200", "normal"],
      ["43200", "high"],
      ["259200", "normal"],
    ]);
    expect(new Set(notices.map(({ topic }) => topic))).toEqual(new Set([shipped?.tag]));
    // The letters and digits of the order's id and of the tag are those of chance.
    const said = notices
      .map(({ text }) => text)
      .join()
      .replaceAll(id, "")
      .replaceAll(String(shipped?.tag), "");
    for (const secret of ["Asha", person.phone, person.email, "Toy", "590"])
      expect(said).not.toContain(secret);
  });

  it("is told in the language that was chosen for messages, and of an order that is cancelled", async () => {
    const { person, phone } = await withPhone("hi");
    await shop.call("savePreferences", { body: { language: "mr" } }, person);
    const { id, number } = await ordered(person);
    await move(id, "cancelled", { note: "The colour is out of stock" });
    await emptyOutbox(shop);
    expect(await phone.came()).toMatchObject([
      {
        title: "ऑर्डर रद्द झाली",
        body: `ऑर्डर ${number} रद्द झाली आहे. कारण पाहण्यासाठी टॅप करा.`,
        path: `/mr/shop/order/${id}`,
      },
    ]);
  });

  it("hears once though a worker died between sending and saying so, and another began anew", async () => {
    const { person, phone } = await withPhone();
    const { id } = await ordered(person);
    await moved(id, "confirmed");
    expect(await phone.came()).toHaveLength(1);
    await shop.query({
      text: `update shop_outbox set done_at = null, due_at = now()
             where payload ->> 'orderId' = $1 and topic in ('order-news', 'push', 'push-device')`,
      values: [id],
    });
    const other = await startSecondBackend({ WORKER_MODE: "shared" });
    await emptyOutbox(shop);
    await other.kill();
    expect(await phone.came()).toHaveLength(1);
  });

  it("hears of an order that is ready at the counter, without its code", async () => {
    await openCounter();
    const { person, phone } = await withPhone();
    await put(shop, person, toy);
    const { orderId } = (await placePickup(shop, person)).body;
    await moved(orderId, "confirmed", "packed");
    expect((await phone.came()).map(({ title }) => title)).toEqual([
      "Your order is confirmed",
      "Ready for pickup",
    ]);
  });
});

describe("a push service", () => {
  it("that is busy is asked again, for the device that it is about and no other", async () => {
    const { person, phone } = await withPhone();
    const tablet = await service.phone();
    const { id } = await ordered(person);
    await service.says(503);
    await move(id, "confirmed");
    const failed = () =>
      shop.query({
        text: "select 1 from shop_push_device where customer_id = $1 and failures > 0",
        values: [person.id],
      });
    const waits = `select 1 from shop_outbox where topic = 'push-device' and done_at is null and last_error is not null
      and payload ->> 'orderId' = $1`;
    await expect.poll(() => shop.query({ text: waits, values: [id] })).toHaveLength(1);
    expect(await failed()).toHaveLength(1);
    await service.says();
    await subscribe(person, tablet);
    await dueNow();
    await emptyOutbox(shop);
    expect(await phone.came()).toHaveLength(1);
    expect(await tablet.came(), "it was not there yet").toEqual([]);
    expect(await failed()).toEqual([]);
    await moved(id, "packed", "shipped");
    expect([await phone.came(), await tablet.came()].map(({ length }) => length)).toEqual([2, 1]);
  });

  it("that never answers is in a lane with its like: it holds up nobody else's devices", async () => {
    const { person, device } = await withPhone();
    const { id } = await ordered(person);
    const lanes = async () => {
      const rows = await shop.query<{ lane: string }>({
        text: `select payload ->> 'lane' as lane from shop_outbox where topic = 'push-device'
               and payload ->> 'orderId' = $1 order by id`,
        values: [id],
      });
      return rows.map(({ lane }) => lane);
    };
    await moved(id, "confirmed");
    expect(await lanes()).toEqual([expect.stringMatching(/^\d{1,2}$/)]);
    await shop.query({
      text: "update shop_push_device set failures = 10 where id = $1",
      values: [device.id],
    });
    await moved(id, "packed", "shipped");
    expect((await lanes()).at(-1)).toBe("silent");
    // It has answered again.
    await moved(id, "out_for_delivery");
    expect((await lanes()).at(-1)).toMatch(/^\d{1,2}$/);
  });

  it("that knows a device no more ends it", async () => {
    const { person, phone, device } = await withPhone();
    const other = await service.phone();
    await subscribe(person, other);
    await phone.breaks();
    const { id } = await ordered(person);
    await moved(id, "confirmed");
    expect(await other.came()).toHaveLength(1);
    expect((await devicesOf(person)).map(({ id: left }) => left)).not.toContain(device.id);
    expect(await devicesOf(person)).toHaveLength(1);
  });

  it("that comes back is not handed news that later news have overtaken", async () => {
    const { person, phone } = await withPhone();
    const { id } = await ordered(person);
    await moved(id, "confirmed", "packed");
    await service.says(429);
    await move(id, "shipped");
    const waits = `select 1 from shop_outbox where topic = 'push-device' and done_at is null and last_error is not null
      and payload ->> 'orderId' = $1`;
    await expect.poll(() => shop.query({ text: waits, values: [id] }), { timeout: 60_000 }).toHaveLength(1);
    // It is not tried again before there are later news, however slow the machine.
    await shop.query({
      text: "update shop_outbox set due_at = now() + interval '1 hour' where done_at is null and last_error is not null",
    });
    await service.says();
    await moved(id, "out_for_delivery");
    await dueNow();
    await emptyOutbox(shop);
    expect((await phone.came()).map(({ title }) => title)).toEqual([
      "Your order is confirmed",
      "Arrives today",
    ]);
  });
});

describe("a device is told nothing more", () => {
  const quiet = async (phone: Phone, person: Person, id: string) => {
    await moved(id, "confirmed");
    expect(await phone.came()).toEqual([]);
    const rows = { text: "select 1 from shop_push_device where customer_id = $1", values: [person.id] };
    expect(await shop.query(rows)).toEqual([]);
  };

  it("once it is switched off, and that can be done twice", async () => {
    const { person, phone, device } = await withPhone();
    const { id } = await ordered(person);
    const off = () => shop.call("unsubscribePush", { params: { id: device.id } }, person);
    expect([(await off()).status, (await off()).status]).toEqual([200, 200]);
    await quiet(phone, person, id);
  });

  it("by somebody else's word", async () => {
    const { person, device } = await withPhone();
    await shop.call("unsubscribePush", { params: { id: device.id } }, await shop.shopper());
    expect(await devicesOf(person)).toHaveLength(1);
  });

  it("once its shopper has signed out on it, while other devices go on", async () => {
    const { person, phone } = await withPhone();
    const { id } = await ordered(person);
    const elsewhere = await shop.signIn(person.email, person.password);
    const tablet = await service.phone();
    await subscribe(elsewhere, tablet);
    await shop.call("logout", {}, person);
    await moved(id, "confirmed");
    expect([await phone.came(), await tablet.came()].map(({ length }) => length)).toEqual([0, 1]);
  });

  it("once the account is deleted", async () => {
    const { person, phone } = await withPhone();
    const { id } = await ordered(person);
    await move(id, "cancelled", { note: "Out of stock" });
    await emptyOutbox(shop);
    expect(await phone.came()).toHaveLength(1);
    await shop.call("deleteAccount", { body: { password: person.password } }, person);
    const rows = { text: "select 1 from shop_push_device where customer_id = $1", values: [person.id] };
    expect(await shop.query(rows)).toEqual([]);
  });

  it("after a restore, since its owner may have switched it off meanwhile", async () => {
    const { person } = await withPhone();
    const { forgetVisitors } = loadBackend<typeof import("../src/integrity/restore/forget-visitors")>(
      "./integrity/restore/forget-visitors",
    );
    await forgetVisitors();
    const rows = { text: "select 1 from shop_push_device where customer_id = $1", values: [person.id] };
    expect(await shop.query(rows)).toEqual([]);
    admin = await shop.admin();
  });
});

describe("the devices of an account", () => {
  it("are in its data without their keys and addresses", async () => {
    const { person, phone, device } = await withPhone();
    const { body } = await shop.call("getOwnData", {}, person);
    expect(body.data.notifiedDevices).toEqual([device]);
    const said = JSON.stringify(body);
    const { endpoint, keys } = phone.subscription;
    for (const secret of [endpoint, keys.auth, keys.p256dh]) expect(said).not.toContain(secret);
  });

  it("are one row for each browser, which belongs to whoever switched it on last", async () => {
    const { person, phone } = await withPhone();
    const ravi = await shop.shopper();
    const answers = await Promise.all([subscribe(ravi, phone), subscribe(ravi, phone)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect([await devicesOf(person), await devicesOf(ravi)].map(({ length }) => length)).toEqual([0, 1]);
    const renewed = await service.phone();
    const [{ id: replaces } = { id: "" }] = await devicesOf(ravi);
    await subscribe(ravi, renewed, { replaces });
    expect((await devicesOf(ravi)).map(({ id }) => id)).not.toContain(replaces);
    expect(await devicesOf(ravi)).toHaveLength(1);
  });

  it("are ten at most: the one that asked first makes room", async () => {
    const { person, device } = await withPhone();
    for (let nth = 0; nth < limits.pushDevices; nth += 1) await subscribe(person, await service.phone());
    const devices = await devicesOf(person);
    expect(devices).toHaveLength(limits.pushDevices);
    expect(devices.map(({ id }) => id)).not.toContain(device.id);
  });

  it.each([
    "http://push.example.com/1",
    "https://127.0.0.1/1",
    "https://169.254.169.254/latest",
    "https://printer.local/1",
    "https://me:secret@push.example.com/1",
    "nowhere",
  ])("are none at %s: only public addresses are called", async (endpoint) => {
    const [person, phone] = [await shop.shopper(), await service.phone()];
    const { status, body } = await subscribe(person, phone, { endpoint });
    expect([status, (body as never as { errors: { field: string }[] }).errors[0]?.field]).toEqual([
      422,
      "endpoint",
    ]);
    expect(await devicesOf(person)).toEqual([]);
  });

  it("are none whose keys nothing can be encrypted for", async () => {
    const [person, phone] = [await shop.shopper(), await service.phone()];
    const { keys } = phone.subscription;
    for (const p256dh of ["short", "A".repeat(87)])
      expect((await subscribe(person, phone, { keys: { ...keys, p256dh } })).status).toBe(422);
    expect(await devicesOf(person)).toEqual([]);
  });

  it("are asked for with the shop's public key, and only by shoppers", async () => {
    const person = await shop.shopper();
    const { data } = (await shop.call("getPush", {}, person)).body;
    expect(data).toEqual({ publicKey: expect.stringMatching(/^B[\w-]{86}$/), devices: [] });
    expect((await shop.call("getPush", {})).status).toBe(401);
    expect((await shop.call("getPush", {}, admin)).status).toBe(403);
  });
});
