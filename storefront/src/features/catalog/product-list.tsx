import type { ProductListMeta } from "@contract/products";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useHref } from "react-router-dom";
import type { z } from "zod";
import { Button, ButtonLink } from "@/components/button";
import { EmptyState } from "@/components/empty-state";
import { paths } from "@/paths";
import { SortLinks } from "@/plain/sort-links";
import { ActiveFilters } from "./active-filters";
import { type Asked, asFilters, withoutWords } from "./asked";
import type { CardProduct } from "./card-product";
import { FilterPanel } from "./filter-panel";
import { activeCount, noFilters } from "./filters";
import { FiltersSheet } from "./filters-sheet";
import { NearProducts } from "./near-products";
import { Pager } from "./pager";
import { ProductGrid, ProductGridSkeleton } from "./product-grid";
import { SortSelect } from "./sort-select";
import { useFilters } from "./use-filters";

type ProductListProps = {
  result: {
    data: CardProduct[] | undefined;
    /** Near matches if a search found little. */
    nearest?: CardProduct[] | undefined;
    meta: z.infer<typeof ProductListMeta> | undefined;
    failed: boolean;
    busy: boolean;
    retry: () => void;
  };
  unsorted: "none" | "relevance";
  /** Of a search: its words and how they were understood. */
  asked?: Asked;
  /** Shown instead of the list if nothing at all was found. */
  nothing?: ReactNode;
};

/** Filters beside the products, sorting above them, pages below. */
export function ProductList({ result, unsorted, asked, nothing }: ProductListProps) {
  const { t } = useTranslation(["catalog", "shell"]);
  const { filters, own, change, addressOf, addressWithout } = useFilters(asked);
  const listing = useHref(paths.listing);
  const { data, meta, nearest = [] } = result;
  const { words = "", understood = [] } = asked ?? {};
  const inPanel = asFilters(understood);
  const active = activeCount(filters) + understood.length - inPanel.length;
  const { category, kind } = filters;
  // What the heading names already, and the row of kinds shows.
  const said = !asked && category.length === 1 && kind.length < 2 ? 1 + kind.length : 0;
  const thing = withoutWords(words, inPanel);
  const panel = (
    <FilterPanel
      facets={meta?.facets}
      filters={filters}
      words={thing}
      action={words && !thing ? listing : undefined}
      change={change}
    />
  );
  const anyPrice = { minPrice: undefined, maxPrice: undefined };
  const isPriced = filters.minPrice !== undefined || filters.maxPrice !== undefined;
  if (data?.length === 0 && active === 0 && nothing) return nothing;
  return (
    <div className="grid items-start gap-8 lg:grid-cols-[16.5rem_1fr]">
      <aside
        id="filters"
        className="sticky top-32 max-h-[calc(100dvh-9rem)] overflow-y-auto overscroll-contain rounded-lg border border-line bg-surface p-4 max-lg:hidden"
      >
        {panel}
      </aside>
      <section aria-labelledby="products-title" className="relative flex min-w-0 flex-col gap-3 md:gap-4">
        <h2 id="products-title" className="sr-only">
          {t("allProducts")}
        </h2>
        {/* Up to a tablet the row stays below the header while one scrolls: its place is then the list itself. */}
        <div className="max-lg:contents lg:flex lg:items-center lg:justify-between">
          <p className="text-ink-soft max-lg:-mb-2 max-lg:text-sm" aria-live="polite">
            {meta && t("count", { count: meta.total })}
          </p>
          <div className="list-bar">
            <FiltersSheet active={active - said} total={meta?.total ?? 0}>
              {panel}
            </FiltersSheet>
            <SortSelect
              value={filters.sortBy}
              unsorted={unsorted}
              onChange={(sortBy) => change({ sortBy })}
            />
          </div>
        </div>
        <noscript>
          {import.meta.env.SSR && <SortLinks chosen={filters.sortBy} addressOf={addressOf} />}
        </noscript>
        <ActiveFilters
          filters={own}
          understood={understood}
          isSaid={said > 0 && active === said}
          facets={meta?.facets}
          addressOf={addressOf}
          addressWithout={addressWithout}
        />
        {result.failed ? (
          <EmptyState title={t("failed")} text={t("shell:offline")}>
            <Button onClick={result.retry}>{t("shell:retry")}</Button>
          </EmptyState>
        ) : !data ? (
          <ProductGridSkeleton label={t("shell:loading")} />
        ) : data.length === 0 && nearest.length > 0 && isPriced ? (
          <NearProducts title={t("search.noneInPrice")} text={t("search.nearestInPrice")} products={nearest}>
            <ButtonLink look="outline" className="mt-2" to={addressOf(anyPrice)}>
              {t("search.anyPrice")}
            </ButtonLink>
          </NearProducts>
        ) : data.length === 0 ? (
          <EmptyState title={t("empty.title")} text={t("empty.text")}>
            <ButtonLink to={addressWithout(understood, noFilters)}>{t("clearAll")}</ButtonLink>
          </EmptyState>
        ) : (
          <>
            <ProductGrid products={data} busy={result.busy} />
            <Pager
              page={meta?.page ?? 1}
              pages={meta?.pages ?? 1}
              addressOf={(page) => addressOf({ page })}
            />
            {nearest.length > 0 && (
              <NearProducts title={t("search.near")} text={t("search.nearText")} products={nearest} />
            )}
          </>
        )}
      </section>
    </div>
  );
}
