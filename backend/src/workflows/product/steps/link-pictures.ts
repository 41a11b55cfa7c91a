import { Modules } from "@medusajs/framework/utils";
import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk";

type Link = { variant_id: string; image_id: string };

/** Gives variants images of their product as their own. */
export const linkPicturesStep = createStep(
  "link-shop-pictures",
  async (links: Link[], { container }) => {
    if (links.length > 0) await container.resolve(Modules.PRODUCT).addImageToVariant(links);
    return new StepResponse(undefined, links);
  },
  async (links, { container }) => {
    if (links && links.length > 0) await container.resolve(Modules.PRODUCT).removeImageFromVariant(links);
  },
);
