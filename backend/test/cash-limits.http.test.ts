import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import Papa from "papaparse";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import type { AddressInput } from "../src/contract/addresses";
import type { OrderStatus } from "../src/contract/order-states";
import type { ShippingRules } from "../src/contract/shipping-settings";
import { buyers, signedIn, type TestBuyer } from "./support/buyers";
import { asBrowserOf, type Signed } from "./support/call";
import { auditFaults, homeOf, place, put, shelf, stockOne } from "./support/goods";
import { loadBackend } from "./support/load-backend";
import { mailsTo } from "./support/mails";
import { openShop, type Person, type Shop } from "./support/open-shop";
import { emptyOutbox } from "./support/outbox";
import { testAdmin } from "./support/test-admin";

type Buyer = TestBuyer & Signed;
type Wish = Parameters<typeof place>[2];

let shop: Shop;
let staff: Signed & { id: string };
let toy: string;
let dear: string;
beforeAll(async () => {
  shop = await openShop({ RATE_LIMIT_FACTOR: "100000" });
  staff = await shop.admin();
  toy = await stockOne(shop, { title: "Toy", price: 250, totalStock: 5_000 });
  dear = await stockOne(shop, { title: "Mixer", price: 4_000, totalStock: 500 });
});
afterEach(async () => {
  expect(await auditFaults()).toEqual([]);
});
afterAll(() => shop.close());

async function aBuyer(): Promise<Buyer> {
  const [buyer] = await buyers(shop, 1);
  if (!buyer) throw new Error("No buyer was made.");
  return signedIn(shop, buyer);
}
async function tryOrder(person: Signed & { id: string }, wish: Wish = {}, productId = toy) {
  await put(shop, person, productId);
  return place(shop, person, wish);
}
async function ordered(person: Signed & { id: string }, wish: Wish = {}, productId = toy) {
  const { status, body } = await tryOrder(person, wish, productId);
  expect(status, JSON.stringify(body)).toBe(201);
  return body.order;
}
const move = (id: string, orderStatus: OrderStatus, note = "Called") =>
  shop.call("adminUpdateOrder", { params: { id }, body: { orderStatus, note } }, staff);
async function moveAlong(id: string, ...way: OrderStatus[]) {
  for (const to of way) expect((await move(id, to)).status, to).toBe(200);
}
const toDelivery = ["confirmed", "packed", "shipped", "out_for_delivery"] as const;
/** An order whose parcel could not be delivered. */
async function refusedParcel(person: Buyer, wish: Wish = {}) {
  const { _id } = await ordered(person, wish);
  await moveAlong(_id, ...toDelivery, "delivery_failed", "rto_in_transit");
  return _id;
}
/** The checkout's quote for the buyer's cart, and what it says about cash. */
async function quoted(person: Signed & { id: string }, home: AddressInput, productId = toy) {
  const { body } = await shop.call(
    "calculateShipping",
    {
      body: {
        cartItems: [{ productId, quantity: 1 }],
        deliveryPincode: home.pincode,
        phone: home.phone,
        address: home.address,
      },
    },
    person,
  );
  if (!body.data) throw new Error(body.message);
  return body.data;
}
const openOf = async (column: "customer_id" | "address ->> 'phone'", value: string) => {
  const [row] = await shop.query<{ open: number }>({
    text: `select count(*)::integer as open from shop_order where ${column} = $1 and status = 'pending'`,
    values: [value],
  });
  return row?.open;
};
async function withRules(cod: Partial<ShippingRules["cod"]>, work: () => Promise<void>): Promise<void> {
  const save = async (changes: Partial<ShippingRules["cod"]>) => {
    const { defaults } = (await shop.call("adminGetShippingSettings", {}, staff)).body;
    const body: ShippingRules = { ...defaults, cod: { ...defaults.cod, ...changes } };
    return shop.call("adminSaveShippingSettings", { body }, staff);
  };
  expect((await save(cod)).status).toBe(200);
  try {
    await work();
  } finally {
    await save({});
  }
}

const tooMany = "several cash orders for this account, phone number or address have not arrived yet";

describe("open cash orders", () => {
  it("are five at most of a newcomer; page and order say so in the same words, and online is open", async () => {
    const buyer = await aBuyer();
    const home = homeOf(buyer);
    for (let nth = 1; nth <= 5; nth += 1) {
      expect((await quoted(buyer, home)).codAvailable).toBe(true);
      await ordered(buyer);
    }
    const said = await quoted(buyer, home);
    expect(said).toMatchObject({ codAvailable: false, codReason: expect.stringContaining(tooMany) });
    expect(said.codReason).toContain("Please pay online");
    const refused = await tryOrder(buyer);
    expect([refused.status, refused.body.code]).toEqual([422, "cod_unavailable"]);
    expect(refused.body.message).toBe(`Cash on delivery is not available: ${said.codReason}`);
    expect(
      (await shop.call("getCart", { params: { userId: buyer.id } }, buyer)).body.data.items,
    ).toHaveLength(1);
  });

  it("may be ordered again once one is cancelled or has arrived, and then twenty", async () => {
    const buyer = await aBuyer();
    const ids: string[] = [];
    for (let nth = 1; nth <= 5; nth += 1) ids.push((await ordered(buyer))._id);
    expect((await tryOrder(buyer)).status).toBe(422);
    await move(ids[0] ?? "", "cancelled", "He called it off");
    expect((await place(shop, buyer)).status).toBe(201);
    expect((await tryOrder(buyer)).status).toBe(422);
    await moveAlong(ids[1] ?? "", ...toDelivery, "delivered");
    for (let nth = 5; nth <= 20; nth += 1) await ordered(buyer);
    expect((await tryOrder(buyer)).status).toBe(422);
  });

  it("count no longer once staff have their cash", async () => {
    const buyer = await aBuyer();
    const ids: string[] = [];
    for (let nth = 1; nth <= 5; nth += 1) ids.push((await ordered(buyer))._id);
    await shop.call("adminNoteCash", { body: { orderIds: [ids[0] ?? ""] } }, staff);
    expect((await tryOrder(buyer)).status).toBe(201);
  });

  it("stay five where twenty are sent at once from one account, and nothing is half done", async () => {
    const buyer = await aBuyer();
    const before = await shelf(shop, toy);
    const { addLine } = loadBackend<typeof import("../src/cart/change-cart")>("./cart/change-cart");
    const replies = await Promise.all(
      Array.from({ length: 20 }, async () => {
        await addLine(shop.container, buyer, { productId: toy, quantity: 1 }).catch(() => {});
        return place(shop, buyer, {}, crypto.randomUUID());
      }),
    );
    expect(replies.map(({ status }) => status).every((status) => [201, 409, 422].includes(status))).toBe(
      true,
    );
    expect(await openOf("customer_id", buyer.id)).toBeLessThanOrEqual(5);
    // Requests that failed because the cart was busy are retried one after the other.
    for (let nth = 1; nth <= 6; nth += 1) await tryOrder(buyer);
    expect(await openOf("customer_id", buyer.id)).toBe(5);
    const after = await shelf(shop, toy);
    expect(after.reserved).toBeGreaterThanOrEqual(before.reserved + 5);
  });

  it.each(["phone", "address"] as const)(
    "stay five where twenty accounts with one %s order at the same moment",
    async (shared) => {
      const people = await Promise.all((await buyers(shop, 20)).map((buyer) => signedIn(shop, buyer)));
      const [first] = people;
      if (!first) throw new Error("Nobody is there.");
      const theirs = homeOf(first);
      await Promise.all(people.map((person) => put(shop, person, toy)));
      const replies = await Promise.all(
        people.map((person, nth) => {
          const own = homeOf(person);
          const spelled =
            nth % 2 === 0 ? theirs.address : theirs.address.toUpperCase().replace("ROAD", "Rd.");
          const addressInfo =
            shared === "phone" ? { ...own, phone: theirs.phone } : { ...own, address: spelled };
          return place(shop, person, { addressInfo });
        }),
      );
      expect(replies.filter(({ status }) => status === 201)).toHaveLength(5);
      const refused = replies.filter(({ body }) => body.code === "cod_unavailable");
      expect(refused).toHaveLength(15);
      if (shared === "phone") expect(await openOf("address ->> 'phone'", theirs.phone)).toBe(5);
    },
  );

  it("of three accounts that send to one phone and to each other's addresses end in no deadlock", async () => {
    const people = await Promise.all((await buyers(shop, 3)).map((buyer) => signedIn(shop, buyer)));
    const homes = people.map(homeOf);
    const { addLine } = loadBackend<typeof import("../src/cart/change-cart")>("./cart/change-cart");
    const statuses: number[] = [];
    for (let round = 0; round < 4; round += 1) {
      await Promise.all(
        people.map(async (person, nth) => {
          await addLine(shop.container, person, { productId: toy, quantity: 1 });
          const [mine, next, last] = [0, 1, 2].map((by) => homes[(nth + by + round) % 3]);
          if (!mine || !next || !last) throw new Error("A home is missing.");
          const addressInfo = { ...mine, address: next.address, phone: last.phone };
          statuses.push((await place(shop, person, { addressInfo })).status);
        }),
      );
    }
    expect(statuses.every((status) => status === 201 || status === 422)).toBe(true);
    for (const { phone } of homes) expect(await openOf("address ->> 'phone'", phone)).toBeLessThanOrEqual(5);
  });

  it("are counted as the shop wants it", async () => {
    await withRules({ openOrders: { newcomers: 1, known: 1 } }, async () => {
      const buyer = await aBuyer();
      await ordered(buyer);
      expect((await tryOrder(buyer)).status).toBe(422);
    });
  });

  it("are looked at for no guest", async () => {
    const buyer = await aBuyer();
    const home = homeOf(buyer);
    for (let nth = 1; nth <= 5; nth += 1) await ordered(buyer);
    const cartItems = [{ productId: toy, quantity: 1 }];
    const { pincode, phone, address } = home;
    const guest = await shop.call("calculateShipping", {
      body: { cartItems, deliveryPincode: pincode, phone, address },
    });
    expect(guest.body.data?.codAvailable).toBe(true);
  });
});

describe("the code", () => {
  it("is asked once the open orders come to more than the limit together, and not for the last that fits", async () => {
    const buyer = await aBuyer();
    const home = homeOf(buyer);
    const { totalAmount } = await ordered(buyer);
    await withRules({ confirmAbove: 3 * totalAmount, openOrders: { newcomers: 9, known: 9 } }, async () => {
      for (const asked of [false, false, true]) {
        const said = await quoted(buyer, home);
        expect([said.codAsksForCode, said.codCodeHours]).toEqual([asked, asked ? 24 : null]);
        expect((await ordered(buyer)).confirmation !== null).toBe(asked);
      }
    });
  });

  it("is asked for by what is open to the phone or the address of others", async () => {
    const [first, byPhone, byAddress, stranger] = [
      await aBuyer(),
      await aBuyer(),
      await aBuyer(),
      await aBuyer(),
    ];
    const { totalAmount } = await ordered(first);
    const theirs = homeOf(first);
    await withRules({ confirmAbove: totalAmount }, async () => {
      const samePhone = { ...homeOf(byPhone), phone: theirs.phone };
      const sameAddress = { ...homeOf(byAddress), address: theirs.address };
      expect((await ordered(byPhone, { addressInfo: samePhone })).confirmation).not.toBeNull();
      expect((await ordered(byAddress, { addressInfo: sameAddress })).confirmation).not.toBeNull();
      expect((await ordered(stranger)).confirmation).toBeNull();
    });
  });
});

describe("an order that nobody confirms", () => {
  const { lapseUnconfirmed } = {
    lapseUnconfirmed: () =>
      loadBackend<typeof import("../src/order-lifecycle/confirmation/lapse")>(
        "./order-lifecycle/confirmation/lapse",
      ).lapseUnconfirmed(shop.container),
  };
  const read = async (as: Signed, id: string) =>
    (await shop.call("getOrder", { params: { id } }, as)).body.data;
  const isOver = (id: string) =>
    shop.query({
      text: "update shop_order_confirmation set lapses_at = now() where order_id = $1",
      values: [id],
    });
  const codesOf = (person: Person) =>
    mailsTo(shop, person.email).flatMap(({ subject }) => /^(\d{6})/.exec(subject)?.[1] ?? []);
  /** A new shopper's order, once its code has been sent. */
  async function waiting(language = "en") {
    const person = await shop.shopper();
    await put(shop, person, dear);
    const body = { userId: person.id, addressInfo: homeOf(person), paymentMethod: "cod" as const };
    const reply = await shop.call("createOrder", { body }, person, { "accept-language": language });
    const id = reply.body.orderId;
    await expect.poll(() => codesOf(person).length, { timeout: 60_000 }).toBe(1);
    await expect
      .poll(
        () =>
          shop.query({
            text: "select 1 from shop_message where order_id = $1 and kind = 'code-1' and sent_at is not null",
            values: [id],
          }),
        { timeout: 60_000 },
      )
      .not.toEqual([]);
    return { person, id, code: codesOf(person)[0] ?? "" };
  }

  it("is told until when, and is cancelled then: goods back, a line in its history, a mail", async () => {
    const before = await shelf(shop, dear);
    const { person, id } = await waiting("mr");
    const { confirmation } = await read(person, id);
    const hours = (Date.parse(confirmation?.lapsesAt ?? "") - Date.now()) / 3_600_000;
    expect(hours).toBeGreaterThan(23.9);
    expect(hours).toBeLessThan(24.1);
    expect(await lapseUnconfirmed()).toBe(0);
    await isOver(id);
    expect(await lapseUnconfirmed()).toBe(1);
    const order = await read(person, id);
    expect(order).toMatchObject({ orderStatus: "cancelled", paymentStatus: "cancelled", confirmation: null });
    expect(order.timeline.at(-1)).toMatchObject({
      to: "cancelled",
      by: "system",
      note: "It was not confirmed with the code in time",
    });
    expect(await shelf(shop, dear)).toEqual(before);
    const cancelled = () => mailsTo(shop, person.email).find(({ subject }) => subject.startsWith("रद्द"));
    await expect.poll(cancelled, { timeout: 60_000 }).toBeDefined();
    expect(cancelled()?.text).toContain("ती वेळेत कोडने पक्की झाली नाही");
    const placed = () =>
      mailsTo(shop, person.email).find(({ text }) => text.includes("पर्यंत कोड मिळाला नाही तर"));
    await expect.poll(placed).toBeDefined();
    expect(await lapseUnconfirmed()).toBe(0);
  });

  it("is left alone once its shopper or staff have confirmed it, or called it off", async () => {
    const mine = await waiting();
    const theirs = await waiting();
    const off = await waiting();
    await shop.call("confirmOrder", { params: { id: mine.id }, body: { code: mine.code } }, mine.person);
    await move(theirs.id, "confirmed");
    await move(off.id, "cancelled", "Nobody answered");
    for (const { id } of [mine, theirs, off]) await isOver(id);
    expect(await lapseUnconfirmed()).toBe(0);
    expect((await read(off.person, off.id)).cancellationReason).toBe("Nobody answered");
  });

  it("is cancelled or confirmed, never both, where the last moment is shared by many", async () => {
    const { person, id, code } = await waiting();
    await isOver(id);
    const [confirmed, ...lapsed] = await Promise.all([
      shop.call("confirmOrder", { params: { id }, body: { code } }, person),
      lapseUnconfirmed(),
      lapseUnconfirmed(),
    ]);
    const { orderStatus, timeline } = await read(person, id);
    const isCancelled = lapsed[0] + lapsed[1] === 1;
    expect(orderStatus).toBe(isCancelled ? "cancelled" : "confirmed");
    expect(confirmed.status).toBe(isCancelled ? 409 : 200);
    expect(timeline).toHaveLength(2);
  });

  it("stays with staff where no code ever reached anybody, and where the shop wants no end", async () => {
    const stuck = await waiting();
    await isOver(stuck.id);
    const sent = (at: string) =>
      shop.query({
        text: `update shop_message set sent_at = ${at} where order_id = $1 and kind like 'code-%'`,
        values: [stuck.id],
      });
    await sent("null");
    expect(await lapseUnconfirmed()).toBe(0);
    await sent("now()");
    await move(stuck.id, "cancelled", "Nobody answered");

    await withRules({ confirmWithinHours: null }, async () => {
      const { person, id } = await waiting();
      expect((await read(person, id)).confirmation?.lapsesAt).toBeNull();
    });
  });
});

describe("parcels that came back", () => {
  const standing = async (id: string) =>
    (await shop.call("adminGetCashLimits", { params: { id } }, staff)).body.data;
  const allow = (id: string, side: "account" | "phone" | "address", phone?: string) =>
    shop.call(
      "adminAllowCash",
      { params: { id }, body: { side, phone, reason: "Both were our fault" } },
      staff,
    );

  it.each(["phone", "address"] as const)(
    "end cash for the %s, whoever orders, and page and order say so in the same words",
    async (shared) => {
      const first = await aBuyer();
      const theirs = homeOf(first);
      const at = (person: Buyer) => {
        const own = homeOf(person);
        return shared === "phone" ? { ...own, phone: theirs.phone } : { ...own, address: theirs.address };
      };
      await refusedParcel(first);
      const second = await aBuyer();
      await refusedParcel(second, { addressInfo: at(second) });
      const third = await aBuyer();
      const said = await quoted(third, at(third));
      expect(said.codReason).toContain("parcels to this phone number or address came back to us");
      const refused = await tryOrder(third, { addressInfo: at(third) });
      expect(refused.body).toMatchObject({
        code: "cod_unavailable",
        message: `Cash on delivery is not available: ${said.codReason}`,
      });
      // The third shopper's own address and phone are unaffected.
      expect((await place(shop, third)).status).toBe(201);
    },
  );

  it("end cash for the account at any address, and until they are too long ago", async () => {
    const buyer = await aBuyer();
    const other = homeOf(await aBuyer());
    const ids = [await refusedParcel(buyer), await refusedParcel(buyer)];
    const refused = await tryOrder(buyer, { addressInfo: other });
    expect(refused.body.message).toContain("parcels to you came back to us");
    await shop.query({
      text: "update shop_order set placed_at = placed_at - interval '181 days' where order_id = $1",
      values: [ids[0]],
    });
    expect((await place(shop, buyer, { addressInfo: other })).status).toBe(201);
  });

  it("are seen by staff, who allow cash again for one phone, with a reason that stays in the log", async () => {
    const buyer = await aBuyer();
    const { phone } = homeOf(buyer);
    const elsewhere = homeOf(await aBuyer());
    const ids = [await refusedParcel(buyer), await refusedParcel(buyer)];
    const [id = ""] = ids;
    expect(await standing(id)).toMatchObject({
      withinDays: 180,
      sides: [
        { side: "account", phone: null, open: 2, openAmount: expect.any(Number), returned: 2, isOff: true },
        { side: "phone", phone, open: 2, openAmount: expect.any(Number), returned: 2, isOff: true },
        { side: "address", phone: null, open: 2, openAmount: expect.any(Number), returned: 2, isOff: true },
      ],
    });
    const stranger = await aBuyer();
    const toThatPhone = { ...elsewhere, phone };
    expect((await tryOrder(stranger, { addressInfo: toThatPhone })).status).toBe(422);

    const reply = await allow(id, "phone", phone);
    expect([reply.status, reply.body.message]).toEqual([200, "Cash is allowed again"]);
    expect(reply.body.data.sides.map(({ isOff }) => isOff)).toEqual([true, false, true]);
    expect((await place(shop, stranger, { addressInfo: toThatPhone })).status).toBe(201);
    expect((await tryOrder(buyer)).status).toBe(422);
    const again = await allow(id, "phone", phone);
    expect([again.status, again.body.code]).toEqual([409, "cash_not_off"]);
    expect((await allow(id, "phone", "9000000009")).status).toBe(409);

    await allow(id, "account");
    await allow(id, "address");
    expect((await place(shop, buyer)).status).toBe(201);
    const log = (await shop.call("adminGetAuditLog", { query: {} }, staff)).body.data;
    const [last] = log.filter(({ route }) => route === "adminAllowCash");
    expect(last).toMatchObject({
      changes: [{ field: "side", from: null, to: "address" }, { field: "reason" }],
    });
    const kept = await shop.query({ text: "select distinct reason, by_id from shop_cash_pardon" });
    expect(kept).toEqual([{ reason: "Both were our fault", by_id: staff.id }]);
  });

  it("count anew after that", async () => {
    const buyer = await aBuyer();
    const [id] = [await refusedParcel(buyer), await refusedParcel(buyer)];
    for (const [side, phone] of [["account"], ["phone", homeOf(buyer).phone], ["address"]] as const)
      expect((await allow(id, side, phone)).status).toBe(200);
    await refusedParcel(buyer);
    expect((await quoted(buyer, homeOf(buyer))).codAvailable).toBe(true);
    await refusedParcel(buyer);
    expect((await quoted(buyer, homeOf(buyer))).codAvailable).toBe(false);
  });

  it("are the staff's to forgive alone, and never without a reason", async () => {
    const buyer = await aBuyer();
    const id = await refusedParcel(buyer);
    const body = { side: "account" as const, reason: "Please" };
    expect((await shop.call("adminAllowCash", { params: { id }, body }, buyer)).status).toBe(403);
    expect((await shop.call("adminGetCashLimits", { params: { id } }, buyer)).status).toBe(403);
    const blank = await shop.call(
      "adminAllowCash",
      { params: { id }, body: { ...body, reason: " " } },
      staff,
    );
    expect([blank.status, blank.body.errors?.[0]?.field]).toEqual([422, "reason"]);
  });
});

describe("the settings of it", () => {
  it.each([
    ["confirmWithinHours", 0],
    ["confirmWithinHours", 1.5],
    ["confirmWithinHours", 721],
    ["openOrders", { newcomers: 0, known: 5 }],
    ["openOrders", { newcomers: 6, known: 5 }],
    ["openOrders", { newcomers: 2.5, known: 5 }],
  ])("refuse %s %j", async (field, value) => {
    const { defaults } = (await shop.call("adminGetShippingSettings", {}, staff)).body;
    const body = { ...defaults, cod: { ...defaults.cod, [field]: value } };
    const reply = await shop.call("adminSaveShippingSettings", { body }, staff);
    expect(reply.status).toBe(422);
    expect(reply.body.errors?.[0]?.field).toContain(`cod.${field}`);
  });
});

describe("a shop from before these limits", () => {
  it("counts the orders that it has", async () => {
    const buyer = await aBuyer();
    for (let nth = 1; nth <= 4; nth += 1) await ordered(buyer);
    // Mails of these orders read what is taken away now.
    await emptyOutbox(shop);
    await shop.query({
      text: `drop index shop_order_cash_keys; drop table shop_cash_pardon;
             alter table shop_order drop column cash_keys; alter table shop_order_confirmation drop column lapses_at`,
    });
    const { up } = loadBackend<typeof import("../src/platform/schema/0250-cash-limits")>(
      "./platform/schema/0250-cash-limits",
    );
    const knex = shop.container.resolve(ContainerRegistrationKeys.PG_CONNECTION) as unknown as Knex;
    await knex.transaction((transaction) => up(transaction));
    expect((await tryOrder(buyer)).status).toBe(201);
    expect((await tryOrder(buyer)).status).toBe(422);
  });
});

describe("cash that staff switch off", () => {
  const cashOf = async (id: string) =>
    (await shop.call("adminGetCustomerCash", { params: { id } }, staff)).body.data.sides;
  const set = (id: string, side: "account" | "phone", takesCash: boolean, phone?: string) =>
    shop.call(
      "adminSetCustomerCash",
      { params: { id }, body: { side, phone, takesCash, reason: "Refused at the door" } },
      staff,
    );

  it("is off for the person, and on again with the next word", async () => {
    const buyer = await aBuyer();
    expect((await set(buyer.id, "account", false)).status).toBe(200);
    expect((await cashOf(buyer.id))[0]).toMatchObject({
      side: "account",
      isOff: true,
      blockedBecause: "Refused at the door",
    });
    expect((await quoted(buyer, homeOf(buyer))).codAvailable).toBe(false);
    const refused = await tryOrder(buyer);
    expect([refused.status, refused.body.code]).toEqual([422, "cod_unavailable"]);
    const again = await set(buyer.id, "account", false);
    expect([again.status, again.body.code]).toEqual([409, "cash_is_off"]);
    expect((await set(buyer.id, "account", true)).status).toBe(200);
    expect((await place(shop, buyer)).status).toBe(201);
    expect((await set(buyer.id, "account", true)).body.code).toBe("cash_not_off");
  });

  it("is off for everybody who orders to the phone, and only for a phone of the customer's orders", async () => {
    const [buyer, other] = [await aBuyer(), await aBuyer()];
    const { phone } = (await ordered(buyer)).addressInfo;
    expect((await cashOf(buyer.id)).map((side) => side.phone)).toContain(phone);
    expect((await set(other.id, "phone", false, phone)).status).toBe(409);
    expect((await set(buyer.id, "phone", false, phone)).status).toBe(200);
    expect((await quoted(other, { ...homeOf(other), phone })).codAvailable).toBe(false);
    expect((await quoted(other, homeOf(other))).codAvailable).toBe(true);
    expect((await set(buyer.id, "phone", true, phone)).status).toBe(200);
    expect((await quoted(other, { ...homeOf(other), phone })).codAvailable).toBe(true);
  });
});

describe("customers, for the staff", () => {
  const listed = async (q: string) =>
    (await shop.call("adminGetCustomers", { query: { q } }, staff)).body.data.map(({ _id }) => _id);
  const note = (id: string, said: string, version: string) =>
    shop.call("adminSaveCustomerNote", { params: { id }, body: { note: said, version } }, staff);
  const logged = async (action: string) =>
    (await shop.call("adminGetAuditLog", { query: { action } }, staff)).body.data;

  it("are found by name, e-mail and phone, also as it is typed elsewhere", async () => {
    const person = await shop.shopper();
    await shop.query({
      text: "update customer set first_name = 'गोऱ्हे ज़ोया', phone = '9123456780' where id = $1",
      values: [person.id],
    });
    for (const q of ["ज़ोया", person.email.slice(0, -3).toUpperCase(), "+91 91234 56780", "345678"])
      expect(await listed(q), q).toContain(person.id);
    expect(await listed("%")).not.toContain(person.id);
    const { meta } = (await shop.call("adminGetCustomers", { query: { limit: "1" } }, staff)).body;
    const last = await shop.call(
      "adminGetCustomers",
      { query: { limit: "1", page: String(meta.pages) } },
      staff,
    );
    expect(last.body.data).toHaveLength(1);
  });

  it("have their figures, which are the counts of the orders behind them", async () => {
    const buyer = await aBuyer();
    await refusedParcel(buyer);
    const { _id } = await ordered(buyer);
    const { data } = (await shop.call("adminGetCustomer", { params: { id: buyer.id } }, staff)).body;
    expect(data).toMatchObject({ orders: 2, returns: 0, returnsToOrigin: 1, note: "", version: "0" });
    const behind = async (filter: object) =>
      (
        await shop.call(
          "adminGetOrders",
          { query: { filter: JSON.stringify({ customerId: buyer.id, ...filter }) } },
          staff,
        )
      ).body;
    const all = await behind({});
    expect([all.meta.total, all.data[0]?._id]).toEqual([data.orders, _id]);
    const back = await behind({ orderStatus: "rto_in_transit,rto_received" });
    expect(back.meta.total).toBe(data.returnsToOrigin);
  });

  it("have a note that two of the staff do not overwrite, and that is part of their own data", async () => {
    const person = await shop.shopper();
    const [one, two] = await Promise.all([
      note(person.id, "Call before delivery", "0"),
      note(person.id, "Rings twice", "0"),
    ]);
    const statuses = [one.status, two.status].sort();
    expect(statuses).toEqual([200, 409]);
    const lost = one.status === 409 ? one : two;
    expect(lost.body).toMatchObject({ code: "edit_conflict", data: { version: "1" } });
    const own = await shop.call("getOwnData", {}, person);
    expect(["Call before delivery", "Rings twice"]).toContain(own.body.data.staffNote);
    const [entry] = await logged("adminSaveCustomerNote");
    expect(entry).toMatchObject({ thingId: person.id, thing: null, changes: [{ field: "note" }] });
  });

  it("get their data as they would themselves, and each look is in the log", async () => {
    const person = await shop.shopper();
    const before = (await logged("adminGetCustomerData")).length;
    const given = await shop.call("adminGetCustomerData", { params: { id: person.id } }, staff);
    const own = await shop.call("getOwnData", {}, person);
    // When a device was last seen is an hour of its own.
    const { takenAt: _, sessions: __, ...theirs } = own.body.data;
    expect(given.body.data).toMatchObject(theirs);
    const entries = await logged("adminGetCustomerData");
    expect(entries).toHaveLength(before + 1);
    expect(entries[0]).toMatchObject({ thingId: person.id, thing: null });
  });

  it("are taken as a file, each once and as they are found in the list, and each taking is in the log", async () => {
    const many = await buyers(shop, 450);
    const buyer = await aBuyer();
    const { addressInfo } = await ordered(buyer);
    await note(buyer.id, "=cmd('calls')", "0");
    await shop.query({
      text: `update customer set first_name = 'गोऱ्हे', metadata = '{"language": "mr", "text_messages": true}' where id = $1`,
      values: [buyer.id],
    });
    const before = (await logged("adminExportCustomers")).length;
    const taken = async (query = "") => {
      const answer = await fetch(`${shop.url}/api/admin/customers/export${query}`, {
        headers: asBrowserOf(staff),
      });
      expect(answer.headers.get("content-type")).toBe("text/csv; charset=utf-8");
      const text = Buffer.from(await answer.arrayBuffer()).toString("utf8");
      return Papa.parse<Record<string, string>>(text.replace(/^\uFEFF/, ""), {
        header: true,
        skipEmptyLines: true,
      }).data;
    };
    const all = (await taken()).map(({ email }) => email);
    const { meta } = (await shop.call("adminGetCustomers", {}, staff)).body;
    expect([all.length, new Set(all).size]).toEqual([meta.total, meta.total]);
    for (const { email } of many) expect(all).toContain(email);
    expect(all[0]).toBe(buyer.email);
    const [row] = await taken(`?q=${encodeURIComponent(buyer.email)}`);
    expect(row).toMatchObject({
      name: "गोऱ्हे",
      orders: "1",
      city: addressInfo.city,
      pincode: addressInfo.pincode,
      language: "mr",
      textMessages: "yes",
      note: "'=cmd('calls')",
    });
    expect(await logged("adminExportCustomers")).toHaveLength(before + 2);
  });

  it("are in the log as taken by whoever leaves in the middle of the file", async () => {
    const before = (await logged("adminExportCustomers")).length;
    const { transaction } = loadBackend<typeof import("../src/platform/db/pool")>("./platform/db/pool");
    await transaction(async (client) => {
      // The file has begun, and cannot go on.
      await client.query("lock table shop_customer_note in access exclusive mode");
      const leave = new AbortController();
      const answer = await fetch(`${shop.url}/api/admin/customers/export`, {
        headers: asBrowserOf(staff),
        signal: leave.signal,
      });
      await answer.body?.getReader().read();
      leave.abort();
    });
    await vi.waitFor(
      async () => expect(await logged("adminExportCustomers")).toHaveLength(before + 1),
      60_000,
    );
  });

  it("are deleted with a password of the staff, and then nothing of them is left but their orders", async () => {
    const person = await shop.shopper();
    const { _id } = await ordered(person);
    await note(person.id, "Call before delivery", "0");
    const remove = (password: string) =>
      shop.call("adminDeleteCustomer", { params: { id: person.id }, body: { password } }, staff);
    expect((await remove("not the password")).status).toBe(422);
    expect((await shop.call("checkAuth", {}, person)).status).toBe(200);
    expect((await remove(testAdmin.password)).status).toBe(200);
    expect((await shop.call("checkAuth", {}, person)).status).toBe(401);
    expect((await remove(testAdmin.password)).status).toBe(404);
    expect((await note(person.id, "Gone", "0")).status).toBe(404);
    expect(await listed(person.email)).toEqual([]);
    const left = await shop.query({
      text: "select 1 from shop_customer_note where customer_id = $1",
      values: [person.id],
    });
    expect(left).toEqual([]);
    expect((await shop.call("adminGetOrder", { params: { id: _id } }, staff)).status).toBe(200);
  });
});
