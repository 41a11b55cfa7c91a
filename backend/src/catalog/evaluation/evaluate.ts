import { demoProducts } from "../../seed/demo";
import { search } from "../board/search";
import { Speller } from "../board/spell";
import { understand } from "../board/understand";
import { shippedLexicon } from "../words/shipped";
import { demoBoard } from "./demo-catalogue";
import { type Kind, kinds } from "./kinds";
import { queries } from "./queries";

const shown = 5;

export type Outcome = { script: string; query: string; wanted: string; recall: number; top: string[] };

type Product = (typeof demoProducts)[number];
const oneOf = (list: string, value: string | undefined) =>
  value !== undefined && list.split("|").includes(value);

function meets(product: Product, condition: string): boolean {
  const [key, value = ""] = condition.split("=");
  switch (key) {
    case "kind":
      return kinds[value as Kind].test(product.slug);
    case "slug":
      return value.split("|").some((part) => product.slug.includes(part));
    case "brand":
      return oneOf(value, product.brand);
    case "category":
      return oneOf(value, product.category);
    case "condition":
      return oneOf(value, product.condition);
    default:
      throw new Error(`A query cannot ask for ${key}`);
  }
}

/** The demo products that a query wants, by slug. */
export function wantedBy(conditions: string): Set<string> {
  const wanted = demoProducts.filter((product) =>
    conditions.split(" ").every((condition) => meets(product, condition)),
  );
  return new Set(wanted.map(({ slug }) => slug));
}

/**
 * Asks the search every fixed query. Recall@5: how many of the first five are wanted, of as many as could be
 * (five, or all that are wanted where those are fewer).
 */
export function evaluateSearch(): Outcome[] {
  const board = demoBoard();
  const lexicon = shippedLexicon();
  const speller = new Speller(board.postings.words());
  return Object.entries(queries).flatMap(([script, list]) =>
    Object.entries(list).map(([query, wanted]) => {
      const slugs = wantedBy(wanted);
      const { seats } = search(board, understand(query, board.postings, lexicon, speller));
      const top = seats.slice(0, shown).map(({ slug }) => slug);
      const hits = top.filter((slug) => slugs.has(slug)).length;
      return { script, query, wanted, recall: hits / Math.min(shown, slugs.size), top };
    }),
  );
}

/** The mean recall@5 of these outcomes. */
export const recallOf = (outcomes: readonly Outcome[]): number =>
  outcomes.reduce((sum, { recall }) => sum + recall, 0) / outcomes.length;
