import type { ResponseOf } from "@contract";
import { paths } from "@/paths";

type Suggested = ResponseOf<"suggest">["data"];
export type Suggestion = { id: string; to: string } & (
  | { kind: "words"; words: string }
  | { kind: "product"; product: Suggested["products"][number] }
);

/** The suggestions as one list to step through: words first, then products. */
export function suggestionList(suggested: Suggested | undefined): Suggestion[] {
  if (!suggested) return [];
  return [
    ...suggested.words.map((words, at) => ({
      kind: "words" as const,
      id: `suggestion-w${at}`,
      to: paths.searchFor(words),
      words,
    })),
    ...suggested.products.map((product, at) => ({
      kind: "product" as const,
      id: `suggestion-p${at}`,
      to: paths.product(product.slug),
      product,
    })),
  ];
}

/** The position after stepping up or down; -1 is the field itself, and the ends wrap around through it. */
export function step(at: number, by: 1 | -1, total: number): number {
  const next = at + by;
  if (next < -1) return total - 1;
  return next >= total ? -1 : next;
}
