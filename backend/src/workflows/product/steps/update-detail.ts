import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk";
import { PRODUCT_DETAIL } from "../../../modules/product-detail";
import type { ProductDetailService } from "../../../modules/product-detail/service";
import { detailOf, type ProductDraft } from "../draft";

type Undo = { before?: Awaited<ReturnType<ProductDetailService["retrieveProductDetail"]>>; madeId?: string };
type Input = { productId: string; changes: Partial<ReturnType<typeof detailOf>> };

/** Changes our own facts of a product; makes them where a plugin made the product without. */
export const updateDetailStep = createStep(
  "update-product-detail",
  async ({ productId, changes }: Input, { container }) => {
    const details: ProductDetailService = container.resolve(PRODUCT_DETAIL);
    const [before] = await details.listProductDetails({ product_id: productId });
    if (before) {
      await details.updateProductDetails({ id: before.id, ...changes });
      return new StepResponse<undefined, Undo>(undefined, { before });
    }
    const plain = detailOf({ brand: "other", category: "electronics" } as ProductDraft);
    const made = await details.createProductDetails({
      ...plain,
      condition: null,
      ...changes,
      product_id: productId,
      translations: {},
    });
    return new StepResponse<undefined, Undo>(undefined, { madeId: made.id });
  },
  async (undo, { container }) => {
    const details: ProductDetailService = container.resolve(PRODUCT_DETAIL);
    if (undo?.before) {
      const { id, brand, condition, battery_health, gst_rate, country_of_origin } = undo.before;
      const { specifications, is_featured, featured_description } = undo.before;
      await details.updateProductDetails({
        id,
        brand,
        condition,
        battery_health,
        gst_rate,
        country_of_origin,
        specifications,
        is_featured,
        featured_description,
      });
    }
    if (undo?.madeId) await details.deleteProductDetails(undo.madeId);
  },
);
