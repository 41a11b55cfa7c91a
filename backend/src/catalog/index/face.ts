import type { ProductDocument } from "./search-index";
import { popularFirst } from "./sort-orders";

/** The most popular of these documents, which is one in stock if there is any: it stands for them all. In one pass. */
export function faceOf(documents: readonly ProductDocument[]): ProductDocument | undefined {
  let face: ProductDocument | undefined;
  for (const document of documents)
    if (document.alive && (!face || popularFirst(document, face) < 0)) face = document;
  return face;
}
