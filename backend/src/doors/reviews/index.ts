import type { Handlers } from "../../api/door";
import { addReview } from "./add";
import { getReviews } from "./get";

export const reviewDoors = { addReview, getReviews } satisfies Partial<Handlers>;
