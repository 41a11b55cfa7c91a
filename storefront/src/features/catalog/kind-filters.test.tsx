import { languages } from "@contract/constants";
import type { Facets } from "@contract/products";
import { screen } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { renderInShop } from "@/testing/render-in-shop";
import { ActiveFilters } from "./active-filters";
import { FilterPanel } from "./filter-panel";
import { type Filters, readFilters } from "./filters";

const facets: Facets = {
  category: [],
  kind: [],
  spec: [
    {
      row: "storage",
      label: { en: "Storage", hi: "स्टोरेज", mr: "साठवण" },
      values: [
        { value: "storage:128-gb", label: "128 GB", count: 4 },
        { value: "storage:256-gb", label: "256 GB", count: 2 },
      ],
    },
  ],
  brand: [],
  condition: [],
  size: [],
  countryOfOrigin: [],
  price: [],
  rating: [],
  inStock: 6,
  onSale: 0,
};
const chosen = (spec: string): Filters => readFilters(new URLSearchParams({ kind: "phones", spec }));

describe("the filters of a kind", () => {
  it.each(languages)(
    "stand with their counts under their name, %s, and several may be ticked",
    async (language) => {
      const change = vi.fn();
      const filters = chosen("storage:128-gb");
      const { user } = await renderInShop(<FilterPanel facets={facets} filters={filters} change={change} />, {
        texts: ["catalog"],
        language,
      });
      const group = screen.getByRole("group", { name: facets.spec[0]?.label[language] ?? "" });
      const ticks = [...group.querySelectorAll("input")];
      // A form without scripts sends them as they are.
      expect(ticks.map(({ name, value, checked }) => [name, value, checked])).toEqual([
        ["spec", "storage:128-gb", true],
        ["spec", "storage:256-gb", false],
      ]);
      expect(group.textContent).toContain("256 GB2");
      await user.click(screen.getByRole("checkbox", { name: /256 GB/ }));
      const last = change.mock.lastCall?.[0] as (now: Filters) => Partial<Filters>;
      expect(last(filters)).toEqual({ spec: ["storage:128-gb", "storage:256-gb"] });
    },
  );

  it("follow price, brand, condition and kind, and stand before the other filters", async () => {
    const one = <Value extends string>(value: Value) => [{ value, count: 1 }];
    const all: Facets = {
      ...facets,
      kind: one("phones"),
      brand: one("nokia"),
      condition: one("new" as const),
      size: one("M"),
      countryOfOrigin: one("India"),
    };
    await renderInShop(<FilterPanel facets={all} filters={chosen("")} change={vi.fn()} />, {
      texts: ["catalog"],
    });
    const headings = screen.getAllByRole("group").map((group) => group.querySelector("legend")?.textContent);
    expect(headings.filter(Boolean)).toEqual([
      "Price",
      "Brand",
      "Condition",
      "Kind",
      "Storage",
      "Size",
      "Customer rating",
      "Category",
      "Availability",
      "Country of origin",
    ]);
  });

  it("name a country in the reader's language, in the list and where it is taken away, and ask for it as products write it", async () => {
    const change = vi.fn();
    const translations = { hi: "वियतनाम", mr: "व्हिएतनाम" };
    const all: Facets = { ...facets, countryOfOrigin: [{ value: "Vietnam", count: 3, translations }] };
    const filters = readFilters(new URLSearchParams({ countryOfOrigin: "Vietnam" }));
    const { user } = await renderInShop(
      <>
        <FilterPanel facets={all} filters={filters} change={change} />
        <ActiveFilters
          filters={filters}
          understood={[]}
          isSaid={false}
          facets={all}
          addressOf={({ countryOfOrigin }) => `/shop/listing?countryOfOrigin=${countryOfOrigin}`}
          addressWithout={() => "/"}
        />
      </>,
      { texts: ["catalog"], language: "mr" },
    );
    expect(screen.getByRole("link", { name: /व्हिएतनाम/ }).getAttribute("href")).toBe(
      "/shop/listing?countryOfOrigin=",
    );
    const choice = screen.getByRole<HTMLInputElement>("checkbox", { name: /व्हिएतनाम/ });
    expect([choice.name, choice.value, choice.checked]).toEqual(["countryOfOrigin", "Vietnam", true]);
    await user.click(choice);
    const last = change.mock.lastCall?.[0] as (now: Filters) => Partial<Filters>;
    expect(last({ ...filters, countryOfOrigin: [] })).toEqual({ countryOfOrigin: ["Vietnam"] });
  });

  it("are taken away one by one, also a value that no product has", async () => {
    const addressOf = ({ spec }: Partial<Filters>) => `/shop/listing?spec=${spec}`;
    const filters = { ...chosen("storage:128-gb,storage:2-tb"), kind: [] };
    await renderInShop(
      <ActiveFilters
        filters={filters}
        understood={[]}
        isSaid={false}
        facets={facets}
        addressOf={addressOf}
        addressWithout={() => "/"}
      />,
      { texts: ["catalog"] },
    );
    const href = (name: string) => screen.getByRole("link", { name }).getAttribute("href");
    expect(href("Remove filter: 128 GB")).toBe("/shop/listing?spec=storage:2-tb");
    expect(href("Remove filter: 2-tb")).toBe("/shop/listing?spec=storage:128-gb");
  });
});
