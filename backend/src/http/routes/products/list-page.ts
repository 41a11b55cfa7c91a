import { type CatalogIndex, type Reader, readWith } from "../../../catalog/index";
import type { Filters } from "../../../catalog/index/filters";
import type { SearchResult } from "../../../catalog/index/select-products";
import type { Language } from "../../../contract/constants";
import { limits } from "../../../contract/limits";

export type ListQuery = Filters & { page?: number; limit?: number; lang?: Language };

/** Additional JSON text of a list; each part begins with its comma. */
type More = {
  beside: (result: SearchResult, texts: Reader) => string;
  inMeta: (result: SearchResult) => string;
};
const nothingMore: More = { beside: () => "", inMeta: () => "" };

/** The body of a product list as JSON text: the requested page of the result of `choose`, with counted facets. */
export function listPage(
  { page = 1, limit = limits.listDefault, lang = "en", ...filters }: ListQuery,
  choose: (catalogue: CatalogIndex, filters: Filters) => SearchResult,
  { beside, inMeta } = nothingMore,
): Promise<string> {
  return readWith(lang, (catalogue, texts) => {
    const result = choose(catalogue, filters);
    const cards = texts.cards(result.nos.slice((page - 1) * limit, page * limit));
    const total = result.nos.length;
    return (
      `{"success":true,"data":[${cards}]${beside(result, texts)},"meta":{"total":${total},"page":${page},` +
      `"limit":${limit},"pages":${Math.ceil(total / limit)},"facets":${result.facetsJson}${inMeta(result)}}}`
    );
  });
}
