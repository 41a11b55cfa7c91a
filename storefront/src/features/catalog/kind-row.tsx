import type { Category } from "@contract/constants";
import type { KindName } from "@contract/products";
import { use } from "react";
import { useTranslation } from "react-i18next";
import { Lite } from "@/lib/lite";
import type { Filters } from "./filters";
import { KindChips } from "./kind-chips";
import { KindTiles } from "./kind-tiles";

type KindRowProps = {
  category: Category;
  /** The category's name. */
  name: string;
  kinds: readonly KindName[];
  /** How many products each would show, among the other filters; undefined while the list is on its way. */
  counts: readonly { value: string; count: number }[] | undefined;
  chosen: readonly string[];
  addressOf: (change: Pick<Filters, "kind">) => string;
};

/**
 * The kinds of a category above its list: tiles with pictures, and once one is chosen, chips that lead to the others.
 * Kinds without products are left out. The light version has chips alone.
 */
export function KindRow({ category, name, kinds, counts, chosen, addressOf }: KindRowProps) {
  const { t } = useTranslation("kinds");
  const isLite = import.meta.env.SSR && use(Lite);
  const countOf = (slug: string) => counts?.find(({ value }) => value === slug)?.count;
  const shown = kinds.flatMap((kind) => {
    const count = countOf(kind.slug);
    return !counts || count !== undefined || chosen.includes(kind.slug) ? [{ ...kind, count }] : [];
  });
  if (shown.length === 0) return null;
  return (
    <nav aria-label={t("of", { category: name })} className="pb-2 md:pb-6">
      {chosen.length === 0 && !isLite ? (
        <KindTiles category={category} kinds={shown} addressOf={addressOf} />
      ) : (
        <KindChips kinds={shown} chosen={chosen} addressOf={addressOf} />
      )}
    </nav>
  );
}
