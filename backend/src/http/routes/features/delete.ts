import { deleteFeatureImageWorkflow } from "../../../workflows/feature/delete-feature";
import { door } from "../../pipeline/door";
import { existingFeature } from "./feature-images";

export const adminDeleteFeature = door("adminDeleteFeature", async ({ params, scope }) => {
  const { _id } = await existingFeature(params.id);
  await deleteFeatureImageWorkflow(scope).run({ input: _id });
  return { data: { _id } };
});
