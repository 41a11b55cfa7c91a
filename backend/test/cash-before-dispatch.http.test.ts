import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { asBrowserOf } from "./support/call";
import { type CourierShop, openCourierShop, until } from "./support/courier-sandbox";
import { auditFaults } from "./support/goods";

let opened: CourierShop;
let sandbox: CourierShop["sandbox"];
let shop: CourierShop["shop"];
let asha: CourierShop["asha"];
let desk: CourierShop["desk"];

beforeAll(async () => {
  opened = await openCourierShop();
  ({ sandbox, shop, asha, desk } = opened);
});
afterEach(async () => {
  await sandbox.faults({});
});
afterAll(async () => {
  expect(await auditFaults()).toEqual([]);
  await opened.close();
});

async function booked() {
  const { _id } = await desk.confirmed(asha);
  return desk.booking(_id, "booked");
}
const noteCash = async (orderId: string) =>
  expect((await shop.call("adminNoteCash", { body: { orderIds: [orderId] } }, desk.staff)).status).toBe(200);
const undoCash = async (orderId: string) => {
  const body = { reason: "It was another order's" };
  const { status } = await shop.call("adminTakeCashBack", { params: { id: orderId }, body }, desk.staff);
  expect(status).toBe(200);
};
const lastError = async (orderId: string) => {
  const [row] = await shop.query<{ state: string; code: string | null }>({
    text: "select state, last_error ->> 'code' as code from shop_booking where order_id = $1",
    values: [orderId],
  });
  return row;
};
/** What the courier carries, or has called off, of an order, in the order it was booked in. */
const atCourier = async (orderNumber: string) =>
  (await sandbox.parcels(orderNumber)).map(({ status, paymentMethod, collect }) => [
    status === "CANCELED" ? "called off" : "goes",
    paymentMethod,
    collect,
  ]);
/** Waits for the parcel of this reference to be the order's. */
const bookedAs = (orderId: string, reference: string) =>
  until(
    async () => {
      const parcel = (await sandbox.parcels(reference)).find((one) => one.reference === reference);
      return { parcel, order: await desk.order(orderId) };
    },
    ({ parcel, order }) =>
      order.booking?.state === "booked" && Boolean(parcel?.awb) && order.courier?.awb === parcel?.awb,
  );
const labelOf = async (orderId: string) => {
  const answer = await fetch(`${shop.url}/api/admin/orders/label/${orderId}`, {
    redirect: "manual",
    headers: asBrowserOf(desk.staff),
  });
  return answer.headers.get("location") ?? `none (${answer.status})`;
};

describe("cash that comes before the parcel leaves", () => {
  it("is not collected once more: the parcel is called off and goes as prepaid, and with cash again if it was a mistake", async () => {
    const { _id, orderNumber, totalAmount, courier } = await booked();
    await noteCash(_id);
    const { order, parcel } = await bookedAs(_id, `${orderNumber}-2`);
    expect(order).toMatchObject({
      orderStatus: "confirmed",
      shippingFailure: null,
      booking: { message: null },
    });
    expect(order.courier?.name).toBe(courier?.name);
    expect(parcel?.isPickupAsked).toBe(true);
    expect(await labelOf(_id)).toContain(order.courier?.awb);
    expect(await atCourier(orderNumber)).toEqual([
      ["called off", "COD", totalAmount],
      ["goes", "Prepaid", 0],
    ]);
    await undoCash(_id);
    await bookedAs(_id, `${orderNumber}-3`);
    expect((await atCourier(orderNumber)).slice(1)).toEqual([
      ["called off", "Prepaid", 0],
      ["goes", "COD", totalAmount],
    ]);
  });

  it("is not collected once more where it was noted with another step of the order", async () => {
    const { _id, orderNumber, totalAmount } = await booked();
    expect((await desk.move(_id, "packed", { paymentStatus: "paid" })).status).toBe(200);
    await bookedAs(_id, `${orderNumber}-2`);
    expect(await atCourier(orderNumber)).toEqual([
      ["called off", "COD", totalAmount],
      ["goes", "Prepaid", 0],
    ]);
  });

  it.each([
    ["before the courier knows of the parcel", "down", ""],
    ["while the courier does not answer about the hand-over", "lost", "orders/create"],
    ["while the courier is asked for the number", "slow", "assign/awb"],
  ] as const)("leaves one parcel, without cash, where it was noted %s", async (_when, kind, on) => {
    await sandbox.faults({ api: { kind, calls: kind === "down" ? 10_000 : 1, on } });
    const { _id, orderNumber } = await desk.confirmed(asha);
    if (on)
      await until(
        () => sandbox.parcels(orderNumber),
        ({ length }) => length === 1,
      );
    await noteCash(_id);
    await sandbox.faults({});
    await desk.hurried(_id, "booked");
    const left = (await atCourier(orderNumber)).filter(([goes]) => goes === "goes");
    expect(left).toEqual([["goes", "Prepaid", 0]]);
    expect((await desk.order(_id)).courier).not.toBeNull();
  });

  it("does not bring back the parcel of an order that is cancelled meanwhile", async () => {
    const { _id, orderNumber, totalAmount } = await booked();
    await sandbox.faults({ api: { kind: "down", calls: 10_000 } });
    await noteCash(_id);
    expect(await desk.booking(_id, "cancelling")).toMatchObject({ courier: null });
    expect(await labelOf(_id)).toBe("none (409)");
    await desk.move(_id, "cancelled", { note: "Sold out" });
    await sandbox.faults({});
    await desk.hurried(_id, "cancelled");
    expect(await atCourier(orderNumber)).toEqual([["called off", "COD", totalAmount]]);
  });

  it("leaves the parcel called off where staff send it by hand meanwhile", async () => {
    const { _id, orderNumber, totalAmount } = await booked();
    await sandbox.faults({ api: { kind: "down", calls: 10_000 } });
    await noteCash(_id);
    await desk.move(_id, "confirmed", { courier: { name: "Our own van", awb: "VAN-9" } });
    await sandbox.faults({});
    await until(
      async () => {
        await desk.hurried(_id, "by_hand");
        return atCourier(orderNumber);
      },
      (parcels) => parcels.every(([goes]) => goes === "called off"),
    );
    expect(await atCourier(orderNumber)).toEqual([["called off", "COD", totalAmount]]);
    expect((await desk.order(_id)).courier?.awb).toBe("VAN-9");
  });
});

describe("a courier that has the parcel already, or does not answer", () => {
  it("is put before staff, and is asked again when they say so", async () => {
    const { _id, orderNumber, totalAmount } = await booked();
    await sandbox.faults({ api: { kind: "garbage", calls: 10_000 } });
    await noteCash(_id);
    const stuck = await until(
      async () => {
        await desk.hurried(_id, "cancelling");
        return desk.order(_id);
      },
      ({ shippingFailure }) => shippingFailure !== null,
    );
    expect(stuck.shippingFailure?.code).toBe("not_called_off");
    expect(await desk.failedList()).toContain(_id);
    await sandbox.faults({});
    const { body } = await until(
      () => desk.retry(_id),
      ({ status }) => status === 200,
    );
    expect(body.data).toMatchObject({ booking: { state: "booked" }, shippingFailure: null });
    expect(await atCourier(orderNumber)).toEqual([
      ["called off", "COD", totalAmount],
      ["goes", "Prepaid", 0],
    ]);
  });

  it("keeps the parcel it will not call off, and staff read at the order that it collects the cash", async () => {
    const { _id, orderNumber, totalAmount, courier } = await booked();
    const awb = courier?.awb ?? "";
    // The pick-up failed: the order stands as it did, but the courier calls nothing off any more.
    await sandbox.move(awb, "PICKUP ERROR");
    await until(
      () => desk.order(_id),
      ({ shippingFailure }) => shippingFailure !== null,
    );
    await noteCash(_id);
    const left = await until(
      () => desk.order(_id),
      ({ booking }) => booking?.state === "booked" && booking.message !== null,
    );
    expect(left.booking?.message).toMatch(/^Paid already, but .* collects the cash: Cannot cancel/);
    expect(left).toMatchObject({ courier, shippingFailure: { code: "other_cash" } });
    // Asking again changes neither the parcel nor what staff read.
    const { body } = await until(
      () => desk.retry(_id),
      ({ status }) => status === 200,
    );
    expect(body.message).toContain("Paid already");
    expect(await atCourier(orderNumber)).toEqual([["goes", "COD", totalAmount]]);
    await undoCash(_id);
    expect(await desk.order(_id)).toMatchObject({
      courier,
      shippingFailure: null,
      booking: { state: "booked", message: null },
    });
    expect(await atCourier(orderNumber)).toEqual([["goes", "COD", totalAmount]]);
  });

  it("has taken the parcel along: it is followed under its number, and its cash is a second payment", async () => {
    const { _id, totalAmount, courier } = await booked();
    const awb = courier?.awb ?? "";
    await sandbox.faults({ api: { kind: "down", calls: 10_000 } });
    await noteCash(_id);
    await desk.booking(_id, "cancelling");
    await sandbox.move(awb, "PICKED UP", { location: "Satara" });
    const shipped = await desk.status(_id, "shipped");
    expect(shipped).toMatchObject({ courier, shippingFailure: { code: "other_cash" } });
    expect(shipped.booking).toMatchObject({ state: "booked", awb });
    expect(shipped.booking?.message).toContain("collects the cash");
    expect(await desk.failedList()).toContain(_id);
    await sandbox.move(awb, "DELIVERED", { location: "Pune" });
    const delivered = await desk.status(_id, "delivered");
    expect(delivered.paymentStatus).toBe("paid");
    const body = { csv: `AWB,Amount\n${awb},${totalAmount}` };
    const matched = await shop.call("adminMatchRemittance", { body }, desk.staff);
    expect(matched.body.data.rows).toMatchObject([
      { outcome: "again", paidInAll: totalAmount, reference: null },
    ]);
    expect((await lastError(_id))?.code).toBe("other_cash");
  });
});
