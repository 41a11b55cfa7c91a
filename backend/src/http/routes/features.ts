import { readingLanguage } from "../../accounts/language";
import type { features } from "../../contract/features";
import { messages } from "../../contract/messages";
import { refuse } from "../../contract/refusal";
import { flat } from "../../platform/edits/changes";
import { withValues } from "../../platform/edits/forms";
import { inTurn } from "../../platform/edits/in-turn";
import { mergeEdit, overtakenFields } from "../../platform/edits/merge";
import { refuseClashes } from "../../platform/edits/refuse-clashes";
import { refuseOvertakenOrder } from "../../platform/edits/refuse-overtaken-order";
import { addFeatureImageWorkflow } from "../../workflows/feature/add-feature";
import { deleteFeatureImageWorkflow } from "../../workflows/feature/delete-feature";
import { editFeatureImageWorkflow } from "../../workflows/feature/edit-feature";
import { reorderFeatureImagesWorkflow } from "../../workflows/feature/reorder-features";
import type { Routes } from "../pipeline/route";
import {
  existingFeature,
  featureEditFields,
  readShownFeatures,
  readStaffFeatures,
} from "./features/feature-images";

export const featuresRoutes = {
  getFeatures: async ({ query, req }) => ({
    data: await readShownFeatures(query.lang ?? readingLanguage(req)),
  }),

  addFeature: async ({ body, scope }) => {
    const { result } = await addFeatureImageWorkflow(scope).run({ input: body });
    return { data: await existingFeature(result.id) };
  },

  adminGetFeatures: async () => ({ data: await readStaffFeatures() }),

  adminEditFeature: ({ params, body, scope }) =>
    inTurn(scope, [params.id], async () => {
      const { version, ...edit } = body;
      const feature = await existingFeature(params.id);
      const { changes, clashes } = mergeEdit(featureEditFields, flat(feature), flat(edit), version);
      await refuseClashes({ thingId: feature._id, version: feature.version, clashes });
      const { image, title, description, active, translations } = withValues(feature, changes);
      const fields = { image, title, description, active, translations };
      const overtaken = overtakenFields(featureEditFields, flat(feature), version);
      if (Object.keys(changes).length > 0)
        await editFeatureImageWorkflow(scope).run({ input: { id: feature._id, fields, overtaken } });
      return { data: await existingFeature(feature._id) };
    }),

  adminReorderFeatures: ({ body, scope }) =>
    inTurn(scope, ["features"], async () => {
      const now = (await readStaffFeatures()).map(({ _id }) => _id);
      const { featureOrders, read } = body;
      if (featureOrders.some(({ id }) => !now.includes(id))) throw refuse.notFound(messages.featureNotFound);
      const yours = featureOrders.toSorted((one, other) => one.order - other.order).map(({ id }) => id);
      await refuseOvertakenOrder({ route: "adminReorderFeatures", now, read, yours });
      await reorderFeatureImagesWorkflow(scope).run({ input: featureOrders });
      return { data: await readStaffFeatures() };
    }),

  adminDeleteFeature: async ({ params, scope }) => {
    const { _id } = await existingFeature(params.id);
    await deleteFeatureImageWorkflow(scope).run({ input: _id });
    return { data: { _id } };
  },
} satisfies Routes<typeof features>;
