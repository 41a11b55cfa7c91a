import { Module } from "@medusajs/framework/utils";
import { FeatureImageService } from "./service";

export const FEATURE_IMAGE = "featureImage";

export default Module(FEATURE_IMAGE, { service: FeatureImageService });
