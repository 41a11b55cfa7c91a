import type { CreateProductWorkflowInputDTO } from "@medusajs/framework/types";
import { ProductStatus } from "@medusajs/framework/utils";
import type { EngineFields } from "../../catalog/engine-fields";
import type { CatalogIds } from "../../catalog/engine-names";
import { SIZE_OPTION, sizeValue } from "../../catalog/engine-names";
import { engineCategoryId } from "../../catalog/stored-categories";
import { engineKindId } from "../../catalog/stored-kinds";
import type { EngineIds } from "../../platform/engine/engine-ids";
import { type DraftVariant, type NewVariant, newVariants, type ProductDraft, picturesOf } from "./draft";
import { slugOf } from "./slug";

export type Ids = EngineIds & CatalogIds;

/** The engine's own fields of a draft. */
export function engineFields(draft: ProductDraft): EngineFields {
  const placed = [engineCategoryId(draft.category), engineKindId(draft.kind ?? "")];
  return {
    title: draft.title,
    description: draft.description,
    images: picturesOf(draft).map((url) => ({ url })),
    thumbnail: picturesOf(draft)[0] ?? null,
    weight: draft.weight,
    length: draft.length,
    width: draft.breadth,
    height: draft.height,
    hs_code: draft.hsn ?? null,
    // In the order in which they are read: another order is no change.
    category_ids: placed.filter((id) => id !== undefined).sort(),
    status: draft.status ?? ProductStatus.PUBLISHED,
  };
}

/** The engine's variant for one size: the option "Size" names it, its price is the product's. */
export function engineVariant(draft: ProductDraft, { size }: DraftVariant) {
  const sku = draft.sku ? (size ? `${draft.sku}-${size}` : draft.sku) : undefined;
  return {
    title: sizeValue(size),
    sku,
    manage_inventory: true,
    allow_backorder: false,
    options: { [SIZE_OPTION]: sizeValue(size) },
    prices: [{ currency_code: "inr", amount: draft.price }],
  };
}

/** The same for a choice of a new product: with its options and price, and of a size only if there are sizes. */
function chosenVariant(draft: ProductDraft, variant: NewVariant, rank: number) {
  const { options, price, size, pictures } = variant;
  if (!draft.choices) return engineVariant(draft, variant);
  return {
    ...engineVariant({ ...draft, ...variant }, variant),
    title: [...Object.values(options), ...(size ? [size] : [])].join(" / "),
    options: { ...options, ...(size && { [SIZE_OPTION]: sizeValue(size) }) },
    prices: [{ currency_code: "inr", amount: price }],
    thumbnail: pictures[0],
    // Otherwise they would stand in the order of their names.
    variant_rank: rank,
  };
}

/** The options of a new product: the shared one for sizes, and its own with their values. */
function engineOptions(variants: readonly NewVariant[], { sizeOptionId }: Ids) {
  const names = [...new Set(variants.flatMap(({ options }) => Object.keys(options)))];
  const isSized = names.length === 0 || variants.some(({ size }) => size !== null);
  return [
    ...(isSized ? [{ id: sizeOptionId }] : []),
    ...names.map((title) => ({
      title,
      values: [...new Set(variants.flatMap(({ options }) => options[title] ?? []))],
    })),
  ];
}

/** A whole new product as input for the engine's own workflow. */
export function engineProduct(draft: ProductDraft, ids: Ids): CreateProductWorkflowInputDTO {
  const variants = newVariants(draft);
  return {
    ...engineFields(draft),
    handle: draft.slug ?? slugOf(draft.title),
    options: engineOptions(variants, ids),
    variants: variants.map((variant, rank) => chosenVariant(draft, variant, rank)),
    sales_channels: [{ id: ids.salesChannelId }],
    shipping_profile_id: ids.shippingProfileId,
  };
}
