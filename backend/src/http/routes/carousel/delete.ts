import { deleteSlideWorkflow } from "../../../workflows/carousel/delete-slide";
import { door } from "../../pipeline/door";
import { existingSlide } from "./existing";

export const deleteSlide = door("deleteSlide", async ({ params, scope }) => {
  const { _id } = await existingSlide(params.id);
  await deleteSlideWorkflow(scope).run({ input: _id });
  return { data: { _id } };
});
