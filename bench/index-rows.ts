import type { IndexRow } from "../backend/src/catalog/index/row";

const categories = ["electronics", "fashion", "toys", "farming"];
const nouns = [
  ["smartphone", "laptop", "television", "headphone", "tablet", "speaker", "camera", "monitor"],
  ["shirt", "kurta", "saree", "jeans", "shoe", "jacket", "short", "hoodie"],
  ["car", "puzzle", "doll", "teddy", "block", "train", "blaster", "kite"],
  ["pump", "sprayer", "seed", "fertilizer", "hose", "tyre", "sickle", "kit"],
];
const colours = ["red", "blue", "black", "white", "green", "yellow", "pink", "grey", "maroon"];
const series = ["classic", "turbo", "royal", "smart", "prime", "ultra", "mini", "grand", "swift", "monsoon"];
const countries = ["India", "China", "Vietnam", "Japan", "Germany", "Thailand"];
const conditions = ["new", "refurbished", "second-hand"] as const;
/** Brands of which some have many products and most have few. */
const brandsPerCategory = 120;

/** The same numbers in every run: a whole number below `below`, from a seed. */
export function drawn(seed: number, below: number): number {
  let mixed = Math.imul(seed ^ (seed >>> 16), 0x45d9f3b);
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x45d9f3b);
  return ((mixed ^ (mixed >>> 16)) >>> 0) % below;
}

const pick = <Item>(list: readonly Item[], seed: number): Item => list[drawn(seed, list.length)] as Item;

/** The words of one of a thousand descriptions: each word is in many products, as in a shop. */
function description(seed: number): string {
  const words = new Set(["warranty", "year", "box", "made", "strong"]);
  for (let at = 0; at < 25; at += 1)
    words.add(
      `word${String.fromCharCode(97 + drawn(seed * 31 + at, 26))}${String.fromCharCode(
        97 + drawn(seed * 17 + at * at, 26),
      )}`,
    );
  return [...words].join(" ");
}
const descriptions = Array.from({ length: 1_000 }, (_, seed) => description(seed));

/** An invented product as the index reads it; `turn` counts its changes. */
export function benchRow(no: number, turn = 0): IndexRow {
  const at = drawn(no, 4);
  const category = categories[at] as IndexRow["category"];
  const brand = `brand${at}${drawn(no + 1, 1 + drawn(no + 2, brandsPerCategory))}`;
  const noun = pick(nouns[at] ?? [], no + 3);
  const colour = pick(colours, no + 4);
  const line = pick(series, no + 5);
  const count = drawn(no + 6 + turn * 7_919, 40);
  return {
    no,
    productId: `prod_01J${String(no).padStart(23, "0")}`,
    slug: `${brand}-${line}-${noun}-${no}-${colour}`,
    published: true,
    category,
    kind: noun,
    kindValues: [
      [`colour:${colour}`, colour],
      [`storage:${2 ** drawn(no + 7, 6)}-gb`, `${2 ** drawn(no + 7, 6)} GB`],
    ],
    brand,
    condition: at === 0 ? pick(conditions, no + 8) : null,
    country: pick(countries, no + 9),
    paidPrice: 99 + drawn(no + 10 + turn * 104_729, 60_000),
    onSale: drawn(no + 11, 3) === 0,
    inStock: drawn(no + 12 + turn, 12) > 0,
    sizeMask: at === 1 ? 1 + drawn(no + 13, 31) : 0,
    rating: count === 0 ? 0 : 1 + drawn(no + 14, 41) / 10,
    reviewCount: count,
    featured: drawn(no + 15, 500) === 0,
    titleSort: `${brand} ${line} ${noun} ${String(no).padStart(8, "0")} (${colour})`,
    headWords: `${brand} ${line} ${noun} ${no} ${colour} ${category} ${noun}~${no}`,
    bodyWords: `${descriptions[drawn(no + 16, 1_000)]} ${no}`,
    textMark: no,
    createdAt: 1_700_000_000 + drawn(no + 17, 90_000_000),
  };
}
