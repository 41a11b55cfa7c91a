import { describe, expect, it } from "vitest";
import { comingBack, goingBack, hasParts, type Line, restocked, stillThere } from "./restock";

const toy: Line = { productId: "toy", title: "Toy", quantity: 3 };
const tee: Line = { productId: "tee", size: "M", title: "Tee", quantity: 1 };
const lines = [toy, tee];

describe("returned items", () => {
  it("are all restocked unless staff say otherwise", () => {
    expect(restocked(lines, {})).toEqual({ unsellable: [], off: 0, on: 4, isRight: true });
  });

  it("are written off by as many as are not restocked", () => {
    expect(restocked(lines, { "toy ": "1", "tee M": "0" })).toEqual({
      unsellable: [
        { productId: "toy", quantity: 2 },
        { productId: "tee", size: "M", quantity: 1 },
      ],
      off: 3,
      on: 1,
      isRight: true,
    });
  });

  it("are told apart by the choice where none has a size", () => {
    const phone = (variantId: string): Line => ({
      productId: "phone",
      variantId,
      title: "Phone",
      quantity: 1,
    });
    const phones = [phone("black"), phone("blue")];
    expect(restocked(phones, { "phone blue": "0" }).unsellable).toEqual([
      { productId: "phone", variantId: "blue", quantity: 1 },
    ]);
    const writtenOff = [phone("blue")] as Parameters<typeof stillThere>[1]["writtenOff"];
    expect(stillThere(phones, { writtenOff })).toEqual([phone("black")]);
  });

  it("are counted in the digits of any keyboard", () => {
    expect(restocked(lines, { "toy ": "२" }).off).toBe(1);
  });

  it.each(["", "-1", "4", "1.5", "two"])("cannot be %o of three", (text) => {
    expect(restocked(lines, { "toy ": text }).isRight).toBe(false);
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

describe("a return that staff note", () => {
  const order = {
    cartItems: [
      { ...toy, lineTotal: 100 },
      { ...tee, lineTotal: 600 },
    ],
    totalAmount: 760,
  } as unknown as Parameters<typeof goingBack>[0];

  it("is of the whole order unless staff say otherwise, delivery and all", () => {
    expect(goingBack(order, {})).toEqual({ refund: 760, isNothing: false, isRight: true });
  });

  it("is of the pieces that are left, for their price", () => {
    expect(goingBack(order, { "toy ": "1", "tee M": "0" })).toEqual({
      items: [{ productId: "toy", quantity: 1 }],
      refund: 33.33,
      isNothing: false,
      isRight: true,
    });
  });

  it("cannot be of nothing, nor of more than was bought", () => {
    expect(goingBack(order, { "toy ": "0", "tee M": "0" })).toMatchObject({
      isNothing: true,
      isRight: false,
    });
    expect(goingBack(order, { "toy ": "4" })).toMatchObject({ isNothing: false, isRight: false });
  });

  it("has no parts where the order is a single piece", () => {
    expect(hasParts(order)).toBe(true);
    expect(hasParts({ cartItems: order.cartItems.slice(1) })).toBe(false);
  });
});
