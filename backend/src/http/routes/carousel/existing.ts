import type { StaffSlide } from "../../../contract/carousel";
import { messages } from "../../../contract/messages";
import { refuse } from "../../../contract/refusal";
import { readSlide } from "./slides";

/** The slide with this id; throws 404 where there is none. */
export async function existingSlide(id: string): Promise<StaffSlide> {
  const slide = await readSlide(id);
  if (!slide) throw refuse.notFound(messages.slideNotFound);
  return slide;
}
