import { MedusaService } from "@medusajs/framework/utils";
import { Slide } from "./models/slide";

/** Stores the slides of the home page. */
export class CarouselService extends MedusaService({ Slide }) {}
