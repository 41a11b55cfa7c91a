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

  it("are sent by a form without scripts under names that an address knows, except for what needs scripts", async () => {
    const price = [{ value: "500-999.99", count: 2 }];
    const rating = [{ value: "4", count: 3 }];
    const filters = readFilters(new URLSearchParams("minRating=3&minPrice=500&maxPrice=999.99"));
    await renderInShop(
      <FilterPanel facets={{ ...facets, price, rating }} filters={filters} change={vi.fn()} />,
      {
        texts: ["catalog"],
      },
    );
    const marks = (group: string) => [
      ...screen
        .getByRole("group", { name: group })
        .querySelectorAll<HTMLInputElement>("input[type=checkbox]"),
    ];
    expect(marks("Customer rating").map(({ name, value, checked }) => [name, value, checked])).toEqual([
      ["minRating", "4", false],
      ["minRating", "3", true],
      ["minRating", "2", false],
    ]);
    expect(marks("Price").map(({ name, checked }) => [name, checked])).toEqual([["", true]]);
    expect(marks("Price")[0]?.closest(".noscript\\:hidden")).not.toBeNull();
    const sent = new URLSearchParams([...new FormData(screen.getByRole<HTMLFormElement>("form"))] as [
      string,
      string,
    ][]);
    expect([...new Set(sent.keys())]).toEqual(["minPrice", "maxPrice", "minRating"]);
    expect(readFilters(sent)).toMatchObject({ minRating: 3, minPrice: 500, maxPrice: 999 });
  });

  it.each([
    "minRating=5",
    "minRating=1",
    "brand=nokia&size=XL&countryOfOrigin=Korea,+Republic+of",
    "kind=phones&spec=storage:2-tb",
  ])(
    "that a link gives stay in the form without scripts, also where nothing of them is offered: %s",
    async (link) => {
      const sizes = { categories: [], sizes: ["XL" as const] };
      const filters = readFilters(new URLSearchParams(link), sizes);
      await renderInShop(<FilterPanel facets={facets} filters={filters} change={vi.fn()} />, {
        texts: ["catalog"],
      });
      const form = new FormData(screen.getByRole<HTMLFormElement>("form"));
      const sent = new URLSearchParams([...form] as [string, string][]);
      expect(readFilters(sent, sizes)).toEqual(filters);
    },
  );

  it.each([
    ["of one kind, before it is known what its filters are", "kind=phones", undefined, ["storage:2-tb"]],
    ["of another kind than the one whose filters are shown", "kind=phones", { ...facets, spec: [] }, []],
    ["of no kind", "brand=nokia", { ...facets, spec: [] }, []],
    ["of no kind, before there is a list", "brand=nokia", undefined, []],
    ["of several kinds", "kind=phones,tablets", { ...facets, spec: [] }, []],
  ])(
    "that nothing shows, %s, are sent by a form without scripts only there",
    async (_name, link, known, sent) => {
      const filters = readFilters(new URLSearchParams(`${link}&spec=storage:2-tb`));
      await renderInShop(<FilterPanel facets={known} filters={filters} change={vi.fn()} />, {
        texts: ["catalog"],
      });
      expect(new FormData(screen.getByRole<HTMLFormElement>("form")).getAll("spec")).toEqual(sent);
    },
  );

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
