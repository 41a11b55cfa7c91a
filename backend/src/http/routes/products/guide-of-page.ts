import type { IndexedProduct } from "../../../catalog/index/catalog-index";
import { findSizeGuide } from "../../../catalog/size-guides/in-force";
import type { Product } from "../../../contract/products";
import type { SizeGuide } from "../../../contract/size-guides";

/** The size guide of a product, by its page as JSON text, with the sizes it comes in; undefined if it has none. */
export function guideOfPage(
  page: string,
  { category, kind }: Pick<IndexedProduct, "category" | "kind">,
): SizeGuide | undefined {
  return findSizeGuide({
    category,
    kind,
    sizes: () => (JSON.parse(page) as Product).sizes.map(({ size }) => size),
  });
}
