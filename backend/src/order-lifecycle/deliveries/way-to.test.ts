import { describe, expect, it } from "vitest";
import { wayTo } from "./way-to";

describe("the path of a parcel by a courier's reports", () => {
  it("skips what was not reported", () => {
    expect(wayTo("confirmed", "delivered")).toEqual(["delivered"]);
    expect(wayTo("packed", "out_for_delivery")).toEqual(["out_for_delivery"]);
  });

  it("passes through the required states in between", () => {
    expect(wayTo("confirmed", "rto_received")?.at(-1)).toBe("rto_received");
    expect(wayTo("shipped", "rto_in_transit")).toEqual(["delivery_failed", "rto_in_transit"]);
  });

  it("continues after a failed delivery", () => {
    expect(wayTo("delivery_failed", "out_for_delivery")).toEqual(["out_for_delivery"]);
    expect(wayTo("delivery_failed", "delivered")).toEqual(["out_for_delivery", "delivered"]);
  });

  it("continues after a parcel was said to come back and is tried again", () => {
    expect(wayTo("rto_in_transit", "out_for_delivery")).toEqual(["out_for_delivery"]);
    expect(wayTo("rto_in_transit", "delivered")).toEqual(["delivered"]);
  });

  it("never leads back, nor out of a final state", () => {
    expect(wayTo("out_for_delivery", "shipped")).toBeUndefined();
    expect(wayTo("delivered", "out_for_delivery")).toBeUndefined();
    expect(wayTo("delivered", "rto_in_transit")).toBeUndefined();
    expect(wayTo("cancelled", "delivered")).toBeUndefined();
    expect(wayTo("rto_received", "delivered")).toBeUndefined();
  });

  it("is empty where the order already has the status", () => {
    expect(wayTo("shipped", "shipped")).toEqual([]);
  });
});
