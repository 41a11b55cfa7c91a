import type { ProductDocument, SearchIndex } from "../../../catalog/index/search-index";
import { findSizeGuide } from "../../../catalog/size-guides/in-force";
import type { Product } from "../../../contract/products";
import type { SizeGuide } from "../../../contract/size-guides";

/** The size guide of a product, by its page as JSON text, with the sizes it comes in; undefined if it has none. */
export function guideOfPage(
  page: string,
  { categories, kinds }: Pick<SearchIndex, "categories" | "kinds">,
  { categoryId, kindId }: Pick<ProductDocument, "categoryId" | "kindId">,
): SizeGuide | undefined {
  return findSizeGuide({
    category: categories.texts[categoryId] ?? "",
    kind: kinds.texts[kindId],
    sizes: () => (JSON.parse(page) as Product).sizes.map(({ size }) => size),
  });
}
