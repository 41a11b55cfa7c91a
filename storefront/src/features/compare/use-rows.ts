import { pageRowValue, unitPriceOf } from "@contract/page-row-values";
import { pageRowNames, pageRows } from "@contract/page-rows";
import { useTranslation } from "react-i18next";
import { useLanguage } from "@/i18n/use-language";
import { useBrandName } from "@/lib/brand-name";
import type { ComparedProduct } from "./compared-product";
import { alignRows, type CompareRow } from "./rows";

/**
 * Everything that can be compared of these products, in words: what the shop knows of each by itself, what there is to
 * choose and the specifications, then origin and parcel. A row that no product has is left out.
 */
export function useCompareRows(products: readonly ComparedProduct[]): CompareRow[] {
  const { t } = useTranslation(["compare", "shell"]);
  const { language } = useLanguage();
  const brandName = useBrandName();
  const row = (label: string, say: (product: ComparedProduct) => string | null): CompareRow => ({
    label,
    values: products.map((product) => say(product) || null),
  });
  const said = ({ sizes, options, specifications }: ComparedProduct) => [
    ...options
      .filter(({ values }) => !sizes.some(({ size }) => values.includes(size)))
      .map(({ name, values }) => ({ label: name, value: values.join(", ") })),
    ...specifications,
  ];
  const rows = [
    row(t("condition"), ({ condition }) => condition && t(`shell:card.condition.${condition}`)),
    row(t("battery"), ({ batteryHealth }) => batteryHealth),
    row(t("brand"), ({ brand }) => brandName(brand)),
    row(t("sizes"), ({ sizes }) =>
      sizes
        .filter(({ stock }) => stock > 0)
        .map(({ size }) => size)
        .join(", "),
    ),
    ...alignRows(products.map(said)),
    row(t("unitPrice"), (product) => unitPriceOf(product, language)),
    ...pageRowNames.map((field) =>
      row(pageRows[field][language], (product) => pageRowValue(field, product, language)),
    ),
    row(t("weight"), ({ weight }) => t("kg", { count: weight })),
    row(t("measures"), ({ length, breadth, height }) => t("cm", { length, breadth, height })),
  ];
  return rows.filter(({ values }) => values.some((value) => value !== null));
}
