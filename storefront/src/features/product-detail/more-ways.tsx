import type { Product } from "@contract/products";
import { CompareButton } from "@/features/compare/compare-button";
import { paths } from "@/paths";
import { ShareButton } from "./share-button";

/** What else can be done with a product: passed on, or put beside others. */
export default function MoreWays({ product }: { product: Product }) {
  return (
    <>
      <ShareButton title={product.title} path={paths.product(product.slug)} />
      <CompareButton product={product} />
    </>
  );
}
