import type { Handlers } from "../../pipeline/door";
import { addFeature } from "./add";
import { adminDeleteFeature } from "./delete";
import { adminEditFeature } from "./edit";
import { adminGetFeatures, getFeatures } from "./get";
import { adminReorderFeatures } from "./reorder";

export const featureDoors = {
  getFeatures,
  addFeature,
  adminGetFeatures,
  adminEditFeature,
  adminDeleteFeature,
  adminReorderFeatures,
} satisfies Partial<Handlers>;
