import { expect, it, vi } from "vitest";
import { KeptSpelling } from "./kept-spelling";
import type { SearchIndex } from "./search-index";
import { Speller } from "./spell";

it("looks for a misspelt word once, and again when there are new words", () => {
  const speller = new Speller(["kurta", "saree"]);
  const nearest = vi.spyOn(speller, "nearest");
  const afterLook = vi.fn();
  const index = { postings: { speller } } as unknown as SearchIndex;
  const spelling = new KeptSpelling(() => index, afterLook);
  expect([spelling.nearest("kurtaa"), spelling.nearest("kurtaa")]).toEqual([["kurta"], ["kurta"]]);
  expect([nearest.mock.calls.length, afterLook.mock.calls.length]).toEqual([1, 1]);
  speller.add("kurtas");
  expect(spelling.nearest("kurtaa")).toEqual(["kurta", "kurtas"]);
});

it("keeps what was found where its search is ended after it", () => {
  const speller = new Speller(["kurta"]);
  const index = { postings: { speller } } as unknown as SearchIndex;
  const spelling = new KeptSpelling(
    () => index,
    () => {
      throw new Error("the turn is over");
    },
  );
  expect(() => spelling.nearest("kurtaa")).toThrow();
  expect(spelling.nearest("kurtaa")).toEqual(["kurta"]);
});
