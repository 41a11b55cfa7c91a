import { expect, it } from "vitest";
import type { FrozenLine } from "../orders/frozen-line";
import { linesOfParcel } from "./parcel-of-order";

const line = (lineItemId: string, quantity: number, lineTotal: number) =>
  ({ lineItemId, quantity, lineTotal }) as FrozenLine;

it("the parts of a line in several parcels cost together what the line costs", () => {
  const lines = [line("shirt", 3, 100), line("toy", 1, 50)];
  const parcels = [
    linesOfParcel(lines, [{ lineItemId: "shirt", quantity: 1, before: 0 }]),
    linesOfParcel(lines, [
      { lineItemId: "shirt", quantity: 2, before: 1 },
      { lineItemId: "toy", quantity: 1, before: 0 },
    ]),
  ];
  expect(parcels.map((parcel) => parcel.map(({ quantity, lineTotal }) => [quantity, lineTotal]))).toEqual([
    [[1, 33.33]],
    [
      [2, 66.67],
      [1, 50],
    ],
  ]);
});

it("a parcel that names no lines is the whole order", () => {
  expect(linesOfParcel([line("shirt", 3, 100)], null)).toEqual([line("shirt", 3, 100)]);
});
