import { afterAll, describe, expect, it } from "vitest";
import { keepKinds, kindList } from "../../contract/kind-list";
import { optionInWords } from "../../contract/option-words";
import type { Facets } from "../../contract/products";
import { kindValues } from "../projection/kind-values";
import type { Filters } from "./filters";
import type { IndexRow } from "./row";
import { sampleRow } from "./sample-row";
import { SearchIndex } from "./search-index";
import { selectProducts } from "./select-products";

const before = kindList();
afterAll(() => keepKinds(before));
const label = (en: string) => ({ en, hi: "", mr: "" });
keepKinds([
  {
    id: "phones",
    category: "electronics",
    label: label("Phones"),
    isHidden: false,
    filters: [
      { row: "Storage", hi: "स्टोरेज", mr: "" },
      { row: "Colour", hi: "", mr: "" },
    ],
  },
  { id: "mice", category: "electronics", label: label("Mice"), isHidden: false, filters: [] },
]);

let numbers = 0;
/** A product of a kind that says this; several values of a row are what there is to choose. */
function product(
  kind: string,
  said: Record<string, string>,
  options: Record<string, string[]> = {},
  hindi = "",
): IndexRow {
  numbers += 1;
  return sampleRow(numbers, {
    category: "electronics",
    kind,
    kindValues: kindValues({
      kind,
      specifications: Object.entries(said).map(([name, value]) => ({ label: name, value })),
      variants: Object.entries(options).flatMap(([name, values]) =>
        values.map((value) => ({ options: [optionInWords({ name, value })] }) as never),
      ),
      translations: { hi: { title: "", description: "", specifications: hindi, featuredDescription: "" } },
    }),
  });
}

const [small, large, huge, plain, mouse] = [
  product("phones", { Storage: "128 GB, microSD", Colour: "Blue" }),
  product("phones", { storage: "256 gb" }, { Colour: ["Black", "Blue"] }, "स्टोरेज: 256 जीबी, तेज़"),
  product("phones", { "Storage ": "1,024 GB", Colour: "Black" }),
  product("phones", { Weight: "180 g" }),
  product("mice", { Storage: "128 GB" }),
] as const;
const index = new SearchIndex();
for (const row of [small, large, huge, plain, mouse]) index.upsert(row);

const shown = (filters: Filters) =>
  selectProducts(index, filters)
    .nos.slice()
    .sort((a, b) => a - b);
const counted = (filters: Filters) =>
  (JSON.parse(selectProducts(index, filters).facetsJson) as Facets).spec.map(({ row, values }) => [
    row,
    ...values.map(({ label, count }) => `${label}: ${count}`),
  ]);
const phones = { kind: ["phones"] };

describe("the filters of a kind", () => {
  it("are counted in a list of that kind alone, in their order, numbers by size, other words by how common they are", () => {
    expect(counted(phones)).toEqual([
      ["storage", "128 GB: 1", "256 gb: 1", "1,024 GB: 1"],
      ["colour", "Black: 2", "Blue: 2"],
    ]);
    expect(counted({})).toEqual([]);
    expect(counted({ kind: ["phones", "mice"] })).toEqual([]);
    expect(counted({ kind: ["mice"] })).toEqual([]);
  });

  it("are said in the reader's language where a product has the words, with the same value in the address", () => {
    const [storage, colour] = (JSON.parse(selectProducts(index, phones).facetsJson) as Facets).spec;
    expect(storage?.values.map(({ value, translations }) => [value, translations])).toEqual([
      ["storage:128-gb", undefined],
      ["storage:256-gb", { hi: "256 जीबी" }],
      ["storage:1024-gb", undefined],
    ]);
    expect(colour?.values[0]).toMatchObject({ label: "Black", translations: { hi: "काला", mr: "काळा" } });
  });

  it("take any of several values of a row, and each of several rows; a product with a choice has all of its values", () => {
    expect(shown({ ...phones, spec: ["storage:128-gb", "storage:256-gb"] })).toEqual([small.no, large.no]);
    expect(shown({ ...phones, spec: ["storage:256-gb", "colour:blue"] })).toEqual([large.no]);
    expect(shown({ ...phones, spec: ["storage:128-gb", "colour:black"] })).toEqual([]);
  });

  it("each ignore themselves in their own counts, and heed the others", () => {
    expect(counted({ ...phones, spec: ["storage:128-gb"] })).toEqual([
      ["storage", "128 GB: 1", "256 gb: 1", "1,024 GB: 1"],
      ["colour", "Blue: 1"],
    ]);
    expect(counted({ ...phones, spec: ["storage:128-gb", "colour:black"] })).toEqual([
      ["storage", "128 GB: 0", "256 gb: 1", "1,024 GB: 1"],
      ["colour", "Blue: 1", "Black: 0"],
    ]);
    const { category } = JSON.parse(
      selectProducts(index, { ...phones, spec: ["colour:blue"] }).facetsJson,
    ) as Facets;
    expect(category).toEqual([{ value: "electronics", count: 2 }]);
  });

  it("are left out where no product of the list says anything in them", () => {
    index.upsert({ ...plain, brand: "kept" });
    expect(counted({ ...phones, brand: ["kept"] })).toEqual([]);
    index.upsert(plain);
  });

  it("ignore a row that is none of them; a value that no product has matches none", () => {
    expect(shown({ ...phones, spec: ["weight:180-g"] })).toEqual([small.no, large.no, huge.no, plain.no]);
    expect(shown({ spec: ["storage:128-gb"] })).toHaveLength(5);
    expect(shown({ ...phones, spec: ["storage:2-tb"] })).toEqual([]);
  });
});
