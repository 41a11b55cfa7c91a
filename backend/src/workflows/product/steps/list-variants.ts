import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk";
import { SIZE_OPTION } from "../../../catalog/engine-names";
import { knownSizes } from "../../../contract/category-list";
import type { Size } from "../../../contract/constants";

export type EngineVariant = {
  productId: string;
  variantId: string;
  inventoryItemId: string;
  size: Size | null;
  /** All of its options by name. */
  options: Readonly<Record<string, string>>;
};

/** The current variants of these products in the engine, with their sizes and inventory items. */
export const listVariantsStep = createStep(
  "list-shop-variants",
  async (productIds: string[], { container }) => {
    const { data } = await container.resolve(ContainerRegistrationKeys.QUERY).graph({
      entity: "product_variant",
      fields: [
        "id",
        "product_id",
        "options.value",
        "options.option.title",
        "inventory_items.inventory_item_id",
      ],
      filters: { product_id: productIds },
    });
    const variants = data.map((variant): EngineVariant => {
      const options: ({ value?: string; option?: { title?: string } } | null)[] = variant.options ?? [];
      const size = options.find((option) => option?.option?.title === SIZE_OPTION)?.value;
      return {
        productId: variant.product_id ?? "",
        variantId: variant.id,
        inventoryItemId: variant.inventory_items?.[0]?.inventory_item_id ?? "",
        options: Object.fromEntries(
          options.map((option) => [option?.option?.title ?? "", option?.value ?? ""]),
        ),
        size: knownSizes().find((one) => one === size) ?? null,
      };
    });
    return new StepResponse(variants);
  },
);
