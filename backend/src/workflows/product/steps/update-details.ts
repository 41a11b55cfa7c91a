import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk";
import { PRODUCT_DETAIL } from "../../../modules/product-detail";
import type { ProductDetailService } from "../../../modules/product-detail/service";
import { detailOf, type ProductDraft } from "../draft";

type Detail = Awaited<ReturnType<ProductDetailService["retrieveProductDetail"]>>;
type Undo = { before: Detail[]; madeIds: string[] };
type Changes = Partial<ReturnType<typeof detailOf>>;
type Input = Array<{ productId: string; changes: Changes }>;

const differs = (before: Detail | undefined, changes: Changes) =>
  Object.entries(changes).some(
    ([key, value]) => JSON.stringify(before?.[key as keyof Detail]) !== JSON.stringify(value),
  );

/** Changes our own facts of products; makes them where a plugin made a product without. */
export const updateDetailsStep = createStep(
  "update-product-details",
  async (input: Input, { container }) => {
    const details: ProductDetailService = container.resolve(PRODUCT_DETAIL);
    const before = await details.listProductDetails(
      { product_id: input.map(({ productId }) => productId) },
      { take: input.length },
    );
    const beforeOf = new Map(before.map((detail) => [detail.product_id, detail]));
    const known = input.flatMap(({ productId, changes }) => {
      const id = beforeOf.get(productId)?.id;
      return id && differs(beforeOf.get(productId), changes) ? [{ id, ...changes }] : [];
    });
    if (known.length > 0) await details.updateProductDetails(known);
    const plain = detailOf({ brand: "other", category: "electronics" } as ProductDraft);
    const missing = input.filter(({ productId }) => !beforeOf.has(productId));
    const made = await details.createProductDetails(
      missing.map(({ productId, changes }) => ({
        ...plain,
        condition: null,
        ...changes,
        product_id: productId,
        translations: {},
      })),
    );
    return new StepResponse<undefined, Undo>(undefined, { before, madeIds: made.map(({ id }) => id) });
  },
  async (undo, { container }) => {
    if (!undo) return;
    const details: ProductDetailService = container.resolve(PRODUCT_DETAIL);
    await details.updateProductDetails(
      undo.before.map((detail) => ({
        id: detail.id,
        brand: detail.brand,
        condition: detail.condition,
        battery_health: detail.battery_health,
        purchase_price: detail.purchase_price,
        gst_rate: detail.gst_rate,
        is_tax_proposed: detail.is_tax_proposed,
        country_of_origin: detail.country_of_origin,
        specifications: detail.specifications,
        is_featured: detail.is_featured,
        featured_description: detail.featured_description,
      })),
    );
    await details.deleteProductDetails(undo.madeIds);
  },
);
