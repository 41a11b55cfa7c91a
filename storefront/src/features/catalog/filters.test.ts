import { defaultSizes } from "@contract/constants";
import { describe, expect, it } from "vitest";
import { demoCategories } from "../../../../demo/data/categories";
import { activeCount, changed, filterSearch, readFilters, toggled, writeFilters } from "./filters";

const read = (query: string) =>
  readFilters(new URLSearchParams(query), { categories: demoCategories, sizes: defaultSizes });

describe("filters in the address", () => {
  it("are read from comma-joined and from repeated parameters alike", () => {
    expect(read("brand=sony,lg").brand).toEqual(["lg", "sony"]);
    expect(read("brand=sony&brand=lg").brand).toEqual(["lg", "sony"]);
  });
  it("leave out what the shop does not know", () => {
    const filters = read("category=weapons,toys&size=XXXS&sortBy=random&minRating=9&page=-2&minPrice=abc");
    expect(filters).toMatchObject({ category: ["toys"], size: [], sortBy: undefined, page: 1 });
    expect(filters.minRating).toBeUndefined();
    expect(filters.minPrice).toBeUndefined();
  });
  it("come back the same after being written", () => {
    const query =
      "category=fashion&kind=polos,shirts&brand=nike,puma&size=M,L&minPrice=500&maxPrice=1000&inStock=true&sortBy=title-atoz&page=3";
    expect(read(filterSearch(read(query)).slice(1))).toEqual(read(query));
    expect(filterSearch(read(query))).toBe(`?${query}`);
  });
  it("take countries of origin in any script, and nothing that is no country", () => {
    expect(read("countryOfOrigin=Sri+Lanka,India").countryOfOrigin).toEqual(["India", "Sri Lanka"]);
    expect(read("countryOfOrigin=भारत,%3Cb%3E,I").countryOfOrigin).toEqual(["भारत"]);
    expect(filterSearch(read("countryOfOrigin=Sri+Lanka,India"))).toBe("?countryOfOrigin=India,Sri+Lanka");
    expect(activeCount(read("countryOfOrigin=Sri+Lanka,India"))).toBe(2);
  });
  it("keep a country whose name has a comma in one piece, alone and among others", () => {
    const query = "countryOfOrigin=India,Korea,+Republic+of";
    expect(read(query).countryOfOrigin).toEqual(["India", "Korea, Republic of"]);
    expect(filterSearch(read(query))).toBe(`?${query}`);
    expect(read("countryOfOrigin=Korea%2C+Republic+of").countryOfOrigin).toEqual(["Korea, Republic of"]);
  });
  it("take the prices of a facet's band to the paisa", () => {
    expect(read("minPrice=500&maxPrice=999.99")).toMatchObject({ minPrice: 500, maxPrice: 999.99 });
    expect(filterSearch(read("minPrice=500&maxPrice=999.99"))).toBe("?minPrice=500&maxPrice=999.99");
    expect(read("minPrice=5.123&maxPrice=1e9")).toMatchObject({ minPrice: undefined, maxPrice: undefined });
  });
  it("take a price as people type it, which a form without scripts sends unchanged", () => {
    const typed = new URLSearchParams({ minPrice: " ₹ 1,000", maxPrice: "५०००.५०" }).toString();
    expect(read(typed)).toMatchObject({ minPrice: 1000, maxPrice: 5000.5 });
    expect(filterSearch(read(typed))).toBe("?minPrice=1000&maxPrice=5000.5");
  });
  it("take the lowest of the ratings that a form without scripts sends", () => {
    expect(read("minRating=4&minRating=3").minRating).toBe(3);
  });
  it("keep sizes in the order of a size run, whatever the order asked", () => {
    expect(writeFilters(read("size=XL,S,M")).size).toBe("S,M,XL");
  });
  it("make no query at all when nothing is set", () => {
    expect(filterSearch(read(""))).toBe("");
  });
  it("keep the searched words beside them", () => {
    expect(filterSearch(read("onSale=1"), { q: "saree" })).toBe("?q=saree&onSale=true");
  });
  it("go back to the first page when they change", () => {
    expect(changed(read("page=4"), { inStock: true }).page).toBe(1);
    expect(changed(read("page=4"), { page: 5 }).page).toBe(5);
  });
  it("take kinds by their addresses, and count them", () => {
    expect(read("kind=phones,%3Cb%3E").kind).toEqual(["phones"]);
    expect(activeCount(read("category=electronics&kind=phones"))).toBe(2);
  });
  it("take values of a kind's own filters in any script, and leave them behind with the kind", () => {
    const filters = read(
      "category=electronics&kind=phones&spec=storage:128-gb,रंग:निळा,nonsense,a:b:c&inStock=1",
    );
    expect(filters.spec).toEqual(["storage:128-gb", "रंग:निळा"]);
    expect(activeCount(filters)).toBe(5);
    expect(filterSearch(read("kind=phones&spec=storage:128-gb,storage:64-gb"))).toBe(
      "?kind=phones&spec=storage:128-gb,storage:64-gb",
    );
    expect(changed(filters, { inStock: false }).spec).toHaveLength(2);
    expect(changed(filters, { kind: ["mice"] }).spec).toEqual([]);
    expect(changed(filters, { category: ["toys"], kind: [] }).spec).toEqual([]);
  });
  it("count what narrows the list, not sorting and paging", () => {
    expect(activeCount(read("brand=nike,puma&minPrice=1&maxPrice=5&onSale=1&sortBy=title-atoz&page=2"))).toBe(
      4,
    );
  });
  it("toggle an item in and out", () => {
    expect(toggled(["a"], "b")).toEqual(["a", "b"]);
    expect(toggled(["a", "b"], "a")).toEqual(["b"]);
  });
});
