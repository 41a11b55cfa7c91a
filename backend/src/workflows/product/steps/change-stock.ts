import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk";
import { changeStock, type StockDone, type StockOrder, undoStock } from "../../../inventory/change-stock";

type Undo = { done: StockDone; locationId: string };

/** Changes stock by differences, all in one transaction; the engine's own step would read, add and write. */
export const changeStockStep = createStep(
  "change-stock",
  async (order: StockOrder) =>
    new StepResponse<undefined, Undo>(undefined, {
      done: await changeStock(order),
      locationId: order.locationId,
    }),
  async (undo) => {
    if (undo) await undoStock(undo.done, undo.locationId);
  },
);
