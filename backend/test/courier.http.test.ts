import { PDFDocument } from "pdf-lib";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { messages } from "../src/contract/messages";
import { asBrowserOf } from "./support/call";
import { type CourierShop, openCourierShop, until } from "./support/courier-sandbox";
import { readDescription, undescribed } from "./support/description";
import { auditFaults, pune } from "./support/goods";
import { loadBackend } from "./support/load-backend";

let opened: CourierShop;
let sandbox: CourierShop["sandbox"];
let shop: CourierShop["shop"];
let asha: CourierShop["asha"];
let desk: CourierShop["desk"];

beforeAll(async () => {
  opened = await openCourierShop();
  ({ sandbox, shop, asha, desk } = opened);
});
afterEach(() => sandbox.faults({}));
afterAll(() => opened.close());

describe("a confirmed order", () => {
  it("is booked with the courier once, with its goods, its weight and the cash to collect", async () => {
    const { _id, orderNumber, totalAmount } = await desk.confirmed(asha);
    const { booking, courier, orderStatus } = await desk.booking(_id, "booked");
    expect(booking).toMatchObject({ courier: "Deccan Surface", attempts: 1, message: null });
    // A number of the stand-in has no public tracking page.
    expect(courier).toEqual({ name: "Deccan Surface", awb: booking?.awb, trackingUrl: null });
    expect(orderStatus).toBe("confirmed");
    const parcels = await sandbox.parcels(orderNumber);
    expect(parcels).toHaveLength(1);
    expect(parcels[0]).toMatchObject({
      reference: orderNumber,
      pincode: pune.pincode,
      paymentMethod: "COD",
      collect: totalAmount,
      weightKg: 0.4,
      isPickupAsked: true,
    });
  });

  it("is not booked before it is confirmed, and not again when it is packed", async () => {
    const { _id, orderNumber } = await desk.confirmed(asha);
    await desk.booking(_id, "booked");
    expect((await desk.move(_id, "packed")).body.data.booking?.state).toBe("booked");
    expect(await sandbox.parcels(orderNumber)).toHaveLength(1);
  });

  it.each([
    ["the hand-over", "orders/create"],
    ["the tracking number", "assign/awb"],
    ["the pickup", "generate/pickup"],
  ])("is booked once also when the answer about %s is lost", async (_what, on) => {
    await sandbox.faults({ api: { kind: "lost", calls: 1, on } });
    const { _id, orderNumber } = await desk.confirmed(asha);
    const { booking, courier } = await desk.hurried(_id, "booked");
    const parcels = await sandbox.parcels(orderNumber);
    expect(parcels).toHaveLength(1);
    expect(parcels[0]).toMatchObject({ awb: booking?.awb, isPickupAsked: true });
    expect(courier?.awb).toBe(booking?.awb);
  });

  it("is booked with a new token where the old one was ended", async () => {
    await sandbox.faults({ api: { kind: "expired", calls: 1, on: "orders" } });
    const { _id } = await desk.confirmed(asha);
    expect((await desk.booking(_id, "booked")).booking?.attempts).toBe(1);
  });

  it("has a label for staff, and none before it is booked", async () => {
    await sandbox.faults({ api: { kind: "down", calls: 99 } });
    const { _id } = await desk.confirmed(asha);
    const label = () =>
      fetch(`${shop.url}/api/admin/orders/label/${_id}`, {
        redirect: "manual",
        headers: asBrowserOf(desk.staff),
      });
    expect((await label()).status).toBe(409);
    await sandbox.faults({});
    const { booking } = await desk.hurried(_id, "booked");
    const answer = await label();
    expect(answer.status).toBe(303);
    expect(undescribed(await readDescription(shop.url), "adminGetLabel", answer)).toEqual([]);
    const page = await fetch(answer.headers.get("location") ?? "");
    expect(await page.text()).toContain(booking?.awb);
  });
});

describe("the papers of several orders", () => {
  const print = async (orderIds: string[], more = "", { token }: { token: string } = desk.staff) => {
    const response = await fetch(
      `${shop.url}/api/admin/orders/papers?orderIds=${orderIds.join(",")}${more}`,
      {
        headers: asBrowserOf({ token }),
      },
    );
    return response;
  };
  const sizesOf = async (response: Response) => {
    expect([response.status, response.headers.get("content-type")]).toEqual([200, "application/pdf"]);
    const pdf = await PDFDocument.load(await response.arrayBuffer());
    // The courier's label is the only page that is not A4.
    return pdf.getPages().map((page) => (page.getWidth() < 300 ? "label" : "A4"));
  };
  const missingIn = (response: Response) =>
    JSON.parse(decodeURIComponent(response.headers.get("papers-missing") ?? "")) as {
      orderNumber: string;
      kind: string;
      message: string;
    }[];

  it("are one PDF in the order asked for: label, packing slip and invoice of each", async () => {
    const made = [await desk.confirmed(asha), await desk.confirmed(asha)];
    for (const { _id } of made) {
      await desk.booking(_id, "booked");
      await desk.move(_id, "packed");
    }
    const [first, second] = made.map(({ _id }) => _id) as [string, string];
    const whole = await print([second, first, second]);
    expect(missingIn(whole)).toEqual([]);
    expect(await sizesOf(whole)).toEqual(["label", "A4", "A4", "label", "A4", "A4"]);
    expect(await sizesOf(await print([first, second], "&kinds=label"))).toEqual(["label", "label"]);
    const notes = await shop.query<{ thing: string }>({
      text: "select distinct thing from audit_log where route = 'adminGetPapers' and thing_id = any ($1)",
      values: [[first, second]],
    });
    expect(notes.map(({ thing }) => thing).sort()).toEqual(made.map(({ orderNumber }) => orderNumber).sort());
  });

  it("say on a page and in the answer what is missing, and never leave it out silently", async () => {
    const ready = await desk.confirmed(asha);
    await desk.booking(ready._id, "booked");
    await sandbox.faults({ api: { kind: "down", calls: 10_000 } });
    const unbooked = await desk.confirmed(asha);
    const cancelled = await desk.confirmed(asha);
    await desk.move(cancelled._id, "cancelled", { note: "not wanted" });
    const some = await print([ready._id, unbooked._id, cancelled._id]);
    expect(missingIn(some)).toEqual([
      { orderNumber: ready.orderNumber, kind: "invoice", message: String(messages.noInvoiceYet) },
      { orderNumber: unbooked.orderNumber, kind: "label", message: String(messages.noLabel) },
      { orderNumber: unbooked.orderNumber, kind: "invoice", message: String(messages.noInvoiceYet) },
      {
        orderNumber: cancelled.orderNumber,
        kind: "slip",
        message: String(messages.orderNotSent("cancelled")),
      },
    ]);
    expect(await sizesOf(some)).toEqual(["label", ...Array(6).fill("A4")]);

    // The courier's address shows a page, or nothing, where its label should be.
    for (const url of [
      `${sandbox.url}/courier/ledger`,
      `${sandbox.url}/nowhere`,
      "http://127.0.0.1:1/label",
    ]) {
      await shop.query({
        text: "update shop_booking set label_url = $2 where order_id = $1",
        values: [ready._id, url],
      });
      const broken = await print([ready._id], "&kinds=label,slip");
      expect(missingIn(broken)).toEqual([
        { orderNumber: ready.orderNumber, kind: "label", message: String(messages.labelUnreadable) },
      ]);
      expect(await sizesOf(broken)).toEqual(["A4", "A4"]);
    }
  });

  it("are for staff who send parcels, at most twenty at a time, and only of orders that exist", async () => {
    const { _id } = await desk.confirmed(asha);
    expect((await print([_id], "", asha)).status).toBe(403);
    expect((await print(["order_none"])).status).toBe(404);
    expect((await print([])).status).toBe(422);
    expect((await print([_id], "&kinds=postcard")).status).toBe(422);
    const many = await print(Array.from({ length: 21 }, (_, at) => `order_${at}`));
    expect([many.status, (await many.json()).message]).toEqual([422, String(messages.printAtMost(20))]);
  });
});

describe("a courier service that fails", () => {
  it.each(["down", "slow", "garbage", "error", "busy"] as const)(
    "by being %s leaves the order as it is, lists it, and books it when it is back",
    async (kind) => {
      await sandbox.faults({ api: { kind, calls: 10_000 } });
      const { _id, orderNumber } = await desk.confirmed(asha);
      const failed = await desk.hurried(_id, "failed");
      expect(failed).toMatchObject({ orderStatus: "confirmed", courier: null });
      expect(failed.shippingFailure?.attempts).toBeGreaterThanOrEqual(4);
      expect(failed.shippingFailure?.message).toMatch(/Shiprocket|Oops|Too Many/);
      expect(await desk.failedList()).toContain(_id);

      await sandbox.faults({});
      const { shippingFailure } = await desk.hurried(_id, "booked");
      expect(shippingFailure).toBeNull();
      expect(await desk.failedList()).not.toContain(_id);
      expect(await sandbox.parcels(orderNumber)).toHaveLength(1);
    },
    600_000,
  );

  it("never keeps a shopper or staff waiting", async () => {
    await sandbox.faults({ api: { kind: "slow", calls: 10_000 } });
    // A confirmation that waited for the courier would tell of its failure; one may be later than that by chance.
    await expect
      .poll(async () => (await desk.confirmed(asha)).booking)
      .toMatchObject({ state: "waiting", message: null });
  });
});

describe("a courier service that refuses", () => {
  const refused = async () => {
    await sandbox.faults({ refusePincodes: [pune.pincode] });
    const { _id } = await desk.confirmed(asha);
    return desk.booking(_id, "failed");
  };

  it("lists the order at once with the reason, and tries no more by itself", async () => {
    const order = await refused();
    expect(order.shippingFailure).toMatchObject({ code: "no_awb", attempts: 1 });
    expect(order.booking?.message).toContain(`No courier goes to ${pune.pincode}`);
    expect(await desk.failedList()).toContain(order._id);
    const [row] = await shop.query<{ due_at: Date | null }>({
      text: "select due_at from shop_booking where order_id = $1",
      values: [order._id],
    });
    expect(row?.due_at).toBeNull();
  });

  it("is asked again by staff, who hear the outcome", async () => {
    const { _id } = await refused();
    const again = await desk.retry(_id);
    expect(again.body.message).toContain("No courier goes to");
    expect(again.body.data.booking).toMatchObject({ state: "failed", attempts: 1 });
    await sandbox.faults({});
    const done = await desk.retry(_id);
    expect(done.body.data).toMatchObject({ booking: { state: "booked" }, shippingFailure: null });
    expect(done.body.message).toContain(done.body.data.booking?.awb);
  });

  it("is asked by the shop's own worker, where that was faster, and staff hear that outcome too", async () => {
    const { _id } = await refused();
    const set = (text: string) =>
      shop.query({ text: `update shop_booking set ${text} where order_id = $1`, values: [_id] });
    await set("state = 'waiting', due_at = now(), leased_until = now() + interval '1 hour'");
    const { workOffBooking } = loadBackend<typeof import("../src/order-lifecycle/deliveries/work")>(
      "./order-lifecycle/deliveries/work",
    );
    let isDone = false;
    const done = workOffBooking(shop.container, _id).then(() => {
      isDone = true;
    });
    expect((await desk.order(_id)).booking?.state).toBe("waiting");
    expect(isDone).toBe(false);
    await set("state = 'failed', due_at = null, leased_until = null");
    await done;
  });

  it("names the carriers for a parcel, and staff choose one", async () => {
    const { _id } = await refused();
    const couriers = () => shop.call("adminGetCouriers", { params: { id: _id } }, desk.staff);
    const none = await couriers();
    expect(none.status).toBe(502);
    expect(none.body.message).toContain("not serviceable");
    await sandbox.faults({});
    const { body } = await couriers();
    expect(body.data.map(({ name, isRecommended }) => [name, isRecommended])).toEqual([
      ["Deccan Surface", true],
      ["Narmada Express", false],
      ["Vindhya Air", false],
    ]);
    expect(body.data[0]).toMatchObject({ rate: 74, days: 5 });
    const unknown = await desk.retry(_id, 99);
    expect(unknown.body.data.booking?.state).toBe("failed");
    const chosen = await desk.retry(_id, 13);
    expect(chosen.body.data.booking).toMatchObject({ state: "booked", courier: "Vindhya Air" });
  });

  it("can be passed by: staff enter courier and number by hand", async () => {
    const { _id } = await refused();
    const byHand = { name: "India Post", awb: "EM123456789IN", trackingUrl: "https://www.indiapost.gov.in/" };
    await desk.move(_id, "packed");
    const { body } = await desk.move(_id, "shipped", { courier: byHand });
    expect(body.data).toMatchObject({ courier: byHand, shippingFailure: null, orderStatus: "shipped" });
    expect(body.data.booking).toMatchObject({ state: "by_hand", awb: byHand.awb });
    expect(await desk.failedList()).not.toContain(_id);
  });
});

describe("staff who change their mind", () => {
  it("give a booked parcel to another carrier, under one new number", async () => {
    const { _id, orderNumber } = await desk.confirmed(asha);
    const first = await desk.booking(_id, "booked");
    expect((await desk.retry(_id)).status).toBe(409);
    const { body } = await desk.retry(_id, 12);
    expect(body.data.booking).toMatchObject({ state: "booked", courier: "Narmada Express" });
    expect(body.data.courier?.awb).not.toBe(first.courier?.awb);
    const parcels = await sandbox.parcels(orderNumber);
    expect(parcels).toMatchObject([{ awb: body.data.courier?.awb, isPickupAsked: true }]);
  });

  it("keep the carrier they had where the other says no", async () => {
    const { _id } = await desk.confirmed(asha);
    const { courier } = await desk.booking(_id, "booked");
    await sandbox.faults({ refusePincodes: [pune.pincode] });
    const { body } = await desk.retry(_id, 12);
    expect(body.data).toMatchObject({ courier, booking: { state: "booked", awb: courier?.awb } });
    expect(body.message).toContain("No courier goes to");
  });

  it("send a booked parcel by hand: it is called off, and can be booked anew later", async () => {
    const { _id, orderNumber } = await desk.confirmed(asha);
    await desk.booking(_id, "booked");
    const byHand = { name: "Our own van", awb: "VAN-7" };
    expect((await desk.move(_id, "confirmed", { courier: byHand })).status).toBe(200);
    await until(
      () => sandbox.parcels(orderNumber),
      (parcels) => parcels.every(({ status }) => status === "CANCELED"),
    );
    const order = await until(
      () => desk.order(_id),
      ({ booking }) => booking?.state === "by_hand",
    );
    expect(order.courier).toMatchObject(byHand);
    const { body } = await until(
      () => desk.retry(_id),
      ({ status }) => status === 200,
    );
    expect(body.data.booking?.state).toBe("booked");
    expect((await sandbox.parcels(orderNumber)).map(({ reference }) => reference)).toEqual([
      orderNumber,
      `${orderNumber}-2`,
    ]);
  });

  it("may say the courier's own number again without losing the parcel", async () => {
    const { _id, orderNumber } = await desk.confirmed(asha);
    const { courier } = await desk.booking(_id, "booked");
    await desk.move(_id, "packed");
    const { body } = await desk.move(_id, "shipped", { courier });
    expect(body.data.booking?.state).toBe("booked");
    expect(await sandbox.parcels(orderNumber)).toMatchObject([{ status: "PICKUP SCHEDULED" }]);
  });
});

describe("a cancelled order", () => {
  const cancel = (orderId: string) =>
    shop.call(
      "cancelOrder",
      { params: { orderId }, body: { orderStatus: "cancelled", cancellationReason: "Found it at home" } },
      asha,
    );

  it("has its parcel called off", async () => {
    const { _id, orderNumber } = await desk.confirmed(asha);
    await desk.booking(_id, "booked");
    expect((await cancel(_id)).status).toBe(200);
    await desk.booking(_id, "cancelled");
    expect(await sandbox.parcels(orderNumber)).toMatchObject([{ status: "CANCELED" }]);
  });

  it("has its parcel called off also when it was cancelled while the courier did not answer", async () => {
    await sandbox.faults({ api: { kind: "lost", calls: 1, on: "orders/create" } });
    const { _id, orderNumber } = await desk.confirmed(asha);
    await until(
      () => sandbox.parcels(orderNumber),
      ({ length }) => length === 1,
    );
    await cancel(_id);
    await desk.hurried(_id, "cancelled");
    expect(await sandbox.parcels(orderNumber)).toMatchObject([{ status: "CANCELED" }]);
  });

  it("is put before staff where the courier will not call it off, and they try again", async () => {
    const { _id } = await desk.confirmed(asha);
    await desk.booking(_id, "booked");
    await sandbox.faults({ api: { kind: "garbage", calls: 10_000 } });
    await cancel(_id);
    const stuck = await until(
      async () => {
        await desk.hurried(_id, "cancelling");
        return desk.order(_id);
      },
      ({ shippingFailure }) => shippingFailure !== null,
    );
    expect(stuck.shippingFailure?.code).toBe("not_called_off");
    await sandbox.faults({});
    const { body } = await until(
      () => desk.retry(_id),
      ({ status }) => status === 200,
    );
    expect(body.data).toMatchObject({ booking: { state: "cancelled" }, shippingFailure: null });
  });

  it("cannot be booked again", async () => {
    const { _id } = await desk.confirmed(asha);
    await cancel(_id);
    await desk.hurried(_id, "cancelled");
    const { status, body } = await desk.retry(_id);
    expect([status, body.code]).toEqual([409, "not_bookable"]);
  });
});

describe("a process that dies with a booking", () => {
  it("leaves it to the next once its lease has ended, and nobody takes it before", async () => {
    // Every call, as a parcel of an earlier test may be booked at the same moment.
    await sandbox.faults({ api: { kind: "lost", calls: 10_000, on: "assign/awb" } });
    const { _id, orderNumber } = await desk.confirmed(asha);
    await until(
      () => desk.order(_id),
      ({ booking }) => typeof booking?.message === "string",
    );
    const lease = (ends: string) =>
      shop.query({
        text: `update shop_booking set leased_until = now() + $2::interval, due_at = now() where order_id = $1`,
        values: [_id, ends],
      });
    await lease("1 hour");
    await sandbox.faults({});
    const { status, body } = await desk.retry(_id);
    expect([status, body.code]).toEqual([409, "booking_running"]);
    await new Promise((resolve) => setTimeout(resolve, 3_500));
    expect((await desk.order(_id)).booking?.state).toBe("waiting");
    await lease("-1 second");
    const { courier } = await desk.booking(_id, "booked");
    expect(await sandbox.parcels(orderNumber)).toMatchObject([{ awb: courier?.awb }]);
  });
});

describe("many at once", () => {
  it("are each booked once, also when two of the staff press the button together", async () => {
    const orders = [];
    for (let at = 0; at < 6; at += 1) orders.push(await desk.confirmed(asha));
    await Promise.all(orders.flatMap(({ _id }) => [desk.retry(_id), desk.retry(_id)]));
    for (const { _id, orderNumber } of orders) {
      await desk.booking(_id, "booked");
      expect(await sandbox.parcels(orderNumber)).toHaveLength(1);
    }
  });
});

it("leaves stock, money and orders in agreement", async () => {
  expect(await auditFaults()).toEqual([]);
});
