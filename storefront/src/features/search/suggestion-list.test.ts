import { expect, it } from "vitest";
import { step, suggestionList } from "./suggestion-list";

it("lists words before products, each with its address", () => {
  const list = suggestionList({
    words: ["red saree"],
    products: [{ slug: "red-saree-1", title: "Red saree", image: "", price: 900 }],
  });
  expect(list.map(({ to }) => to)).toEqual(["/shop/search?q=red%20saree", "/shop/product/red-saree-1"]);
});
it("steps from the field through the list and back to the field", () => {
  expect(step(-1, 1, 2)).toBe(0);
  expect(step(1, 1, 2)).toBe(-1);
  expect(step(-1, -1, 2)).toBe(1);
  expect(step(0, -1, 2)).toBe(-1);
});
