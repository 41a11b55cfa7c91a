import { readWith } from "../../../catalog/index";
import type { Language } from "../../../contract/constants";
import { isRow } from "../../../contract/home-sections";
import type { HomeWords } from "../../../contract/home-words";
import { ownCards, type Who } from "../products/own-prices";
import { productsOf, withDrops } from "./row-products";

/** The rows that are switched on, with their products at this moment and the visitor's prices, as a JSON array. */
export async function rowsAsJson(
  sections: HomeWords["sections"],
  language: Language,
  who: Who,
): Promise<string> {
  const rows = await Promise.all(
    sections
      .filter(isRow)
      .filter(({ isOn }) => isOn)
      .map(withDrops),
  );
  const read = await readWith(language, (catalogue, texts) =>
    rows.map((row) => ({ id: row.id, cards: texts.cards(productsOf(catalogue, row)) })),
  );
  const written = await Promise.all(
    read.map(
      async ({ id, cards }) => `{"id":${JSON.stringify(id)},"products":[${await ownCards(cards, who)}]}`,
    ),
  );
  return `[${written}]`;
}
