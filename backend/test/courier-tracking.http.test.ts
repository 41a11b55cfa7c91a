import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { AdminOrder } from "../src/contract/orders";
import { type CourierShop, openCourierShop, until, webhookToken } from "./support/courier-sandbox";
import { auditFaults, place, put, shelf } from "./support/goods";
import { loadBackend } from "./support/load-backend";
import type { Person } from "./support/open-shop";

let opened: CourierShop;
let sandbox: CourierShop["sandbox"];
let shop: CourierShop["shop"];
let asha: CourierShop["asha"];
let toy: string;
let desk: CourierShop["desk"];

beforeAll(async () => {
  opened = await openCourierShop({ SHIPROCKET_WEBHOOK_TOKEN_OLD: tokenBefore });
  ({ sandbox, shop, asha, toy, desk } = opened);
});
afterAll(() => opened.close());

/** What Shiprocket sends until somebody has entered the new token in its panel. */
const tokenBefore = "the token before this one";

type Booked = AdminOrder & { awb: string };

async function booked(person = asha): Promise<Booked> {
  const { _id } = await desk.confirmed(person);
  const order = await desk.booking(_id, "booked");
  return { ...order, awb: order.courier?.awb ?? "" };
}

const report = (body: object | string, headers: Record<string, string> = { "x-api-key": webhookToken }) =>
  fetch(`${shop.url}/api/couriers/shiprocket/webhook`, {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body: typeof body === "string" ? body : JSON.stringify(body),
  });
const scan = (label: string, date: string, location = "Pune") => ({
  date,
  status: "X",
  activity: `Parcel ${label.toLowerCase()}`,
  location,
  "sr-status-label": label,
});
/** Minutes of today in Indian time, before now. */
const ago = (minutes: number) =>
  new Date(Date.now() - minutes * 60_000 + 5.5 * 3_600_000).toISOString().slice(0, 19).replace("T", " ");
const track = async (orderId: string) =>
  (await shop.call("trackOrder", { params: { id: orderId } }, asha)).body.data;
const inboxSize = async () => {
  const [row] = await shop.query<{ size: number }>({
    text: "select count(*)::integer as size from shop_courier_inbox",
  });
  return row?.size;
};
/** Waits until everything received is handled; does not wait for anything that did not arrive. */
const settled = () =>
  until(
    async () =>
      (
        await shop.query<{ open: number }>({
          text: "select count(*)::integer as open from shop_courier_inbox where done_at is null",
        })
      )[0]?.open,
    (open) => open === 0,
  );

describe("an order whose courier reports", () => {
  it("goes from confirmed to delivered, with its cash still due and the scans on its track page", async () => {
    const { _id, awb } = await booked();
    await sandbox.move(awb, "PICKED UP", { location: "Satara" });
    const shipped = await desk.status(_id, "shipped");
    expect(shipped.timeline.at(-1)).toMatchObject({ by: "courier", note: "Parcel is picked up, Satara" });
    await sandbox.move(awb, "OUT FOR DELIVERY", { location: "Pune" });
    await desk.status(_id, "out_for_delivery");
    await sandbox.move(awb, "DELIVERED", { location: "Pune" });
    const delivered = await desk.status(_id, "delivered");
    expect(delivered).toMatchObject({ paymentStatus: "cod_due", canReturn: true });

    const [captured] = await shop.query<{ amount: number | null }>({
      text: `select sum(c.amount)::float8 as amount from capture c join payment p on p.id = c.payment_id
             join order_payment_collection l on l.payment_collection_id = p.payment_collection_id where l.order_id = $1`,
      values: [_id],
    });
    expect(captured?.amount).toBeNull();
    const { events, courier, steps } = await track(_id);
    expect(courier).toMatchObject({ awb });
    expect(steps.every(({ state }) => state === "done")).toBe(true);
    expect(events.map(({ status, location }) => [status, location])).toEqual([
      ["pending", null],
      ["confirmed", null],
      ["Picked up", "Satara"],
      ["out_for_delivery", "Pune"],
      ["delivered", "Pune"],
    ]);
  });

  it("carries the tracking number into the engine's parcel", async () => {
    const { _id, awb } = await booked();
    await sandbox.move(awb, "IN TRANSIT");
    await desk.status(_id, "shipped");
    const [label] = await shop.query<{ tracking_number: string }>({
      text: `select l.tracking_number from fulfillment_label l join order_fulfillment o on o.fulfillment_id = l.fulfillment_id
             where o.order_id = $1`,
      values: [_id],
    });
    expect(label?.tracking_number).toBe(awb);
  });

  it("takes over the day that the courier promises", async () => {
    const { _id, awb } = await booked();
    await report({
      awb,
      current_status: "IN TRANSIT",
      current_timestamp: ago(5),
      etd: "2031-03-04 18:00:00",
      scans: [],
    });
    const { expectedDelivery } = await desk.status(_id, "shipped");
    expect(expectedDelivery?.to).toBe("2031-03-04");
  });

  it("skips what was not reported", async () => {
    const { _id, awb } = await booked();
    await sandbox.move(awb, "DELIVERED");
    const { timeline, paymentStatus } = await desk.status(_id, "delivered");
    expect(timeline.map(({ to }) => to)).toEqual(["pending", "confirmed", "delivered"]);
    expect(paymentStatus).toBe("cod_due");
  });

  it("is not moved by words that mean nothing for it, nor by those of another parcel", async () => {
    const { _id, awb } = await booked();
    for (const status of ["PICKUP SCHEDULED", "MANIFEST GENERATED", "दिल्ली", "__proto__", "constructor"])
      await report({ awb, current_status: status, current_timestamp: ago(3), scans: [] });
    await report({ awb: "NOT-OURS", current_status: "DELIVERED", scans: [] });
    await settled();
    expect((await desk.order(_id)).orderStatus).toBe("confirmed");
  });
});

describe("reports that come wrong", () => {
  it("twice change nothing", async () => {
    const { _id, awb } = await booked();
    await sandbox.faults({ webhook: { times: 5 } });
    await sandbox.move(awb, "PICKED UP");
    await sandbox.move(awb, "DELIVERED");
    await sandbox.faults({});
    const { timeline } = await desk.status(_id, "delivered");
    await settled();
    expect((await desk.order(_id)).timeline).toHaveLength(timeline.length);
    expect((await track(_id)).events.filter(({ status }) => status === "delivered")).toHaveLength(1);
  });

  it("in any order end where the latest scan says", async () => {
    const way = [
      scan("PICKED UP", ago(50)),
      scan("IN TRANSIT", ago(40)),
      scan("OUT FOR DELIVERY", ago(30)),
      scan("UNDELIVERED", ago(20)),
      scan("OUT FOR DELIVERY", ago(10)),
    ];
    for (const order of [
      [4, 3, 2, 1, 0],
      [2, 4, 0, 3, 1],
      [3, 4, 2, 0, 1],
    ]) {
      const { _id, awb } = await booked();
      for (const at of order) {
        const said = way[at];
        if (said) await report({ awb, current_status: said["sr-status-label"], scans: [said] });
        await settled();
      }
      const { orderStatus, timeline } = await desk.order(_id);
      expect(orderStatus, order.join()).toBe("out_for_delivery");
      const times = (await track(_id)).events.slice(-5).map(({ at }) => at);
      expect(times).toEqual([...times].sort());
      expect(timeline.at(-1)?.by).toBe("courier");
    }
  });

  it("after the end are kept and move nothing back", async () => {
    const { _id, awb } = await booked();
    await sandbox.move(awb, "DELIVERED");
    await desk.status(_id, "delivered");
    await report({ awb, current_status: "UNDELIVERED", scans: [scan("UNDELIVERED", ago(0))] });
    await settled();
    expect((await desk.order(_id)).orderStatus).toBe("delivered");
  });

  it("of a cancelled order are not taken", async () => {
    const { _id, awb } = await booked();
    await desk.move(_id, "cancelled", { note: "Asked by phone" });
    await report({ awb, current_status: "DELIVERED", scans: [] });
    await settled();
    expect((await desk.order(_id)).orderStatus).toBe("cancelled");
  });
});

describe("the webhook", () => {
  it("stores nothing of whoever does not know the token", async () => {
    const { _id, awb } = await booked();
    const before = await inboxSize();
    const body = { awb, current_status: "DELIVERED", scans: [] };
    const forged: Record<string, string>[] = [
      {},
      { "x-api-key": "" },
      { "x-api-key": `${webhookToken} x` },
      { "x-api-key": webhookToken.slice(0, -1) },
      { "x-api-key": webhookToken.toUpperCase() },
      { authorization: `Bearer ${webhookToken}` },
      { "x-api-key": "undefined" },
    ];
    for (const headers of forged) expect((await report(body, headers)).status).toBe(401);
    expect(await inboxSize()).toBe(before);
    expect((await desk.order(_id)).orderStatus).toBe("confirmed");
  });

  it("refuses what is no report, takes a trial without a parcel, and keeps neither", async () => {
    const before = await inboxSize();
    for (const body of ["", "{", "[]", "null", '"x"', '{"awb":{}}', '{"awb":"A","scans":"x"}'])
      expect((await report(body)).status, body).toBe(400);
    expect((await report("x".repeat(300_000))).status).toBe(413);
    expect((await report({ current_status: "DELIVERED" })).status).toBe(200);
    expect(await inboxSize()).toBe(before);
  });

  it("takes hostile text as text", async () => {
    const { _id, awb } = await booked();
    const said = scan(
      "IN TRANSIT",
      ago(1),
      "<script>alert(1)</script>\u0000\ud800'; drop table shop_order; --",
    );
    expect((await report({ awb, current_status: "IN TRANSIT", scans: [said] })).status).toBe(200);
    await desk.status(_id, "shipped");
    expect((await track(_id)).events.map(({ location }) => location?.slice(0, 8))).toContain("<script>");
  });

  it("takes a report with the token before, while that is being replaced", async () => {
    const { _id, awb } = await booked();
    const body = { awb, current_status: "IN TRANSIT", scans: [scan("IN TRANSIT", ago(1))] };
    expect((await report(body, { "x-api-key": `${tokenBefore}s` })).status).toBe(401);
    expect((await report(body, { "x-api-key": tokenBefore })).status).toBe(200);
    await desk.status(_id, "shipped");
  });

  it("is answered on the address that Shiprocket's panel accepts", async () => {
    const { pathname } = new URL(`${shop.url}/api/couriers/webhook`);
    expect(pathname).not.toMatch(/shiprocket|kartrocket|sr|kr/);
    const { status } = await fetch(`${shop.url}${pathname}`, {
      method: "POST",
      headers: { "x-api-key": webhookToken },
      body: "{}",
    });
    expect(status).toBe(200);
  });
});

describe("a parcel that the courier forgets to tell of", () => {
  it("is asked after", async () => {
    const { _id, awb } = await booked();
    await sandbox.faults({ webhook: { drop: 1 } });
    await sandbox.move(awb, "DELIVERED");
    await sandbox.faults({});
    await shop.query({
      text: "update shop_booking set due_at = now() where order_id = $1",
      values: [_id],
    });
    expect((await desk.status(_id, "delivered")).orderStatus).toBe("delivered");
    const due = () =>
      shop.query({
        text: "select due_at from shop_booking where order_id = $1",
        values: [_id],
      });
    await expect.poll(due).toEqual([{ due_at: null }]);
  });
});

describe("a parcel in trouble", () => {
  it.each([
    ["LOST", "lost"],
    ["PICKUP ERROR", "pickup_failed"],
  ] as const)("is put before staff: %s", async (status, code) => {
    const { _id, awb } = await booked();
    await sandbox.move(awb, status, { location: "Karad" });
    const { shippingFailure } = await until(
      () => desk.order(_id),
      (order) => order.shippingFailure !== null,
    );
    expect(shippingFailure).toMatchObject({ code, message: expect.stringContaining("Karad") });
    expect(await desk.failedList()).toContain(_id);
  });

  it("is fetched after all where staff ask again", async () => {
    const { _id, awb } = await booked();
    await sandbox.move(awb, "PICKUP ERROR");
    await until(
      () => desk.order(_id),
      (order) => order.shippingFailure !== null,
    );
    const { body } = await desk.retry(_id);
    expect(body.data).toMatchObject({ shippingFailure: null, booking: { state: "booked", awb } });
  });

  it("is handed over anew where the courier dropped it", async () => {
    const { _id, awb, orderNumber } = await booked();
    await sandbox.move(awb, "CANCELED");
    await until(
      () => desk.order(_id),
      (order) => order.shippingFailure?.code === "courier_cancelled",
    );
    const { body } = await desk.retry(_id);
    expect(body.data.booking).toMatchObject({ state: "booked" });
    expect(body.data.courier?.awb).not.toBe(awb);
    expect(await sandbox.parcels(orderNumber)).toHaveLength(2);
  });
});

describe("a parcel that comes back", () => {
  async function returned(person: Person): Promise<string> {
    const { _id, awb } = await booked(person);
    await sandbox.move(awb, "OUT FOR DELIVERY");
    await desk.status(_id, "out_for_delivery");
    await sandbox.move(awb, "UNDELIVERED");
    await desk.status(_id, "delivery_failed");
    await sandbox.move(awb, "RTO INITIATED");
    await desk.status(_id, "rto_in_transit");
    await sandbox.move(awb, "RTO DELIVERED");
    await desk.status(_id, "rto_received");
    return _id;
  }

  it("is on the shelf again, and no cash is awaited", async () => {
    const before = await shelf(shop, toy);
    const id = await returned(asha);
    expect(await shelf(shop, toy)).toEqual(before);
    expect((await desk.order(id)).paymentStatus).toBe("cancelled");
  });

  it("counts: after two of them the shopper pays online", async () => {
    const sunil = await shop.shopper();
    await returned(sunil);
    await put(shop, sunil, toy);
    expect((await place(shop, sunil)).status).toBe(201);
    await returned(sunil);
    await put(shop, sunil, toy);
    const { status, body } = await place(shop, sunil);
    expect([status, body.code]).toEqual([422, "cod_unavailable"]);
  });

  it("is delivered after all where the courier tries once more, and its cash is awaited", async () => {
    const sold = await shelf(shop, toy);
    const { _id, awb } = await booked(await shop.shopper());
    // Minutes apart: of two scans in one second the later status counts.
    await sandbox.move(awb, "UNDELIVERED", { date: ago(40) });
    await desk.status(_id, "delivery_failed");
    await sandbox.move(awb, "RTO INITIATED", { date: ago(30) });
    const { nextStatuses } = await desk.status(_id, "rto_in_transit");
    expect(nextStatuses).toEqual(["out_for_delivery", "delivered", "rto_received"]);
    await sandbox.move(awb, "OUT FOR DELIVERY", { date: ago(20) });
    await desk.status(_id, "out_for_delivery");
    await sandbox.move(awb, "DELIVERED", { date: ago(10) });
    expect(await desk.status(_id, "delivered")).toMatchObject({ paymentStatus: "cod_due", canReturn: true });
    expect(await shelf(shop, toy)).toEqual({ ...sold, stocked: sold.stocked - 1 });
    expect(await auditFaults()).toEqual([]);
  });

  it("is what staff say it is until the courier says something newer", async () => {
    const { _id, awb } = await booked(await shop.shopper());
    const lastScan = { awb, current_status: "UNDELIVERED", scans: [] };
    await report({ ...lastScan, current_timestamp: ago(20) });
    await desk.status(_id, "delivery_failed");
    expect((await desk.move(_id, "rto_in_transit")).status).toBe(200);
    // As the shop's own question after it is answered, every few hours.
    await report({ ...lastScan, current_timestamp: ago(20) });
    await settled();
    expect((await desk.order(_id)).timeline.map(({ to }) => to).at(-1)).toBe("rto_in_transit");
    await report({ awb, current_status: "OUT FOR DELIVERY", current_timestamp: ago(-1), scans: [] });
    await desk.status(_id, "out_for_delivery");
  });

  it("is what staff say it is where they have it tried again, though the courier repeats its last word", async () => {
    const { _id, awb } = await booked(await shop.shopper());
    const lastScan = { awb, current_status: "RTO INITIATED", current_timestamp: ago(20), scans: [] };
    await report(lastScan);
    await desk.status(_id, "rto_in_transit");
    expect((await desk.move(_id, "out_for_delivery")).status).toBe(200);
    await report({ ...lastScan, scans: [], etd: ago(-2_000) });
    await settled();
    expect((await desk.order(_id)).timeline.map(({ to }) => to).at(-1)).toBe("out_for_delivery");
    await report({ awb, current_status: "RTO INITIATED", current_timestamp: ago(-1), scans: [] });
    await desk.status(_id, "rto_in_transit");
  });

  it("passes through all that lies between where only its end was reported", async () => {
    const { _id, awb } = await booked();
    await report({ awb, current_status: "RTO DELIVERED", current_timestamp: ago(0), scans: [] });
    const { timeline } = await desk.status(_id, "rto_received");
    expect(timeline.map(({ to }) => to).slice(-3)).toEqual([
      "delivery_failed",
      "rto_in_transit",
      "rto_received",
    ]);
  });
});

describe("a past order that is loaded", () => {
  it("is not booked, where a new one is", async () => {
    const { transitionOrder } = loadBackend<
      typeof import("../src/order-lifecycle/transitions/transition-order")
    >("./order-lifecycle/transitions/transition-order");
    const sunil = await shop.shopper();
    await put(shop, sunil, toy);
    const { body } = await place(shop, sunil);
    await transitionOrder(shop.container, {
      orderId: body.orderId,
      to: "confirmed",
      by: "admin",
      at: new Date("2026-01-05T06:00:00Z"),
      isPast: true,
    });
    expect((await desk.order(body.orderId)).booking?.state).toBe("none");
  });
});

it("leaves stock, money and orders in agreement", async () => {
  await settled();
  expect(await auditFaults()).toEqual([]);
});
