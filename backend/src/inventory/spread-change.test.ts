import { expect, it } from "vitest";
import { type Level, spreadChange } from "./spread-change";

const at = (locationId: string, stocked: number, reserved = 0): Level => ({
  inventoryItemId: "toy",
  locationId,
  stocked,
  reserved,
});

it("more stock goes to the first location", () => {
  expect(spreadChange([at("satara", 2), at("pune", 9)], 5)).toEqual([{ locationId: "satara", by: 5 }]);
});

it("less stock leaves the first location, then the fullest one, and never reserved pieces", () => {
  const levels = [at("satara", 4, 2), at("pune", 3), at("nagpur", 9, 1)];
  expect(spreadChange(levels, -2)).toEqual([{ locationId: "satara", by: -2 }]);
  expect(spreadChange(levels, -5)).toEqual([
    { locationId: "satara", by: -2 },
    { locationId: "nagpur", by: -3 },
  ]);
  expect(spreadChange(levels, -14)).toBeUndefined();
});
