import { door } from "../../api/door";
import { knownProductId } from "../../catalog/known-product";
import { readProduct } from "../../catalog/read-product";
import { featureProductWorkflow } from "../../workflows/product/feature-product";

export const featureProduct = door("featureProduct", async ({ params, body, scope }) => {
  const productId = await knownProductId(params.id);
  await featureProductWorkflow(scope).run({ input: { productId, ...body } });
  return { data: await readProduct(productId) };
});
