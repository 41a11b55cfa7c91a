import { previewedProduct } from "../../catalog/preview/read";
import { productPass } from "../../catalog/preview/token";
import { messages } from "../../contract/messages";
import type { productPreview } from "../../contract/product-preview";
import { refuse } from "../../contract/refusal";
import type { Routes } from "../pipeline/route";
import { existingProduct } from "./admin-products/existing";

export const productPreviewRoutes = {
  adminPreviewProduct: async ({ params }) => {
    const { _id } = await existingProduct(params.id);
    const { token, until } = productPass.issue({ productId: _id });
    return { data: { path: `/shop/preview/${token}`, until: new Date(until).toISOString() } };
  },

  getProductPreview: async ({ params, query }) => {
    const pass = productPass.read(params.token);
    const shown = pass && (await previewedProduct(pass.productId, query.lang ?? "en"));
    if (!shown) throw refuse.notFound(messages.previewOver);
    return { data: { ...shown, until: new Date(pass.until).toISOString() } };
  },
} satisfies Routes<typeof productPreview>;
