import { limits } from "../../contract/limits";
import type { Clash } from "../../platform/edits/merge";
import type { SeenVariant } from "../../platform/edits/product-version";
import type { DraftVariant, WantedVariant } from "./draft";

/** What the stock in a request counts: the available quantity, as lists and pages show it, or the whole stock. */
export type StockFigure = "free" | "stocked";

/** Lists and pages show a quantity that stands for "without limit" if a variant's stock is not counted, or backordered. */
type CurrentVariant = SeenVariant & { managesStock: boolean; allowsBackorder: boolean };

type StockMerge = {
  now: readonly CurrentVariant[];
  /** As the sender saw them; undefined if the request has no version, and its stock is taken as absolute. */
  read: readonly SeenVariant[] | undefined;
  /** Undefined if the stock is left unchanged. */
  wanted: readonly DraftVariant[] | undefined;
  figure: StockFigure;
};

/**
 * The stock after an edit. If the sender has seen the previous stock, the difference is applied, so that sales since
 * then are not undone; a size that the sender never saw stays, and one that two edits changed is a clash. So is one that is left
 * out while its stock has become another: pieces that came in meanwhile would go with it.
 */
export function mergeStock({ now, read, wanted, figure }: StockMerge): {
  variants: WantedVariant[];
  clash?: Clash;
} {
  const of = <Seen extends SeenVariant>(variants: readonly Seen[], size: DraftVariant["size"]) =>
    variants.find((variant) => variant.size === size);
  const isUnlimited = ({ size }: Pick<SeenVariant, "size">) => {
    const current = of(now, size);
    return current !== undefined && (!current.managesStock || current.allowsBackorder);
  };
  /** As a form or a file shows it: never below zero. */
  const count = ({ size, stocked, reserved }: SeenVariant) => {
    if (figure === "stocked") return Math.max(0, stocked);
    return isUnlimited({ size }) ? limits.quantity : Math.max(0, stocked - reserved);
  };
  const kept = (variant: SeenVariant): WantedVariant => ({
    size: variant.size,
    stock: variant.stocked,
    by: 0,
  });
  if (!wanted) return { variants: now.map(kept) };
  if (!read) {
    const isShown = (variant: DraftVariant) =>
      figure === "free" && isUnlimited(variant) && variant.stock === limits.quantity;
    return {
      variants: wanted.map((variant) => {
        const current = of(now, variant.size);
        return current && isShown(variant) ? kept(current) : variant;
      }),
    };
  }

  let isClash = false;
  const variants = wanted.flatMap((variant): WantedVariant[] => {
    const before = of(read, variant.size);
    const current = of(now, variant.size);
    if (!before && !current) return [variant];
    if (before && current) {
      const isAsRead = variant.stock === count(before);
      const had = figure === "stocked" ? before.stocked : before.stocked - before.reserved;
      const by = isAsRead ? 0 : variant.stock - (isUnlimited(variant) ? had : count(before));
      return [{ size: variant.size, stock: current.stocked + by, by }];
    }
    // Someone else has added or removed this size.
    const isAsBefore = variant.stock === count((before ?? current) as SeenVariant);
    if (!isAsBefore) isClash = true;
    return current ? [kept(current)] : [];
  });
  const left = now.filter(({ size }) => !wanted.some((variant) => variant.size === size));
  const unseen = left.filter(({ size }) => !of(read, size));
  if (left.some(({ size, stocked }) => (of(read, size)?.stocked ?? stocked) !== stocked)) isClash = true;
  if (!isClash) return { variants: [...variants, ...unseen.map(kept)] };
  const theirs = now.map((variant) => ({ size: variant.size, stock: count(variant) }));
  return { variants: [], clash: { field: "sizes", theirs, yours: [...wanted] } };
}
