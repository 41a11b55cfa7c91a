import type { Handlers } from "../../../pipeline/door";
import { adminGetReviews } from "./list";
import { adminModerateReview } from "./moderate";

export const adminReviewDoors = { adminGetReviews, adminModerateReview } satisfies Partial<Handlers>;
