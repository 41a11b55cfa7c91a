import { describe, expect, it } from "vitest";
import { wayOf, waysOf } from "./ways";

const all = {
  offered: { vehicle: true, pickup: true },
  isTooLarge: false,
  address: { isServed: true, isByVehicle: false },
  wanted: undefined,
};
const tooLarge = { ...all, isTooLarge: true };
const inZone = { isServed: false, isByVehicle: true };

describe("the ways of an order to its shopper", () => {
  it("hold the shop's own vehicle where it brings these items, and for what no courier takes", () => {
    expect(waysOf(all)).toEqual(["courier", "pickup"]);
    expect(waysOf({ ...all, address: { isServed: true, isByVehicle: true } })).toEqual([
      "courier",
      "vehicle",
      "pickup",
    ]);
    expect(waysOf(tooLarge)).toEqual(["courier", "vehicle", "pickup"]);
    expect(waysOf({ ...tooLarge, offered: { vehicle: false, pickup: false } })).toEqual(["courier"]);
  });

  it("begin with the one that works: the vehicle instead of a courier, otherwise the counter", () => {
    expect(wayOf(all)).toBe("courier");
    expect(wayOf({ ...tooLarge, address: inZone })).toBe("vehicle");
    expect(wayOf({ ...all, address: inZone })).toBe("vehicle");
    expect(wayOf(tooLarge)).toBe("pickup");
    expect(wayOf({ ...tooLarge, offered: { vehicle: true, pickup: false } })).toBe("vehicle");
  });

  it("follow the shopper's choice while it is possible", () => {
    expect(wayOf({ ...tooLarge, wanted: "vehicle" })).toBe("vehicle");
    expect(wayOf({ ...tooLarge, address: inZone, wanted: "courier" })).toBe("vehicle");
    expect(wayOf({ ...all, wanted: "vehicle" })).toBe("courier");
  });
});
