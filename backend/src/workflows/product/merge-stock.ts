import type { Clash } from "../../platform/edits/merge";
import type { SeenShelf } from "../../platform/edits/product-version";
import type { Shelf, WantedShelf } from "./draft";

/** What the stock in a request counts: the available quantity, as lists and pages show it, or the whole stock. */
export type StockFigure = "free" | "stocked";

type Wish = {
  now: readonly SeenShelf[];
  /** As the sender saw them; undefined if the request has no version, and its stock is taken as absolute. */
  read: readonly SeenShelf[] | undefined;
  /** Undefined if the stock is left unchanged. */
  wanted: readonly Shelf[] | undefined;
  figure: StockFigure;
};

/**
 * The stock after an edit. If the sender has seen the previous stock, the difference is applied, so that sales since
 * then are not undone; a size that was not named stays, and one that two edits changed is a clash.
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
    // Someone else has added or removed this size.
    const isAsBefore = shelf.stock === count((before ?? standing) as SeenShelf);
    if (!isAsBefore) isClash = true;
    return standing ? [kept(standing)] : [];
  });
  const unseen = now.filter(({ size }) => !of(read, size) && !wanted.some((shelf) => shelf.size === size));
  if (!isClash) return { shelves: [...shelves, ...unseen.map(kept)] };
  const theirs = now.map((shelf) => ({ size: shelf.size, stock: count(shelf) }));
  return { shelves: [], clash: { field: "sizes", theirs, yours: [...wanted] } };
}
