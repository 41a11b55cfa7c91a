import type { Language } from "@contract/constants";
import type { QueryClient } from "@tanstack/react-query";
import { slidesQuery } from "./features/carousel/queries";
import { categoryLinesQuery, categoryTextsQuery } from "./features/catalog/category-texts";
import { readFilters } from "./features/catalog/filters";
import { kindPicturesQuery } from "./features/catalog/kind-pictures";
import { budgetQuery, featuredQuery, productsQuery, searchQuery } from "./features/catalog/queries";
import { searchedWords } from "./features/catalog/searched-words";
import { askedProducts } from "./features/compare/asked-products";
import { comparisonQuery } from "./features/compare/queries";
import { featuresQuery } from "./features/home/feature-queries";
import { homePreviewQuery } from "./features/home/home-preview-query";
import { homeRowsQuery } from "./features/home/home-rows";
import { homeWordsQuery } from "./features/home/home-words";
import { policyAt } from "./features/policies/policy-at";
import { policyQuery } from "./features/policies/policy-query";
import { movedTo } from "./features/product-detail/moved";
import { previewQuery } from "./features/product-detail/preview-query";
import { productQuery } from "./features/product-detail/queries";
import { questionsQuery } from "./features/questions/queries";
import { narrowedQuery } from "./features/reviews/narrowed-query";
import { reviewsQuery } from "./features/reviews/queries";
import { reviewsAsked } from "./features/reviews/reviews-asked";
import { sharedWishlistQuery } from "./features/wishlist/queries";
import { brandNamesQuery } from "./lib/brand-name";
import { isNothing } from "./lib/errors";
import { termsQuery } from "./lib/terms";

/** `movedTo`: path and query within a language. */
export type Moved = { movedTo: string };

type PrefetchAt = {
  /** Within its language. */
  path: string;
  params: Record<string, string | undefined>;
  search: URLSearchParams;
  language: Language;
};

/**
 * Fills the query client on the server, so that the first HTML holds the page's content. Resolves with 404 if the page
 * says itself that there is nothing, and with the address of the page if it is at another now.
 */
export type Prefetcher = (client: QueryClient, at: PrefetchAt) => Promise<unknown>;

// What the server reads for each page before it renders it, by the name of the page's file; browsers never fetch this.
// `fetchQuery` is needed, `prefetchQuery` may fail.

/** What the home page shows beside the shop's own words. */
const homeParts = (client: QueryClient, language: Language) => [
  client.fetchQuery(featuredQuery(language)),
  client.fetchQuery(budgetQuery(language)),
  client.prefetchQuery(slidesQuery(language)),
  client.prefetchQuery(featuresQuery(language)),
  client.prefetchQuery(categoryLinesQuery(language)),
];

export async function home(client: QueryClient, { language }: PrefetchAt) {
  await Promise.all([
    ...homeParts(client, language),
    client.prefetchQuery(homeWordsQuery),
    client.prefetchQuery(homeRowsQuery(language)),
  ]);
}

async function homePreview(client: QueryClient, { params, language }: PrefetchAt) {
  const [found] = await Promise.all([
    client.fetchQuery(homePreviewQuery(params.token ?? "", language)),
    ...homeParts(client, language),
  ]);
  return found === null ? 404 : undefined;
}

export { homePreview as "home-preview" };

/** Without its terms, the shop knows no category: the page shows everything. */
async function knownFilters(client: QueryClient, search: URLSearchParams) {
  return readFilters(search, await client.ensureQueryData(termsQuery).catch(() => undefined));
}

export async function listing(client: QueryClient, { search, language }: PrefetchAt) {
  const filters = await knownFilters(client, search);
  const [category, ...others] = filters.category;
  const hasTiles = category && others.length === 0 && filters.kind.length === 0;
  await Promise.all([
    client.prefetchQuery(categoryTextsQuery(language)),
    client.prefetchQuery(brandNamesQuery(language)),
    hasTiles && client.prefetchQuery(kindPicturesQuery(category)),
  ]);
  await client.fetchQuery(productsQuery(filters, language));
}

export async function search(client: QueryClient, { search, language }: PrefetchAt) {
  const words = searchedWords(search);
  if (!words) return;
  await Promise.all([
    client.prefetchQuery(categoryTextsQuery(language)),
    client.prefetchQuery(brandNamesQuery(language)),
  ]);
  await client.fetchQuery(searchQuery(words, await knownFilters(client, search), language));
}

/** What is elsewhere now, and what is nowhere. */
async function movedProduct(slug: string, error: unknown): Promise<Moved> {
  const address = isNothing(error) ? await movedTo(slug) : undefined;
  if (address === undefined) throw error;
  return { movedTo: address };
}

export async function product(client: QueryClient, { params, search, language }: PrefetchAt) {
  const slug = params.slug ?? "";
  const asked = reviewsAsked(search);
  const [moved] = await Promise.all([
    client.fetchQuery(productQuery(slug, language)).then(
      () => undefined,
      (error) => movedProduct(slug, error),
    ),
    client.prefetchQuery(brandNamesQuery(language)),
    client.prefetchQuery(reviewsQuery(slug)),
    client.prefetchQuery(questionsQuery(slug)),
    (asked.stars || asked.withPhotos) && client.prefetchQuery(narrowedQuery(slug, asked)),
  ]);
  return moved;
}

export async function preview(client: QueryClient, { params, language }: PrefetchAt) {
  const [found] = await Promise.all([
    client.fetchQuery(previewQuery(params.token ?? "", language)),
    client.prefetchQuery(brandNamesQuery(language)),
  ]);
  return found === null ? 404 : undefined;
}

async function sharedWishlist(client: QueryClient, { params, language }: PrefetchAt) {
  const found = await client.fetchQuery(sharedWishlistQuery(params.token ?? "", language));
  return found === null ? 404 : undefined;
}

export { sharedWishlist as "shared-wishlist" };

export async function compare(client: QueryClient, { search, language }: PrefetchAt) {
  const ids = askedProducts(search);
  if (ids.length === 0) return;
  await Promise.all([
    client.fetchQuery(comparisonQuery(ids, language)),
    client.prefetchQuery(brandNamesQuery(language)),
  ]);
}

export const policy: Prefetcher = (client, { path, language }) =>
  client.fetchQuery(policyQuery(policyAt(path), language));
