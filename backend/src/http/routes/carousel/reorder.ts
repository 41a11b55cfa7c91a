import { messages } from "../../../contract/messages";
import { refuse } from "../../../contract/refusal";
import { inTurn } from "../../../platform/edits/in-turn";
import { refuseOvertakenOrder } from "../../../platform/edits/refuse-overtaken-order";
import { reorderSlidesWorkflow } from "../../../workflows/carousel/reorder-slides";
import { door } from "../../pipeline/door";
import { readStaffSlides } from "./slides";

export const reorderSlides = door("reorderSlides", ({ body, scope }) =>
  inTurn(scope, ["slides"], async () => {
    const now = (await readStaffSlides()).map(({ _id }) => _id);
    const { slideOrders, read } = body;
    if (slideOrders.some(({ id }) => !now.includes(id))) throw refuse.notFound(messages.slideNotFound);
    const yours = slideOrders.toSorted((one, other) => one.order - other.order).map(({ id }) => id);
    await refuseOvertakenOrder({ door: "reorderSlides", now, read, yours });
    await reorderSlidesWorkflow(scope).run({ input: slideOrders });
    return { data: await readStaffSlides() };
  }),
);
