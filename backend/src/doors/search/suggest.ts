import { door } from "../../api/door";
import { readWith } from "../../catalog/board";
import { readSuggested } from "../../catalog/read-suggested";

const wordsAtMost = 5;
const productsAtMost = 6;

export const suggest = door("suggest", async ({ query }) => {
  if (query.q === "") return { data: { words: [], products: [] } };
  const { words, products } = await readWith(async (catalogue) => {
    const { nos } = catalogue.search(query.q, {});
    return {
      words: catalogue.words(query.q, wordsAtMost),
      ...(await readSuggested(nos.slice(0, productsAtMost), query.lang)),
    };
  });
  return { data: { words, products } };
});
