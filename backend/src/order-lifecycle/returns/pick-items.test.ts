import { describe, expect, it } from "vitest";
import { messages } from "../../contract/messages";
import { Refusal } from "../../contract/refusal";
import type { FrozenLine } from "../../orders/frozen-line";
import { allItems, pickItems } from "./pick-items";

const toy = { productId: "toy", quantity: 2 } as FrozenLine;
const tee = { productId: "tee", size: "M", quantity: 1 } as FrozenLine;
const bought = allItems([toy, tee]);
const pick = (...named: { productId: string; size?: string; quantity: number }[]) =>
  pickItems(bought, named, { field: "items", unknown: messages.lineNotInOrder });

function faultsOf(...named: Parameters<typeof pick>) {
  try {
    pick(...named);
  } catch (error) {
    if (error instanceof Refusal) return [error.status, ...(error.extra.errors ?? [])];
  }
  return [];
}

describe("naming items of an order", () => {
  it("finds a line by its product and size", () => {
    expect(pick({ productId: "tee", size: "M", quantity: 1 }, { productId: "toy", quantity: 1 })).toEqual([
      { line: tee, quantity: 1 },
      { line: toy, quantity: 1 },
    ]);
  });

  it("refuses what is not there, in this size either, and says where it stands", () => {
    const message = messages.lineNotInOrder;
    expect(faultsOf({ productId: "toy", quantity: 1 }, { productId: "tee", quantity: 1 })).toEqual([
      422,
      { field: "items.1.productId", message },
    ]);
    expect(faultsOf({ productId: "tee", size: "L", quantity: 1 })).toEqual([
      422,
      { field: "items.0.productId", message },
    ]);
  });

  it("refuses more items than there are, in two goes as well", () => {
    expect(faultsOf({ productId: "toy", quantity: 3 })).toEqual([
      422,
      { field: "items.0.quantity", message: messages.piecesAtMost(2) },
    ]);
    expect(faultsOf({ productId: "toy", quantity: 1 }, { productId: "toy", quantity: 1 })).toEqual([
      422,
      { field: "items.1.productId", message: messages.lineTwice },
    ]);
  });
});
