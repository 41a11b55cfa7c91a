import { pageRowValue } from "@contract/page-row-values";
import { pageRowNames, pageRows } from "@contract/page-rows";
import type { Product } from "@contract/products";
import { useTranslation } from "react-i18next";
import { useLanguage } from "@/i18n/use-language";
import { useBrandName } from "@/lib/brand-name";

/** The product's description and its details in a table. */
export function Facts({ product }: { product: Product }) {
  const { t } = useTranslation("facts");
  const { language } = useLanguage();
  const brandName = useBrandName();
  const { length, breadth, height } = product;
  const brand = brandName(product.brand);
  const rows: [label: string, value: string][] = [
    ...product.specifications.map(({ label, value }): [string, string] => [label, value]),
    ...(brand ? [[t("brand"), brand] satisfies [string, string]] : []),
    ...pageRowNames.flatMap((field): [string, string][] => {
      const value = pageRowValue(field, product, language);
      return value ? [[pageRows[field][language], value]] : [];
    }),
    [t("weight"), t("kg", { count: product.weight })],
    [t("measures"), t("cm", { length, breadth, height })],
    [t("hsn"), product.hsn],
  ];
  return (
    <div className="grid gap-8 lg:grid-cols-2 lg:gap-12">
      <section>
        <h2 className="garland mb-4 font-display text-xl font-bold">{t("description")}</h2>
        <p className="max-w-prose whitespace-pre-line">{product.description}</p>
      </section>
      <section>
        <h2 className="garland mb-4 font-display text-xl font-bold">{t("details")}</h2>
        <dl className="divide-y divide-line rounded-lg border border-line bg-surface">
          {rows.map(([label, value]) => (
            <div key={`${label} ${value}`} className="grid grid-cols-[2fr_3fr] gap-3 px-4 py-2.5">
              <dt className="text-ink-soft">{label}</dt>
              <dd className="whitespace-pre-line font-medium">{value}</dd>
            </div>
          ))}
        </dl>
      </section>
    </div>
  );
}
