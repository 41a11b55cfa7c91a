import { type Catalogue, type Reader, readWith } from "../../../catalog/index";
import type { Choice } from "../../../catalog/index/choose";
import type { Filters } from "../../../catalog/index/filters";
import { type Language, limits } from "../../../contract/constants";

export type ListQuery = Filters & { page?: number; limit?: number; lang?: Language };

/** JSON text that a list has more of than others, each part beginning with its comma. */
type More = {
  beside: (choice: Choice, texts: Reader) => string;
  inMeta: (choice: Choice) => string;
};
const nothingMore: More = { beside: () => "", inMeta: () => "" };

/** The body of a product list as JSON text: the asked page of what `choose` picks, counted facets beside it. */
export function listPage(
  { page = 1, limit = limits.listDefault, lang = "en", ...filters }: ListQuery,
  choose: (catalogue: Catalogue, filters: Filters) => Choice,
  { beside, inMeta } = nothingMore,
): Promise<string> {
  return readWith(lang, (catalogue, texts) => {
    const choice = choose(catalogue, filters);
    const cards = texts.cards(choice.nos.slice((page - 1) * limit, page * limit));
    const total = choice.nos.length;
    return (
      `{"success":true,"data":[${cards}]${beside(choice, texts)},"meta":{"total":${total},"page":${page},` +
      `"limit":${limit},"pages":${Math.ceil(total / limit)},"facets":${choice.facetsJson}${inMeta(choice)}}}`
    );
  });
}
