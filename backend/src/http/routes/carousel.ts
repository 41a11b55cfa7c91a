import { readingLanguage } from "../../accounts/language";
import { type carousel, SlideInput, type StaffSlide } from "../../contract/carousel";
import { messages } from "../../contract/messages";
import { refuse } from "../../contract/refusal";
import { validate } from "../../contract/validate";
import { flat } from "../../platform/edits/changes";
import { withValues } from "../../platform/edits/forms";
import { inTurn } from "../../platform/edits/in-turn";
import { mergeEdit, overtakenFields } from "../../platform/edits/merge";
import { refuseClashes } from "../../platform/edits/refuse-clashes";
import { refuseOvertakenOrder } from "../../platform/edits/refuse-overtaken-order";
import { addSlideWorkflow } from "../../workflows/carousel/add-slide";
import { deleteSlideWorkflow } from "../../workflows/carousel/delete-slide";
import { editSlideWorkflow } from "../../workflows/carousel/edit-slide";
import { reorderSlidesWorkflow } from "../../workflows/carousel/reorder-slides";
import type { Routes } from "../pipeline/route";
import { readShownSlides, readSlide, readStaffSlides, slideEditFields } from "./carousel/slides";

/** The slide with this id; throws 404 if there is none. */
async function existingSlide(id: string): Promise<StaffSlide> {
  const slide = await readSlide(id);
  if (!slide) throw refuse.notFound(messages.slideNotFound);
  return slide;
}

export const carouselRoutes = {
  getActiveSlides: async ({ query, req }) => ({
    data: await readShownSlides(query.lang ?? readingLanguage(req)),
  }),

  getSlides: async () => ({ data: await readStaffSlides() }),

  addSlide: async ({ body, scope }) => {
    const { result } = await addSlideWorkflow(scope).run({ input: body });
    return { data: await existingSlide(result.id) };
  },

  reorderSlides: ({ body, scope }) =>
    inTurn(scope, ["slides"], async () => {
      const now = (await readStaffSlides()).map(({ _id }) => _id);
      const { slideOrders, read } = body;
      if (slideOrders.some(({ id }) => !now.includes(id))) throw refuse.notFound(messages.slideNotFound);
      const yours = slideOrders.toSorted((one, other) => one.order - other.order).map(({ id }) => id);
      await refuseOvertakenOrder({ route: "reorderSlides", now, read, yours });
      await reorderSlidesWorkflow(scope).run({ input: slideOrders });
      return { data: await readStaffSlides() };
    }),

  editSlide: ({ params, body, scope }) =>
    inTurn(scope, [params.id], async () => {
      const { version, ...edit } = body;
      const slide = await existingSlide(params.id);
      const { changes, clashes } = mergeEdit(slideEditFields, flat(slide), flat(edit), version);
      await refuseClashes({ thingId: slide._id, version: slide.version, clashes });
      // `validate` runs the schema and returns its output.
      const fields = validate({ body: SlideInput }, { body: withValues(slide, changes) }).body as SlideInput;
      const overtaken = overtakenFields(slideEditFields, flat(slide), version);
      if (Object.keys(changes).length > 0)
        await editSlideWorkflow(scope).run({ input: { id: slide._id, fields, overtaken } });
      return { data: await existingSlide(slide._id) };
    }),

  deleteSlide: async ({ params, scope }) => {
    const { _id } = await existingSlide(params.id);
    await deleteSlideWorkflow(scope).run({ input: _id });
    return { data: { _id } };
  },
} satisfies Routes<typeof carousel>;
