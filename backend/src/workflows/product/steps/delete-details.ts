import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk";
import { PRODUCT_DETAIL } from "../../../modules/product-detail";
import type { ProductDetailService } from "../../../modules/product-detail/service";

/** Deletes our own details of products as the engine deletes products: marked as deleted. */
export const deleteDetailsStep = createStep(
  "delete-product-details",
  async (productIds: string[], { container }) => {
    const details: ProductDetailService = container.resolve(PRODUCT_DETAIL);
    const found = await details.listProductDetails({ product_id: productIds }, { take: productIds.length });
    const ids = found.map(({ id }) => id);
    await details.softDeleteProductDetails(ids);
    return new StepResponse(undefined, ids);
  },
  async (ids, { container }) => {
    const details: ProductDetailService = container.resolve(PRODUCT_DETAIL);
    if (ids) await details.restoreProductDetails(ids);
  },
);
