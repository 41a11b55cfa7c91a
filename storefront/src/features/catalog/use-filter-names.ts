import { brandLabels } from "@contract/category-traits";
import { useTranslation } from "react-i18next";
import { rupees } from "@/lib/money";
import type { PriceBand } from "./price-bands";

/** The names of filters on screen. */
export function useFilterNames() {
  const { t } = useTranslation(["catalog", "shell"]);
  return {
    brand: (id: string) => brandLabels[id] ?? id,
    band({ from, to }: PriceBand): string {
      // A band ends one paisa below the next: whole rupees read better.
      if (from === undefined) return t("bandUnder", { to: rupees(Math.ceil(to ?? 0)) });
      if (to === undefined) return t("bandOver", { from: rupees(from) });
      return t("bandBetween", { from: rupees(from), to: rupees(Math.floor(to)) });
    },
  };
}
