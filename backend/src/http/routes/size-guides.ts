import { readWith } from "../../catalog/index";
import { findSizeGuide } from "../../catalog/size-guides/in-force";
import { deleteSizeGuide, readSizeGuides, saveSizeGuide } from "../../catalog/size-guides/stored";
import { messages } from "../../contract/messages";
import { refuse } from "../../contract/refusal";
import type { sizeGuides } from "../../contract/size-guides";
import type { Routes } from "../pipeline/route";
import { guideOfPage } from "./products/guide-of-page";

/** The guide of a product that shoppers see, by id or slug; undefined if it has none. */
const guideOfProduct = (id: string) =>
  readWith("en", (catalogue, texts) => {
    const product = catalogue.product(id);
    const page = product && texts.page(product.no);
    return page ? guideOfPage(page, product) : undefined;
  });

export const sizeGuidesRoutes = {
  getSizeGuide: async ({ query: { product, category = "", kind } }) => {
    const guide = product ? await guideOfProduct(product) : findSizeGuide({ category, kind });
    if (!guide) throw refuse.notFound(messages.sizeGuideNotFound);
    return { data: guide };
  },

  adminGetSizeGuides: async () => ({ data: await readSizeGuides() }),

  adminSaveSizeGuide: async ({ params, body }) => ({ data: await saveSizeGuide(params.id, body) }),

  adminDeleteSizeGuide: async ({ params }) => {
    await deleteSizeGuide(params.id);
    return { data: { _id: params.id } };
  },
} satisfies Routes<typeof sizeGuides>;
