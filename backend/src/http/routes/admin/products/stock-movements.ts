import { door } from "../../../pipeline/door";
import { readMovements } from "../../../../inventory/read-movements";
import { existingProduct } from "./existing";

export const adminGetStockMovements = door("adminGetStockMovements", async ({ params }) => {
  const { _id } = await existingProduct(params.id);
  return { data: await readMovements(_id) };
});
