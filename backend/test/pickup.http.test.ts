import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { OrderStatus } from "../src/contract/order-states";
import type { Input, Signed } from "./support/call";
import { auditFaults, openCounter, place, placePickup, put, shelf, stockOne } from "./support/goods";
import { loadBackend } from "./support/load-backend";
import { mailsTo } from "./support/mails";
import { openShop, type Person, type Shop } from "./support/open-shop";
import { type PlayedRazorpay, playRazorpay } from "./support/razorpay";
import { anotherAdmin } from "./support/world";

let shop: Shop;
let razorpay: PlayedRazorpay;
let staff: Signed & { id: string };
let packer: Signed & { id: string };
let fridge: string;
let toy: string;
/** What no courier takes. */
const large = { title: "Fridge", price: 24_000, weight: 51, length: 68, breadth: 62, height: 140 };

beforeAll(async () => {
  razorpay = await playRazorpay();
  shop = await openShop({ ...razorpay.variables, RATE_LIMIT_FACTOR: "1000" });
  staff = await shop.admin();
  packer = await anotherAdmin(shop, "packer");
  fridge = await stockOne(shop, { ...large, totalStock: 200 });
  toy = await stockOne(shop, { title: "Toy car", price: 500, totalStock: 200 });
});
beforeEach(() => openCounter());
afterEach(async () => {
  await razorpay.faults();
  expect(await auditFaults()).toEqual([]);
});
afterAll(async () => {
  await shop.close();
  await razorpay.close();
});

/** A new shopper's order of one piece, to be picked up and paid at the counter. */
async function ordered(productId = fridge) {
  const person = await shop.shopper();
  await put(shop, person, productId);
  const { status, body } = await placePickup(shop, person);
  expect([status, body.message]).toEqual([201, "Your order is placed"]);
  return { person, id: body.orderId, order: body.order };
}
const move = (id: string, orderStatus: OrderStatus, note = "Called") =>
  shop.call("adminUpdateOrder", { params: { id }, body: { orderStatus, note } }, staff);
const read = async (as: Signed, id: string) =>
  (await shop.call("getOrder", { params: { id } }, as)).body.data;
/** The order on the shelf behind the counter, and its code. */
async function ready(productId = fridge) {
  const { person, id } = await ordered(productId);
  for (const status of ["confirmed", "packed"] as const) expect((await move(id, status)).status).toBe(200);
  const { pickup } = await read(person, id);
  return { person, id, code: pickup?.code ?? "" };
}
const handOver = (id: string, body: Input<"adminHandOver">["body"], as: Signed = staff) =>
  shop.call("adminHandOver", { params: { id }, body }, as);
const inCash = { means: "cash" } as const;
const wrong = (code: string) => (code === "000000" ? "111111" : "000000");
const passed = (id: string, time: string) =>
  shop.query({
    text: `update shop_pickup set keep_until = keep_until - interval '${time}' where order_id = $1`,
    values: [id],
  });
async function cancelUncollected() {
  const pickup = loadBackend<typeof import("../src/order-lifecycle/pickup/uncollected")>(
    "./order-lifecycle/pickup/uncollected",
  );
  return pickup.cancelUncollected(shop.container);
}
const quote = async (person: Person, productId: string) =>
  (
    await shop.call(
      "calculateShipping",
      { body: { cartItems: [{ productId, quantity: 1 }], deliveryMethod: "pickup" } },
      person,
    )
  ).body;

describe("an order that is picked up", () => {
  it("may be of what no courier takes, costs nothing but its goods, and is of the shop's own state", async () => {
    const { person, order, id } = await ordered();
    expect(order).toMatchObject({
      deliveryMethod: "pickup",
      orderStatus: "pending",
      paymentMethod: "cod",
      paymentStatus: "cod_due",
      shippingCharge: 0,
      codFee: 0,
      totalAmount: 24_000,
      confirmation: null,
      pickup: { code: null, keepUntil: null },
      addressInfo: { address: "Sahyadri Bazaar, 12 Powai Naka", state: "Maharashtra", pincode: "415001" },
    });
    expect(await quote(person, fridge)).toMatchObject({
      success: true,
      shippingCharge: 0,
      data: { codAvailable: true, codFee: 0, estimatedDelivery: order.expectedDelivery },
    });
    const courier = await shop.call(
      "calculateShipping",
      { body: { cartItems: [{ productId: fridge, quantity: 1 }], deliveryPincode: "415001" } },
      person,
    );
    expect(courier.body).toMatchObject({ success: false, code: "parcel_too_large" });
    const [method] = await shop.query<{ name: string; type: string }>({
      text: `select o.name, f.type from order_shipping s
             join order_shipping_method m on m.id = s.shipping_method_id
             join shipping_option o on o.id = m.shipping_option_id
             join service_zone z on z.id = o.service_zone_id join fulfillment_set f on f.id = z.fulfillment_set_id
             where s.order_id = $1`,
      values: [id],
    });
    expect(method).toEqual({ name: "Pickup at the shop", type: "pickup" });
  });

  it("is offered only where it is switched on, and names who comes", async () => {
    const person = await shop.shopper();
    await put(shop, person, fridge);
    const nobody = await shop.call(
      "createOrder",
      { body: { userId: person.id, deliveryMethod: "pickup", paymentMethod: "cod" } },
      person,
    );
    expect(nobody.status).toBe(422);
    await openCounter({ isOffered: false });
    const off = await placePickup(shop, person);
    expect([off.status, off.body]).toEqual([422, expect.objectContaining({ code: "pickup_not_offered" })]);
    expect(await quote(person, fridge)).toMatchObject({ success: false, code: "pickup_not_offered" });
    expect((await shop.call("getTerms", {})).body.data.pickup).toBeNull();
  });

  it("of fifty thousand rupees and more needs the buyer's address for its invoice, which then names both", async () => {
    const dear = await stockOne(shop, { ...large, title: "Large fridge", price: 60_000, totalStock: 5 });
    const person = await shop.shopper();
    await put(shop, person, dear);
    const bare = await placePickup(shop, person);
    expect(bare.status).toBe(422);
    expect(bare.body).toMatchObject({ errors: [{ field: "pickupContact.address" }] });
    const contact = { name: "Asha Patil", phone: "9876500001", address: "4 Hill Road, Panaji, Goa" };
    const { status, body } = await placePickup(shop, person, { pickupContact: contact });
    expect(status).toBe(201);
    await move(body.orderId, "confirmed");
    await move(body.orderId, "packed");
    const [row] = await shop.query<{
      document: { placeOfSupply: string; sameState: boolean; order: object };
    }>({
      text: "select document from shop_invoice where order_id = $1",
      values: [body.orderId],
    });
    expect(row?.document).toMatchObject({
      placeOfSupply: "Maharashtra (27)",
      sameState: true,
      order: { buyer: { name: "Asha Patil", pickup: { own: "4 Hill Road, Panaji, Goa" } } },
    });
  });

  it("is limited in number while unpaid, but neither in amount nor by where its buyer lives", async () => {
    const person = await shop.shopper();
    for (let nth = 0; nth < 5; nth += 1) {
      await put(shop, person, fridge);
      expect((await placePickup(shop, person)).status).toBe(201);
    }
    await put(shop, person, fridge);
    const sixth = await placePickup(shop, person);
    expect([sixth.status, sixth.body]).toEqual([422, expect.objectContaining({ code: "cod_unavailable" })]);
    // Others come to the same counter.
    await ordered();
    await openCounter({ counterMeans: [] });
    const other = await shop.shopper();
    await put(shop, other, fridge);
    expect((await placePickup(shop, other)).body).toMatchObject({ code: "cod_unavailable" });
  });

  it("does not make its buyer's next delivery ask for a code", async () => {
    const { person } = await ordered();
    await put(shop, person, toy);
    const { body } = await place(shop, person);
    expect(body.order).toMatchObject({ deliveryMethod: "courier", confirmation: null });
  });

  it("never goes on the road: each such move is refused with those that are possible", async () => {
    const { id } = await ready();
    const seen = await shop.call("adminGetOrder", { params: { id } }, staff);
    expect(seen.body.data.nextStatuses).toEqual(["delivered", "cancelled"]);
    expect(seen.body.data.pickup?.code).toBeNull();
    const shipped = await move(id, "shipped");
    expect([shipped.status, shipped.body]).toEqual([
      409,
      expect.objectContaining({ code: "illegal_move", data: { legal: ["delivered", "cancelled"] } }),
    ]);
    expect((await move(id, "delivered")).body).toMatchObject({ code: "hand_over" });
    const moved = await shop.call(
      "adminMoveOrders",
      { body: { orderIds: [id], orderStatus: "shipped" } },
      staff,
    );
    expect(moved.body.data[0]?.outcome).toBe("refused");
    expect(await shop.query({ text: "select from shop_booking where order_id = $1", values: [id] })).toEqual(
      [],
    );
  });

  it("is found by staff among all orders", async () => {
    const { id } = await ordered();
    const list = await shop.call(
      "adminGetOrders",
      { query: { deliveryMethod: "pickup", limit: "100" } },
      staff,
    );
    expect(list.body.data.map(({ _id }) => _id)).toContain(id);
    expect(new Set(list.body.data.map(({ deliveryMethod }) => deliveryMethod))).toEqual(new Set(["pickup"]));
  });
});

describe("handing over at the counter", () => {
  it("is by a code that the shopper alone can read, not whoever of the staff reads all of their data", async () => {
    const { person, code } = await ready();
    expect(code).toMatch(/^\d{6}$/);
    const kept = await shop.call("adminGetCustomerData", { params: { id: person.id } }, staff);
    expect(kept.body.data.orders.map(({ pickup }) => pickup)).toMatchObject([{ code: null }]);
  });

  it("takes the code and the money, and the order is collected, paid and out of stock", async () => {
    const before = await shelf(shop, fridge);
    const { person, id, code } = await ready();
    const mail = () => mailsTo(shop, person.email).find(({ subject }) => subject.startsWith("Ready"));
    await expect.poll(() => mail()?.text, { timeout: 60_000 }).toContain(code);
    expect(mail()?.text).toContain("Monday to Saturday 10:00–20:00");
    const unpaid = await handOver(id, { code });
    expect([unpaid.status, unpaid.body]).toEqual([422, expect.objectContaining({ success: false })]);
    const upi = { means: "upi", reference: "412345678901" } as const;
    const { status, body } = await handOver(id, { code, payment: upi });
    expect(status).toBe(200);
    expect(body.data).toMatchObject({
      orderStatus: "delivered",
      paymentStatus: "paid",
      cashReceipts: [{ means: "upi", reference: "412345678901" }],
    });
    expect(body.data.timeline.at(-1)).toMatchObject({
      by: "admin",
      note: "Handed over at the shop against the code",
    });
    expect(await shelf(shop, fridge)).toEqual({ stocked: before.stocked - 1, reserved: before.reserved });
    const track = await shop.call("trackOrder", { params: { id } }, person);
    expect(track.body.data.steps.map(({ key, state }) => [key, state])).toEqual([
      ["placed", "done"],
      ["confirmed", "done"],
      ["ready", "done"],
      ["collected", "done"],
    ]);
    expect((await read(person, id)).pickup?.code).toBeNull();
    const [parcel] = await shop.query<object>({
      text: `select f.requires_shipping, f.shipped_at, f.delivered_at is not null as delivered from order_fulfillment l
             join fulfillment f on f.id = l.fulfillment_id where l.order_id = $1`,
      values: [id],
    });
    expect(parcel).toEqual({ requires_shipping: false, shipped_at: null, delivered: true });
    const again = await handOver(id, { code });
    expect([again.status, again.body]).toEqual([409, expect.objectContaining({ code: "illegal_move" })]);
  });

  it("counts wrong codes, and after five takes only a note", async () => {
    const { id, code } = await ready(toy);
    for (const left of [4, 3, 2, 1, 0]) {
      const { status, body } = await handOver(id, { code: wrong(code), payment: inCash });
      expect([status, body]).toEqual([
        422,
        expect.objectContaining({ code: "wrong_code", data: { triesLeft: left } }),
      ]);
    }
    const late = await handOver(id, { code, payment: inCash });
    expect([late.status, late.body]).toEqual([409, expect.objectContaining({ code: "code_ended" })]);
    const { status, body } = await handOver(id, { note: "Showed her driving licence", payment: inCash });
    expect([status, body.data.orderStatus]).toEqual([200, "delivered"]);
    expect(body.data.timeline.at(-1)?.note).toBe("Showed her driving licence");
  });

  it("needs code or note, the number of a card payment, and no money for what is paid", async () => {
    const { id, code } = await ready(toy);
    expect((await handOver(id, { payment: inCash })).status).toBe(422);
    expect((await handOver(id, { code, payment: { means: "card" } })).status).toBe(422);
    await shop.call("adminNoteCash", { body: { orderIds: [id] } }, staff);
    expect((await handOver(id, { code, payment: inCash })).body).toMatchObject({ code: "nothing_due" });
    expect((await handOver(id, { code })).status).toBe(200);
  });

  it("is refused for an order that a courier brings, or that is not packed yet", async () => {
    const { id } = await ordered(toy);
    expect((await handOver(id, { note: "Asha", payment: inCash })).body).toMatchObject({
      code: "illegal_move",
    });
    const person = await shop.shopper();
    await put(shop, person, toy);
    const { body } = await place(shop, person);
    expect((await handOver(body.orderId, { note: "Asha", payment: inCash })).body).toMatchObject({
      code: "not_picked_up",
    });
  });

  it("is for who packs, but not the money", async () => {
    const { id, code } = await ready(toy);
    expect((await handOver(id, { code, payment: inCash }, packer)).status).toBe(403);
    await shop.call("adminNoteCash", { body: { orderIds: [id] } }, staff);
    expect((await handOver(id, { code }, packer)).status).toBe(200);
  });

  it("happens once if two of the staff do it at the same moment", async () => {
    const { id, code } = await ready(toy);
    const replies = await Promise.all([1, 2, 3].map(() => handOver(id, { code, payment: inCash })));
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  });

  it("and putting it back meet at the order: one of the two", async () => {
    for (let round = 0; round < 4; round += 1) {
      const { id, code } = await ready(toy);
      await passed(id, "30 days");
      const [handed, lapsed] = await Promise.all([
        handOver(id, { code, payment: inCash }),
        cancelUncollected(),
      ]);
      expect([handed.status, lapsed]).toEqual(handed.status === 200 ? [200, 0] : [409, 1]);
    }
  });
});

describe("an order that nobody picks up", () => {
  it("is reminded of once, then cancelled, and its goods are for sale again", async () => {
    const before = await shelf(shop, toy);
    const { person, id } = await ready(toy);
    const pickup = loadBackend<typeof import("../src/order-lifecycle/pickup/uncollected")>(
      "./order-lifecycle/pickup/uncollected",
    );
    const reminders = () =>
      mailsTo(shop, person.email).filter(({ subject }) => subject.startsWith("Please pick up"));
    await pickup.remindToCollect();
    await passed(id, "4 days 12 hours");
    await pickup.remindToCollect();
    await pickup.remindToCollect();
    await expect.poll(() => reminders().length, { timeout: 60_000 }).toBe(1);
    expect(await cancelUncollected()).toBe(0);
    await passed(id, "2 days");
    expect(await cancelUncollected()).toBe(1);
    expect(await read(person, id)).toMatchObject({
      orderStatus: "cancelled",
      paymentStatus: "cancelled",
      cancellationReason: "It was not picked up in time",
    });
    expect(await shelf(shop, toy)).toEqual(before);
    await expect
      .poll(() => mailsTo(shop, person.email).find(({ subject }) => subject.startsWith("Cancelled"))?.text, {
        timeout: 60_000,
      })
      .toContain("It was not picked up in time. You are welcome to order again.");
    expect(reminders()).toHaveLength(1);
  });

  it("is refunded if it was paid online", async () => {
    const person = await shop.shopper();
    await put(shop, person, fridge);
    const { body } = await placePickup(shop, person, { paymentMethod: "online" });
    const answer = await razorpay.pay(body.razorpayOrderId ?? "");
    expect((await shop.call("verifyPayment", { body: answer }, person)).body.data).toMatchObject({
      orderStatus: "confirmed",
      paymentStatus: "paid",
      deliveryMethod: "pickup",
    });
    await move(body.orderId, "packed");
    await passed(body.orderId, "30 days");
    expect(await cancelUncollected()).toBe(1);
    await expect
      .poll(async () => (await read(person, body.orderId)).paymentStatus, { timeout: 60_000 })
      .toBe("refunded");
  });
});
