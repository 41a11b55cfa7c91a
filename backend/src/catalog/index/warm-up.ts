import type { CatalogSearch } from "./catalog-search";
import type { Filters } from "./filters";
import { living } from "./index-view";
import { partByScore } from "./ranked";
import { sheetOfItsOwn } from "./scores";
import { Turn } from "./turn";
import { finish } from "./under-way";

const rounds = 4;
const sorts: readonly Filters["sortBy"][] = [
  undefined,
  "price-lowtohigh",
  "price-hightolow",
  "title-atoz",
  "title-ztoa",
];

/** Choices as shoppers make them, other ones in each round. */
function choices({ index }: CatalogSearch, round: number): Filters[] {
  const category = index.categories.texts.slice(round, round + 1) as Filters["category"];
  const brand = index.brands.texts.slice(round, round + 2);
  const minPrice = 500 * (round + 1);
  return [
    {},
    { category },
    { brand, minPrice, maxPrice: 4 * minPrice },
    { category, inStock: true, onSale: true },
    { category, brand, minPrice },
    { minRating: round + 1, size: ["M", "XL"] },
    { category, countryOfOrigin: ["India"], maxPrice: 4 * minPrice },
  ].map((filters, at) => ({ ...filters, sortBy: sorts[(at + round) % sorts.length] }));
}

/** Words as shoppers type them, of very many products: alone, with others that rank them, and at no price that there is. */
function lines({ index }: CatalogSearch, round: number): string[] {
  const category = index.categories.texts[round] ?? "";
  const brand = index.brands.texts[round] ?? "";
  return [
    category,
    `${category} ${brand}`,
    `${brand} ${round}`,
    `${category} ${round}`,
    `${category} under 1`,
  ];
}

/**
 * Answers some lists and searches before the first visitor asks for one: until V8 has compiled the loops that go through a
 * catalogue, one through a million products takes several times as long.
 */
export async function warmUp(catalogue: CatalogSearch): Promise<void> {
  const turn = new Turn();
  for (let round = 0; round < rounds; round += 1)
    for (const filters of choices(catalogue, round)) {
      catalogue.list(filters).nos.slice(0, 1);
      await turn.giveWay();
    }
  for (let round = 0; round < rounds; round += 1)
    for (const line of lines(catalogue, round)) {
      catalogue.search(line, {});
      await turn.giveWay();
    }
  const { index } = catalogue;
  // As for a word of every product, of which it is not known whether there is one.
  const scores = sheetOfItsOwn(index);
  for (let round = 0; round < rounds; round += 1) {
    finish(partByScore(index, scores, living(index), 0, 1));
    await turn.giveWay();
  }
}
