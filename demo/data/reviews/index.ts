import type { DemoReview } from "../types";
import { englishReviews } from "./english";
import { hindiReviews } from "./hindi";
import { marathiReviews } from "./marathi";

/** Every review of the demo shop. */
export const demoReviews: DemoReview[] = [...englishReviews, ...hindiReviews, ...marathiReviews];
