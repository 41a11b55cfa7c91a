import { beforeAll, describe, expect, it } from "vitest";
import { parseLexicon } from "../vocabulary/lexicon";
import { answerInSteps } from "./ask";
import { sampleRow } from "./sample-row";
import { SearchIndex } from "./search-index";
import { finish } from "./under-way";

/** Of more than two portions of a common word's set. */
const count = 300_000;

const row = (no: number, bodyWords: string) =>
  sampleRow(no, { paidPrice: no, bodyWords, textMark: no, createdAt: 0 });

describe("a word of very many products", () => {
  let index: SearchIndex;
  let added = count;
  const begin = (line: string) =>
    answerInSteps(index, parseLexicon(""), { nearest: () => [] }, line, { sortBy: "price-hightolow" });
  const found = (line: string) => finish(begin(line)).nos.length;
  const add = (bodyWords: string) => {
    added += 1;
    index.upsert(row(added, bodyWords));
  };

  beforeAll(() => {
    index = new SearchIndex(count);
    for (let no = 1; no <= count; no += 1) index.upsert(row(no, no % 3 === 0 ? "warranty" : "warranty box"));
  });

  it("finds all of them, also those that come later", () => {
    expect(found("box")).toBe(200_000);
    add("warranty box");
    add("warranty");
    expect(found("box")).toBe(200_001);
  });

  it("finds all of them for each of several searches that put its set together in turns", () => {
    const both = [begin("warranty"), begin("warranty")];
    const lengths: number[] = [];
    for (let left = both; left.length > 0; )
      left = left.filter((steps) => {
        const step = steps.next();
        if (step.done) lengths.push(step.value.nos.length);
        return !step.done;
      });
    expect(lengths).toEqual([added, added]);
  });

  it("takes a step for each portion, so that others have their turns", () => {
    let steps = 0;
    const turns = (line: string) => {
      const searching = begin(line);
      for (steps = 0; !searching.next().done; ) steps += 1;
      return steps;
    };
    const known = turns("warranty");
    for (let more = 0; more < 100; more += 1) add("warranty box");
    expect(turns("warranty"), "what is new is put in in one step").toBe(known + 1);
  });
});
