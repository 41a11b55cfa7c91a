import { door } from "../../api/door";
import { messages } from "../../contract/messages";
import { refuse } from "../../contract/refusal";
import { reorderSlidesWorkflow } from "../../workflows/carousel/reorder-slides";
import { readSlides } from "./slides";

export const reorderSlides = door("reorderSlides", async ({ body, scope }) => {
  const known = new Set((await readSlides("all")).map(({ _id }) => _id));
  if (body.slideOrders.some(({ id }) => !known.has(id))) throw refuse.notFound(messages.slideNotFound);
  await reorderSlidesWorkflow(scope).run({ input: body.slideOrders });
  return { data: await readSlides("all") };
});
