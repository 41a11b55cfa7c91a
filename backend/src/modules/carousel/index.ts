import { Module } from "@medusajs/framework/utils";
import { CarouselService } from "./service";

export const CAROUSEL = "carousel";

export default Module(CAROUSEL, { service: CarouselService });
