import type { Size } from "../../contract/constants";
import type { Standing } from "../../inventory/read-standing";
import type { Shelf, WantedShelf } from "./draft";

export type ShelfPlan = {
  add: Shelf[];
  keep: Standing[];
  /** `by` if the change is relative to the stock at the time of writing. */
  restock: Array<{ standing: Standing; stock: number; by?: number }>;
  remove: Standing[];
  /** Sizes of which open orders have reserved more than would be left. */
  short: Array<{ size: Size | null; reserved: number }>;
};

/**
 * Plans the changes of a product's variants so that it is sold in the wanted sizes with the wanted stock. Stock
 * includes reserved quantities: it may not fall below what open orders have reserved.
 */
export function planShelves(now: readonly Standing[], wanted: readonly WantedShelf[]): ShelfPlan {
  const standingOf = (size: Size | null) => now.find((standing) => standing.size === size);
  const plan: ShelfPlan = { add: [], keep: [], restock: [], remove: [], short: [] };
  for (const shelf of wanted) {
    const standing = standingOf(shelf.size);
    if (!standing) {
      plan.add.push(shelf);
      continue;
    }
    plan.keep.push(standing);
    const { size, stock, by } = shelf;
    const isTaken = by === undefined || by < 0;
    if (isTaken && stock < standing.reserved) plan.short.push({ size, reserved: standing.reserved });
    else if ((by === undefined ? stock !== standing.stocked : by !== 0) || standing.levelId === null)
      plan.restock.push({ standing, stock, ...(by !== undefined && { by }) });
  }
  for (const standing of now) {
    if (plan.keep.includes(standing)) continue;
    plan.remove.push(standing);
    if (standing.reserved > 0) plan.short.push({ size: standing.size, reserved: standing.reserved });
  }
  return plan;
}
