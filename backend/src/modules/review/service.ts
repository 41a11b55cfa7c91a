import { MedusaService } from "@medusajs/framework/utils";
import { Review } from "./models/review";

/** Keeps the shoppers' reviews. */
export class ReviewService extends MedusaService({ Review }) {}
