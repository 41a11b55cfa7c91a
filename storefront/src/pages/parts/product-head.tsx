import { formatRupees } from "@contract/money";
import { pictureAt } from "@contract/pictures";
import type { Product } from "@contract/products";
import { priceShown } from "@/lib/price";
import { paths } from "@/paths";
import { PageHead } from "@/routing/head";

const previewLength = 150;

/** Title, price and picture for search engines and for link previews in messengers. */
export function ProductHead({ product }: { product: Product }) {
  const { paid, percentOff } = priceShown(product);
  const price = percentOff > 0 ? `${formatRupees(paid)} (−${percentOff}%)` : formatRupees(paid);
  const words = product.description.replace(/\s+/g, " ");
  const short = words.length > previewLength ? `${words.slice(0, previewLength)}…` : words;
  return (
    <PageHead
      title={`${product.title} · ${formatRupees(paid)}`}
      description={`${price} · ${short}`}
      canonical={paths.product(product.slug)}
      image={pictureAt(product.image, 1080)}
    />
  );
}
