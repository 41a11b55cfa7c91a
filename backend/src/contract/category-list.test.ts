import { afterAll, beforeAll, expect, it } from "vitest";
import { type CategoryFacts, categoryList, keepCategories, namedCategory } from "./category-list";

let before: readonly CategoryFacts[];

beforeAll(() => {
  before = categoryList();
  const [first] = before;
  if (!first) throw new Error("The tests' shop has no categories.");
  keepCategories([...before, { ...first, id: "books", label: { en: "Books", hi: "", mr: "पुस्तके" } }]);
});
afterAll(() => keepCategories(before));

it.each(["books", " BOOKS ", "पुस्तके"])("a category is found as %j", (written) => {
  expect(namedCategory(written)?.id).toBe("books");
});

it.each(["", "  "])(
  "an empty cell is no category, also where one has no name in a language: %j",
  (written) => {
    expect(namedCategory(written)).toBeUndefined();
  },
);
