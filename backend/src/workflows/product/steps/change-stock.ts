import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk";
import { changeStock, type StockDone, type StockOrder, undoStock } from "../../../inventory/change-stock";

/** Changes stock by differences, all in one transaction; the engine's own step would read, add and write. */
export const changeStockStep = createStep(
  "change-stock",
  async (order: StockOrder) => new StepResponse<undefined, StockDone>(undefined, await changeStock(order)),
  async (done) => {
    if (done) await undoStock(done);
  },
);
