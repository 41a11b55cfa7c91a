import { describe, expect, it } from "vitest";
import { comingBack, type Line, shelved, stillThere } from "./shelf";

const toy: Line = { productId: "toy", title: "Toy", quantity: 3 };
const tee: Line = { productId: "tee", size: "M", title: "Tee", quantity: 1 };
const lines = [toy, tee];

describe("goods that are back in the shop", () => {
  it("all go on the shelf unless somebody says otherwise", () => {
    expect(shelved(lines, {})).toEqual({ unsellable: [], off: 0, on: 4, isRight: true });
  });

  it("are written off by what is missing of them on the shelf", () => {
    expect(shelved(lines, { "toy ": "1", "tee M": "0" })).toEqual({
      unsellable: [
        { productId: "toy", quantity: 2 },
        { productId: "tee", size: "M", quantity: 1 },
      ],
      off: 3,
      on: 1,
      isRight: true,
    });
  });

  it("are counted in the digits of any keyboard", () => {
    expect(shelved(lines, { "toy ": "२" }).off).toBe(1);
  });

  it.each(["", "-1", "4", "1.5", "two"])("cannot be %o of three", (text) => {
    expect(shelved(lines, { "toy ": text }).isRight).toBe(false);
  });

  it("are those that the shopper named, or all of a parcel that nobody took", () => {
    const order = { cartItems: lines, returnRequest: null } as unknown as Parameters<typeof comingBack>[0];
    expect(comingBack(order)).toBe(lines);
    const returnRequest = { items: [tee] } as unknown as NonNullable<typeof order.returnRequest>;
    expect(comingBack({ ...order, returnRequest })).toEqual([tee]);
  });

  it("are gone once they were written off", () => {
    const writtenOff = [{ ...toy, quantity: 2 }, tee] as Parameters<typeof stillThere>[1]["writtenOff"];
    expect(stillThere(lines, { writtenOff })).toEqual([{ ...toy, quantity: 1 }]);
  });
});
