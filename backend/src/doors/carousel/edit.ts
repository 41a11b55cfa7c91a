import { door } from "../../api/door";
import { editSlideWorkflow } from "../../workflows/carousel/edit-slide";
import { existingSlide } from "./existing";

export const editSlide = door("editSlide", async ({ params, body, scope }) => {
  await existingSlide(params.id);
  await editSlideWorkflow(scope).run({ input: { id: params.id, fields: body } });
  return { data: await existingSlide(params.id) };
});
