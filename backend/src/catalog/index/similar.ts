import { alike } from "./alike";
import type { ProductDocument, SearchIndex } from "./search-index";

/** How many neighbours are considered on either side. */
const reach = 400;

/**
 * Similar products. Of a kind: the others of it, the nearest in price first, and none of another kind, however near its
 * price: a refrigerator is not like a phone. Without a kind, or alone of it: of the same category or brand, those of
 * both first, with a similar price; searched among the neighbours in price order, so that the cost does not depend on
 * the size of the catalogue.
 */
export function similarTo(index: SearchIndex, document: ProductDocument, limit: number): number[] {
  const ofKind = alike(index.ofKind(document.kindId), document, limit);
  if (ofKind.length > 0) return ofKind;
  const byPrice = index.sorted("priceUp");
  const at = placeOf(byPrice, document);
  const both: number[] = [];
  const either: number[] = [];
  const look = (other: ProductDocument | undefined) => {
    if (!other?.alive || other === document || !other.inStock) return;
    const likeness =
      Number(other.categoryId === document.categoryId) + Number(other.brandId === document.brandId);
    if (likeness === 2 && both.length < limit) both.push(other.no);
    else if (likeness === 1 && either.length < limit) either.push(other.no);
  };
  for (let step = 1; step <= reach && both.length < limit; step += 1) {
    look(byPrice[at - step]);
    look(byPrice[at + step]);
  }
  return [...both, ...either].slice(0, limit);
}

function placeOf(byPrice: readonly ProductDocument[], document: ProductDocument): number {
  let low = 0;
  let high = byPrice.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((byPrice[middle]?.paidPrice ?? 0) < document.paidPrice) low = middle + 1;
    else high = middle;
  }
  while (low < byPrice.length && byPrice[low] !== document && byPrice[low]?.paidPrice === document.paidPrice)
    low += 1;
  return low;
}
