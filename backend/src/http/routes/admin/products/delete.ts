import { deleteProduct } from "../../../../workflows/product/delete";
import { door } from "../../../pipeline/door";

export const adminDeleteProduct = door("adminDeleteProduct", async ({ params, scope }) => {
  await deleteProduct(scope, params.id);
  return { data: { _id: params.id } };
});
