import { inTurn } from "../../../platform/edits/in-turn";
import { mergeEdit } from "../../../platform/edits/merge";
import { refuseClashes } from "../../../platform/edits/refuse-clashes";
import { editFeatureImageWorkflow } from "../../../workflows/feature/edit-feature";
import { door } from "../../pipeline/door";
import { existingFeature, featureEditFields } from "./feature-images";

export const adminEditFeature = door("adminEditFeature", ({ params, body, scope }) =>
  inTurn(scope, [params.id], async () => {
    const { version, ...edit } = body;
    const feature = await existingFeature(params.id);
    const { changes, clashes } = mergeEdit(featureEditFields, feature, edit, version);
    await refuseClashes({ thingId: feature._id, version: feature.version, clashes });
    const { image, title, description, active } = { ...feature, ...changes };
    const fields = { image, title, description, active };
    if (Object.keys(changes).length > 0)
      await editFeatureImageWorkflow(scope).run({ input: { id: feature._id, fields } });
    return { data: await existingFeature(feature._id) };
  }),
);
