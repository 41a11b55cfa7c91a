import { formatRupees } from "@contract/money";
import { useTranslation } from "react-i18next";
import { useBrandName } from "@/lib/brand-name";
import { useCategoryName } from "@/lib/categories";
import { useKindName } from "./category-texts";
import type { PriceBand } from "./price-bands";

/** The names of filters on screen. */
export function useFilterNames() {
  const brandName = useBrandName();
  const categoryName = useCategoryName();
  const kindName = useKindName();
  const { t } = useTranslation(["catalog", "shell"]);
  return {
    brand: (id: string) => brandName(id) || t("noBrand"),
    category: categoryName,
    kind: kindName,
    band({ from, to }: PriceBand): string {
      // A band ends one paisa below the next: whole rupees read better.
      if (from === undefined) return t("bandUnder", { to: formatRupees(Math.ceil(to ?? 0)) });
      if (to === undefined) return t("bandOver", { from: formatRupees(from) });
      return t("bandBetween", { from: formatRupees(from), to: formatRupees(Math.floor(to)) });
    },
  };
}
