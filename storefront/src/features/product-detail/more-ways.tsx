import type { Product } from "@contract/products";
import { ShareLink } from "@/components/share-link";
import { CompareButton } from "@/features/compare/compare-button";
import { paths } from "@/paths";
import { WhatsAppLink } from "./whatsapp-link";

type Passed = Pick<Product, "_id" | "slug" | "title" | "category" | "kind">;

/** What else can be done with a product: passed on, or put beside others. */
export default function MoreWays({ product }: { product: Passed }) {
  const passedOn = { title: product.title, path: paths.product(product.slug) };
  return (
    <>
      <ShareLink {...passedOn} size="small" />
      <WhatsAppLink {...passedOn} />
      <CompareButton product={product} />
    </>
  );
}
