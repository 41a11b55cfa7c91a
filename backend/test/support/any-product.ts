import fc from "fast-check";
import { demoBrands } from "../../../demo/data/brands";
import { demoCategories } from "../../../demo/data/categories";
import { demoKinds } from "../../../demo/data/kinds";
import { keepCategories } from "../../src/contract/category-list";
import { hasField, isUsed } from "../../src/contract/category-traits";
import { type Category, conditions } from "../../src/contract/constants";
import { keepKinds } from "../../src/contract/kind-list";
import { emptyInput } from "../../src/contract/product-field-sets";
import {
  type ProductField,
  type ProductFields,
  productFieldNames,
  productFields,
} from "../../src/contract/product-fields";
import type { ProductInput } from "../../src/contract/products";

// What is sent depends on the category, before a shop has read its own.
keepCategories(demoCategories);
keepKinds(demoKinds);

/** Fields that the table of product fields describes completely: any of their values can be generated from it. */
type PlainField = {
  [Field in ProductField]: ProductFields[Field]["form"] extends "own" ? never : Field;
}[ProductField];
type OwnField = Exclude<ProductField, PlainField>;
type Fields = Required<Pick<ProductInput, ProductField>>;

/** As it is stored: trimmed, and without characters that no database accepts. */
const words = (min: number, max: number) =>
  fc
    .string({ unit: "grapheme", minLength: min, maxLength: Math.min(max, 40) })
    .map((text) => text.trim())
    .filter((text) => text.length >= min && text.length <= max && text.isWellFormed() && !/\0|\r/.test(text));
const hundredths = (min: number, max: number) =>
  fc.integer({ min: min * 100, max: max * 100 }).map((value) => value / 100);
const picture = fc.nat(9).map((no) => `/pictures/a-thing-${no}-1080.webp`);

function plainValue(field: PlainField): fc.Arbitrary<unknown> {
  const { input, form } = productFields[field];
  if (form.input === "flag") return fc.boolean();
  const filled = words(1, form.max).filter((text) => input.safeParse(text).success);
  return emptyInput(field) === null ? fc.option(filled, { freq: 6 }) : filled;
}

/** Fields that depend on each other are generated together, below. */
type Tied = "category" | "kind" | "brand" | "price" | "salePrice" | "condition" | "purchasePrice" | "mrp";
const ownValues: { [Field in Exclude<OwnField, Tied>]: fc.Arbitrary<Fields[Field]> } = {
  title: words(3, 150),
  description: words(20, 5_000),
  image: picture,
  additionalImages: fc.uniqueArray(
    picture.map((url) => url.replace("a-thing", "a-detail")),
    { maxLength: 3 },
  ),
  weight: hundredths(1, 50),
  length: hundredths(1, 300),
  breadth: hundredths(1, 300),
  height: hundredths(1, 300),
  hsn: fc.constantFrom("8413", "620520", "85171300"),
  gstRate: fc.constantFrom(0 as const, 0.25 as const, 5 as const, 18 as const, 40 as const),
  // Of a draft, no page could be compared.
  status: fc.constant("published" as const),
  lowStockLimit: fc.option(fc.nat(99_999)),
  maker: fc.option(words(1, 300)),
  netQuantity: fc.option(
    fc.constantFrom("500 g", "0.75 kg", "250 ml", "1.5 L", "90 cm", "30 m", "10 pieces"),
  ),
  specifications: fc.array(fc.record({ label: words(1, 60), value: words(1, 300) }), { maxLength: 3 }),
};

const tiedValues = (category: Category): fc.Arbitrary<Pick<Fields, Tied>> =>
  fc
    .record({
      brand: fc.constantFrom(
        ...demoBrands.flatMap(({ id, categories: of }) => (of.includes(category) ? [id] : [])),
      ),
      kind: fc.option(
        fc.constantFrom(...demoKinds.flatMap(({ id, category: of }) => (of === category ? [id] : []))),
      ),
      price: hundredths(100, 90_000),
      sale: fc.option(fc.constantFrom(0.5, 0.9)),
      condition: hasField(category, "condition") ? fc.constantFrom(...conditions) : fc.constant(null),
      bought: fc.option(hundredths(1, 50)),
      // Of all prices that an earlier or later state of the same product may have.
      mrp: fc.option(hundredths(90_000, 95_000)),
    })
    .map(({ brand, kind, price, sale, condition, bought, mrp }) => ({
      category,
      kind,
      brand,
      price,
      salePrice: sale && Math.round(price * sale * 100) / 100,
      condition,
      purchasePrice: isUsed({ category, condition }) ? bought : null,
      mrp,
    }));

/** All fields of a product, each with any value that its category allows. */
export function anyFields(category: Category): fc.Arbitrary<Fields> {
  const plain = productFieldNames.filter((field): field is PlainField => productFields[field].form !== "own");
  const values = Object.fromEntries(
    plain.map((field) => [field, hasField(category, field) ? plainValue(field) : fc.constant(null)]),
  );
  return fc
    .tuple(tiedValues(category), fc.record(ownValues), fc.record(values))
    .map((parts) => Object.assign({}, ...parts) as Fields);
}
