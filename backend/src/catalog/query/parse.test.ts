import { describe, expect, it } from "vitest";
import { shippedLexicon } from "../vocabulary/shipped";
import { parseQuery, type QueryTerm } from "./parse";

const lexicon = shippedLexicon();
const read = (line: string) => parseQuery(line, lexicon);
const price = (line: string) =>
  read(line).terms.flatMap((term) => (term.kind === "price" ? term.range : []))[0];
const left = (line: string) => read(line).rest.replace(/\s+/g, " ").trim();
const named = (term: QueryTerm) => {
  switch (term.kind) {
    case "price":
      return term.range;
    case "capacity":
      return `${term.capacity.kind} ${term.capacity.amount}${term.capacity.unit}`;
    case "condition":
      return term.condition;
    case "size":
      return term.size;
    case "order":
      return term.order;
    case "audience":
      return term.audience;
  }
};
const said = (line: string) => read(line).terms.map((term) => named(term));

describe("a price in a query", () => {
  it.each([
    ["under 10000", 10_000],
    ["below ₹10,000", 10_000],
    ["upto 1,50,000", 150_000],
    ["10000 ke andar", 10_000],
    ["10k se kam", 10_000],
    ["10 hazar tak", 10_000],
    ["दस हजार से कम", 10_000],
    ["१०००० च्या आत", 10_000],
    ["१०,००० रुपयांच्या आत", 10_000],
    ["१०००० रुपयांपर्यंत", 10_000],
    ["पाच हजारांपर्यंत", 5_000],
    ["पाचशे रुपयांच्या आत", 500],
    ["1.5 lakh tak", 150_000],
    ["१.५ लाख तक", 150_000],
    ["rs 500", 500],
    ["rs.500", 500],
    ["500 rupees", 500],
    ["10000/-", 10_000],
    ["₹99.50", 99.5],
    ["budget 20000", 20_000],
    ["within 500 rs", 500],
  ])("says in %j at most %d", (words, maxPrice) => {
    expect(price(`phone ${words}`)).toEqual({ maxPrice });
    expect(price(`${words} phone`)).toEqual({ maxPrice });
    expect(left(`phone ${words}`)).toBe("phone");
  });

  it.each([
    ["above 50000", 50_000],
    ["50000 se zyada", 50_000],
    ["50000 से ज़्यादा", 50_000],
    ["५०००० पेक्षा जास्त", 50_000],
    ["50k+", 50_000],
    ["1 lakh and above", 100_000],
  ])("says in %j at least %d", (words, minPrice) => {
    expect(price(`tv ${words}`)).toEqual({ minPrice });
    expect(left(`tv ${words}`)).toBe("tv");
  });

  it.each([
    ["between 10000 and 15000"],
    ["10000 to 15000"],
    ["10000-15000"],
    ["₹10,000 – ₹15,000"],
    ["10-15k"],
    ["10 se 15 hazar"],
    ["10000 से 15000 तक"],
    ["१०००० ते १५००० रुपयांत"],
    ["१० ते १५ हजारांपर्यंत"],
  ])("says in %j from ten to fifteen thousand", (words) => {
    expect(price(`mobile ${words}`)).toEqual({ minPrice: 10_000, maxPrice: 15_000 });
    expect(left(`mobile ${words}`)).toBe("mobile");
  });

  it("is approximate where the words say so", () => {
    expect(price("phone around 15000")).toEqual({ minPrice: 12_000, maxPrice: 18_000 });
    expect(price("१५००० च्या आसपास फोन")).toEqual({ minPrice: 12_000, maxPrice: 18_000 });
    expect(price("10000 wala phone")).toEqual({ minPrice: 8_000, maxPrice: 12_000 });
  });

  it("may be given twice, as an upper and a lower bound", () => {
    expect(said("phone above 5000 under 10000")).toEqual([{ minPrice: 5_000 }, { maxPrice: 10_000 }]);
  });

  it.each([
    "galaxy a15",
    "redmi 13",
    "iphone 15 plus",
    "iphone 15 pro max",
    "rtx 4050 wala",
    "5g",
    "2 hp pump",
    "hp 15",
    "4k tv",
    "5000 mah",
    "power bank 10000mah",
    "2 in 1",
    "air max 90",
    "55 inch tv",
    "16-50 mm lens",
    "5-10 years toys",
    "toys under 5 years",
    "above 8 kg washing machine",
    "wh 1000 xm5",
    "size 9 shoes",
    "nokia 105 2023",
    "under",
    "m",
    "50% off",
  ])("is not in %j", (line) => {
    expect(price(line)).toBeUndefined();
  });

  it("does not take the number of a model for a price", () => {
    expect(price("iphone 13 under 30000")).toEqual({ maxPrice: 30_000 });
    expect(left("iphone 13 under 30000")).toBe("iphone 13");
    expect(left("samsung 55 inch tv under 50000")).toBe("samsung 55 inch tv");
  });
});

describe("other terms in a query", () => {
  it.each([
    ["cheap phone", ["price-lowtohigh"]],
    ["sasta mobile", ["price-lowtohigh"]],
    ["सबसे सस्ता मोबाइल", ["price-lowtohigh"]],
    ["स्वस्त मोबाईल", ["price-lowtohigh"]],
    ["sabse mehnga phone", ["price-hightolow"]],
    ["best phone", ["rating"]],
    ["सर्वोत्तम टीव्ही", ["rating"]],
    ["second hand laptop", ["second-hand"]],
    ["purana phone", ["second-hand"]],
    ["जुना मोबाईल", ["second-hand"]],
    ["सेकंड हैंड लैपटॉप", ["second-hand"]],
    ["refurbished iphone", ["refurbished"]],
    ["नया फोन", ["new"]],
    ["new balance shoes", []],
    ["8 year old toys", []],
    ["xl tshirt", ["XL"]],
    ["3xl kurta", ["3XL"]],
    ["size L kurta", ["L"]],
    ["m size shirt", ["M"]],
    ["एल साइज कुर्ता", ["L"]],
    ["galaxy m 35", []],
    ["128 gb phone", ["storage 128gb"]],
    ["8gb ram", ["memory 8gb"]],
    ["ram 8 gb", ["memory 8gb"]],
    ["६४ जीबी मोबाईल", ["storage 64gb"]],
    ["shoes for men", ["men"]],
    ["ladies kurta", ["women"]],
    ["महिलांसाठी कुर्ता", ["women"]],
    ["पुरुषों के लिए कुर्ता", ["men"]],
  ])("are read from %j", (line, terms) => {
    expect(said(line)).toEqual(terms);
  });

  it("keep the position where they were typed", () => {
    const line = "used फोन  128GB under ₹10,000";
    const words = read(line).terms.map(({ start, end }) => line.slice(start, end));
    expect(words).toEqual(["used", "128GB", "under ₹10,000"]);
    expect(read(line).rest).toHaveLength(line.length);
  });

  it("are left as words where their kind is disabled", () => {
    expect(parseQuery("iphone xs", lexicon, ["size"])).toEqual({ terms: [], rest: "iphone xs" });
  });

  it("are also found by words that staff added", () => {
    const staff = { ...lexicon, meanings: (word: string) => (word === "bhangar" ? ["second", "hand"] : []) };
    expect(parseQuery("bhangar phone", staff).terms).toMatchObject([{ condition: "second-hand" }]);
  });
});

describe("a hostile query", () => {
  const many = (piece: string) => piece.repeat(Math.ceil(4_000 / piece.length));
  it.each([
    "1",
    "9,",
    "under ",
    "₹",
    "1 to ",
    "10k-",
    "se 1 ",
    "size ",
    "१०० ते ",
    "ram 8 ",
    "\u0000",
    "\u{1F600}",
    "\uD800",
  ])("of many %j is read in one pass", (piece) => {
    const line = many(piece);
    const { terms, rest } = read(line);
    expect(rest).toHaveLength(line.length);
    let last = 0;
    for (const { start, end } of terms) {
      expect(start).toBeGreaterThanOrEqual(last);
      expect(end).toBeGreaterThan(start);
      last = end;
    }
  });

  it("contains no amount above the limit", () => {
    expect(price(`under ${"9".repeat(40)}`)).toBeUndefined();
    expect(price("under 0")).toBeUndefined();
    expect(price("under 1e9")).toBeUndefined();
  });
});
