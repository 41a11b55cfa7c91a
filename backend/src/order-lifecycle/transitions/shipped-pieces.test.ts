import { expect, it } from "vitest";
import type { Pieces } from "../../inventory/order-stock";
import type { FrozenLine } from "../../orders/frozen-line";
import { piecesOf } from "./shipped-pieces";

const line = { lineItemId: "shirt" } as FrozenLine;
const sent = (locationId: string, quantity: number): Pieces => ({
  lineItemId: "shirt",
  inventoryItemId: "item",
  locationId,
  quantity,
});
const spread = (quantity: number, after = 0) =>
  piecesOf([sent("satara", 2), sent("pune", 3)], [{ line, quantity, after }]).map(
    (piece) => `${piece.quantity} ${piece.locationId}`,
  );

it("returned pieces go back to the locations that sent them, no more to each than it sent", () => {
  expect(spread(1)).toEqual(["1 satara"]);
  expect(spread(4)).toEqual(["2 satara", "2 pune"]);
  expect(spread(5)).toEqual(["2 satara", "3 pune"]);
});

it("pieces that are counted later follow those that were counted before", () => {
  expect(spread(1, 1)).toEqual(["1 satara"]);
  expect(spread(2, 2)).toEqual(["2 pune"]);
  expect(spread(3, 1)).toEqual(["1 satara", "2 pune"]);
});
