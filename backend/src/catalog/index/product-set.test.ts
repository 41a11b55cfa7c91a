import { describe, expect, it } from "vitest";
import { ProductSet } from "./product-set";

/** All of a set, lowest first. */
const all = (set: ProductSet) => set.first(set.size + 1);

describe("a set of products", () => {
  it("has each number once, in order, however they came", () => {
    const set = new ProductSet().add([70, 3, 31, 32, 3]).add([1_000_000, 64, 70]);
    expect(set.size).toBe(6);
    expect(all(set)).toEqual([3, 31, 32, 64, 70, 1_000_000]);
  });

  it("gives its lowest first, as many as are asked for", () => {
    const set = new ProductSet().add([5, 95, 31, 63]);
    expect(set.first(0)).toEqual([]);
    expect(set.first(3)).toEqual([5, 31, 63]);
  });

  it("loses what is taken out, and nothing by what it never had", () => {
    const set = new ProductSet().add([5, 6, 7]);
    set.remove([6, 6, 8, 900]);
    expect(set.size).toBe(2);
    expect(all(set)).toEqual([5, 7]);
  });

  it("takes in another, larger or smaller, which stays as it is", () => {
    const [small, large] = [new ProductSet().add([1, 2]), new ProductSet().add([2, 5_000])];
    expect(all(new ProductSet().addSet(small).addSet(large))).toEqual([1, 2, 5_000]);
    const both = new ProductSet().addSet(large).addSet(small);
    expect(both.size).toBe(3);
    both.remove([5_000]);
    expect(all(large)).toEqual([2, 5_000]);
  });
});
