import { addSlideWorkflow } from "../../../workflows/carousel/add-slide";
import { door } from "../../pipeline/door";
import { existingSlide } from "./existing";

export const addSlide = door("addSlide", async ({ body, scope }) => {
  const { result } = await addSlideWorkflow(scope).run({ input: body });
  return { data: await existingSlide(result.id) };
});
