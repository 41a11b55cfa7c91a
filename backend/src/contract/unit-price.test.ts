import { describe, expect, it } from "vitest";
import { languages } from "./constants";
import { storedNetQuantity } from "./net-quantity";
import { unitPrice, unitPriceIn } from "./unit-price";

function priceOf(rupees: number, stored: string) {
  const quantity = storedNetQuantity(stored);
  if (!quantity) throw new Error(`${stored} is no quantity`);
  return unitPrice(rupees, quantity);
}

describe("the price of one unit", () => {
  it.each([
    [139, "50 g", { price: 2.78, unit: "g" }],
    [139, "0.05 kg", { price: 2.78, unit: "g" }],
    [229, "5 kg", { price: 45.8, unit: "kg" }],
    [229, "5000 g", { price: 45.8, unit: "kg" }],
    [999, "999 g", { price: 1, unit: "g" }],
    [100, "250 ml", { price: 0.4, unit: "ml" }],
    [100, "1.5 L", { price: 66.67, unit: "L" }],
    [100, "90 cm", { price: 1.11, unit: "cm" }],
    [1_499, "30 m", { price: 49.97, unit: "m" }],
    [149, "100 pieces", { price: 1.49, unit: "piece" }],
  ])("of ₹%s for %s is in the unit that the law names, to the paisa", (rupees, quantity, expected) => {
    expect(priceOf(rupees, quantity)).toEqual(expected);
  });

  it.each(["1 kg", "1000 g", "1 L", "1000 ml", "1 m", "100 cm", "1 piece", "1 g", "0.001 kg"])(
    "of %s is not said: it is the price",
    (quantity) => expect(priceOf(249, quantity)).toBeUndefined(),
  );

  it("is not said where it would be nothing", () => {
    expect(priceOf(1, "999 g")).toBeUndefined();
  });

  it("is said in the reader's words", () => {
    expect(languages.map((language) => unitPriceIn({ price: 2.7, unit: "g" }, language))).toEqual([
      "₹2.70 per g",
      "₹2.70 प्रति ग्राम",
      "₹2.70 प्रति ग्रॅम",
    ]);
  });
});
