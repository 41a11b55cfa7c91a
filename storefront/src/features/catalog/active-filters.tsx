import { X } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Link } from "@/components/link";
import type { Understood } from "./asked";
import { activeCount, type Filters, listFilters, noFilters, toggled } from "./filters";
import { type NamedFacets, useFilterNames } from "./use-filter-names";

type ActiveFiltersProps = {
  /** Those set by hand. */
  filters: Filters;
  /** Those that words of a search stand for. */
  understood: readonly Understood[];
  /** The heading and the row of kinds say all of it: a phone does without. */
  isSaid: boolean;
  facets: NamedFacets | undefined;
  addressOf: (change: Partial<Filters>) => string;
  addressWithout: (dropped: readonly Understood[], change?: Partial<Filters>) => string;
};

/** What narrows the list now; each chip is a link that removes its filter, or the words that stand for it. */
export function ActiveFilters({
  filters,
  understood,
  isSaid,
  facets,
  addressOf,
  addressWithout,
}: ActiveFiltersProps) {
  const { t } = useTranslation(["catalog", "shell"]);
  const name = useFilterNames(facets);
  if (activeCount(filters) + understood.length === 0) return null;
  const chips = listFilters.flatMap((field) =>
    filters[field].map((value: string): [name: string, without: Partial<Filters>] => [
      name[field](value),
      { ...(field === "category" && { kind: [] }), [field]: toggled<string>(filters[field], value) },
    ]),
  );
  if (filters.minPrice !== undefined || filters.maxPrice !== undefined) {
    const band = { from: filters.minPrice, to: filters.maxPrice };
    chips.push([name.band(band), { minPrice: undefined, maxPrice: undefined }]);
  }
  if (filters.minRating) chips.push([t("andUp", { count: filters.minRating }), { minRating: undefined }]);
  if (filters.inStock) chips.push([t("inStock"), { inStock: false }]);
  if (filters.onSale) chips.push([t("onSale"), { onSale: false }]);
  return (
    <ul
      className={`hide-scrollbar flex items-center gap-2 max-sm:-mx-4 max-sm:overflow-x-auto max-sm:px-4 max-sm:py-0.5 sm:flex-wrap max-sm:[&>li]:shrink-0 ${isSaid ? "max-md:hidden" : ""}`}
    >
      {understood.length > 0 && <li className="text-sm text-ink-soft">{t("search.understood")}</li>}
      {understood.map((reading) => (
        <Chip key={reading.start} label={reading.label} to={addressWithout([reading])} />
      ))}
      {chips.map(([label, without]) => (
        <Chip key={label} label={label} to={addressOf(without)} />
      ))}
      <li>
        <Link
          to={addressWithout(understood, noFilters)}
          className="inline-flex min-h-9 items-center px-2 text-sm font-semibold text-brand underline underline-offset-4"
        >
          {t("clearAll")}
        </Link>
      </li>
    </ul>
  );
}

function Chip({ label, to }: { label: string; to: string }) {
  const { t } = useTranslation("catalog");
  return (
    <li>
      <Link
        to={to}
        aria-label={t("remove", { name: label })}
        className="inline-flex min-h-9 items-center gap-1.5 rounded-full bg-brand-soft px-3 text-sm font-medium text-brand hover:bg-brand hover:text-on-brand"
      >
        {label}
        <X className="size-4" aria-hidden="true" />
      </Link>
    </li>
  );
}
