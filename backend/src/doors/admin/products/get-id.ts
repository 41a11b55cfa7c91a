import { door } from "../../../api/door";
import { existingProduct } from "./existing";

export const adminGetProduct = door("adminGetProduct", async ({ params }) => ({
  data: await existingProduct(params.id),
}));
