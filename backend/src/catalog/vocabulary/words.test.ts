import { describe, expect, it } from "vitest";
import { hardFold, softFold } from "./fold";
import { goodsWords } from "./goods-words";
import { parseLexicon } from "./lexicon";
import { romanise } from "./romanise";
import { shippedLexicon } from "./shipped";
import { stem, titleSort, tokens, wordList } from "./tokens";

describe("words", () => {
  it("are split between letters and digits, without case, plural and possessive", () => {
    expect(tokens("Samsung Galaxy A16 5G, 128GB – men's Shoes")).toEqual([
      "samsung",
      "galaxy",
      "a",
      "16",
      "5",
      "g",
      "128",
      "gb",
      "men",
      "shoe",
    ]);
  });

  it("keep short words and foreign scripts whole", () => {
    expect(["bus", "tv", "jeans", "batteries", "watches", "glass", "मोबाइल"].map(stem)).toEqual([
      "bus",
      "tv",
      "jean",
      "battery",
      "watch",
      "glass",
      "मोबाइल",
    ]);
  });

  it("are the same with and without a nukta", () => {
    expect(tokens("फ़ोन")).toEqual(tokens("फोन"));
    expect(tokens("साड़ी")).toEqual(tokens("साडी"));
  });

  it("occur once each in a list", () => {
    expect(wordList("Blue phone", null, "blue phones", undefined, "")).toBe("blue phone");
  });

  it("sort numbers by their value", () => {
    const titles = ["Galaxy A16", "galaxy a9", "Éclair", "Zebra"];
    expect(titles.sort((a, b) => (titleSort(a) < titleSort(b) ? -1 : 1))).toEqual([
      "Éclair",
      "galaxy a9",
      "Galaxy A16",
      "Zebra",
    ]);
  });
});

describe("folding", () => {
  it.each([
    ["kapde", "kapday"],
    ["khilona", "khilauna"],
    ["phone", "fone"],
    ["joote", "jute"],
    ["saree", "sari"],
    ["moble", "mobble"],
  ])("gives %s and %s one soft key", (one, other) => {
    expect(softFold(one)).toBe(softFold(other));
  });

  it.each([
    ["samsung", "samsang"],
    ["motorola", "motrola"],
    ["crompton", "kromptan"],
  ])("gives %s and %s one skeleton", (one, other) => {
    expect(hardFold(one)).toBe(hardFold(other));
  });

  it("gives short words no skeleton, because they would all be the same", () => {
    expect(["tv", "ac", "boy", "lg"].map(hardFold)).toEqual([undefined, undefined, undefined, undefined]);
  });
});

describe("romanising", () => {
  it.each([
    ["सैमसंग", "saimasang"],
    ["पंप", "panp"],
    ["नोकिया", "nokiya"],
    ["लॅपटॉप", "lepatop"],
  ])("writes %s as %s", (word, latin) => {
    expect(romanise(word)).toBe(latin);
  });
});

describe("the lexicon", () => {
  it("finds exact words, words that sound like them, and fillers", () => {
    const book = parseLexicon("# a comment\nnoise: ka ke\ncloth: kapda कपड़ा\nphone mobile: fon\n");
    expect(book.meanings("kapda")).toEqual(["cloth"]);
    expect(book.meanings("कपडा")).toEqual(["cloth"]);
    expect(book.meanings("kapada")).toEqual([]);
    expect(book.soundsLike("kapada")).toEqual(["cloth"]);
    expect(book.meanings("fon")).toEqual(["phone", "mobile"]);
    expect(book.isNoise("ka")).toBe(true);
    expect(book.isNoise("constructor")).toBe(false);
    expect(book.meanings("__proto__")).toEqual([]);
  });

  it("of the shop can be parsed, and resolves what shoppers type", () => {
    const book = shippedLexicon();
    expect(book.meanings("मोबाइल")).toContain("phone");
    expect(book.meanings("बियाणे")).toContain("seed");
    expect(book.soundsLike("khilonaa")).toContain("toy");
  });
});

describe("the tariff heading", () => {
  it("names goods whose title does not", () => {
    expect(goodsWords("8517", "Apple iPhone 15")).toContain("phone");
    expect(goodsWords("85176290", "OnePlus Watch 2R")).not.toContain("phone");
    expect(goodsWords("8471", "Apple iPad 11 inch")).toContain("tablet");
    expect(goodsWords("9999", "Anything")).toBe("");
  });
});
