import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import type { CourierFaults } from "../../../../sandbox/courier/faults";
import { openCourier } from "../../../../sandbox/courier/stand-in";
import { serve } from "../../../../sandbox/serve";
import { type Choice, CourierFailure, type Parcel } from "../courier";
import { shiprocket } from ".";
import { orderBody } from "./order-body";

const keys = { email: "api@sahyadri.example", password: "parcels by the dozen" };
let server: Server;
let baseUrl: string;
let signIns = 0;

beforeAll(async () => {
  const { routes } = openCourier({ ...keys, origin: () => baseUrl });
  const signIn = routes["POST /v1/external/auth/login"];
  if (!signIn) throw new Error("The stand-in has no sign-in.");
  server = await serve(0, {
    ...routes,
    "POST /v1/external/auth/login": (call) => {
      signIns += 1;
      return signIn(call);
    },
  });
  baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(() => faults({}));
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const faults = (wanted: Partial<CourierFaults>) =>
  fetch(`${baseUrl}/courier/faults`, { method: "POST", body: JSON.stringify(wanted) });
/** Patient, however slow the machine; what is slow on purpose is given up soon. */
const courierWith = ({ timeoutMs = 60_000, ...more }: Partial<typeof keys> & { timeoutMs?: number } = {}) =>
  shiprocket({ ...keys, ...more, baseUrl, pickupLocation: "Primary", timeoutMs });
const any: Choice = { courierId: null, replaces: null };

let made = 0;
const parcel = (changes: Partial<Parcel> = {}): Parcel => {
  made += 1;
  return {
    reference: `SB-26-${made}`,
    pickupLocation: null,
    placedAt: new Date(),
    to: {
      name: "आशा Patil",
      phone: "9876543210",
      email: "asha@example.com",
      address: "12 Laxmi Road, opposite the temple",
      city: "Pune",
      state: "Maharashtra",
      pincode: "411001",
    },
    fromPincode: "415001",
    items: [{ title: "Toy car", sku: "TOY-1", quantity: 2, unitPrice: 250, hsn: "9503" }],
    isCash: true,
    subtotal: 500,
    shippingCharge: 50,
    codFee: 40,
    weightKg: 0.8,
    lengthCm: 20,
    breadthCm: 10,
    heightCm: 16,
    ...changes,
  };
};
const failure = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (error: unknown) => (error instanceof CourierFailure ? [error.kind, error.code] : error),
  );
const numbers = async (reference: string) => {
  const { parcels } = (await (await fetch(`${baseUrl}/courier/ledger`)).json()) as {
    parcels: { reference: string; awb: string; collect: number }[];
  };
  return parcels.filter((one) => one.reference === reference);
};

describe("a parcel in Shiprocket's format", () => {
  it("keeps a name with joiners whole, and cuts a long text between letters", () => {
    const goods = parcel();
    const to = { ...goods.to, name: "गोर्\u200dहे D’Souza", city: "कुर्\u200dहाडे".repeat(4) };
    const body = orderBody({ ...goods, to }, "Primary");
    expect(body.billing_customer_name).toBe("गोर्\u200dहे D’Souza");
    expect(body.billing_city).toBe(`${"कुर्\u200dहाडे".repeat(3)}कु`);
  });
});

describe("a booking at Shiprocket", () => {
  it("is the same when repeated", async () => {
    const courier = courierWith();
    const goods = parcel();
    const first = await courier.book(goods, any);
    expect(await courier.book(goods, any)).toMatchObject({ awb: first.awb, shipmentId: first.shipmentId });
    expect(await numbers(goods.reference)).toMatchObject([{ awb: first.awb, collect: 590 }]);
  });

  it("made twice at the same time is one parcel", async () => {
    const courier = courierWith();
    const goods = parcel();
    await Promise.allSettled([courier.book(goods, any), courier.book(goods, any)]);
    const { awb } = await courier.book(goods, any);
    expect(await numbers(goods.reference)).toMatchObject([{ awb }]);
  });

  it("goes to the chosen carrier, also instead of another", async () => {
    const courier = courierWith();
    const goods = parcel();
    const first = await courier.book(goods, { courierId: 12, replaces: null });
    expect(first.courierName).toBe("Narmada Express");
    const second = await courier.book(goods, { courierId: 13, replaces: first.awb });
    expect(second).toMatchObject({ courierName: "Vindhya Air", shipmentId: first.shipmentId });
    expect(second.awb).not.toBe(first.awb);
    // As if the response was lost: the request is already fulfilled.
    expect((await courier.book(goods, { courierId: 13, replaces: first.awb })).awb).toBe(second.awb);
  });

  it("is gone once cancelled, and cancelling it again does no harm", async () => {
    const courier = courierWith();
    const goods = parcel();
    await courier.book(goods, any);
    await courier.cancel(goods.reference);
    await courier.cancel(goods.reference);
    await courier.cancel("SB-never");
    expect(await numbers(goods.reference)).toMatchObject([{ status: "CANCELED" }]);
  });

  it("collects nothing at the door for a paid order", async () => {
    const goods = parcel({ isCash: false });
    await courierWith().book(goods, any);
    expect((await numbers(goods.reference))[0]?.collect).toBe(0);
  });
});

describe("a failure", () => {
  it.each([
    ["down", ["down", "down"]],
    ["slow", ["down", "slow"]],
    ["error", ["down", "down"]],
    ["busy", ["down", "down"]],
    ["garbage", ["down", "garbage"]],
  ] as const)("is told as what it is: %s", async (kind, told) => {
    await faults({ api: { kind, calls: 1, on: "" } });
    const courier = courierWith(kind === "slow" ? { timeoutMs: 300 } : {});
    expect(await failure(courier.book(parcel(), any))).toEqual(told);
  });

  it("is a refusal where Shiprocket rejects the parcel", async () => {
    const courier = courierWith();
    await faults({ refusePincodes: ["411001"] });
    expect(await failure(courier.book(parcel(), any))).toEqual(["refused", "no_awb"]);
    expect(await failure(courier.offers(parcel()))).toEqual(["refused", "unserved"]);
    await faults({});
    const wrong = parcel({ to: { ...parcel().to, phone: "12345" } });
    await expect(courier.book(wrong, any)).rejects.toThrow("The billing phone is not valid");
  });
});

describe("the token", () => {
  it("is fetched once for concurrent calls, and again when it was revoked", async () => {
    const courier = courierWith();
    const before = signIns;
    await Promise.all([courier.offers(parcel()), courier.offers(parcel()), courier.offers(parcel())]);
    expect(signIns - before).toBe(1);
    await faults({ api: { kind: "expired", calls: 1, on: "serviceability" } });
    expect(await courier.offers(parcel())).toHaveLength(3);
    expect(signIns - before).toBe(2);
  });

  it("is not requested repeatedly with wrong keys, which would lock the account", async () => {
    const courier = courierWith({ password: "wrong" });
    const before = signIns;
    expect(await failure(courier.offers(parcel()))).toEqual(["down", "sign_in"]);
    expect(await failure(courier.offers(parcel()))).toEqual(["down", "sign_in"]);
    expect(signIns - before).toBe(1);
  });
});
