import type { ProductDocument } from "./search-index";

/**
 * The numbers of those of `others` that are in stock and nearest in price: by the ratio of the prices, as ₹500 more is
 * much for a case and little for a phone. Of equals those of the same brand first, then the popular ones.
 */
export function alike(
  others: readonly ProductDocument[],
  document: ProductDocument,
  limit: number,
): number[] {
  const price = Math.log(document.paidPrice);
  const distance = ({ paidPrice }: ProductDocument) => Math.abs(Math.log(paidPrice) - price);
  const isNearer = (a: ProductDocument, b: ProductDocument) =>
    distance(a) - distance(b) ||
    Number(b.brandId === document.brandId) - Number(a.brandId === document.brandId) ||
    b.popularity - a.popularity ||
    a.no - b.no;
  const nearest: ProductDocument[] = [];
  for (const other of others) {
    if (!other.alive || other === document || !other.inStock) continue;
    const last = nearest[limit - 1];
    if (last && isNearer(other, last) >= 0) continue;
    const place = nearest.findIndex((one) => isNearer(other, one) < 0);
    nearest.splice(place < 0 ? nearest.length : place, 0, other);
    nearest.length = Math.min(nearest.length, limit);
  }
  return nearest.map(({ no }) => no);
}
