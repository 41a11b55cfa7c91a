import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { asBrowserOf } from "./support/call";
import { type CourierSandbox, openCourierSandbox, openDesk, until } from "./support/courier-sandbox";
import { auditFaults, stockOne } from "./support/goods";
import { loadBackend } from "./support/load-backend";
import { addLocation, firstLocation, shelves, stockAt } from "./support/locations";
import { openShop, type Person, type Shop } from "./support/open-shop";

let sandbox: CourierSandbox;
let shop: Shop;
let asha: Person;
let toy: string;
let desk: Awaited<ReturnType<typeof openDesk>>;
let satara: string;
let hub: string;

beforeAll(async () => {
  sandbox = await openCourierSandbox();
  shop = await openShop({ ...sandbox.variables, RATE_LIMIT_FACTOR: "1000" });
  sandbox.tellShop(shop);
  asha = await shop.shopper();
  satara = await firstLocation(shop);
  hub = await addLocation(shop, "Pune Hub", "411038");
  toy = await stockOne(shop, { title: "Toy car", totalStock: 0 });
  desk = await openDesk(shop, toy);
}, 300_000);
afterAll(async () => {
  await shop.close();
  await sandbox.close();
});

/** An order of three toys, one of them in Satara and two in Pune, confirmed and booked. */
async function apart() {
  await stockAt(shop, toy, satara, 1);
  await stockAt(shop, toy, hub, 2);
  await shop.call("addToCart", { body: { userId: asha.id, productId: toy, quantity: 2 } }, asha);
  const { _id, orderNumber, totalAmount } = await desk.confirmed(asha);
  await until(
    () => sandbox.parcels(orderNumber),
    (parcels) => parcels.length === 2 && parcels.every(({ awb, isPickupAsked }) => awb && isPickupAsked),
  );
  const order = await until(
    () => desk.order(_id),
    ({ parcels, booking }) => booking?.state === "booked" && parcels.every(({ courier }) => courier),
  );
  return { _id, orderNumber, totalAmount, order, parcels: await sandbox.parcels(orderNumber) };
}

const tracking = async (id: string) => (await shop.call("trackOrder", { params: { id } }, asha)).body.data;

describe("an order whose items are at two locations", () => {
  it("is booked as two parcels, each fetched where its items are, which together collect the total", async () => {
    const { order, parcels, totalAmount } = await apart();
    const pickups = parcels.map(({ pickupLocation }) => pickupLocation).sort();
    expect(pickups).toEqual(["Primary", "Pune Hub"]);
    expect(parcels.reduce((sum, { collect }) => sum + Math.round(collect * 100), 0)).toBe(totalAmount * 100);
    expect(order.parcels.map(({ location, items }) => [location, items[0]?.quantity]).sort()).toEqual([
      ["Pune Hub", 2],
      ["Satara", 1],
    ]);
    const { _id } = order;
    const label = (parcel: number) =>
      fetch(`${shop.url}/api/admin/orders/label/${_id}?parcel=${parcel}`, {
        redirect: "manual",
        headers: asBrowserOf(desk.staff),
      });
    const addresses = await Promise.all(
      [1, 2].map(async (nth) => (await label(nth)).headers.get("location")),
    );
    expect(new Set(addresses).size).toBe(2);
    expect((await label(3)).status).toBe(409);
    await desk.move(_id, "cancelled", { note: "Enough seen" });
  });

  it("advances when all its parcels have, and shows the shopper each of them", async () => {
    const { _id, parcels } = await apart();
    const [first = "", second = ""] = parcels.map(({ awb }) => awb);
    await sandbox.move(first, "PICKED UP");
    await sandbox.move(first, "DELIVERED");
    await until(
      () => tracking(_id),
      ({ events }) => events.some(({ status }) => /delivered/i.test(status)),
    );
    expect((await tracking(_id)).orderStatus).toBe("confirmed");
    await sandbox.move(second, "OUT FOR DELIVERY");
    await desk.status(_id, "out_for_delivery");
    const seen = await tracking(_id);
    expect(seen.parcels.map(({ courier }) => courier?.awb).sort()).toEqual([first, second].sort());
    expect(seen.parcels.map(({ items }) => items[0]?.quantity).sort()).toEqual([1, 2]);
    await sandbox.move(second, "DELIVERED");
    await desk.status(_id, "delivered");
    const sent = await shop.query<{ number: string }>({
      text: `select l.tracking_number as number from order_fulfillment o join fulfillment_label l using (fulfillment_id)
             where o.order_id = $1`,
      values: [_id],
    });
    expect(sent.map(({ number }) => number).sort()).toEqual([first, second].sort());
  });

  it("has its cash right when the courier pays for each of its parcels, and waits for the other while it pays for one", async () => {
    const { _id, parcels, totalAmount } = await apart();
    for (const { awb } of parcels) await sandbox.move(awb, "DELIVERED");
    await desk.status(_id, "delivered");
    const [first, second] = parcels.map(({ awb, collect }) => `${awb},${collect}`);
    const matched = async (...lines: (string | undefined)[]) => {
      const body = { csv: ["AWB,Amount", ...lines].join("\n") };
      return (await shop.call("adminMatchRemittance", { body }, desk.staff)).body.data.rows;
    };
    const told = ({
      outcome,
      paidInAll,
      expected,
    }: {
      outcome: string;
      paidInAll: number | null;
      expected: number | null;
    }) => [outcome, paidInAll, expected];
    expect((await matched(first, second, first)).map(told)).toEqual([
      ["right", totalAmount, totalAmount],
      ["part", null, null],
      ["twice", null, totalAmount],
    ]);
    expect((await matched(second)).map(({ outcome }) => outcome)).toEqual(["partly"]);
    expect((await matched(first, `${parcels[1]?.awb},1`)).map(({ outcome }) => outcome)).toEqual([
      "short",
      "part",
    ]);
    const note = { orderIds: [_id], reference: "UTR 12" };
    expect((await shop.call("adminNoteCash", { body: note }, desk.staff)).status).toBe(200);
    expect((await matched(first, second)).map(({ outcome }) => outcome)).toEqual(["noted", "part"]);
  });

  it("has both parcels booked anew without cash when it is paid before they leave", async () => {
    const { _id, orderNumber } = await apart();
    const body = { orderIds: [_id] };
    expect((await shop.call("adminNoteCash", { body }, desk.staff)).status).toBe(200);
    const parcels = await until(
      () => sandbox.parcels(orderNumber),
      (all) => all.length === 4 && all.slice(2).every(({ awb, isPickupAsked }) => awb && isPickupAsked),
    );
    const told = parcels.map(({ reference, status, paymentMethod, pickupLocation }) => [
      reference.slice(orderNumber.length),
      status === "CANCELED",
      paymentMethod,
      pickupLocation,
    ]);
    const placeOf = (reference: string) => told.find(([of]) => of === reference)?.[3];
    expect(told.sort()).toEqual([
      ["", true, "COD", placeOf("")],
      ["-2", false, "Prepaid", placeOf("")],
      ["-P2", true, "COD", placeOf("-P2")],
      ["-P2-2", false, "Prepaid", placeOf("-P2")],
    ]);
    const order = await until(
      () => desk.order(_id),
      (seen) => seen.booking?.state === "booked" && seen.parcels.every(({ courier }) => courier),
    );
    expect(order.courier?.awb).toBe(parcels.find(({ reference }) => reference === `${orderNumber}-2`)?.awb);
    await desk.move(_id, "cancelled", { note: "Enough seen" });
  });

  it("needs staff when one parcel is delivered and the other comes back", async () => {
    const { _id, parcels } = await apart();
    const [first = "", second = ""] = parcels.map(({ awb }) => awb);
    await sandbox.move(first, "DELIVERED");
    await sandbox.move(second, "RTO INITIATED");
    const order = await until(
      () => desk.order(_id),
      ({ shippingFailure }) => shippingFailure !== null,
    );
    expect(order.shippingFailure?.code).toBe("parcels_apart");
    expect(order.shippingFailure?.message).toMatch(/come back and others do not/);
    await desk.move(_id, "packed");
    expect((await desk.move(_id, "shipped")).status).toBe(200);
    expect((await shelves(shop, toy))[satara]?.reserved).toBe(0);
  });

  it("that is cancelled leaves no parcel with the courier", async () => {
    const { _id, orderNumber } = await apart();
    await desk.move(_id, "cancelled", { note: "Changed my mind" });
    const { workOffBookings } = loadBackend<typeof import("../src/order-lifecycle/deliveries/work")>(
      "./order-lifecycle/deliveries/work",
    );
    await workOffBookings(shop.container);
    const parcels = await until(
      () => sandbox.parcels(orderNumber),
      (list) => list.every(({ status }) => /cancel/i.test(status)),
    );
    expect(parcels).toHaveLength(2);
    expect(await auditFaults()).toEqual([]);
  });
});

describe("an order whose items are all at the second location", () => {
  it("is one parcel that is fetched there", async () => {
    await stockAt(shop, toy, satara, 0);
    await stockAt(shop, toy, hub, 5);
    const { _id, orderNumber } = await desk.confirmed(asha);
    await desk.booking(_id, "booked");
    const parcels = await sandbox.parcels(orderNumber);
    expect(parcels.map(({ reference, pickupLocation }) => [reference, pickupLocation])).toEqual([
      [orderNumber, "Pune Hub"],
    ]);
    expect((await tracking(_id)).parcels).toEqual([]);
  });
});
