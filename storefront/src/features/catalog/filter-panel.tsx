import type { Facets } from "@contract/products";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { buttonClass } from "@/components/button";
import { StarRating } from "@/components/star-rating";
import { useLanguage } from "@/i18n/use-language";
import { laterPart } from "@/lib/later-part";
import { Choice, FacetGroup } from "./facet-group";
import { FacetList } from "./facet-list";
import { type Filters, toggled, writeFilters } from "./filters";
import { isBand, readBand } from "./price-bands";
import { PriceRange } from "./price-range";
import { specLabel } from "./spec-label";
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

/** All filters with their counts, the most used first. Each change changes the address; before JavaScript it is a form with Apply. */
export function FilterPanel({ facets, filters, words, action, change }: FilterPanelProps) {
  const { t } = useTranslation(["catalog", "shell"]);
  const name = useFilterNames();
  const id = useId();
  const { language } = useLanguage();
  return (
    <form method="get" action={action} aria-label={t("filters")}>
      {words && <input type="hidden" name="q" value={words} />}
      {filters.sortBy && <input type="hidden" name="sortBy" value={writeFilters(filters).sortBy} />}
      <FacetGroup title={t("price")}>
        {facets?.price
          .filter(({ count }) => count > 0)
          .map(({ value, count }) => {
            const band = readBand(value);
            const on = isBand(band, filters);
            return (
              <Choice
                key={value}
                kind="checkbox"
                name={`${id}-band`}
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
        {facets && <PriceSlider bands={facets.price} filters={filters} change={change} />}
        <PriceRange filters={filters} change={change} />
      </FacetGroup>
      {facets && facets.brand.length > 0 && (
        <FacetGroup title={t("brand")}>
          <FacetList
            name="brand"
            counts={facets.brand}
            chosen={filters.brand}
            label={name.brand}
            onToggle={(value) => change((now) => ({ brand: toggled(now.brand, value) }))}
          />
        </FacetGroup>
      )}
      {facets && facets.condition.length > 0 && (
        <FacetGroup title={t("condition")}>
          <FacetList
            name="condition"
            counts={facets.condition}
            chosen={filters.condition}
            label={(value) => t(`shell:card.condition.${value}`)}
            onToggle={(value) => change((now) => ({ condition: toggled(now.condition, value) }))}
          />
        </FacetGroup>
      )}
      {facets && facets.kind.length > 0 && (
        <FacetGroup title={t("kind")}>
          <FacetList
            name="kind"
            counts={facets.kind}
            chosen={filters.kind}
            label={name.kind}
            onToggle={(value) => change((now) => ({ kind: toggled(now.kind, value) }))}
          />
        </FacetGroup>
      )}
      {facets?.spec.map(({ row, label, values }) => (
        <FacetGroup key={row} title={label[language]}>
          <FacetList
            name="spec"
            counts={values}
            chosen={filters.spec.filter((value) => value.startsWith(`${row}:`))}
            label={(value) => specLabel(facets.spec, value, language)}
            onToggle={(value) => change((now) => ({ spec: toggled(now.spec, value) }))}
          />
        </FacetGroup>
      ))}
      {facets && facets.size.length > 0 && (
        <FacetGroup title={t("size")}>
          <FacetList
            name="size"
            counts={facets.size}
            chosen={filters.size}
            label={(value) => value}
            onToggle={(value) => change((now) => ({ size: toggled(now.size, value) }))}
          />
        </FacetGroup>
      )}
      <FacetGroup title={t("rating")}>
        {[4, 3, 2].map((stars) => (
          <Choice
            key={stars}
            name={`${id}-rating`}
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
          label={(value) => name.category(value)}
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
      {facets && facets.countryOfOrigin.length > 0 && (
        <FacetGroup title={t("origin")}>
          <FacetList
            name="countryOfOrigin"
            counts={facets.countryOfOrigin}
            chosen={filters.countryOfOrigin}
            label={(value) => value}
            onToggle={(value) => change((now) => ({ countryOfOrigin: toggled(now.countryOfOrigin, value) }))}
          />
        </FacetGroup>
      )}
      <noscript>
        <button type="submit" className={buttonClass()}>
          {t("apply")}
        </button>
      </noscript>
    </form>
  );
}
