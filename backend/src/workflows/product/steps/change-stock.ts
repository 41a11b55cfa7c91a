import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk";
import {
  changeStock,
  type StockDone,
  type StockOrder,
  undoStock,
} from "../../../stock-movement/change-stock";

type Undo = { order: StockOrder; done: StockDone };

/** Counts stock up or down, a transaction an order; the engine's own step would read, add and write. */
export const changeStockStep = createStep(
  "change-stock",
  async (orders: StockOrder[]) => {
    const undo: Undo[] = [];
    try {
      for (const order of orders) undo.push({ order, done: await changeStock(order) });
    } catch (error) {
      // A step that fails is not undone: what it has done of several is its own to take back.
      await takeBack(undo);
      throw error;
    }
    return new StepResponse(undefined, undo);
  },
  async (undo) => {
    if (undo) await takeBack(undo);
  },
);

async function takeBack(undo: readonly Undo[]): Promise<void> {
  for (const { order, done } of undo) if (done.length > 0) await undoStock(done, order);
}
