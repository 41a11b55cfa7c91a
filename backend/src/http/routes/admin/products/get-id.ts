import { door } from "../../../pipeline/door";
import { existingProduct } from "./existing";

export const adminGetProduct = door("adminGetProduct", async ({ params }) => ({
  data: await existingProduct(params.id),
}));
