import type { Size } from "../../contract/constants";
import type { Standing } from "../../inventory/read-standing";
import type { Shelf, WantedShelf } from "./draft";

export type ShelfPlan = {
  add: Shelf[];
  keep: Standing[];
  /** `by` where the change is counted, whatever lies there by then. */
  restock: Array<{ standing: Standing; stock: number; by?: number }>;
  remove: Standing[];
  /** Shelves that open orders need more of than they would have. */
  short: Array<{ size: Size | null; reserved: number }>;
};

/**
 * What must happen to a product's variants so that it is sold in the wanted sizes with the wanted stock.
 * Stock is what lies in the shop, reserved pieces included: it may not fall below what open orders hold.
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
