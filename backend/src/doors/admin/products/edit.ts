import { door } from "../../../api/door";
import { editProduct } from "../../../workflows/product/edit";
import { existingProduct } from "./existing";

export const adminEditProduct = door("adminEditProduct", async ({ params, body, scope }) => {
  await editProduct(scope, params.id, body);
  return { data: await existingProduct(params.id) };
});
