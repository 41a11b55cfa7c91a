import { editProduct } from "../../../../workflows/product/edit";
import { asWhole } from "../../../../workflows/product/whole-product";
import { door } from "../../../pipeline/door";
import { existingProduct } from "./existing";

export const adminEditProduct = door("adminEditProduct", async ({ params, body, scope }) => {
  await editProduct(scope, params.id, asWhole(body));
  return { data: await existingProduct(params.id) };
});
