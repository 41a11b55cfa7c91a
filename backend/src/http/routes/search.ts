import { readWith } from "../../catalog/index";
import type { Filters } from "../../catalog/index/filters";
import type { OwnPrices } from "../../catalog/index/own-prices-index";
import type { SearchResult } from "../../catalog/index/select-products";
import { noteSearchMiss } from "../../catalog/search-misses";
import type { ProductCard } from "../../contract/products";
import type { search } from "../../contract/search";
import { Rendered, type Routes } from "../pipeline/route";
import { listPage } from "./products/list-page";
import { ownCards, ownList } from "./products/own-prices";
import { understood } from "./search/understood";

const wordsAtMost = 5;
const productsAtMost = 6;

/** The fields of a product in a suggestion; the price is the one that is paid. */
function suggestion(card: string) {
  const { slug, title, image, price, salePrice }: ProductCard = JSON.parse(card);
  return { slug, title, image, price: salePrice && salePrice > 0 ? salePrice : price };
}

/** Whether nothing in the shop answers these words; a filter that leaves nothing is not the words' fault. */
function isMiss({ sortBy: _, ...narrowing }: Filters, { nos }: SearchResult): boolean {
  const isNarrowed = Object.values(narrowing).some((value) => value !== undefined);
  return nos.length === 0 && !isNarrowed;
}

export const searchRoutes = {
  searchProducts: async ({ params: { keyword }, query, ...who }) => {
    let isMissed = false;
    const list = (own?: OwnPrices) =>
      listPage(
        query,
        (catalogue, filters) => {
          const result = catalogue.search(keyword, filters, own);
          isMissed = isMiss(filters, result);
          return result;
        },
        {
          beside: ({ near = [] }, texts) =>
            `,"nearest":[${(query.page ?? 1) === 1 ? texts.cards(near) : ""}]`,
          inMeta: ({ correctedTo, terms = [] }) =>
            `,"correctedTo":${JSON.stringify(correctedTo)},"understood":${JSON.stringify(
              understood(keyword, terms, query.lang ?? "en"),
            )}`,
        },
      );
    const found = await ownList(list, who);
    // The look at the index may be repeated; staff are told once.
    if (isMissed) noteSearchMiss(keyword);
    return new Rendered(found);
  },

  suggest: async ({ query, ...who }) => {
    if (query.q === "") return { data: { words: [], products: [] } };
    const { words, cards } = await readWith(query.lang ?? "en", (catalogue, texts) => {
      // "phone under 10" may be on its way to 10,000: until then, show the nearest matches.
      const { nos, near = [] } = catalogue.search(query.q, {});
      return {
        words: catalogue.words(query.q, wordsAtMost),
        cards: texts.cards((nos.length > 0 ? nos : near).slice(0, productsAtMost)),
      };
    });
    return { data: { words, products: (await ownCards(cards, who)).map(suggestion) } };
  },
} satisfies Routes<typeof search>;
