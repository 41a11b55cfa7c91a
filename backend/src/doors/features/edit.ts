import { door } from "../../api/door";
import { editFeatureImageWorkflow } from "../../workflows/feature/edit-feature";
import { existingFeature } from "./feature-images";

export const adminEditFeature = door("adminEditFeature", async ({ params, body, scope }) => {
  await existingFeature(params.id);
  await editFeatureImageWorkflow(scope).run({ input: { id: params.id, fields: body } });
  return { data: await existingFeature(params.id) };
});
