import { expect, it } from "vitest";
import { statusOfParcels } from "./take-report";

it("an order in several parcels is where the parcel is that is behind the others", () => {
  expect(statusOfParcels(["delivered", "shipped"])).toBe("shipped");
  expect(statusOfParcels(["delivered", "out_for_delivery", "delivered"])).toBe("out_for_delivery");
  expect(statusOfParcels(["delivered", "delivery_failed"])).toBe("delivery_failed");
  expect(statusOfParcels(["delivered", "delivered"])).toBe("delivered");
});

it("an order waits for the parcel that has not left", () => {
  expect(statusOfParcels(["delivered", undefined])).toBeUndefined();
});

it("an order comes back when all its parcels do, and needs staff when only some do", () => {
  expect(statusOfParcels(["rto_received", "rto_in_transit"])).toBe("rto_in_transit");
  expect(statusOfParcels(["rto_received", "rto_received"])).toBe("rto_received");
  expect(statusOfParcels(["delivered", "rto_received"])).toBe("apart");
});
