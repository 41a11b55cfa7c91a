import type { Product } from "@contract/products";
import { ShareLink } from "@/components/share-link";
import { CompareButton } from "@/features/compare/compare-button";
import { paths } from "@/paths";

/** What else can be done with a product: passed on, or put beside others. */
export default function MoreWays({ product }: { product: Product }) {
  return (
    <>
      <ShareLink title={product.title} path={paths.product(product.slug)} size="small" />
      <CompareButton product={product} />
    </>
  );
}
