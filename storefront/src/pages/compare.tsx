import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { Navigate, useSearchParams } from "react-router-dom";
import { comparisonPath } from "@/comparison-path";
import { ButtonLink } from "@/components/button";
import { EmptyState } from "@/components/empty-state";
import { LoadFailed } from "@/components/load-failed";
import { askedProducts } from "@/features/compare/asked-products";
import { keepCompared, readCompared, sortOf } from "@/features/compare/compared";
import type { ComparedProduct } from "@/features/compare/compared-product";
import { comparisonQuery } from "@/features/compare/queries";
import { useComparedText } from "@/features/compare/shown-compared";
import { useLanguage } from "@/i18n/use-language";
import { kindPath } from "@/kind-path";
import { laterPart } from "@/lib/later-part";
import { paths } from "@/paths";

const Comparison = laterPart(["compare"], () => import("@/features/compare/comparison"));

/** The products of an address beside each other; without any in the address, those that this browser keeps. */
function ComparePage() {
  const [search] = useSearchParams();
  const asked = askedProducts(search);
  const kept = readCompared(useComparedText()).ids;
  if (asked.length === 0 && kept.length > 0) return <Navigate to={comparisonPath(kept)} replace />;
  return asked.length > 0 ? <Compared ids={asked} /> : <Nothing />;
}

function Nothing() {
  const { t } = useTranslation(["compare", "shell"]);
  return (
    <EmptyState level={1} title={t("empty.title")} text={t("empty.text")}>
      <ButtonLink to={paths.listing}>{t("shell:browse")}</ButtonLink>
    </EmptyState>
  );
}

function Compared({ ids }: { ids: readonly string[] }) {
  const { t } = useTranslation(["compare", "shell"]);
  const { language } = useLanguage();
  const { data, isError, isPlaceholderData, refetch } = useQuery(comparisonQuery(ids, language));
  if (!data)
    return (
      <div className="shop-width py-6 md:py-10">
        {isError ? (
          <LoadFailed sentence={t("failed")} retry={() => void refetch()} />
        ) : (
          <div role="status" aria-label={t("shell:loading")} className="skeleton h-96" />
        )}
      </div>
    );
  // While one is taken away, the others stay.
  const products = data.products.filter(({ _id }) => ids.includes(_id));
  const gone = isPlaceholderData ? 0 : ids.length - products.length;
  const goneWords = gone > 0 && <p className="text-ink-soft">{t("gone", { count: gone })}</p>;
  const [first] = products;
  if (!first)
    return (
      <div className="shop-width grid justify-items-center py-6">
        <Nothing />
        {goneWords}
      </div>
    );
  const list = data.kind ? kindPath(first.category, data.kind.slug) : paths.category(first.category);
  return (
    <div className="shop-width grid gap-5 py-6 md:py-10 [&>*]:min-w-0">
      <h1 className="garland font-display text-2xl font-bold">
        {data.kind ? t("titleOf", { kind: data.kind.name }) : t("title")}
      </h1>
      {goneWords}
      <Comparison products={products} ids={ids} />
      <p className="flex flex-wrap items-center gap-3">
        {products.length === 1 && <span className="text-ink-soft">{t("oneMore")}</span>}
        {/* What is added there comes to these, also where somebody else has chosen them. */}
        <ButtonLink
          look="outline"
          to={list}
          onClick={() => keepCompared({ of: sortOf(first), ids: alike(products).map(({ _id }) => _id) })}
        >
          {t("more")}
        </ButtonLink>
      </p>
    </div>
  );
}

/** A link may name products of several kinds; what is kept is of one. */
const alike = (products: readonly ComparedProduct[]) =>
  products.filter((product, _, [first = product]) => sortOf(product) === sortOf(first));

export default Object.assign(ComparePage, { prepare: Comparison.preload });
