import { expect, it } from "vitest";
import { defaultCondition, hasField, isUsed } from "./category-traits";
import { categoryFields } from "./constants";
import { messages } from "./messages";
import { productFieldNames, productFields } from "./product-fields";

it("keeps its fields in their order, by which the versions of open forms and files name them", () => {
  const first = `title description category brand price salePrice batteryHealth condition purchasePrice image
    additionalImages weight length breadth height hsn gstRate countryOfOrigin specifications isFeatured
    featuredDescription`.split(/\s+/);
  expect(productFieldNames.slice(0, first.length)).toEqual(first);
});

it("stores a net quantity in one spelling, and refuses what is none in words", () => {
  const { input } = productFields.netQuantity;
  expect(input.parse("500gm")).toBe("500 g");
  expect([input.parse(""), input.parse(null), input.parse(undefined)]).toEqual(["", null, undefined]);
  expect(input.safeParse("five hundred").error?.issues[0]?.message).toBe(messages.netQuantityMalformed.key);
});

it("takes the blank of every field that our own module stores for a value of that field", () => {
  for (const { stored, output } of Object.values(productFields))
    if ("blank" in stored) expect(output.safeParse(stored.blank).success).toBe(true);
});

it("gives a field that some categories list to these only, and any other to all", () => {
  expect(hasField("electronics", "batteryHealth")).toBe(true);
  expect(hasField("toys", "batteryHealth")).toBe(false);
  expect(hasField(undefined, "batteryHealth")).toBe(false);
  expect(hasField("toys", "countryOfOrigin")).toBe(true);
  for (const field of categoryFields) {
    const blank: unknown = "blank" in productFields[field].stored && productFields[field].stored.blank;
    // A product of another category has the field's blank: nothing.
    expect(blank).toBeNull();
  }
});

it("taxes used goods of a category on the margin, and nothing else", () => {
  expect(isUsed({ category: "electronics", condition: "refurbished" })).toBe(true);
  expect(isUsed({ category: "electronics", condition: "new" })).toBe(false);
  expect(isUsed({ category: "fashion", condition: "second-hand" })).toBe(false);
  expect(defaultCondition("electronics")).toBe("new");
  expect(defaultCondition("fashion")).toBeNull();
});
