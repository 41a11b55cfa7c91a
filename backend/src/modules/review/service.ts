import { MedusaService } from "@medusajs/framework/utils";
import { Review } from "./models/review";

/** Stores the shoppers' reviews. */
export class ReviewService extends MedusaService({ Review }) {}
