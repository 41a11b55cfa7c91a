import type { Facets } from "@contract/products";
import { useTranslation } from "react-i18next";
import { buttonClass } from "@/components/button";
import { StarRating } from "@/components/star-rating";
import { useLanguage } from "@/i18n/use-language";
import { laterPart } from "@/lib/later-part";
import { Choice, FacetGroup } from "./facet-group";
import { FacetList } from "./facet-list";
import { type Filters, type ListFilter, listFilters, toggled, writeFilters } from "./filters";
import { isBand, readBand } from "./price-bands";
import { PriceRange } from "./price-range";
import { useFilterNames } from "./use-filter-names";
import type { ChangeFilters } from "./use-filters";

/** Beside the bands and the two fields, which do the same: its code may come later. */
const PriceSlider = laterPart([], async () => ({
  default: (await import("./price-slider")).PriceSlider,
}));

type FilterPanelProps = {
  facets: Facets | undefined;
  filters: Filters;
  /** Kept by the plain form: the searched words, except those that its own fields stand for. */
  words?: string | undefined;
  /** The target of the plain form; this page if omitted. */
  action?: string | undefined;
  change: ChangeFilters;
};

/** Steps that are offered, and another one that a link has asked for; the lowest last (see `readFilters`). */
const starSteps = ({ minRating = 4 }: Filters) => [...new Set([4, 3, 2, minRating])].sort((a, b) => b - a);

/** What the address says and nothing in the form stands for, as where no product has a value: a form without scripts must not lose it. */
function unshown({ filters, facets }: Pick<FilterPanelProps, "filters" | "facets">): [string, string][] {
  const isSent = (field: ListFilter) => {
    if (field === "category") return false;
    // Once the facets are there, they show each row of the kind that narrows the list: another is of a kind that was left.
    if (field === "spec") return !facets && filters.kind.length === 1;
    return !facets || facets[field].length === 0;
  };
  return listFilters
    .filter(isSent)
    .flatMap((field) => filters[field].map((value) => [field, value] as [string, string]));
}

/** All filters with their counts, the most used first. Each change changes the address; before JavaScript it is a form with Apply. */
export function FilterPanel({ facets, filters, words, action, change }: FilterPanelProps) {
  const { t } = useTranslation(["catalog", "shell"]);
  const name = useFilterNames(facets);
  const { language } = useLanguage();
  /** A list of values of which several can be chosen; none where nothing is to choose. */
  const list = (field: Exclude<ListFilter, "category" | "spec">, title: string) =>
    facets &&
    facets[field].length > 0 && (
      <FacetGroup title={title}>
        <FacetList
          name={field}
          counts={facets[field]}
          chosen={filters[field]}
          label={name[field]}
          onToggle={(value) => change((now) => ({ [field]: toggled<string>(now[field], value) }))}
        />
      </FacetGroup>
    );
  return (
    <form method="get" action={action} aria-label={t("filters")}>
      {words && <input type="hidden" name="q" value={words} />}
      {filters.sortBy && <input type="hidden" name="sortBy" value={writeFilters(filters).sortBy} />}
      {unshown({ filters, facets }).map(([field, value]) => (
        <input key={`${field} ${value}`} type="hidden" name={field} value={value} />
      ))}
      <FacetGroup title={t("price")}>
        <div className="grid gap-0.5 noscript:hidden">
          {facets?.price
            .filter(({ count }) => count > 0)
            .map(({ value, count }) => {
              const band = readBand(value);
              const on = isBand(band, filters);
              return (
                <Choice
                  key={value}
                  value={value}
                  label={name.band(band)}
                  count={count}
                  checked={on}
                  onChange={() =>
                    change(
                      on
                        ? { minPrice: undefined, maxPrice: undefined }
                        : { minPrice: band.from, maxPrice: band.to },
                    )
                  }
                />
              );
            })}
        </div>
        {facets && <PriceSlider bands={facets.price} filters={filters} change={change} />}
        <PriceRange filters={filters} change={change} />
      </FacetGroup>
      {list("brand", t("brand"))}
      {list("condition", t("condition"))}
      {list("kind", t("kind"))}
      {facets?.spec.map(({ row, label, values }) => (
        <FacetGroup key={row} title={label[language]}>
          <FacetList
            name="spec"
            counts={values}
            chosen={filters.spec.filter((value) => value.startsWith(`${row}:`))}
            label={name.spec}
            onToggle={(value) => change((now) => ({ spec: toggled(now.spec, value) }))}
          />
        </FacetGroup>
      ))}
      {list("size", t("size"))}
      <FacetGroup title={t("rating")}>
        {starSteps(filters).map((stars) => (
          <Choice
            key={stars}
            name="minRating"
            value={String(stars)}
            label={<StarRating value={stars} label={t("andUp", { count: stars })} />}
            count={facets?.rating.find(({ value }) => Number(value) === stars)?.count}
            checked={filters.minRating === stars}
            onChange={() => change({ minRating: filters.minRating === stars ? undefined : stars })}
          />
        ))}
      </FacetGroup>
      <FacetGroup title={t("category")}>
        <FacetList
          name="category"
          counts={facets?.category}
          chosen={filters.category}
          label={name.category}
          onToggle={(value) =>
            change((now) => ({
              category: toggled(now.category, value),
              kind: [],
              brand: [],
              size: [],
              condition: [],
            }))
          }
        />
      </FacetGroup>
      <FacetGroup title={t("availability")}>
        <Choice
          name="inStock"
          value="true"
          label={t("inStock")}
          count={facets?.inStock}
          checked={filters.inStock}
          onChange={() => change({ inStock: !filters.inStock })}
        />
        <Choice
          name="onSale"
          value="true"
          label={t("onSale")}
          count={facets?.onSale}
          checked={filters.onSale}
          onChange={() => change({ onSale: !filters.onSale })}
        />
      </FacetGroup>
      {list("countryOfOrigin", t("origin"))}
      <noscript>
        <button type="submit" className={buttonClass()}>
          {t("apply")}
        </button>
      </noscript>
    </form>
  );
}
