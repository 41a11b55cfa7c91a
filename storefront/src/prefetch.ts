import type { QueryClient } from "@tanstack/react-query";
import { slidesQuery } from "./features/carousel/queries";
import { readFilters } from "./features/catalog/filters";
import { budgetQuery, featuredQuery, productsQuery, searchQuery } from "./features/catalog/queries";
import { searchedWords } from "./features/catalog/searched-words";
import { featuresQuery } from "./features/home/feature-queries";
import { homeWordsQuery } from "./features/home/home-words";
import { productQuery } from "./features/product-detail/queries";
import { reviewsQuery } from "./features/reviews/queries";
import type { PrefetchAt } from "./routing/route";

/** What the server reads for each page before it renders it. `fetchQuery` is needed, `prefetchQuery` may fail. */
export async function home(client: QueryClient, { language }: PrefetchAt) {
  await Promise.all([
    client.fetchQuery(featuredQuery(language)),
    client.fetchQuery(budgetQuery(language)),
    client.prefetchQuery(slidesQuery),
    client.prefetchQuery(featuresQuery),
    client.prefetchQuery(homeWordsQuery),
  ]);
}

export async function listing(client: QueryClient, { search, language }: PrefetchAt) {
  await client.fetchQuery(productsQuery(readFilters(search), language));
}

export async function search(client: QueryClient, { search, language }: PrefetchAt) {
  const words = searchedWords(search);
  if (words) await client.fetchQuery(searchQuery(words, readFilters(search), language));
}

export async function product(client: QueryClient, { params, language }: PrefetchAt) {
  const slug = params.slug ?? "";
  await Promise.all([
    client.fetchQuery(productQuery(slug, language)),
    client.prefetchQuery(reviewsQuery(slug)),
  ]);
}
