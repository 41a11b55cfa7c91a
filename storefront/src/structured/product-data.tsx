import type { KindName, Product } from "@contract/products";
import type { Review } from "@contract/reviews";
import { useTranslation } from "react-i18next";
import { useLanguage } from "@/i18n/use-language";
import { kindPath } from "@/kind-path";
import { useBrandName } from "@/lib/brand-name";
import { useCategoryName } from "@/lib/categories";
import { useTerms } from "@/lib/terms";
import { paths } from "@/paths";
import { useOrigin } from "@/routing/origin";
import { productStructured } from "./product";
import { breadcrumb } from "./site";
import { StructuredData } from "./structured-data";

type ProductDataProps = { product: Product; kind: KindName | null; reviews: readonly Review[] };

/** A product's page for search engines: the product, and the way to it. */
export function ProductData({ product, kind, reviews }: ProductDataProps) {
  const { t } = useTranslation();
  const origin = useOrigin();
  const { language } = useLanguage();
  const terms = useTerms();
  const brand = useBrandName()(product.brand);
  const category = useCategoryName()(product.category);
  const steps = [
    [t("nav.home"), paths.home],
    [category, paths.category(product.category)],
    ...(kind ? [[kind.name, kindPath(product.category, kind.slug)] as const] : []),
    [product.title, paths.product(product.slug)],
  ] as const;
  return (
    <StructuredData
      data={[
        productStructured({ product, reviews, terms, brand, origin, language }),
        breadcrumb(steps, origin, language),
      ]}
    />
  );
}
