import { describe, expect, it } from "vitest";
import { Refusal } from "../../contract/refusal";
import { noHistory } from "../cash-on-delivery";
import { defaultShippingRules, type ShippingRules } from "../defaults";
import type { QuotedLine } from "../quote";
import { vehicleProblems } from "./check-vehicle";
import { doorRefusal, quoteVehicle, slotsLeft, vehicleCharge, vehiclePromise } from "./quote-vehicle";
import { openSlots, slotKey, staffSlots } from "./slots";
import { noneTaken } from "./taken-slots";

const withVehicle = (given: Partial<ShippingRules["vehicle"]> = {}): ShippingRules => ({
  ...defaultShippingRules,
  vehicle: { ...defaultShippingRules.vehicle, isOffered: true, pincodes: ["4150"], ...given },
});
const rules = withVehicle();
const fridge: QuotedLine = {
  quantity: 1,
  weightKg: 51,
  lengthCm: 68,
  breadthCm: 62,
  heightCm: 140,
  unitPrice: 24_000,
  isUsedPhone: false,
};
const toy: QuotedLine = { ...fridge, weightKg: 1, lengthCm: 20, breadthCm: 20, heightCm: 20, unitPrice: 500 };
/** A Wednesday, at noon in India. */
const at = new Date("2026-11-25T06:30:00Z");
const asked = (line = fridge, pincode = "415001") => ({ lines: [line], pincode, at });
const codeOf = (run: () => unknown) => {
  try {
    run();
    return "none";
  } catch (error) {
    return error instanceof Refusal ? error.code : String(error);
  }
};
const quoted = (given: Partial<ShippingRules["vehicle"]>, line = fridge, pincode = "415001") => {
  const own = withVehicle(given);
  return quoteVehicle(own, asked(line, pincode), slotsLeft(own, at, noneTaken));
};

describe("the slots of the shop's own vehicle", () => {
  it("begin with the first that the cut-off leaves, and skip every day on which the shop is closed", () => {
    expect(openSlots(withVehicle({ cutOffHours: 3 }), at)[0]).toEqual({
      day: "2026-11-25",
      from: "16:00",
      to: "19:00",
    });
    expect(openSlots(withVehicle({ cutOffHours: 4 }), at)[0]?.day).toBe("2026-11-26");
    const days = (own: ShippingRules) => [...new Set(openSlots(own, at).map(({ day }) => day))];
    // Sunday the 29th is one of the shop's own closed days.
    expect(days(withVehicle({ weekdays: [0, 1, 2, 3, 4, 5, 6], daysAhead: 5 }))).toEqual([
      "2026-11-26",
      "2026-11-27",
      "2026-11-28",
      "2026-11-30",
    ]);
    const holiday = { ...rules, dispatch: { ...rules.dispatch, holidays: ["2026-11-26"] } };
    expect(days(holiday)[0]).toBe("2026-11-27");
    expect(days(withVehicle({ weekdays: [6] }))).toEqual(["2026-11-28"]);
  });

  it("are left out once they are full, and the promise is the next one", () => {
    const [first, second] = openSlots(rules, at);
    const taken = new Map([[slotKey(first ?? { day: "", from: "" }), rules.vehicle.perSlot]]);
    expect(vehiclePromise(rules, asked(), taken)?.first).toEqual(second);
    const all = new Map(openSlots(rules, at).map((slot) => [slotKey(slot), rules.vehicle.perSlot]));
    expect(vehiclePromise(rules, asked(), all)).toBeNull();
    expect(codeOf(() => quoteVehicle(rules, asked(), slotsLeft(rules, at, all)))).toBe("vehicle_full");
  });

  it("are open to staff until they end", () => {
    const evening = new Date("2026-11-25T13:00:00Z");
    expect(staffSlots(rules, evening)[0]).toEqual({ day: "2026-11-25", from: "16:00", to: "19:00" });
  });
});

describe("what the shop's own vehicle brings, and for how much", () => {
  it("is what couriers refuse, in its zone; or everything", () => {
    expect(quoted({}).shippingCharge).toBe(300);
    expect(codeOf(() => quoted({}, toy))).toBe("vehicle_not_offered");
    expect(quoted({ goods: "all" }, toy).shippingCharge).toBe(300);
    expect(codeOf(() => quoted({}, fridge, "411001"))).toBe("vehicle_not_there");
    expect(codeOf(() => quoted({ isOffered: false }))).toBe("vehicle_not_offered");
    const unserved = { ...rules, unservedPincodes: ["415001"] };
    expect(vehiclePromise(unserved, asked(toy), noneTaken)?.shippingCharge).toBe(300);
  });

  it("fits in it by weight and by its longest side", () => {
    expect(codeOf(() => quoted({ largest: { kg: 50, sideCm: 200 } }))).toBe("vehicle_too_large");
    expect(codeOf(() => quoted({ largest: { kg: 51, sideCm: 139 } }))).toBe("vehicle_too_large");
    expect(codeOf(() => quoted({ largest: { kg: 51, sideCm: 140 } }))).toBe("none");
  });

  it("costs what its weight costs, and nothing from an order value on", () => {
    const own = withVehicle({
      charge: 200,
      bands: [
        { fromKg: 40, charge: 350 },
        { fromKg: 80, charge: 600 },
      ],
      freeFrom: 50_000,
    });
    expect([39, 40, 79.5, 80].map((kg) => vehicleCharge(own, kg, 1_000))).toEqual([200, 350, 350, 600]);
    expect([49_999, 50_000].map((goods) => vehicleCharge(own, 80, goods))).toEqual([600, 0]);
  });

  it("is paid at the door unless staff say otherwise of the shopper, whatever it costs", () => {
    const door = (history: Partial<typeof noHistory>, phones: string[] = []) =>
      doorRefusal({ phones, history: { ...noHistory, ...history } }, rules);
    expect(quoted({}).quote).toMatchObject({ codAvailable: true, codFee: 0, codAsksForCode: true });
    expect(door({})).toBeNull();
    expect(door({ isBlocked: true })).not.toBeNull();
    expect(door({ returnsToOrigin: 2 })).not.toBeNull();
    expect(door({ open: { orders: 5, rupees: 0 } })).not.toBeNull();
    expect(doorRefusal({}, withVehicle({ doorMeans: [] }))).not.toBeNull();
  });
});

it("settings that nobody could use are refused, each at its field", () => {
  const fields = (given: Partial<ShippingRules["vehicle"]>, isOnline = true) =>
    vehicleProblems(withVehicle(given), isOnline).map(({ field }) => field);
  expect(fields({})).toEqual([]);
  expect(fields({ pincodes: [] })).toEqual(["vehicle.pincodes"]);
  expect(fields({ pincodes: ["415001", "999999"] })).toEqual(["vehicle.pincodes"]);
  expect(fields({ slots: [] })).toEqual(["vehicle.slots"]);
  expect(fields({ weekdays: [] })).toEqual(["vehicle.weekdays"]);
  const crossing = [
    { from: "10:00", to: "13:00" },
    { from: "12:00", to: "15:00" },
  ];
  expect(fields({ slots: crossing })).toEqual(["vehicle.slots"]);
  expect(
    fields({
      bands: [
        { fromKg: 80, charge: 1 },
        { fromKg: 40, charge: 2 },
      ],
    }),
  ).toEqual(["vehicle.bands"]);
  expect(fields({ doorMeans: [] }, false)).toEqual(["vehicle.doorMeans"]);
  expect(fields({ isOffered: false, pincodes: [], slots: [] })).toEqual([]);
});
