import { anyList, categoryList, everyPage, homePage } from "@contract/surrogate-keys";
import type { QueryClient } from "@tanstack/react-query";
import { readFilters } from "./features/catalog/filters";
import { termsQuery } from "./lib/terms";
import type { ShopRoute } from "./routing/route";

const productId = /^prod_\w+$/;

/** The ids of all products in what a page was rendered from, wherever they stand in it. */
function collectProducts(value: unknown, found: Set<string>): void {
  if (typeof value === "string") {
    if (productId.test(value)) found.add(value);
  } else if (typeof value === "object" && value !== null)
    for (const inner of Object.values(value)) collectProducts(inner, found);
}

/** What a list shows changes with any product of its categories; without one, with any product of the shop. */
function listKeys({ page: { file } }: ShopRoute, search: URLSearchParams, client: QueryClient): string[] {
  if (file === "home") return [homePage, anyList];
  if (file !== "listing" && file !== "search") return [];
  const { category } = readFilters(search, client.getQueryData(termsQuery.queryKey));
  return category.length > 0 ? category.map(categoryList) : [anyList];
}

/** The keys by which a cache in front of the shop forgets a page (`contract/surrogate-keys`). */
export function surrogateKeys(route: ShopRoute, search: URLSearchParams, client: QueryClient): string[] {
  const products = new Set<string>();
  for (const { state } of client.getQueryCache().getAll()) collectProducts(state.data, products);
  return [everyPage, ...listKeys(route, search, client), ...products];
}
