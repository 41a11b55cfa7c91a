import { expect, it } from "vitest";
import { isAwaitable, soldOut } from "./sold-out";

it("is a product without stock, or those of its sizes that are gone", () => {
  const sizes = [
    { size: "M" as const, stock: 2 },
    { size: "L" as const, stock: 0 },
  ];
  expect(soldOut({ totalStock: 2, sizes })).toEqual({ whole: false, sizes: ["L"] });
  expect(soldOut({ totalStock: 2, sizes: [] })).toEqual({ whole: false, sizes: [] });
  expect(soldOut({ totalStock: 0, sizes: [] })).toEqual({ whole: true, sizes: [] });
  expect([isAwaitable({ totalStock: 2, sizes }), isAwaitable({ totalStock: 2, sizes: [] })]).toEqual([
    true,
    false,
  ]);
  // A colour that is gone, of a product that is there in others.
  expect(isAwaitable({ totalStock: 2, sizes: [] }, { stock: 0 })).toBe(true);
});
