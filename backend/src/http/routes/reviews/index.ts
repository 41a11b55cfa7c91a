import type { Handlers } from "../../pipeline/door";
import { addReview } from "./add";
import { getReviews } from "./get";

export const reviewDoors = { addReview, getReviews } satisfies Partial<Handlers>;
