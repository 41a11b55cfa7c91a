import { door } from "../../api/door";
import { messages } from "../../contract/messages";
import { refuse } from "../../contract/refusal";
import { reorderFeatureImagesWorkflow } from "../../workflows/feature/reorder-features";
import { readFeatures } from "./feature-images";

export const adminReorderFeatures = door("adminReorderFeatures", async ({ body, scope }) => {
  const known = new Set((await readFeatures("all")).map(({ _id }) => _id));
  if (body.featureOrders.some(({ id }) => !known.has(id))) throw refuse.notFound(messages.featureNotFound);
  await reorderFeatureImagesWorkflow(scope).run({ input: body.featureOrders });
  return { data: await readFeatures("all") };
});
