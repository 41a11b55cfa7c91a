import type { Size } from "../../contract/constants";
import type { VariantStock } from "../../inventory/read-variant-stock";
import type { DraftVariant, WantedVariant } from "./draft";

export type VariantPlan = {
  add: DraftVariant[];
  keep: VariantStock[];
  /** `by` if the change is relative to the stock at the time of writing. */
  restock: Array<{ current: VariantStock; stock: number; by?: number }>;
  remove: VariantStock[];
  /** Sizes of which open orders have reserved more than would be left. */
  short: Array<{ size: Size | null; reserved: number }>;
  /** Sizes that were given a stock, although nobody counts it. */
  uncounted: Array<Size | null>;
};

/** Leaves every variant as it is. */
export const keepVariants = (now: readonly VariantStock[]): VariantPlan => ({
  add: [],
  keep: [...now],
  restock: [],
  remove: [],
  short: [],
  uncounted: [],
});

/**
 * Plans the changes of a product's variants so that it is sold in the wanted sizes with the wanted stock. Stock
 * includes reserved quantities: it may not fall below what open orders have reserved.
 */
export function planVariants(now: readonly VariantStock[], wanted: readonly WantedVariant[]): VariantPlan {
  const currentOf = (size: Size | null) => now.find((current) => current.size === size);
  const plan: VariantPlan = { add: [], keep: [], restock: [], remove: [], short: [], uncounted: [] };
  for (const variant of wanted) {
    const current = currentOf(variant.size);
    if (!current) {
      plan.add.push(variant);
      continue;
    }
    plan.keep.push(current);
    const { size, stock, by } = variant;
    if (!current.managesStock) {
      if (by === undefined ? stock !== current.stocked : by !== 0) plan.uncounted.push(size);
      continue;
    }
    const isTaken = by === undefined || by < 0;
    if (isTaken && stock < current.reserved && !current.allowsBackorder)
      plan.short.push({ size, reserved: current.reserved });
    else if ((by === undefined ? stock !== current.stocked : by !== 0) || current.levelId === null)
      plan.restock.push({ current, stock, ...(by !== undefined && { by }) });
  }
  for (const current of now) {
    if (plan.keep.includes(current)) continue;
    plan.remove.push(current);
    if (current.reserved > 0) plan.short.push({ size: current.size, reserved: current.reserved });
  }
  return plan;
}
