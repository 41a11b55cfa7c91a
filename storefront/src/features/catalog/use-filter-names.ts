import type { Condition } from "@contract/constants";
import { formatRupees } from "@contract/money";
import type { Facets } from "@contract/products";
import { useTranslation } from "react-i18next";
import { useLanguage } from "@/i18n/use-language";
import { useBrandName } from "@/lib/brand-name";
import { useCategoryName } from "@/lib/categories";
import { useKindName } from "./category-texts";
import type { PriceBand } from "./price-bands";
import { valueLabel } from "./value-label";

/** What the values of some filters are called is known once the list is there. */
export type NamedFacets = Pick<Facets, "spec" | "countryOfOrigin">;

/** The names of filters on screen. */
export function useFilterNames(facets: NamedFacets | undefined) {
  const brandName = useBrandName();
  const categoryName = useCategoryName();
  const kindName = useKindName();
  const { t } = useTranslation(["catalog", "shell"]);
  const { language } = useLanguage();
  return {
    brand: (id: string) => brandName(id) || t("noBrand"),
    category: categoryName,
    kind: kindName,
    // Addresses with any other are read without it (`filters.ts`).
    condition: (value: string) => t(`shell:card.condition.${value as Condition}`),
    size: (value: string) => value,
    countryOfOrigin: (value: string) => valueLabel(facets?.countryOfOrigin, value, language),
    spec: (value: string) =>
      valueLabel(
        facets?.spec.flatMap(({ values }) => values),
        value,
        language,
      ),
    band({ from, to }: PriceBand): string {
      // A band ends one paisa below the next: whole rupees read better.
      if (from === undefined) return t("bandUnder", { to: formatRupees(Math.ceil(to ?? 0)) });
      if (to === undefined) return t("bandOver", { from: formatRupees(from) });
      return t("bandBetween", { from: formatRupees(from), to: formatRupees(Math.floor(to)) });
    },
  };
}
