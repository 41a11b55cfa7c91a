import { unitPriceOf } from "@contract/page-row-values";
import type { Product } from "@contract/products";
import { useLanguage } from "@/i18n/use-language";

type UnitPriceProps = { product: Pick<Product, "price" | "salePrice" | "netQuantity"> };

/** What a gram, litre or piece costs; nothing where the law asks for nothing. */
export default function UnitPrice({ product }: UnitPriceProps) {
  const { language } = useLanguage();
  const words = unitPriceOf(product, language);
  return words && <p className="-mt-3 text-sm text-ink-soft">{words}</p>;
}
