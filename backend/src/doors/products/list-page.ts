import { type Catalogue, readWith } from "../../catalog/board";
import type { Choice } from "../../catalog/board/choose";
import type { Filters } from "../../catalog/board/filters";
import { readCards } from "../../catalog/read-cards";
import { type Language, limits } from "../../contract/constants";

export type ListQuery = Filters & { page?: number; limit?: number; lang?: Language };

/** The body of a product list as JSON text: the asked page of what `choose` picks, counted facets beside it. */
export async function listPage(
  { page = 1, limit = limits.listDefault, lang, ...filters }: ListQuery,
  choose: (catalogue: Catalogue, filters: Filters) => Choice,
  more: (choice: Choice) => string = () => "",
): Promise<string> {
  const answer = await readWith(async (catalogue) => {
    const choice = choose(catalogue, filters);
    const { version, cards } = await readCards(choice.nos.slice((page - 1) * limit, page * limit), lang);
    return { version, cards, choice };
  });
  const total = answer.choice.nos.length;
  const pages = Math.ceil(total / limit);
  return (
    `{"success":true,"data":[${answer.cards}],"meta":{"total":${total},"page":${page},"limit":${limit},` +
    `"pages":${pages},"facets":${answer.choice.facetsJson}${more(answer.choice)}}}`
  );
}
