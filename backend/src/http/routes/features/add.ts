import { addFeatureImageWorkflow } from "../../../workflows/feature/add-feature";
import { door } from "../../pipeline/door";
import { existingFeature } from "./feature-images";

export const addFeature = door("addFeature", async ({ body, scope }) => {
  const { result } = await addFeatureImageWorkflow(scope).run({ input: body });
  return { data: await existingFeature(result.id) };
});
