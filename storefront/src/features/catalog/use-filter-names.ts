import { brandLabels } from "@contract/constants";
import { useTranslation } from "react-i18next";
import { rupees } from "@/lib/money";
import type { PriceBand } from "./price-bands";

/** How filters are called on screen. */
export function useFilterNames() {
  const { t } = useTranslation(["catalog", "shell"]);
  return {
    brand: (id: string) => brandLabels[id] ?? id,
    band({ from, to }: PriceBand): string {
      if (from === undefined) return t("bandUnder", { to: rupees(to ?? 0) });
      if (to === undefined) return t("bandOver", { from: rupees(from) });
      return t("bandBetween", { from: rupees(from), to: rupees(to) });
    },
  };
}
