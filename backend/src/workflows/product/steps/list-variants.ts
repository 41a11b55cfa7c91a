import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk";
import { sizes } from "../../../contract/constants";

export type EngineVariant = {
  productId: string;
  variantId: string;
  inventoryItemId: string;
  size: (typeof sizes)[number] | null;
};

/** The current variants of these products in the engine, with their sizes and inventory items. */
export const listVariantsStep = createStep(
  "list-shop-variants",
  async (productIds: string[], { container }) => {
    const { data } = await container.resolve(ContainerRegistrationKeys.QUERY).graph({
      entity: "product_variant",
      fields: ["id", "product_id", "options.value", "inventory_items.inventory_item_id"],
      filters: { product_id: productIds },
    });
    const variants = data.map((variant): EngineVariant => {
      const values = (variant.options ?? []).map((option: { value?: string } | null) => option?.value);
      return {
        productId: variant.product_id ?? "",
        variantId: variant.id,
        inventoryItemId: variant.inventory_items?.[0]?.inventory_item_id ?? "",
        size: sizes.find((size) => values.includes(size)) ?? null,
      };
    });
    return new StepResponse(variants);
  },
);
