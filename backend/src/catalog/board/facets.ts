import { categories, conditions, sizes } from "../../contract/constants";
import type { Facets } from "../../contract/products";
import type { Board, Seat } from "./board";
import { bit, type Filters } from "./filters";
import { priceBands } from "./price-bands";

const ratingSteps = [4, 3, 2, 1];

/**
 * Counts how many products each further choice would leave. A product counts in every facet when it passes all
 * filters, and in one facet alone when that facet's own filter is the only one it fails.
 */
export class FacetCounter {
  private readonly category: number[] = [];
  private readonly brand: number[] = [];
  private readonly condition: number[] = [];
  private readonly country: number[] = [];
  private readonly size: number[] = sizes.map(() => 0);
  private readonly price: number[] = priceBands.map(() => 0);
  private readonly rating: number[] = ratingSteps.map(() => 0);
  private inStock = 0;
  private onSale = 0;

  count(seat: Seat, fails: number): void {
    // More than one filter failed: no single choice would show it.
    if ((fails & (fails - 1)) !== 0) return;
    const counts = (own: number) => fails === 0 || fails === own;
    const add = (list: number[], at: number) => {
      list[at] = (list[at] ?? 0) + 1;
    };
    if (counts(bit.category)) add(this.category, seat.categoryId);
    if (counts(bit.brand)) add(this.brand, seat.brandId);
    if (seat.conditionId >= 0 && counts(bit.condition)) add(this.condition, seat.conditionId);
    if (counts(bit.country)) add(this.country, seat.countryId);
    if (counts(bit.price)) add(this.price, seat.band);
    if (seat.inStock && counts(bit.inStock)) this.inStock += 1;
    if (seat.onSale && counts(bit.onSale)) this.onSale += 1;
    if (seat.sizeMask !== 0 && counts(bit.size))
      for (let at = 0; at < sizes.length; at += 1) if (seat.sizeMask & (1 << at)) add(this.size, at);
    if (seat.rating > 0 && counts(bit.rating))
      ratingSteps.forEach((step, at) => {
        if (seat.rating >= step) add(this.rating, at);
      });
  }

  /** The facets as the contract has them: what counts nothing is left out unless it is chosen. */
  facets(board: Board, filters: Filters): Facets {
    const fixed = (names: readonly string[], counts: number[], chosen: readonly string[] = []) =>
      names
        .map((value, at) => ({ value, count: counts[at] ?? 0 }))
        .filter(({ value, count }) => count > 0 || chosen.includes(value));
    const inOrderOf = (order: readonly string[], list: { value: string; count: number }[]) =>
      list.sort((a, b) => order.indexOf(a.value) - order.indexOf(b.value));
    const byCount = (list: { value: string; count: number }[]) =>
      list.sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1));
    return {
      category: inOrderOf(categories, fixed(board.categories.texts, this.category, filters.category)),
      brand: byCount(fixed(board.brands.texts, this.brand, filters.brand)),
      condition: inOrderOf(conditions, fixed(board.conditions.texts, this.condition, filters.condition)),
      size: fixed(sizes, this.size, filters.size),
      countryOfOrigin: byCount(fixed(board.countries.texts, this.country, filters.countryOfOrigin)),
      price: fixed(priceBands, this.price),
      rating: fixed(ratingSteps.map(String), this.rating),
      inStock: this.inStock,
      onSale: this.onSale,
    };
  }
}
