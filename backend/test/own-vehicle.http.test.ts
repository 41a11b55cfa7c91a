import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { OrderStatus } from "../src/contract/order-states";
import type { Input, Signed } from "./support/call";
import { auditFaults, openVehicle, placeByVehicle, put, satara, stockOne } from "./support/goods";
import { mailsTo } from "./support/mails";
import { openShop, type Person, type Shop } from "./support/open-shop";
import { type PlayedRazorpay, playRazorpay } from "./support/razorpay";

let shop: Shop;
let razorpay: PlayedRazorpay;
let staff: Signed & { id: string };
let fridge: string;
let toy: string;
/** What no courier takes. */
const large = { title: "Fridge", price: 24_000, weight: 51, length: 68, breadth: 62, height: 140 };

beforeAll(async () => {
  razorpay = await playRazorpay();
  shop = await openShop({ ...razorpay.variables, RATE_LIMIT_FACTOR: "1000" });
  staff = await shop.admin();
  fridge = await stockOne(shop, { ...large, totalStock: 300 });
  toy = await stockOne(shop, { title: "Toy car", price: 500, totalStock: 200 });
});
beforeEach(() => openVehicle());
afterEach(async () => {
  await razorpay.faults();
  expect(await auditFaults()).toEqual([]);
});
afterAll(async () => {
  await shop.close();
  await razorpay.close();
});

type Slot = { day: string; from: string; to: string };

const quote = async (
  person: Person,
  wish: { productId?: string; deliveryPincode?: string; deliveryMethod?: "courier" | "vehicle" } = {},
) => {
  const { productId = fridge, deliveryPincode = "415001", deliveryMethod = "vehicle" } = wish;
  const cartItems = [{ productId, quantity: 1 }];
  return (
    await shop.call("calculateShipping", { body: { cartItems, deliveryPincode, deliveryMethod } }, person)
  ).body;
};
/** The slots of the vehicle that have room, as the checkout lists them. */
async function slotsFor(person: Person): Promise<Slot[]> {
  return ((await quote(person)) as { slots?: Slot[] }).slots ?? [];
}
/** A slot that no other test uses. */
let used = 0;
async function aSlot(person: Person): Promise<Slot> {
  const slots = await slotsFor(person);
  used += 1;
  const slot = slots[slots.length - used];
  if (!slot) throw new Error("There is no slot left for this test.");
  return slot;
}
const move = (id: string, orderStatus: OrderStatus, note = "Called") =>
  shop.call("adminUpdateOrder", { params: { id }, body: { orderStatus, note } }, staff);
const handOver = (id: string, body: Input<"adminHandOver">["body"]) =>
  shop.call("adminHandOver", { params: { id }, body }, staff);
const moveSlot = (id: string, { day, from }: Slot) =>
  shop.call("adminMoveSlot", { params: { id }, body: { slot: { day, from } } }, staff);
const read = async (as: Signed, id: string) =>
  (await shop.call("getOrder", { params: { id } }, as)).body.data;
const heldIn = async ({ day, from }: Slot): Promise<number> => {
  const [row] = await shop.query<{ held: number }>({
    text: "select held from shop_vehicle_slot where day = $1 and starts = $2",
    values: [day, from],
  });
  return row?.held ?? 0;
};
/** A new shopper with a fridge in the cart. */
async function shopper(productId = fridge): Promise<Person> {
  const person = await shop.shopper();
  await put(shop, person, productId);
  return person;
}
async function ordered(slot?: Slot) {
  const person = await shopper();
  const chosen = slot ?? (await aSlot(person));
  const { status, body } = await placeByVehicle(shop, person, chosen);
  expect([status, body.message]).toEqual([201, "Your order is placed"]);
  return { person, slot: chosen, id: body.orderId, order: body.order };
}

describe("the shop's own vehicle", () => {
  it("brings what no courier takes, as product page, card and checkout say it before", async () => {
    const person = await shopper();
    const page = await shop.call(
      "getPincode",
      { params: { pincode: "415001" }, query: { productId: fridge } },
      person,
    );
    const { vehicle, refusal } = page.body.data;
    expect(refusal?.code).toBe("parcel_too_large");
    const cards = await shop.call("getPromises", { query: { pincode: "415001", ids: fridge } }, person);
    expect(cards.body.data.promises[0]?.vehicle).toEqual(vehicle);
    expect(await quote(person, { deliveryMethod: "courier" })).toMatchObject({
      success: false,
      code: "parcel_too_large",
      data: null,
    });
    const offer = await quote(person);
    expect(offer).toMatchObject({
      success: true,
      shippingCharge: 300,
      message: "Our own vehicle brings it for ₹300",
      vehicle,
      data: { codAvailable: true, codFee: 0 },
    });
    expect((await slotsFor(person))[0]).toEqual(vehicle?.first);

    const slot = await aSlot(person);
    const { body } = await placeByVehicle(shop, person, slot);
    expect(body.order).toMatchObject({
      deliveryMethod: "vehicle",
      shippingCharge: 300,
      codFee: 0,
      totalAmount: 24_300,
      pickup: null,
      vehicle: { slot, code: null },
      expectedDelivery: { from: slot.day, to: slot.day },
      addressInfo: { pincode: "415001" },
    });
    const [method] = await shop.query<{ name: string }>({
      text: `select o.name from order_shipping s join order_shipping_method m on m.id = s.shipping_method_id
             join shipping_option o on o.id = m.shipping_option_id where s.order_id = $1`,
      values: [body.orderId],
    });
    expect(method?.name).toBe("Own vehicle");
  });

  it("goes only to its places, with what couriers refuse, and only while it is switched on", async () => {
    const person = await shopper();
    expect(await quote(person, { deliveryPincode: "411001" })).toMatchObject({ code: "vehicle_not_there" });
    expect(await quote(person, { productId: toy })).toMatchObject({ code: "vehicle_not_offered" });
    await openVehicle({ goods: "all" });
    expect(await quote(person, { productId: toy })).toMatchObject({ success: true, shippingCharge: 300 });
    const [slot] = await slotsFor(person);
    if (!slot) throw new Error("The vehicle has no slot.");
    const home = { ...satara(person), city: "Pune", pincode: "411001" };
    const away = await placeByVehicle(shop, person, slot, { addressInfo: home });
    expect([away.status, away.body]).toEqual([422, expect.objectContaining({ code: "vehicle_not_there" })]);
    await openVehicle({ isOffered: false });
    expect(await quote(person)).toMatchObject({ success: false, code: "vehicle_not_offered", data: null });
    expect((await shop.call("getTerms", {})).body.data.vehicle).toBeNull();
  });

  it("needs a slot that can still be chosen", async () => {
    const person = await shopper();
    const body = { userId: person.id, deliveryMethod: "vehicle", addressInfo: satara(person) } as const;
    const without = await shop.call("createOrder", { body: { ...body, paymentMethod: "cod" } }, person);
    expect(without.body).toMatchObject({ errors: [{ field: "slot" }] });
    const past = await placeByVehicle(shop, person, { day: "2026-01-05", from: "10:00" });
    expect([past.status, past.body]).toEqual([409, expect.objectContaining({ code: "slot_full" })]);
    expect((past.body as { data?: { slots: Slot[] } }).data?.slots.length).toBeGreaterThan(3);
  });
});

describe("a slot", () => {
  it("never holds more orders than it has room for, also if all are placed at once", async () => {
    const people = await Promise.all(Array.from({ length: 8 }, () => shopper()));
    const slot = await aSlot(people[0] as Person);
    const replies = await Promise.all(people.map((person) => placeByVehicle(shop, person, slot)));
    expect(replies.filter(({ status }) => status === 201)).toHaveLength(3);
    const refused = replies.filter(({ status }) => status === 409);
    expect(refused).toHaveLength(5);
    for (const { body } of refused) expect(body).toMatchObject({ code: "slot_full" });
    expect(await heldIn(slot)).toBe(3);
    // Whoever came too late still has the cart, and chooses another slot.
    const late = people[replies.findIndex(({ status }) => status === 409)] as Person;
    expect(await slotsFor(late)).not.toContainEqual(slot);
    expect((await placeByVehicle(shop, late, await aSlot(late))).status).toBe(201);
  });

  it("is held once, however often the order is sent", async () => {
    const person = await shopper();
    const slot = await aSlot(person);
    const key = "the-same-press";
    const replies = await Promise.all([1, 2, 3].map(() => placeByVehicle(shop, person, slot, { key })));
    expect(new Set(replies.map(({ body }) => body.orderId)).size).toBe(1);
    expect(await heldIn(slot)).toBe(1);
  });

  it("is free again once the order is cancelled", async () => {
    const { person, slot, id } = await ordered();
    expect(await heldIn(slot)).toBe(1);
    const cancelled = await shop.call(
      "cancelOrder",
      { params: { orderId: id }, body: { orderStatus: "cancelled", cancellationReason: "Changed my mind" } },
      person,
    );
    expect(cancelled.status).toBe(200);
    expect(await heldIn(slot)).toBe(0);
  });

  it("waits with an online payment, and may be changed until it is paid, also to the last free place", async () => {
    await openVehicle({ perSlot: 1 });
    const person = await shopper();
    const slot = await aSlot(person);
    const first = await placeByVehicle(shop, person, slot, { paymentMethod: "online" });
    expect([first.status, await heldIn(slot)]).toEqual([201, 1]);
    // Nobody else sees it, the shopper does.
    expect(await slotsFor(await shopper())).not.toContainEqual(slot);
    expect(await slotsFor(person)).toContainEqual(slot);
    const again = await placeByVehicle(shop, person, slot, { paymentMethod: "online" });
    expect(again.body.orderId).toBe(first.body.orderId);
    const cash = await placeByVehicle(shop, person, slot);
    expect([cash.status, await heldIn(slot)]).toEqual([201, 1]);
  });
});

describe("staff", () => {
  /** Packed, and on its way. */
  async function underWay() {
    const made = await ordered();
    for (const status of ["confirmed", "packed", "out_for_delivery"] as const)
      expect((await move(made.id, status)).status).toBe(200);
    return { ...made, code: (await read(made.person, made.id)).vehicle?.code ?? "" };
  }

  it("see a day's orders by slot, with what to load and what to collect", async () => {
    const { slot, id, order, person } = await ordered();
    const sheet = await shop.call("adminGetRunSheet", { params: { day: slot.day } }, staff);
    const mine = sheet.body.data.slots.find((those) => those.slot.from === slot.from);
    expect(mine?.stops.find(({ orderId }) => orderId === id)).toMatchObject({
      orderNumber: order.orderNumber,
      phone: satara(person).phone,
      address: `${satara(person).address}, Satara 415001`,
      items: [{ title: expect.stringMatching(/^Fridge/), quantity: 1 }],
      weightKg: 51,
      toCollect: 24_300,
    });
  });

  it("hand it over at the door with the code, and take the money there; no courier is booked", async () => {
    const { id, code, person } = await underWay();
    expect((await move(id, "delivered")).body).toMatchObject({ code: "hand_over" });
    const unpaid = await handOver(id, { code });
    expect(unpaid.status).toBe(422);
    const wrong = await handOver(id, {
      code: code === "000000" ? "111111" : "000000",
      payment: { means: "cash" },
    });
    expect(wrong.body).toMatchObject({ code: "wrong_code" });
    const done = await handOver(id, { code, payment: { means: "upi", reference: "UPI-77" } });
    expect(done.body.data).toMatchObject({
      orderStatus: "delivered",
      paymentStatus: "paid",
      booking: null,
      cashReceipts: [{ means: "upi", reference: "UPI-77" }],
    });
    expect((await read(person, id)).vehicle?.code).toBeNull();
    const steps = (await shop.call("trackOrder", { params: { id } }, person)).body.data.steps;
    expect(steps.map(({ key }) => key)).toEqual([
      "placed",
      "confirmed",
      "packed",
      "out_for_delivery",
      "delivered",
    ]);
  });

  it("can neither ship it as a courier's parcel nor collect its cash from one", async () => {
    const { id, order } = await ordered();
    for (const status of ["confirmed", "packed"] as const) await move(id, status);
    expect((await move(id, "shipped")).body).toMatchObject({ code: "illegal_move" });
    const csv = `Order,Amount\n${order.orderNumber},24300\n`;
    const matched = await shop.call("adminMatchRemittance", { body: { csv } }, staff);
    expect(JSON.stringify(matched.body)).toContain("notDue");
  });

  it("take it to another slot, of which the shopper is told; and again after nobody was there", async () => {
    const { id, slot, person } = await ordered();
    const others = (await slotsFor(person)).filter(({ day }) => day !== slot.day);
    const [next, later] = others.slice(2) as [Slot, Slot];
    expect((await moveSlot(id, next)).status).toBe(200);
    expect([await heldIn(slot), await heldIn(next)]).toEqual([0, 1]);
    expect(await read(person, id)).toMatchObject({
      vehicle: { slot: next },
      expectedDelivery: { from: next.day, to: next.day },
    });
    await expect
      .poll(() => mailsTo(shop, person.email).some(({ subject }) => subject.startsWith("Another time")), {
        timeout: 60_000,
      })
      .toBe(true);
    for (const status of ["confirmed", "packed", "out_for_delivery", "delivery_failed"] as const)
      expect((await move(id, status)).status).toBe(200);
    expect((await moveSlot(id, later)).status).toBe(200);
    expect((await move(id, "out_for_delivery")).status).toBe(200);
    expect((await handOver(id, { note: "Known to us", payment: { means: "cash" } })).status).toBe(200);
    const over = await moveSlot(id, next);
    expect([over.status, over.body]).toEqual([409, expect.objectContaining({ code: "illegal_move" })]);
  });

  it("cannot fill a slot beyond its room either, and neither do two who swap", async () => {
    await openVehicle({ perSlot: 1 });
    const [one, other] = [await ordered(), await ordered()];
    const full = await moveSlot(one.id, other.slot);
    expect([full.status, full.body]).toEqual([409, expect.objectContaining({ code: "slot_full" })]);
    const both = await Promise.all([moveSlot(one.id, other.slot), moveSlot(other.id, one.slot)]);
    expect(both.map(({ status }) => status)).not.toContain(500);
    expect([await heldIn(one.slot), await heldIn(other.slot)]).toEqual([1, 1]);
  });

  it("take it back into stock where it was never taken at the door", async () => {
    const { id } = await underWay();
    for (const status of ["delivery_failed", "rto_received"] as const)
      expect((await move(id, status)).status).toBe(200);
  });
});
