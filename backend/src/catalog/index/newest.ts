import type { ProductDocument } from "./search-index";

const isNewer = (a: ProductDocument, b: ProductDocument) => a.createdAt - b.createdAt || a.no - b.no;

/** The numbers of what came last of what is in stock, in one pass: an order of its own would cost memory. */
export function newestOf(documents: readonly ProductDocument[], limit: number): number[] {
  const newest: ProductDocument[] = [];
  for (const document of documents) {
    if (!document.alive || !document.inStock) continue;
    const last = newest[limit - 1];
    if (last && isNewer(last, document) > 0) continue;
    const place = newest.findIndex((other) => isNewer(document, other) > 0);
    newest.splice(place < 0 ? newest.length : place, 0, document);
    newest.length = Math.min(newest.length, limit);
  }
  return newest.map(({ no }) => no);
}
