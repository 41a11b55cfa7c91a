import type { IProductModuleService } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk";

export type PictureLink = { variant_id: string; image_id: string };
type Links = { add: PictureLink[]; remove: PictureLink[] };

async function change(module: IProductModuleService, { add, remove }: Links): Promise<void> {
  if (add.length > 0) await module.addImageToVariant(add);
  if (remove.length === 0) return;
  try {
    await module.removeImageFromVariant(remove);
  } catch (error) {
    // The engine undoes only steps that were finished.
    if (add.length > 0) await module.removeImageFromVariant(add);
    throw error;
  }
}

/** Gives variants images of their product as their own, and takes others away from them. */
export const linkPicturesStep = createStep(
  "link-shop-pictures",
  async (links: Links, { container }) => {
    await change(container.resolve(Modules.PRODUCT), links);
    return new StepResponse(undefined, links);
  },
  async (links, { container }) => {
    if (links) await change(container.resolve(Modules.PRODUCT), { add: links.remove, remove: links.add });
  },
);
