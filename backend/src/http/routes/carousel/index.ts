import type { Handlers } from "../../pipeline/door";
import { getActiveSlides } from "./active";
import { addSlide } from "./add";
import { deleteSlide } from "./delete";
import { editSlide } from "./edit";
import { getSlides } from "./get";
import { reorderSlides } from "./reorder";

export const carouselDoors = {
  getActiveSlides,
  getSlides,
  addSlide,
  editSlide,
  deleteSlide,
  reorderSlides,
} satisfies Partial<Handlers>;
