import { expect, it } from "vitest";
import { readSpecifications, rowsInWords, writeSpecifications } from "./specification-lines";

const english = [
  { label: "Battery", value: "6,000 mAh" },
  { label: "Ratio 1:2", value: "a: b" },
];

it("shows a product's rows in other words, in the order of the English ones", () => {
  const lines = "बैटरी: 6,000 mAh\nअनुपात 1\\:2: क: ख";
  expect(rowsInWords(english, lines)).toEqual([
    { label: "बैटरी", value: "6,000 mAh" },
    { label: "अनुपात 1:2", value: "क: ख" },
  ]);
  expect(readSpecifications(writeSpecifications(english))).toEqual(english);
});

it("shows the English rows where the lines are fewer, more or not whole", () => {
  for (const lines of ["", "बैटरी: 6,000 mAh", "बैटरी: 1\nअनुपात: 2\nऔर: 3", "बैटरी: 1\nअनुपात"])
    expect(rowsInWords(english, lines)).toBe(english);
});
