import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { demoShop } from "../../demo/data/shop";
import type { ShippingRules } from "../src/contract/shipping-settings";
import type { Signed } from "./support/call";
import { homeOf, place, put, stockOne } from "./support/goods";
import { loadBackend } from "./support/load-backend";
import { openShop, type Person, type Shop } from "./support/open-shop";
import { startSecondBackend } from "./support/second-backend";

let shop: Shop;
let staff: Signed & { id: string };
let asha: Person;
let toy: string;
let defaults: ShippingRules;

beforeAll(async () => {
  shop = await openShop({ RATE_LIMIT_FACTOR: "1000" });
  [staff, asha] = await Promise.all([shop.admin(), shop.shopper()]);
  toy = await stockOne(shop, { title: "Toy car", price: 400, totalStock: 500 });
  ({ defaults } = (await shop.call("adminGetShippingSettings", {}, staff)).body);
});
afterEach(async () => {
  expect((await save(defaults)).status).toBe(200);
});
afterAll(() => shop.close());

const read = async () => (await shop.call("adminGetShippingSettings", {}, staff)).body.data;
const save = (rules: object) =>
  shop.call("adminSaveShippingSettings", { body: rules as ShippingRules }, staff);
const jaipur = "302001";
const quote = async (deliveryPincode = jaipur, quantity = 1) =>
  (
    await shop.call("calculateShipping", {
      body: { cartItems: [{ productId: toy, quantity }], deliveryPincode },
    })
  ).body;
type Path = (string | number)[];
/** The rules with one field changed. */
function with_(path: Path, value: unknown): object {
  const changed = structuredClone(defaults) as object;
  let at = changed as Record<string | number, unknown>;
  for (const key of path.slice(0, -1)) at = at[key] as Record<string | number, unknown>;
  const last = path.at(-1) ?? "";
  if (value === undefined) delete at[last];
  else at[last] = value;
  return changed;
}

describe("shipping settings", () => {
  it("start with the defaults and the shop's own address, and are there to read", async () => {
    const { version, edition: _read, updatedAt, ...rules } = await read();
    expect(rules).toEqual({
      ...defaults,
      home: { state: demoShop.state, pincode: demoShop.pincode, cityPincodes: [demoShop.pincode] },
    });
    expect(typeof version).toBe("number");
    expect(updatedAt === null || !Number.isNaN(Date.parse(updatedAt))).toBe(true);
  });

  it.each<[string, Path, unknown, () => Promise<unknown>, unknown]>([
    ["a rate", ["rates", "D", "firstHalfKg"], 85, async () => (await quote()).shippingCharge, 85],
    [
      "the excess rate",
      ["rates", "D", "halfKgMore"],
      1,
      async () => (await quote(jaipur, 2)).shippingCharge,
      71,
    ],
    ["free shipping", ["free", "fromGoods"], 300, async () => (await quote()).shippingCharge, 0],
    [
      "the zones of free shipping",
      ["free", "zones"],
      [],
      async () => (await quote()).data?.freeShippingGap,
      0,
    ],
    ["the divisor", ["volumetricDivisor"], 1000, async () => (await quote()).data?.chargeableKg, 2],
    ["special states", ["specialStates"], ["Rajasthan"], async () => (await quote()).data?.zone, "E"],
    ["special pincodes", ["specialPincodes"], ["3020"], async () => (await quote()).data?.zone, "E"],
    [
      "the city",
      ["home", "cityPincodes"],
      ["415001", "415110"],
      async () => (await quote("415110")).data?.zone,
      "A",
    ],
    ["unserved pincodes", ["unservedPincodes"], [jaipur], async () => (await quote()).code, "unserved"],
    [
      "the largest weight",
      ["largest", "kg"],
      0.5,
      async () => (await quote(jaipur, 3)).code,
      "parcel_too_large",
    ],
    ["the longest side", ["largest", "sideCm"], 10, async () => (await quote()).code, "parcel_too_large"],
    ["the cash fee", ["cod", "fee", "flat"], 15, async () => (await quote()).data?.codFee, 15],
    ["the cash minimum", ["cod", "min"], 600, async () => (await quote()).data?.codAvailable, false],
    ["the cash maximum", ["cod", "max"], 300, async () => (await quote()).data?.codAvailable, false],
    [
      "from what on cash is confirmed with a code",
      ["cod", "confirmAbove"],
      500,
      async () => (await quote(jaipur, 2)).data?.codAsksForCode,
      true,
    ],
    [
      "pincodes without cash",
      ["cod", "blockedPincodes"],
      ["30"],
      async () => (await quote()).data?.codAvailable,
      false,
    ],
  ])("change the next quote: %s", async (_what, path, value, ask, answer) => {
    expect(await ask()).not.toEqual(answer);
    expect((await save(with_(path, value))).status).toBe(200);
    expect(await ask()).toEqual(answer);
    expect(await read()).toMatchObject(with_(path, value));
  });

  it("change the promise by cut-off and holidays", async () => {
    const promised = (await quote()).data?.estimatedDelivery.from ?? "";
    const days = Array.from({ length: 60 }, (_, at) =>
      new Date(Date.now() + at * 86_400_000).toISOString().slice(0, 10),
    );
    await save(with_(["dispatch", "holidays"], days));
    const later = (await quote()).data?.estimatedDelivery.from ?? "";
    expect(later > promised).toBe(true);
  });

  it("hold for orders as for quotes, and never for those that were placed before", async () => {
    await put(shop, asha, toy);
    const before = (await place(shop, asha)).body.order;
    await save(with_(["rates", "B", "firstHalfKg"], 77));
    await put(shop, asha, toy);
    const after = (await place(shop, asha)).body.order;
    expect([before.shippingCharge, after.shippingCharge]).toEqual([50, 77]);
    const seen = await shop.call("getOrder", { params: { id: before._id } }, asha);
    expect(seen.body.data).toEqual(before);
  });

  it("keep the return window that was promised when the order was placed", async () => {
    const deliver = async (orderId: string) => {
      for (const orderStatus of ["confirmed", "packed", "shipped", "out_for_delivery", "delivered"] as const)
        await shop.call("adminUpdateOrder", { params: { id: orderId }, body: { orderStatus } }, staff);
      const { returnBy } = (await shop.call("getOrder", { params: { id: orderId } }, asha)).body.data;
      return Math.round((Date.parse(returnBy ?? "") - Date.now()) / 86_400_000);
    };
    await put(shop, asha, toy);
    const before = await place(shop, asha);
    await save(with_(["returns", "windowDays"], 30));
    await put(shop, asha, toy);
    const after = await place(shop, asha);
    expect([await deliver(before.body.orderId), await deliver(after.body.orderId)]).toEqual([7, 30]);
  });

  it("take a phone off cash on delivery", async () => {
    await save(with_(["cod", "blockedPhones"], [` +91 ${homeOf(asha).phone}`]));
    await put(shop, asha, toy);
    const { status, body } = await place(shop, asha);
    expect([status, body.code]).toEqual([422, "cod_unavailable"]);
  });
});

describe("settings that are not right", () => {
  it.each<[string, Path, unknown]>([
    ["a zone without a rate", ["rates", "C"], undefined],
    ["no rates at all", ["rates"], {}],
    ["a rate without its days", ["rates", "A", "days"], undefined],
    ["a rate below nothing", ["rates", "A", "firstHalfKg"], -1],
    ["a rate of a third of a paisa", ["rates", "A", "firstHalfKg"], 40.333],
    ["a rate that is no number", ["rates", "A", "firstHalfKg"], "40"],
    ["days that end before they begin", ["rates", "D", "days"], { min: 7, max: 4 }],
    ["half days", ["rates", "D", "days"], { min: 1.5, max: 4 }],
    ["a divisor of nothing", ["volumetricDivisor"], 0],
    ["a quarter of a kilogram free", ["free", "upToKg"], 2.25],
    ["a zone that is not there", ["free", "zones"], ["F"]],
    ["a pincode that is none", ["home", "pincode"], "012345"],
    ["a home in another state", ["home", "state"], "Goa"],
    ["a city in another state", ["home", "cityPincodes"], ["415001", jaipur]],
    ["a city without the shop", ["home", "cityPincodes"], ["415002"]],
    ["the shop's own state as special", ["specialStates"], ["Maharashtra"]],
    ["the shop's own city as special", ["specialPincodes"], ["4150"]],
    ["a state that is none", ["specialStates"], ["Atlantis"]],
    ["a district that is none", ["metroDistricts"], ["Goa/Atlantis"]],
    ["an area of one digit", ["unservedPincodes"], ["4"]],
    ["the shop itself not served", ["unservedPincodes"], ["415"]],
    ["an hour that is none", ["dispatch", "cutOffHour"], 25],
    ["a week without a working day", ["dispatch", "closedWeekdays"], [0, 1, 2, 3, 4, 5, 6]],
    ["a holiday that is no day", ["dispatch", "holidays"], ["2026-02-30"]],
    ["a cash limit upside down", ["cod", "max"], 100],
    ["a fee above its cap", ["cod", "fee", "flat"], 200],
    ["a fee above the goods", ["cod", "fee", "percent"], 101],
    ["a code from less than nothing on", ["cod", "confirmAbove"], -1],
    ["not said whether a code is asked for", ["cod", "confirmAbove"], undefined],
    ["a phone that is none", ["cod", "blockedPhones"], ["12345"]],
    ["no window for returns", ["returns"], undefined],
    ["a window without end", ["returns", "windowDays"], 100_000],
  ])("are refused with the field named, and change nothing: %s", async (_what, path, value) => {
    const before = await read();
    const { status, body } = await save(with_(path, value));
    expect(status).toBe(422);
    expect(body.errors?.length).toBeGreaterThan(0);
    expect(String(path)).toContain(body.errors?.[0]?.field.split(".")[0]);
    expect(await read()).toEqual(before);
  });

  it("are not taken from two who edit them at once", async () => {
    const { version } = await read();
    const [one, other] = await Promise.all([
      save({ ...with_(["free", "fromGoods"], 500), version }),
      save({ ...with_(["free", "fromGoods"], 600), version }),
    ]);
    expect([one.status, other.status].sort()).toEqual([200, 409]);
    const kept = one.status === 200 ? 500 : 600;
    expect(await read()).toMatchObject({ free: { fromGoods: kept }, version: version + 1 });
  });
});

describe("what was changed", () => {
  it("stands in the audit log with its figures, and without a shopper's phone", async () => {
    const changed = structuredClone(defaults);
    changed.rates.E.firstHalfKg = 99;
    changed.cod.blockedPhones = ["9876500001"];
    await save(changed);
    const { body } = await shop.call(
      "adminGetAuditLog",
      { query: { action: "adminSaveShippingSettings", limit: "1" } },
      staff,
    );
    expect(body.data[0]?.changes).toEqual([
      { field: "rates.E.firstHalfKg", from: 95, to: 99 },
      { field: "cod.blockedPhones" },
    ]);
  });
});

describe("another process of the shop", () => {
  it("works by the new settings within seconds", async () => {
    const other = await startSecondBackend();
    try {
      await save(with_(["rates", "D", "firstHalfKg"], 91));
      const ask = async () => {
        const response = await fetch(`${other.url}/api/shipping/calculate-shipping`, {
          method: "POST",
          headers: { "content-type": "application/json" },
          body: JSON.stringify({ cartItems: [{ productId: toy, quantity: 1 }], deliveryPincode: jaipur }),
        });
        return ((await response.json()) as { shippingCharge: number }).shippingCharge;
      };
      await ask();
      await expect.poll(ask, { timeout: 60_000 }).toBe(91);
    } finally {
      await other.kill();
    }
  });
});

it("the worked examples hold by default", async () => {
  const { quoteParcel } = loadBackend<typeof import("../src/shipping/quote")>("./shipping/quote");
  const { shippingRules } =
    loadBackend<typeof import("../src/shipping/rules-in-force")>("./shipping/rules-in-force");
  const charge = async (
    kg: number,
    [lengthCm, breadthCm, heightCm]: [number, number, number],
    pincode: string,
  ) =>
    quoteParcel(await shippingRules(), {
      lines: [
        { quantity: 1, weightKg: kg, lengthCm, breadthCm, heightCm, unitPrice: 500, isUsedPhone: false },
      ],
      pincode,
      at: new Date(),
    }).shippingCharge;
  expect(await charge(0.45, [18, 10, 6], jaipur)).toBe(70);
  expect(await charge(0.8, [40, 30, 25], jaipur)).toBe(400);
  expect(await charge(12, [45, 25, 30], "411001")).toBe(510);
});

describe("settings that are tried before they are saved", () => {
  const tried = (settings: object, more: object = {}) =>
    shop.call(
      "adminTryShipping",
      {
        body: {
          settings: settings as ShippingRules,
          pincode: jaipur,
          weightKg: 0.8,
          goods: 400,
          ...more,
        },
      },
      staff,
    );

  it("answer what a parcel would cost, and change nothing", async () => {
    const { version } = await read();
    const { status, body } = await tried(with_(["rates", "D", "halfKgMore"], 33));
    expect(status).toBe(200);
    expect(body.data).toMatchObject({
      state: "Rajasthan",
      district: "Jaipur",
      zone: "D",
      chargeableKg: 1,
      shippingCharge: 103,
      codFee: 40,
    });
    expect((await quote()).shippingCharge).toBe(70);
    expect((await read()).version).toBe(version);
    const log = await shop.call("adminGetAuditLog", { query: { action: "adminTryShipping" } }, staff);
    expect(log.body.meta.total).toBe(0);
  });

  it("are refused where they do not hold together, with the field", async () => {
    const { status, body } = await tried(with_(["metroDistricts"], ["Nowhere/At all"]));
    expect(status).toBe(422);
    expect(body).toMatchObject({ errors: [{ field: "settings.metroDistricts" }] });
  });

  it("say where no parcel goes, and which is too heavy", async () => {
    const unserved = await tried(with_(["unservedPincodes"], ["302"]));
    expect([unserved.status, (unserved.body as unknown as { code: string }).code]).toEqual([422, "unserved"]);
    const heavy = await tried(defaults, { weightKg: 31 });
    expect([heavy.status, (heavy.body as unknown as { code: string }).code]).toEqual([
      422,
      "parcel_too_large",
    ]);
  });
});
