import { door } from "../../../pipeline/door";
import { deleteProduct } from "../../../../workflows/product/delete";

export const adminDeleteProduct = door("adminDeleteProduct", async ({ params, scope }) => {
  await deleteProduct(scope, params.id);
  return { data: { _id: params.id } };
});
