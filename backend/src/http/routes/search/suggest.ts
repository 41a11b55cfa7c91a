import { readWith } from "../../../catalog/index";
import type { ProductCard } from "../../../contract/products";
import { door } from "../../pipeline/door";

const wordsAtMost = 5;
const productsAtMost = 6;

/** What a line of suggestions shows of a product; the price is the one that is paid. */
function suggestion(card: string) {
  const { slug, title, image, price, salePrice }: ProductCard = JSON.parse(card);
  return { slug, title, image, price: salePrice && salePrice > 0 ? salePrice : price };
}

export const suggest = door("suggest", async ({ query }) => {
  if (query.q === "") return { data: { words: [], products: [] } };
  const { words, cards } = await readWith(query.lang ?? "en", (catalogue, texts) => {
    // "phone under 10" is on its way to 10,000: until then what comes nearest.
    const { nos, near = [] } = catalogue.search(query.q, {});
    return {
      words: catalogue.words(query.q, wordsAtMost),
      cards: texts.cards((nos.length > 0 ? nos : near).slice(0, productsAtMost)),
    };
  });
  return { data: { words, products: cards.map(suggestion) } };
});
