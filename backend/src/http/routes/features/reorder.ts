import { messages } from "../../../contract/messages";
import { refuse } from "../../../contract/refusal";
import { inTurn } from "../../../platform/edits/in-turn";
import { refuseOvertakenOrder } from "../../../platform/edits/refuse-overtaken-order";
import { reorderFeatureImagesWorkflow } from "../../../workflows/feature/reorder-features";
import { door } from "../../pipeline/door";
import { readStaffFeatures } from "./feature-images";

export const adminReorderFeatures = door("adminReorderFeatures", ({ body, scope }) =>
  inTurn(scope, ["features"], async () => {
    const now = (await readStaffFeatures()).map(({ _id }) => _id);
    const { featureOrders, read } = body;
    if (featureOrders.some(({ id }) => !now.includes(id))) throw refuse.notFound(messages.featureNotFound);
    const yours = featureOrders.toSorted((one, other) => one.order - other.order).map(({ id }) => id);
    await refuseOvertakenOrder({ door: "adminReorderFeatures", now, read, yours });
    await reorderFeatureImagesWorkflow(scope).run({ input: featureOrders });
    return { data: await readStaffFeatures() };
  }),
);
