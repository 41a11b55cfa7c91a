import { knownProductId } from "../../../catalog/known-product";
import { readProduct } from "../../../catalog/read-product";
import { editProduct } from "../../../workflows/product/edit";
import { door } from "../../pipeline/door";

export const featureProduct = door("featureProduct", async ({ params, body, scope }) => {
  const productId = await knownProductId(params.id);
  await editProduct(scope, productId, body);
  return { data: await readProduct(productId) };
});
