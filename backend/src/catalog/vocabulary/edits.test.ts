import { describe, expect, it } from "vitest";
import { editsOf, withEdits } from "./edits";
import { readEntries } from "./entry";

const shipped = readEntries("phone mobile: fon\ntoy: khilona\nnoise: ka ke\nToys: khelni # the same thing\n");
const plain = shipped.map(({ means, words }) => ({ means, words }));

describe("edits of the lexicon", () => {
  it("are empty where nothing differs, and lines with one meaning are one entry", () => {
    expect(shipped).toHaveLength(3);
    expect(editsOf(shipped, [...plain].reverse())).toEqual([]);
  });

  it("contain what was changed, added or removed, and nothing else", () => {
    const wanted = [
      { means: "Phone, mobiles", words: ["fon", "phonwa"] },
      { means: "drone", words: ["udan"] },
      { means: "kite", words: [] },
      { means: "noise", words: ["ke", "ka"] },
    ];
    expect(editsOf(shipped, wanted)).toEqual([wanted[0], wanted[1], { means: "toy", words: [] }]);
  });

  it("override the shipped entries, whose other words follow an upgrade", () => {
    const edits = editsOf(shipped, [
      ...plain.filter(({ means }) => means !== "toy"),
      { means: "drone", words: ["udan"] },
    ]);
    const upgraded = readEntries("phone mobile: fon phonwa\ntoy: khilona\nnoise: ka\n");
    expect(withEdits(upgraded, edits)).toEqual([
      { means: "phone mobile", words: ["fon", "phonwa"], shipped: ["fon", "phonwa"] },
      { means: "toy", words: [], shipped: ["khilona"] },
      { means: "noise", words: ["ka"], shipped: ["ka"] },
      { means: "drone", words: ["udan"], shipped: null },
    ]);
  });
});
