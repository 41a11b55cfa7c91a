import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { OrderStatus, PaymentStatus } from "../src/contract/order-states";
import { auditFaults, place, put, shelf, shirt, stockOne } from "./support/goods";
import { openShop, type Person, type Shop } from "./support/open-shop";
import { reasonFor } from "./support/reason";

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

const move = (
  id: string,
  orderStatus: OrderStatus,
  more: { note?: string; noteFor?: "staff" | "shopper"; paymentStatus?: PaymentStatus } = {},
) =>
  shop.call(
    "adminUpdateOrder",
    { params: { id }, body: { orderStatus, ...reasonFor(orderStatus), ...more } },
    admin,
  );

async function ship(id: string): Promise<void> {
  for (const to of ["confirmed", "packed", "shipped", "out_for_delivery"] as const)
    expect((await move(id, to)).status).toBe(200);
}

/** A shopper with a delivered order of two toys and a shirt, ₹1,640 in cash. */
async function delivered(paymentStatus: PaymentStatus = "paid") {
  const toy = await stockOne(shop, { title: "Toy", price: 500, totalStock: 10 });
  const tee = await stockOne(shop, shirt);
  const person = await shop.shopper();
  await put(shop, person, toy, 2);
  await put(shop, person, tee, 1, "M");
  const { body } = await place(shop, person);
  await ship(body.orderId);
  expect((await move(body.orderId, "delivered", { paymentStatus })).status).toBe(200);
  return { person, toy, id: body.orderId };
}

const askBack = (person: Person, id: string, reason = "It does not fit") =>
  shop.call("returnOrder", { params: { id }, body: { reason } }, person);
const read = async (person: Person, id: string) =>
  (await shop.call("getOrder", { params: { id } }, person)).body.data;
const deliveredAgo = (id: string, interval: string) =>
  shop.query({
    text: "update shop_order set return_by = now() + interval '7 days' - $2::interval where order_id = $1",
    values: [id, interval],
  });

/** The engine's own figures for an order. */
async function engineSays(id: string) {
  const [row] = await shop.query<{ returns: string[]; total: number; due: number; received: number }>({
    text: `select
      (select json_agg(status::text order by display_id) from return where order_id = $1 and deleted_at is null) as returns,
      (s.totals ->> 'current_order_total')::float8 as total, (s.totals ->> 'pending_difference')::float8 as due,
      (select sum(return_received_quantity)::integer from order_item i where i.order_id = $1 and i.version = e.version) as received
      from "order" e join order_summary s on s.order_id = e.id and s.version = e.version where e.id = $1`,
    values: [id],
  });
  return row;
}

describe("asking to send an order back", () => {
  it("is noted on the order with its reason, for the shopper, the staff and the engine", async () => {
    const { person, id } = await delivered();
    const before = await read(person, id);
    expect(before).toMatchObject({
      canReturn: true,
      returnRequest: null,
      hasInvoice: true,
      hasCreditNote: false,
    });
    const { status, body } = await askBack(person, id, "छोटा है, too small");
    expect([status, body.message]).toEqual([200, "We have your return request and will answer it soon"]);
    expect(body.data).toMatchObject({
      orderStatus: "return_requested",
      paymentStatus: "paid",
      canReturn: false,
      returnRequest: { reason: "छोटा है, too small", decidedAt: null, note: null },
    });
    const seen = (await shop.call("adminGetOrder", { params: { id } }, admin)).body.data;
    expect(seen.returnRequest).toEqual(body.data.returnRequest);
    expect(seen.nextStatuses).toEqual(["return_approved", "return_rejected"]);
    expect(await engineSays(id)).toMatchObject({ returns: ["requested"], total: 1640 });
    const tracked = (await shop.call("trackOrder", { params: { id } }, person)).body.data;
    expect(tracked.steps.at(-1)).toMatchObject({ key: "return_requested", state: "current" });
  });

  it("is possible until the last moment of the window and not after it", async () => {
    const { person, id } = await delivered();
    await deliveredAgo(id, "7 days 1 second");
    const late = await askBack(person, id);
    expect([late.status, late.body.code]).toEqual([409, "return_window_over"]);
    expect(late.body.message).toMatch(/^This order could be returned until \d+ \w+ \d{4}$/);
    expect(await read(person, id)).toMatchObject({ orderStatus: "delivered", canReturn: false });
    await deliveredAgo(id, "6 days 23 hours 50 minutes");
    expect((await askBack(person, id)).status).toBe(200);
  });

  it("is refused before the delivery, without a reason, and for another's order", async () => {
    const { person, id } = await delivered();
    const stranger = await shop.shopper();
    expect((await askBack(stranger, id)).status).toBe(404);
    expect((await askBack(person, id, "   ")).status).toBe(422);
    expect((await askBack(person, id, "x".repeat(301))).status).toBe(422);
    expect((await read(person, id)).orderStatus).toBe("delivered");

    await put(shop, person, await stockOne(shop, { title: "Toy" }));
    const early = await askBack(person, (await place(shop, person)).body.orderId);
    expect([early.status, early.body.message]).toEqual([
      409,
      "An order can be returned once it is delivered",
    ]);
  });

  it("counts once, however often it is asked at once", async () => {
    const { person, id } = await delivered();
    const replies = await Promise.all(Array.from({ length: 6 }, () => askBack(person, id)));
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409]);
    expect((await engineSays(id))?.returns).toEqual(["requested"]);
    const again = await askBack(person, id);
    expect([again.status, again.body.code]).toEqual([409, "return_already_asked"]);
  });

  it("may be entered by staff after the window, in the shopper's place", async () => {
    const { person, id } = await delivered();
    await deliveredAgo(id, "30 days");
    const asked = await move(id, "return_requested", { note: "Rang us", noteFor: "shopper" });
    expect(asked.status).toBe(200);
    expect((await read(person, id)).returnRequest?.reason).toBe("Rang us");
  });

  it("keeps to staff what they note for themselves as they enter it", async () => {
    const { person, id } = await delivered();
    const asked = await move(id, "return_requested", { note: "Sounded unsure" });
    expect(asked.body.data.returnRequest?.reason).toBe("Sounded unsure");
    expect((await read(person, id)).returnRequest?.reason).toBeNull();
  });
});

describe("the staff's decision", () => {
  it("tells the shopper why not, and needs a reason for it", async () => {
    const { person, id, toy } = await delivered();
    await askBack(person, id);
    const silent = await move(id, "return_rejected", { note: "" });
    expect([silent.status, silent.body.errors?.[0]?.field]).toEqual([422, "note"]);
    expect((await move(id, "return_rejected", { note: "The seal is broken" })).status).toBe(200);
    expect(await read(person, id)).toMatchObject({
      orderStatus: "return_rejected",
      paymentStatus: "paid",
      returnRequest: { note: "The seal is broken", decidedAt: expect.any(String) },
      hasCreditNote: false,
    });
    expect(await engineSays(id)).toMatchObject({ returns: ["canceled"], total: 1640, due: 0 });
    expect(await shelf(shop, toy)).toEqual({ stocked: 8, reserved: 0 });
    expect((await askBack(person, id)).status).toBe(409);
  });

  it("brings the pieces back to the shelf and the money to the shopper, once", async () => {
    const { person, id, toy } = await delivered();
    await askBack(person, id);
    expect((await move(id, "return_received")).status).toBe(409);
    expect((await move(id, "return_approved", { note: "Pickup on Monday", noteFor: "shopper" })).status).toBe(
      200,
    );
    expect(await shelf(shop, toy)).toEqual({ stocked: 8, reserved: 0 });

    const received = await Promise.all(Array.from({ length: 4 }, () => move(id, "return_received")));
    expect(received.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    expect(await shelf(shop, toy)).toEqual({ stocked: 10, reserved: 0 });
    expect(await read(person, id)).toMatchObject({
      orderStatus: "return_received",
      paymentStatus: "refund_pending",
      returnRequest: { note: "Pickup on Monday" },
      hasCreditNote: true,
    });
    expect(await engineSays(id)).toEqual({ returns: ["received"], total: 0, due: -1640, received: 3 });

    const refunds = await Promise.all(
      Array.from({ length: 3 }, () => move(id, "return_received", { paymentStatus: "refunded" })),
    );
    expect(refunds.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect((await read(person, id)).paymentStatus).toBe("refunded");
    expect(await engineSays(id)).toMatchObject({ total: 0, due: 0 });
  });

  it("closes a return whose goods never come: nothing is refunded, and the shopper reads why", async () => {
    const { person, id, toy } = await delivered();
    await askBack(person, id);
    await move(id, "return_approved", { note: "Pickup on Monday", noteFor: "shopper" });
    const seen = (await shop.call("adminGetOrder", { params: { id } }, admin)).body.data;
    expect(seen.nextStatuses).toEqual(["return_rejected", "return_received"]);
    expect((await move(id, "return_rejected", { note: "" })).status).toBe(422);
    expect((await move(id, "return_rejected", { note: "Nothing came in a month" })).status).toBe(200);
    expect(await read(person, id)).toMatchObject({
      orderStatus: "return_rejected",
      paymentStatus: "paid",
      returnRequest: { note: "Nothing came in a month" },
      refunds: [],
      hasCreditNote: false,
    });
    expect(await engineSays(id)).toMatchObject({ returns: ["canceled"], total: 1640, due: 0 });
    expect(await shelf(shop, toy)).toEqual({ stocked: 8, reserved: 0 });
    expect((await move(id, "return_received")).status).toBe(409);
  });

  it("takes a closed return up again, as often as it takes, and its goods and money come back like any other's", async () => {
    const { person, id, toy } = await delivered();
    await askBack(person, id);
    await move(id, "return_approved");
    for (const note of ["Nothing came in a month", "Nothing came again"]) {
      expect((await move(id, "return_rejected", { note })).status).toBe(200);
      const seen = (await shop.call("adminGetOrder", { params: { id } }, admin)).body.data;
      expect(seen.nextStatuses).toEqual(["return_approved"]);
      const reopened = await Promise.all(
        [1, 2].map(() => move(id, "return_approved", { note: "It has come" })),
      );
      expect(reopened.map(({ status }) => status).sort()).toEqual([200, 409]);
      expect(await auditFaults()).toEqual([]);
    }
    expect(await read(person, id)).toMatchObject({ orderStatus: "return_approved", paymentStatus: "paid" });
    expect(await engineSays(id)).toMatchObject({ returns: ["canceled", "canceled", "requested"] });
    expect((await move(id, "return_received")).status).toBe(200);
    expect(await shelf(shop, toy)).toEqual({ stocked: 10, reserved: 0 });
    expect(await read(person, id)).toMatchObject({
      orderStatus: "return_received",
      paymentStatus: "refund_pending",
      hasCreditNote: true,
    });
    expect(await engineSays(id)).toMatchObject({ total: 0, due: -1640, received: 3 });
  });

  it("owes the shopper what the courier has and the shop not yet", async () => {
    const { person, id } = await delivered("cod_due");
    await askBack(person, id);
    await move(id, "return_approved");
    expect((await move(id, "return_received")).status).toBe(200);
    expect(await read(person, id)).toMatchObject({
      paymentStatus: "cod_due",
      refunds: [{ amount: 1640, status: "pending" }],
    });
    expect((await move(id, "return_received", { paymentStatus: "paid" })).status).toBe(200);
    expect(await read(person, id)).toMatchObject({ paymentStatus: "refund_pending", refundDue: 1640 });
  });
});
