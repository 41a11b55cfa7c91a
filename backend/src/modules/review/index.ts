import { Module } from "@medusajs/framework/utils";
import { ReviewService } from "./service";

export const REVIEW = "review";

export default Module(REVIEW, { service: ReviewService });
