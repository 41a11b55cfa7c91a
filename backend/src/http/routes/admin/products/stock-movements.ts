import { readMovements } from "../../../../inventory/read-movements";
import { door } from "../../../pipeline/door";
import { existingProduct } from "./existing";

export const adminGetStockMovements = door("adminGetStockMovements", async ({ params }) => {
  const { _id } = await existingProduct(params.id);
  return { data: await readMovements(_id) };
});
