import type { Clash } from "../../platform/edits/merge";
import type { SeenShelf } from "../../platform/edits/product-version";
import type { Shelf, WantedShelf } from "./draft";

/** What a sender's figures count: pieces that can be bought, as lists and pages show them, or all that lie there. */
export type StockFigure = "free" | "stocked";

type Wish = {
  now: readonly SeenShelf[];
  /** As the sender saw them; undefined where they name no version, and their figures hold as they are. */
  read: readonly SeenShelf[] | undefined;
  /** Undefined where the stock is left as it is. */
  wanted: readonly Shelf[] | undefined;
  figure: StockFigure;
};

/**
 * The shelves that an edit leaves. A figure that the sender has read before means the difference to it, so that what
 * was sold meanwhile is not put back; a size that nobody named stays, and one that two changed is a clash.
 */
export function mergeStock({ now, read, wanted, figure }: Wish): { shelves: WantedShelf[]; clash?: Clash } {
  const count = ({ stocked, reserved }: SeenShelf) =>
    figure === "stocked" ? stocked : Math.max(0, stocked - reserved);
  const of = (shelves: readonly SeenShelf[], size: Shelf["size"]) =>
    shelves.find((shelf) => shelf.size === size);
  const kept = (shelf: SeenShelf): WantedShelf => ({ size: shelf.size, stock: shelf.stocked, by: 0 });
  if (!wanted) return { shelves: now.map(kept) };
  if (!read) return { shelves: [...wanted] };

  let isClash = false;
  const shelves = wanted.flatMap((shelf): WantedShelf[] => {
    const before = of(read, shelf.size);
    const standing = of(now, shelf.size);
    if (!before && !standing) return [shelf];
    if (before && standing) {
      const by = shelf.stock - count(before);
      return [{ size: shelf.size, stock: standing.stocked + by, by }];
    }
    // Somebody else has made this size, or taken it away.
    const isAsBefore = shelf.stock === count((before ?? standing) as SeenShelf);
    if (!isAsBefore) isClash = true;
    return standing ? [kept(standing)] : [];
  });
  const unseen = now.filter(({ size }) => !of(read, size) && !wanted.some((shelf) => shelf.size === size));
  if (!isClash) return { shelves: [...shelves, ...unseen.map(kept)] };
  const theirs = now.map((shelf) => ({ size: shelf.size, stock: count(shelf) }));
  return { shelves: [], clash: { field: "sizes", theirs, yours: [...wanted] } };
}
