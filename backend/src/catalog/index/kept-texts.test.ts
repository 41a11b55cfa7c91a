import { describe, expect, it } from "vitest";
import { languages } from "../../contract/constants";
import { KeptTexts } from "./kept-texts";
import { momentOf } from "./moment";

const sizes = [
  ["one product", [[7]]],
  ["a few products in several changes", [[7], [], [8, 9]]],
  [
    "very many products",
    [Array.from({ length: 900 }, (_, no) => no), Array.from({ length: 900 }, (_, no) => no + 900)],
  ],
] as const;

describe.each(sizes)("after a change of %s", (_name, lists) => {
  const changed = new Set(lists.flat());
  const nos = [0, 1, 6, 7, 8, 9, 10, 899, 900, 1_799, 1_800, 2_000_000];
  const texts = new KeptTexts(momentOf("10:10:"));
  for (const no of nos)
    for (const language of languages) {
      texts.cards.keep(no, language, `card ${no} ${language}`);
      texts.pages.keep(no, language, `page ${no} ${language}`);
    }
  texts.forgetChanged(
    lists.map((list) => ({ nos: [...list] })),
    momentOf("20:20:"),
  );

  it.each(nos)("the texts of product %i are read again if it was among them, and kept otherwise", (no) => {
    for (const language of languages) {
      const kept = !changed.has(no);
      expect(texts.cards.get(no, language)).toBe(kept ? `card ${no} ${language}` : undefined);
      expect(texts.pages.get(no, language)).toBe(kept ? `page ${no} ${language}` : undefined);
    }
  });

  it("no text is taken that was read before it", () => {
    expect(texts.mayKeep(momentOf("10:10:"))).toBe(false);
    expect(texts.mayKeep(momentOf("20:20:"))).toBe(true);
  });
});

it("a change of nothing leaves what is kept and what may be", () => {
  const texts = new KeptTexts(momentOf("10:10:"));
  texts.cards.keep(1, "en", "card");
  texts.forgetChanged([{ nos: [] }], momentOf("20:20:"));
  expect(texts.cards.get(1, "en")).toBe("card");
  expect(texts.mayKeep(momentOf("10:10:"))).toBe(true);
});
