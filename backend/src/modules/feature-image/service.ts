import { MedusaService } from "@medusajs/framework/utils";
import { FeatureImage } from "./models/feature-image";

/** Stores the feature images of the home page. */
export class FeatureImageService extends MedusaService({ FeatureImage }) {}
