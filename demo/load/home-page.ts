import type { MedusaContainer } from "@medusajs/framework/types";
import { featureTexts, slideTexts } from "../../backend/src/catalog/home-texts";
import { CAROUSEL } from "../../backend/src/modules/carousel";
import type { CarouselService } from "../../backend/src/modules/carousel/service";
import { FEATURE_IMAGE } from "../../backend/src/modules/feature-image";
import type { FeatureImageService } from "../../backend/src/modules/feature-image/service";
import { demoFeatures, demoSlides } from "../data";

/** The slides and feature images of the demo; of each kind all are loaded, or none. */
export async function loadHomePage(scope: MedusaContainer): Promise<void> {
  const carousel: CarouselService = scope.resolve(CAROUSEL);
  if ((await carousel.listSlides({}, { take: 1 })).length === 0) {
    await carousel.createSlides(
      demoSlides.map(({ order, ...slide }) => ({
        ...slide,
        translations: slideTexts.made(slide, slide.translations),
        position: order,
        is_demo: true,
      })),
    );
  }
  const features: FeatureImageService = scope.resolve(FEATURE_IMAGE);
  if ((await features.listFeatureImages({}, { take: 1 })).length === 0) {
    await features.createFeatureImages(
      demoFeatures.map(({ order, ...feature }) => ({
        ...feature,
        translations: featureTexts.made(feature, feature.translations),
        position: order,
        is_demo: true,
      })),
    );
  }
}
