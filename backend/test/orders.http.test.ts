import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { messages } from "../src/contract/messages";
import { asBrowserOf } from "./support/call";
import {
  auditFaults,
  changeInEngine,
  homeOf,
  place,
  pune,
  put,
  shelf,
  shirt,
  stock,
  stockOne,
} from "./support/goods";
import { withinADay } from "./support/india-day";
import { loadBackend } from "./support/load-backend";
import { openShop, type Person, type Shop } from "./support/open-shop";

let shop: Shop;
let admin: { token: string };
beforeAll(async () => {
  shop = await openShop();
  admin = await shop.admin();
});
afterAll(async () => {
  expect(await auditFaults()).toEqual([]);
  await shop.close();
});

/** A shopper with `quantity` of a new product in the cart. */
async function shopping(price = 500, quantity = 1, totalStock = 10) {
  const productId = await stockOne(shop, { title: "Toy", price, totalStock });
  const person = await shop.shopper();
  await put(shop, person, productId, quantity);
  return { productId, person };
}

/** The same, ordered. */
async function ordered(price = 500, quantity = 1) {
  const { productId, person } = await shopping(price, quantity);
  const { body, status } = await place(shop, person);
  expect([status, body.message]).toEqual([201, "Your order is placed"]);
  return { productId, person, order: body.order, id: body.orderId };
}

const cartOf = async (person: Person) =>
  (await shop.call("getCart", { params: { userId: person.id } }, person)).body.data;
const move = (id: string, orderStatus: string, more: object = {}) =>
  shop.call("adminUpdateOrder", { params: { id }, body: { orderStatus, ...more } as never }, admin);

describe("following an order without signing in", () => {
  const follow = (orderNumber: string, emailOrPhone: string) =>
    shop.call("followOrder", { body: { orderNumber, emailOrPhone } });

  it("shows where it is to whoever knows its number and its phone or e-mail, in any script and spelling", async () => {
    const { person, order, id } = await ordered();
    await move(id, "confirmed", { note: "Call Asha before noon", noteFor: "shopper" });
    const devanagari = order.addressInfo.phone.replace(/\d/g, (digit) => "०१२३४५६७८९"[Number(digit)] ?? "");
    const ways = [
      [order.orderNumber, order.addressInfo.phone],
      [
        ` ${order.orderNumber.toLowerCase()} `,
        `+91 ${order.addressInfo.phone.slice(0, 5)} ${order.addressInfo.phone.slice(5)}`,
      ],
      [order.orderNumber, devanagari],
      [order.orderNumber, person.phone],
      [order.orderNumber, person.email.toUpperCase()],
    ] as const;
    for (const [number, contact] of ways) {
      const { status, body } = await follow(number, contact);
      expect([contact, status, body.data?.orderNumber]).toEqual([contact, 200, order.orderNumber]);
    }
    const { body } = await follow(order.orderNumber, person.email);
    expect(body.data).toMatchObject({ orderStatus: "confirmed", couriers: [] });
    expect(body.data.steps.map(({ key, state }) => [key, state])).toContainEqual(["confirmed", "current"]);
    // Neither who ordered, what, where to, for how much, nor what the shop told the shopper.
    // A whole number: the milliseconds of a step may be 500.
    expect(JSON.stringify(body)).not.toMatch(/Asha|Toy|Pune|Laxmi|\b500\b|noon/);
  });

  it("answers the same for an unknown number and for somebody else's phone or e-mail", async () => {
    const { order } = await ordered();
    const stranger = await shop.shopper();
    const answers = [
      await follow("SB-00-999999", pune.phone),
      await follow(order.orderNumber, stranger.phone),
      await follow(order.orderNumber, stranger.email),
      await follow(order.orderNumber, "%@%"),
    ].map(({ status, body }) => [status, body.message]);
    expect(new Set(answers.map(String))).toEqual(new Set([`404,${messages.orderToFollowNotFound.in("en")}`]));
  });

  it("lets nobody try one phone after the other, and a right one in between changes nothing", async () => {
    const { order, person } = await ordered();
    const tries = Array.from({ length: 12 }, (_, nth) => `98000000${nth + 10}`);
    const statuses: number[] = [];
    for (const phone of tries) statuses.push((await follow(order.orderNumber, phone)).status);
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 404), 429, 429]);
    const another = await ordered();
    expect((await follow(another.order.orderNumber, another.person.email)).status).toBe(200);
    expect((await follow(order.orderNumber, person.email)).status).toBe(429);
  });
});

describe("placing a cash-on-delivery order", () => {
  it("answers the whole order with the shop's own figures, and empties the cart", async () => {
    const tee = await stockOne(shop, shirt);
    const { productId, person } = await shopping(500, 2);
    await put(shop, person, tee, 1, "M");
    const { status, body } = await place(shop, person, { notes: "Ring twice" });
    expect(status).toBe(201);
    expect(body.order).toMatchObject({
      orderNumber: expect.stringMatching(/^SB-\d\d-\d{6}$/),
      userId: person.id,
      orderStatus: "pending",
      paymentStatus: "cod_due",
      paymentMethod: "cod",
      subtotal: 1600,
      shippingCharge: 0,
      codFee: 40,
      totalAmount: 1640,
      deliveryPincode: "411001",
      notes: "Ring twice",
      addressInfo: { name: "आशा Patil", phone: homeOf(person).phone, city: "Pune" },
      canCancel: true,
      canReturn: false,
      courier: null,
      timeline: [{ from: null, to: "pending", by: "shopper" }],
    });
    expect(body.order.cartItems).toMatchObject([
      { productId, price: 500, quantity: 2, hsn: "9503", gstRate: 5, lineTotal: 1000 },
      { productId: tee, price: 800, salePrice: 600, size: "M", gstRate: 5, lineTotal: 600 },
    ]);
    expect(Object.keys(body.order.cartItems[0] ?? {})).not.toContain("lineItemId");
    expect((await cartOf(person)).items).toEqual([]);
    expect(await shelf(shop, productId)).toEqual({ stocked: 10, reserved: 2 });
  });

  it("charges shipping below the free limit", async () => {
    const { person } = await shopping(300);
    const { body } = await place(shop, person, { expectedTotal: 390 });
    expect(body.order).toMatchObject({ subtotal: 300, shippingCharge: 50, codFee: 40, totalAmount: 390 });
  });

  it("goes to a saved address, never to another's", async () => {
    const { person } = await shopping();
    const stranger = await shop.shopper();
    const saved = await shop.call("addAddress", { body: { userId: person.id, ...pune } }, person);
    const foreign = await shop.call("addAddress", { body: { userId: stranger.id, ...pune } }, stranger);
    const to = (addressId: string) =>
      shop.call("createOrder", { body: { userId: person.id, addressId, paymentMethod: "cod" } }, person);
    const refused = await to(foreign.body.data._id);
    expect([refused.status, refused.body.message]).toEqual([404, "Address not found"]);
    expect((await to(saved.body.data._id)).body.order.addressInfo).toMatchObject({ name: "आशा Patil" });
  });

  it("keeps what was bought as it was, whatever becomes of the product", async () => {
    const { productId, person, id, order } = await ordered();
    await changeInEngine(shop, productId, { title: "Renamed", status: "draft", price: 1 });
    const { body } = await shop.call("getOrder", { params: { id } }, person);
    expect(body.data.cartItems).toEqual(order.cartItems);
  });
});

describe("what is refused", () => {
  it.each([
    ["no address", { addressInfo: undefined }, 422, "Please choose a delivery address"],
    [
      "a pincode of another state",
      { addressInfo: { ...pune, pincode: "302001" } },
      422,
      "Pincode 302001 belongs to Rajasthan",
    ],
    [
      "another total than was shown",
      { expectedTotal: 1 },
      409,
      "Your cart has changed. Please look at it again before you order",
    ],
    [
      "a cart that is not the open one",
      { cartId: "cart_other" },
      409,
      "Your cart has changed. Please look at it again before you order",
    ],
  ])("%s: nothing is ordered", async (_, wish, status, message) => {
    const { person, productId } = await shopping();
    const reply = await place(shop, person, wish as never);
    expect([reply.status, reply.body.message]).toEqual([status, message]);
    expect((await cartOf(person)).items).toHaveLength(1);
    expect((await shelf(shop, productId)).reserved).toBe(0);
  });

  it("an empty cart", async () => {
    const { status, body } = await place(shop, await shop.shopper());
    expect([status, body.message]).toEqual([409, "Your cart is empty"]);
  });

  it.each([
    [150, 1, "₹199"],
    [6_000, 2, "₹10,000"],
  ])("cash for goods at ₹%d × %d, with the reason", async (price, quantity, limit) => {
    const { person } = await shopping(price, quantity);
    const { status, body } = await place(shop, person);
    expect([status, body.code]).toEqual([422, "cod_unavailable"]);
    expect(body.message).toContain(limit);
  });

  it("online payment, as long as there is none", async () => {
    const { person } = await shopping();
    const body = { userId: person.id, addressInfo: pune, paymentMethod: "online" as const };
    const { status, body: reply } = await shop.call("createOrder", { body }, person);
    expect(status).toBe(503);
    expect(reply.message).toBe(
      "Online payment is not available at the moment. Please choose cash on delivery",
    );
  });

  it("a price or a stock that the shopper was not told, until the cart was read", async () => {
    const { person, productId } = await shopping();
    await changeInEngine(shop, productId, { price: 450 });
    expect((await place(shop, person)).body.code).toBe("cart_changed");
    expect((await cartOf(person)).notices).toMatchObject([{ kind: "price_changed" }]);
    await shop.query({
      text: `update inventory_level set stocked_quantity = 0 where inventory_item_id in
             (select inventory_item_id from catalog_variant where product_id = $1)`,
      values: [productId],
    });
    const { status, body } = await place(shop, person);
    expect([status, body.message]).toEqual([409, expect.stringContaining("This product is out of stock")]);
  });

  it("guests, and orders in another's name", async () => {
    const { person } = await shopping();
    const body = { userId: person.id, addressInfo: homeOf(person), paymentMethod: "cod" as const };
    expect((await shop.call("createOrder", { body })).status).toBe(401);
    expect((await shop.call("createOrder", { body }, await shop.shopper())).status).toBe(403);
  });

  it("cash after two parcels came back", async () => {
    const { person, productId } = await shopping(500, 1, 50);
    for (let parcel = 0; parcel < 2; parcel += 1) {
      const { body } = await place(shop, person);
      for (const to of [
        "confirmed",
        "packed",
        "shipped",
        "delivery_failed",
        "rto_in_transit",
        "rto_received",
      ])
        expect((await move(body.orderId, to, { note: "Nobody at home" })).status, to).toBe(200);
      await put(shop, person, productId);
    }
    expect(await shelf(shop, productId)).toEqual({ stocked: 50, reserved: 0 });
    const { status, body } = await place(shop, person);
    expect([status, body.code]).toEqual([422, "cod_unavailable"]);
  });
});

describe("asking twice", () => {
  it("answers the first order to the same key, for whatever reason it is sent again", async () => {
    const { person, productId } = await shopping();
    const first = await place(shop, person, {}, "key-of-the-first");
    await put(shop, person, productId);
    const again = await place(shop, person, {}, "key-of-the-first");
    expect([again.status, again.body.orderId]).toEqual([201, first.body.orderId]);
    expect((await cartOf(person)).items).toHaveLength(1);
    const other = await place(shop, person, { notes: "another" }, "key-of-the-first");
    expect([other.status, other.body.code]).toEqual([409, "key_reused"]);
    expect((await place(shop, person, {}, "short")).status).toBe(422);
  });

  it("makes one order of twenty clicks at once, with a key or without", async () => {
    for (const key of [undefined, "key-of-twenty-clicks"]) {
      const { person, productId } = await shopping();
      const replies = await Promise.all(Array.from({ length: 20 }, () => place(shop, person, {}, key)));
      expect(new Set(replies.map(({ body }) => body.orderId)).size).toBe(1);
      expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([201]));
      expect((await shelf(shop, productId)).reserved).toBe(1);
    }
  });

  it("makes one order of two tabs that name the cart they saw", async () => {
    const { person } = await shopping();
    const { _id } = await cartOf(person);
    const [one, two] = await Promise.all([
      place(shop, person, { cartId: _id ?? "", notes: "from one tab" }),
      place(shop, person, { cartId: _id ?? "", notes: "from the other" }),
    ]);
    expect(one.body.orderId).toBe(two.body.orderId);
  });
});

describe("reading orders", () => {
  it("lists one's own, newest first, by pages", async () => {
    const { person, productId, id } = await ordered();
    await put(shop, person, productId);
    const second = await place(shop, person);
    const list = (query: object) =>
      shop.call("getOrders", { params: { userId: person.id }, query: query as never }, person);
    const { body } = await list({ limit: 1 });
    expect(body.meta).toEqual({ total: 2, page: 1, limit: 1, pages: 2 });
    expect(body.data.map(({ _id }) => _id)).toEqual([second.body.orderId]);
    expect((await list({ limit: 1, page: 2 })).body.data[0]?._id).toBe(id);
  });

  it("shows an order to nobody else", async () => {
    const { id } = await ordered();
    const stranger = await shop.shopper();
    const replies = await Promise.all([
      shop.call("getOrder", { params: { id } }, stranger),
      shop.call("trackOrder", { params: { id } }, stranger),
      shop.call(
        "cancelOrder",
        { params: { orderId: id }, body: { orderStatus: "cancelled", cancellationReason: "not mine" } },
        stranger,
      ),
    ]);
    for (const { status, body } of replies) expect([status, body.message]).toEqual([404, "Order not found"]);
    expect((await shop.call("adminGetOrder", { params: { id } }, stranger)).status).toBe(403);
    expect((await shop.call("getOrder", { params: { id } })).status).toBe(401);
  });

  it("tells anyone with its link no more than how it goes on", async () => {
    const { order } = await ordered();
    const { orderNumber, summaryKey: key } = order;
    const { body } = await shop.call("getOrderSummary", { params: { orderNumber }, query: { key } });
    expect(Object.keys(body.data).sort()).toEqual([
      "deliveryMethod",
      "expectedDelivery",
      "orderNumber",
      "orderStatus",
      "paymentMethod",
      "slot",
    ]);
  });

  it("tells nobody who counts order numbers that it exists, but its shopper and staff without the link", async () => {
    const [{ order, person }, { order: another }] = [await ordered(), await ordered()];
    const read = (orderNumber: string, key?: string, as?: { token: string }) =>
      shop.call("getOrderSummary", { params: { orderNumber }, query: { key } }, as);
    const { orderNumber } = order;
    const strangers = await Promise.all([
      read(orderNumber),
      read(orderNumber, ""),
      read(orderNumber, another.summaryKey),
      read(orderNumber, order.summaryKey.toLowerCase()),
      read("SB-26-999999"),
      read("SB-26-999999", order.summaryKey),
      read(orderNumber, undefined, await shop.shopper()),
    ]);
    for (const { status, body } of strangers)
      expect([status, body.message]).toEqual([404, "Order not found"]);
    expect((await read(orderNumber, undefined, person)).status).toBe(200);
    expect((await read(orderNumber, undefined, admin)).status).toBe(200);
  });
});

describe("cancelling", () => {
  const cancel = (person: Person, orderId: string, cancellationReason = "ordered the wrong size") =>
    shop.call(
      "cancelOrder",
      { params: { orderId }, body: { orderStatus: "cancelled", cancellationReason } },
      person,
    );

  it("needs a reason, gives the stock back and shows both", async () => {
    const { person, id, productId } = await ordered(500, 3);
    expect((await cancel(person, id, "  ")).status).toBe(422);
    const { status, body } = await cancel(person, id);
    expect([status, body.message]).toEqual([200, "Your order is cancelled"]);
    expect(body.data).toMatchObject({
      orderStatus: "cancelled",
      paymentStatus: "cancelled",
      cancellationReason: "ordered the wrong size",
      canCancel: false,
    });
    expect(await shelf(shop, productId)).toEqual({ stocked: 10, reserved: 0 });
    expect((await cancel(person, id)).status).toBe(409);
  });

  it("gives the stock back once, however often it is asked at once", async () => {
    const { person, id, productId } = await ordered(500, 2);
    const replies = await Promise.all(Array.from({ length: 8 }, () => cancel(person, id)));
    expect(replies.map(({ status }) => status).sort()).toEqual([200, ...Array(7).fill(409)]);
    expect(await shelf(shop, productId)).toEqual({ stocked: 10, reserved: 0 });
  });

  it("ends when the parcel has left", async () => {
    const { person, id } = await ordered();
    for (const to of ["confirmed", "packed", "shipped"]) await move(id, to);
    const { status, body } = await cancel(person, id);
    expect([status, body.code]).toEqual([409, "illegal_move"]);
  });

  it("says in the shop's own words that it failed, when the shop itself does", async () => {
    const { person, id } = await ordered();
    await shop.query({
      text: `create function broken() returns trigger language plpgsql as $$ begin raise exception 'broken'; end $$;
             create trigger broken before insert on shop_order_move for each row execute function broken()`,
    });
    const cancelled = await cancel(person, id);
    await put(shop, person, await stockOne(shop, { title: "Toy" }));
    const placed = await place(shop, person);
    await shop.query({ text: "drop function broken cascade" });
    expect([cancelled.status, cancelled.body.message]).toEqual([500, "Failed to cancel order"]);
    expect([placed.status, placed.body.message]).toEqual([500, "Failed to create order"]);
    expect((await cancel(person, id)).status).toBe(200);
  });

  it("takes nothing but a cancellation", async () => {
    const { person, id } = await ordered();
    const body = { orderStatus: "delivered", cancellationReason: "please" } as never;
    const reply = await shop.call("cancelOrder", { params: { orderId: id }, body }, person);
    expect([reply.status, reply.body.message]).toEqual([422, "Only a cancellation can be requested here"]);
  });
});

describe("the way of a parcel", () => {
  it("goes step by step to delivered, with the stock, the cash and the timeline", async () => {
    const { person, id, productId } = await ordered(500, 2);
    const skipped = await move(id, "shipped");
    expect([skipped.status, skipped.body.message]).toEqual([
      409,
      "An order that is pending cannot become shipped. It can become: confirmed, cancelled",
    ]);
    for (const to of ["confirmed", "packed"]) expect((await move(id, to)).status, to).toBe(200);
    expect(await shelf(shop, productId)).toEqual({ stocked: 10, reserved: 2 });

    const courier = { name: "India Post", awb: "EM123456789IN" };
    const shipped = await move(id, "shipped", { courier, note: "Left at noon", noteFor: "shopper" });
    expect(shipped.body.data).toMatchObject({
      courier,
      nextStatuses: ["out_for_delivery", "delivery_failed"],
    });
    expect(await shelf(shop, productId)).toEqual({ stocked: 8, reserved: 0 });

    await move(id, "out_for_delivery");
    const delivered = await move(id, "delivered", { paymentStatus: "paid" });
    expect(delivered.body.data).toMatchObject({ paymentStatus: "paid", canReturn: true });

    const { body } = await shop.call("trackOrder", { params: { id } }, person);
    expect(body.data.steps.map(({ key, state }) => `${key} ${state}`)).toEqual([
      "placed done",
      "confirmed done",
      "packed done",
      "shipped done",
      "out_for_delivery done",
      "delivered done",
    ]);
    expect(body.data.events.map(({ status }) => status)).toEqual([
      "pending",
      "confirmed",
      "packed",
      "shipped",
      "out_for_delivery",
      "delivered",
    ]);
    expect(body.data.events[3]?.note).toBe("Left at noon");
    expect(body.data.courier).toMatchObject({ awb: "EM123456789IN" });
  });

  it("records the cash later where it was not there at the door", async () => {
    const { id } = await ordered();
    for (const to of ["confirmed", "packed", "shipped", "out_for_delivery"]) await move(id, to);
    const delivered = await move(id, "delivered");
    expect(delivered.body.data.paymentStatus).toBe("cod_due");
    const paid = await move(id, "delivered", { paymentStatus: "paid" });
    expect([paid.status, paid.body.data.paymentStatus]).toEqual([200, "paid"]);
    const odd = await move(id, "delivered", { paymentStatus: "failed" });
    expect([odd.status, odd.body.code]).toEqual([409, "illegal_payment"]);
  });

  it("is left by an admin's cancellation, with the note as its reason", async () => {
    const { id, productId } = await ordered();
    const { body } = await move(id, "cancelled", { note: "Asked by phone" });
    expect(body.data).toMatchObject({ cancellationReason: "Asked by phone", nextStatuses: [] });
    expect((await shelf(shop, productId)).reserved).toBe(0);
  });

  it("is moved once by two admins at the same moment", async () => {
    const { id, productId } = await ordered(500, 1);
    for (const to of ["confirmed", "packed"]) await move(id, to);
    const replies = await Promise.all(Array.from({ length: 5 }, () => move(id, "shipped")));
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409]);
    expect(await shelf(shop, productId)).toEqual({ stocked: 9, reserved: 0 });
  });
});

describe("an order among others", () => {
  const find = (number: string, by: { token: string } = admin) =>
    shop.call("adminFindOrder", { query: { number } }, by);

  it("is found by its number, its parcel's or its invoice's, however it is typed", async () => {
    const { id, order } = await ordered();
    await move(id, "confirmed");
    await move(id, "packed");
    await move(id, "shipped", { courier: { name: "India Post", awb: `EM${order.orderNumber.slice(-4)}in` } });
    const [invoice] = await shop.query<{ number: string }>({
      text: "select number from shop_invoice where order_id = $1",
      values: [id],
    });
    const typed = [
      ` ${order.orderNumber.toLowerCase()} `,
      `em${order.orderNumber.slice(-4)} IN`,
      String(invoice?.number),
    ];
    for (const number of typed)
      expect((await find(number)).body.data).toEqual({ orderId: id, orderNumber: order.orderNumber });
    const none = await find("SB 0815");
    expect([none.status, none.body.message]).toEqual([404, String(messages.numberUnknown("SB 0815"))]);
    expect((await find(order.orderNumber, await shop.shopper())).status).toBe(403);
  });

  it.each([
    ["newest first", '["orderDate","DESC"]'],
    ["by amount", '["totalAmount","ASC"]'],
    ["by number", '["orderNumber","ASC"]'],
  ])("has the neighbours that the list shows, %s, also once it was moved on", async (_how, sort) => {
    const { productId, person } = await shopping(500, 1);
    await place(shop, person);
    for (const quantity of [3, 2]) {
      await put(shop, person, productId, quantity);
      await place(shop, person);
    }
    const query = { customerId: person.id, orderStatus: "pending", sort };
    const listed = (await shop.call("adminGetOrders", { query }, admin)).body.data.map(({ _id }) => _id);
    expect(listed).toHaveLength(3);
    const neighbours = async (id: string | undefined) =>
      (await shop.call("adminGetNeighbours", { params: { id: String(id) }, query }, admin)).body.data;
    expect(await neighbours(listed[0])).toEqual({ previous: null, next: listed[1] });
    await move(String(listed[1]), "confirmed");
    expect(await neighbours(listed[1])).toEqual({ previous: listed[0], next: listed[2] });
    expect(await neighbours(listed[2])).toEqual({ previous: listed[0], next: null });
  });
});

describe("several orders at once", () => {
  const one = async (id: string) => ({
    status: (await shop.call("adminGetOrder", { params: { id } }, admin)).body.data.orderStatus,
  });
  const moveAll = async (orderIds: string[], orderStatus: "confirmed" | "packed" | "shipped", by = admin) => {
    const { status, body } = await shop.call("adminMoveOrders", { body: { orderIds, orderStatus } }, by);
    expect(status).toBe(200);
    return body.data;
  };
  const outcomes = async (...asked: Parameters<typeof moveAll>) =>
    (await moveAll(...asked)).map(({ outcome }) => outcome);

  it("go from new to handed over, each with its own result, again without harm", async () => {
    const made = [await ordered(), await ordered(), await ordered()];
    const ids = made.map(({ id }) => id);
    for (const to of ["confirmed", "packed"] as const)
      expect(await outcomes(ids, to)).toEqual(["done", "done", "done"]);
    expect(await outcomes([...ids, ...ids], "packed")).toEqual(["already", "already", "already"]);
    expect(await outcomes(ids, "shipped")).toEqual(["done", "done", "done"]);
    for (const { productId } of made)
      expect(await shelf(shop, productId)).toEqual({ stocked: 9, reserved: 0 });
    const notes = await shop.query<{ thing: string; changes: unknown }>({
      text: "select thing, changes from audit_log where route = 'adminMoveOrders' and thing_id = $1 order by id",
      values: [ids[0]],
    });
    expect(notes).toEqual(
      [
        ["pending", "confirmed"],
        ["confirmed", "packed"],
        ["packed", "shipped"],
      ].map(([from, to]) => ({
        thing: made[0]?.order.orderNumber,
        changes: [{ field: "orderStatus", from, to }],
      })),
    );
  });

  it("are not stopped by one that is refused, whose reason is said", async () => {
    const [first, second] = [await ordered(), await ordered()];
    await move(first.id, "cancelled", { note: "Asked by phone" });
    const moved = await moveAll([first.id, "order_nothing", second.id], "confirmed");
    expect(moved.map(({ outcome, orderNumber }) => [outcome, orderNumber])).toEqual([
      ["refused", first.order.orderNumber],
      ["refused", null],
      ["done", second.order.orderNumber],
    ]);
    expect(moved[0]?.message).toContain("An order that is cancelled cannot become confirmed");
  });

  it("take no status that ends a sale or brings money", async () => {
    const { id } = await ordered();
    const body = { orderIds: [id], orderStatus: "cancelled" as never };
    expect((await shop.call("adminMoveOrders", { body }, admin)).status).toBe(422);
  });

  it("are packed or cancelled by their shoppers at the same moment, never both undone", async () => {
    const made = await Promise.all(Array.from({ length: 6 }, () => ordered()));
    const ids = made.map(({ id }) => id);
    await outcomes(ids, "confirmed");
    const cancelled = (person: Person, orderId: string) =>
      shop.call(
        "cancelOrder",
        { params: { orderId }, body: { orderStatus: "cancelled", cancellationReason: "Changed my mind" } },
        person,
      );
    const [packed, again, ...calledOff] = await Promise.all([
      moveAll(ids, "packed"),
      moveAll(ids, "packed"),
      ...made.map(({ person, id }) => cancelled(person, id)),
    ]);
    for (const [at, { id, productId }] of made.entries()) {
      const { status } = await one(id);
      const isOff = calledOff[at]?.status === 200;
      expect(status).toBe(isOff ? "cancelled" : "packed");
      // Packed twice by two people counts once; a shopper may still cancel what is packed.
      const said = [packed[at]?.outcome, again[at]?.outcome];
      expect(said.filter((outcome) => outcome === "done").length).toBeLessThanOrEqual(1);
      if (!isOff) expect(said.toSorted()).toEqual(["already", "done"]);
      expect(await shelf(shop, productId)).toEqual({ stocked: 10, reserved: isOff ? 0 : 1 });
    }
  });
});

describe("the panel's list", () => {
  const list = (query: Record<string, string>) =>
    shop.call("adminGetOrders", { query: query as never }, admin);

  it("finds by number, name and phone, and takes what react-admin sends", async () => {
    const { order } = await ordered();
    const found = await list({ q: order.orderNumber.toLowerCase() });
    expect(found.body.data).toMatchObject([
      { orderNumber: order.orderNumber, customer: { userName: "Asha Patil" }, shippingFailure: null },
    ]);
    expect((await list({ q: "आशा" })).body.meta.total).toBeGreaterThan(5);
    expect((await list({ q: "100%_" })).body.meta.total).toBe(0);
    const panel = await list({
      sort: '["totalAmount","ASC"]',
      range: "[0,1]",
      filter: '{"orderStatus":"pending"}',
    });
    expect(panel.body.data).toHaveLength(2);
    expect(panel.headers.get("content-range")).toBe(`orders 0-1/${panel.body.meta.total}`);
    const [first, second] = panel.body.data;
    expect(first?.totalAmount).toBeLessThanOrEqual(second?.totalAmount ?? 0);
    expect((await list({ sort: "drop table" })).status).toBe(422);
    expect((await list({ sort: '["constructor","ASC"]' })).status).toBe(422);
    expect((await list({ sort: '["id","ASC"]' })).status).toBe(200);
  });

  it("finds a name with or without its joiner, a curly apostrophe or not, and numbers in any digits", async () => {
    const { person } = await shopping();
    const name = "सौ. गोर्\u200dहे, c/o D’Souza";
    const phone = "९४०५० १२३४६";
    const placed = await place(shop, person, { addressInfo: { ...pune, name, phone } });
    expect(placed.body.order.addressInfo).toMatchObject({ name, phone: "9405012346" });
    for (const q of ["गोर्\u200dहे", "गोर्हे", "गोऱ्हे", "d'souza", "D’SOUZA", "९४०५०१२३४६", "9405012346"])
      expect(
        (await list({ q })).body.data.map(({ _id }) => _id),
        q,
      ).toEqual([placed.body.orderId]);
    const file = await fetch(`${shop.url}/api/admin/orders/export?q=${encodeURIComponent("गोर्हे")}`, {
      headers: asBrowserOf(admin),
    });
    expect(await file.text()).toContain("9405012346");
  });

  it("picks by several states at once, and by how and whether it is paid", async () => {
    const { id } = await ordered();
    const due = await list({ orderStatus: "pending,packed", paymentStatus: "cod_due", paymentMethod: "cod" });
    expect(due.body.data.map(({ _id }) => _id)).toContain(id);
    for (const order of due.body.data) expect(["pending", "packed"]).toContain(order.orderStatus);
    expect((await list({ paymentStatus: "refunded", q: id })).body.meta.total).toBe(0);
    expect((await list({ orderStatus: "pending,lost" })).status).toBe(422);
  });

  it("counts days as India does, both included", async () => {
    const { id } = await ordered();
    const at = (instant: string) =>
      shop.query({ text: "update shop_order set placed_at = $2 where order_id = $1", values: [id, instant] });
    const isIn = async (query: Record<string, string>) =>
      (await list({ ...query, limit: "100" })).body.data.some(({ _id }) => _id === id);
    const day = { fromDate: "2025-03-10", toDate: "2025-03-10" };
    await at("2025-03-09T18:30:00Z");
    expect(await isIn(day)).toBe(true);
    await at("2025-03-10T18:29:59Z");
    expect(await isIn(day)).toBe(true);
    await at("2025-03-10T18:30:00Z");
    expect(await isIn(day)).toBe(false);
    await at("2025-03-09T18:29:59Z");
    expect(await isIn(day)).toBe(false);
    expect((await list({ fromDate: "yesterday" })).status).toBe(422);
  });

  it("has failed bookings on a list of their own", async () => {
    const { id } = await ordered();
    await shop.query({
      text: "update shop_order set shipping_failure = $2 where order_id = $1",
      values: [
        id,
        JSON.stringify({ code: "no_pickup", message: "No pickup there", at: new Date(), attempts: 2 }),
      ],
    });
    const { body } = await shop.call("getShippingFailed", { query: {} }, admin);
    expect(body.data).toMatchObject([{ _id: id, shippingFailure: { code: "no_pickup", attempts: 2 } }]);
  });

  it(
    "sums up the day on the dashboard",
    withinADay(async () => {
      const figures = async () => {
        const { data } = (await shop.call("getDashboard", {}, admin)).body;
        return { ...data, ordersToday: data.ordersToday ?? 0, salesToday: data.salesToday ?? 0 };
      };
      const before = await figures();
      const { order } = await ordered(1000);
      const after = await figures();
      expect(after.ordersToday - before.ordersToday).toBe(1);
      expect(after.salesToday - before.salesToday).toBeCloseTo(order.totalAmount, 2);
      expect(after.codToCollect).toBe(before.codToCollect);
      expect(after.salesByDay).toHaveLength(30);
    }),
  );
});

describe("a list of many orders", () => {
  const moment = "2024-02-29T10:00:00.123456Z";
  const leapDay = { fromDate: "2024-02-29", toDate: "2024-02-29" };
  const count = 450;
  const page = (query: Record<string, string>) =>
    shop.call("adminGetOrders", { query: { ...leapDay, ...query } as never }, admin);
  const remove = (ids: string) => shop.query({ text: `delete from shop_order where order_id like '${ids}'` });
  let numbers: string[];

  beforeAll(async () => {
    const { id } = await ordered();
    // All of one moment, so that only their ids order them.
    await shop.query({
      text: `insert into shop_order select (jsonb_populate_record(o, jsonb_build_object('order_id', 'order_many_' || lpad(n::text, 3, '0'),
               'number', 'SB-24-8' || lpad(n::text, 5, '0'), 'cart_id', null, 'status', 'delivered',
               'cash_keys', '{}'::text[], 'placed_at', $2::text))).*
             from shop_order o, generate_series(1, ${count}) n where order_id = $1`,
      values: [id, moment],
    });
    numbers = Array.from({ length: count }, (_, at) => `SB-24-8${String(count - at).padStart(5, "0")}`);
  });
  // The engine has none of them.
  afterAll(() => remove("order_many_%"));

  it("has each of a moment once over its pages, in both directions, and says how many there are", async () => {
    for (const [way, expected] of [
      ["DESC", numbers],
      ["ASC", numbers.toReversed()],
    ] as const) {
      const seen: string[] = [];
      for (let at = 1; at <= 5; at += 1) {
        const sort = `["orderDate","${way}"]`;
        const { body, headers } = await page({ page: String(at), limit: "100", sort });
        expect(body.meta).toEqual({ total: count, page: at, limit: 100, pages: 5 });
        const first = (at - 1) * 100;
        const last = Math.min(first + 99, count - 1);
        expect(headers.get("content-range")).toBe(`orders ${first}-${last}/${count}`);
        seen.push(...body.data.map(({ orderNumber }) => orderNumber));
      }
      expect(seen).toEqual(expected);
    }
    expect((await page({ page: "6", limit: "100" })).body).toMatchObject({
      data: [],
      meta: { total: count },
    });
  });

  it.each([
    "orderStatus",
    "paymentStatus",
    "totalAmount",
    "deliveryPincode",
    "orderUpdateDate",
    "orderNumber",
  ])("sorted by %s has the same orders read from its start and from its end", async (field) => {
    const rows = async (way: string, at: number) =>
      (await page({ page: String(at), limit: "90", sort: `["${field}","${way}"]` })).body.data.map(
        ({ orderNumber }) => orderNumber,
      );
    expect(await rows("ASC", 5)).toEqual((await rows("DESC", 1)).toReversed());
  });

  it("goes into its file as a whole, in India's time, whatever comes and goes while it is read", async () => {
    const { exportOrders } =
      loadBackend<typeof import("../src/orders/export-orders")>("./orders/export-orders");
    const chunks = exportOrders(leapDay);
    const read = async () => String((await chunks.next()).value ?? "");
    const head = await read();
    expect(head).toContain("orderNumber,orderDate");
    const first = await read();
    // One that was read, the next to be read, and a new one before all.
    await remove(`order_many_${count}`);
    await remove("order_many_250");
    await shop.query({
      text: `update shop_order set placed_at = placed_at + interval '1 second' where order_id = 'order_many_249'`,
    });
    const rest = (await read()) + (await read());
    expect((await chunks.next()).done).toBe(true);
    const listed = (first + rest).match(/SB-24-8\d{5}/g);
    expect(listed).toEqual(
      numbers.filter((number) => number !== "SB-24-800250" && number !== "SB-24-800249"),
    );
    expect(first).toContain("2024-02-29 15:30:00");
  });
});

describe("the millionth order", () => {
  it("and those after it are placed, found, sorted and exported like any other", async () => {
    await shop.query({ text: "select setval('shop_order_number', 999998)" });
    const numbers: string[] = [];
    for (let count = 0; count < 3; count += 1) numbers.push((await ordered()).order.orderNumber);
    expect(numbers.map((number) => number.slice(6))).toEqual(["999999", "1000000", "1000001"]);

    const list = async (query: Record<string, string>) =>
      (await shop.call("adminGetOrders", { query: query as never }, admin)).body.data.map(
        ({ orderNumber }) => orderNumber,
      );
    expect(await list({ sort: '["orderNumber","DESC"]', limit: "3" })).toEqual([...numbers].reverse());
    const rising = await list({ sort: '["orderNumber","ASC"]', limit: "100" });
    expect(rising.slice(-3)).toEqual(numbers);
    for (const number of numbers) {
      expect(await list({ q: number })).toEqual([number]);
      const summary = await shop.call("getOrderSummary", { params: { orderNumber: number } }, admin);
      expect(summary.body.data.orderNumber).toBe(number);
    }
    const headers = asBrowserOf(admin);
    const csv = await (await fetch(`${shop.url}/api/admin/orders/export`, { headers })).text();
    for (const number of numbers) expect(csv).toContain(number);
  });
});

describe("a stock count", () => {
  type Line = { variantId: string; counted: number; read: number; mark: string };
  const rowOf = async (productId: string) => {
    const { title } = (await shop.call("adminGetProduct", { params: { id: productId } }, admin)).body.data;
    const { body } = await shop.call("adminGetStockCount", { query: { q: title, category: "toys" } }, admin);
    const row = body.data.rows.find((one) => one.productId === productId);
    if (!row) throw new Error(`The count has no row for ${title}`);
    return row;
  };
  const apply = async (lines: Line[], key?: string) =>
    (
      await shop.call(
        "adminApplyStockCount",
        { body: { lines } },
        admin,
        key === undefined ? undefined : { "idempotency-key": key },
      )
    ).body;
  const counting = async (totalStock: number) => {
    const title = `Counted toy ${crypto.randomUUID()}`;
    const productId = await stockOne(shop, { title, price: 300, totalStock });
    const { _id: variantId, title: listed, stocked, mark } = await rowOf(productId);
    expect(stocked).toBe(totalStock);
    return {
      productId,
      title: listed,
      line: (counted: number) => ({ variantId, counted, read: stocked, mark }),
    };
  };

  it("lists what can be counted by title, each shelf once, page after page", async () => {
    await stock(shop, ...Array.from({ length: 60 }, () => ({ title: "Counted toy", totalStock: 1 })));
    const listed: string[] = [];
    for (let page = 1; ; page += 1) {
      const { rows, hasMore } = (
        await shop.call("adminGetStockCount", { query: { page: String(page) } }, admin)
      ).body.data;
      listed.push(...rows.map(({ _id }) => _id));
      if (!hasMore) break;
    }
    const all = await shop.query<{ id: string }>({
      text: `select v.variant_id as id from catalog_staff_list l join catalog_variant v using (product_id)
             where v.inventory_item_id is not null
             order by l.title_sort, v.product_id, v.position, v.rank, v.variant_id`,
    });
    expect(listed).toEqual(all.map(({ id }) => id));
  });

  it("applies the difference: what was sold between count and apply stays sold", async () => {
    const { productId, title, line } = await counting(10);
    const person = await shop.shopper();
    await put(shop, person, productId, 3);
    const { body } = await place(shop, person);
    for (const to of ["confirmed", "packed", "shipped"]) await move(body.orderId, to);
    expect(await apply([line(8)])).toMatchObject({ data: [{ outcome: "done", by: -2, message: null }] });
    // Ten by the books, eight on the shelf, three of them sent: five.
    expect(await shelf(shop, productId)).toEqual({ stocked: 5, reserved: 0 });
    const [movement] = (await shop.call("adminGetStockMovements", { params: { id: productId } }, admin)).body
      .data;
    expect(movement).toMatchObject({ kind: "stock", change: -2, reason: "counted", by: expect.any(String) });
    const [note] = await shop.query<{ thing: string; changes: unknown }>({
      text: "select thing, changes from audit_log where route = 'adminApplyStockCount' and thing_id = $1",
      values: [productId],
    });
    expect(note).toEqual({ thing: title, changes: [{ field: "counted", from: 10, to: 8 }] });
  });

  it("of two people who count the same shelf takes one, and asks the other to count again", async () => {
    const { productId, line } = await counting(10);
    const replies = await Promise.all(Array.from({ length: 6 }, () => apply([line(8)])));
    const outcomes = replies.map(({ data }) => data[0]?.outcome).sort();
    expect(outcomes).toEqual(["done", ...Array(5).fill("refused")]);
    expect(replies.find(({ data }) => data[0]?.outcome === "refused")?.data[0]?.message).toMatch(
      /count it again/,
    );
    expect((await shelf(shop, productId)).stocked).toBe(8);
    const { _id: variantId, stocked: read, mark } = await rowOf(productId);
    expect(await apply([{ variantId, counted: 9, read, mark }])).toMatchObject({ data: [{ by: 1 }] });
    expect((await shelf(shop, productId)).stocked).toBe(9);
  });

  it("is made once by one key, leaves reserved items alone, and does the other lines all the same", async () => {
    const [one, other] = [await counting(10), await counting(4)];
    const person = await shop.shopper();
    await put(shop, person, one.productId, 5);
    await place(shop, person);
    const lines = [one.line(3), other.line(6), { ...other.line(1), variantId: "variant_none" }];
    for (const _again of [1, 2])
      expect((await apply(lines, "count-4711")).data.map(({ outcome }) => outcome)).toEqual([
        "refused",
        "done",
        "refused",
      ]);
    expect(await shelf(shop, one.productId)).toEqual({ stocked: 10, reserved: 5 });
    expect((await shelf(shop, other.productId)).stocked).toBe(6);
    expect((await apply([one.line(10)])).data).toMatchObject([{ outcome: "same", by: 0 }]);
    const body = { lines: [one.line(1), one.line(2)] };
    expect((await shop.call("adminApplyStockCount", { body }, admin)).status).toBe(422);
  });

  it("loses nothing while orders run", async () => {
    const { productId, line } = await counting(40);
    const people = await Promise.all(Array.from({ length: 8 }, () => shop.shopper()));
    const buy = async (person: Person) => {
      await put(shop, person, productId, 1);
      const { body } = await place(shop, person);
      for (const to of ["confirmed", "packed", "shipped"]) await move(body.orderId, to);
    };
    const [counted] = await Promise.all([apply([line(37)]), ...people.map(buy)]);
    expect(counted).toMatchObject({ data: [{ outcome: "done", by: -3 }] });
    expect(await shelf(shop, productId)).toEqual({ stocked: 29, reserved: 0 });
  });
});
