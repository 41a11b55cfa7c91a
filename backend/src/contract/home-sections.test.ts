import { expect, it } from "vitest";
import { everySection, homeSections } from "./home-sections";

it("shows every section, in the order of the specification, until the shop has said otherwise", () => {
  expect(everySection()).toEqual(homeSections.map((kind) => ({ kind, isOn: true })));
});

it("keeps the shop's order, and puts at its end what a later version brought", () => {
  const placed = [
    { kind: "trust", isOn: true },
    { kind: "slides", isOn: false },
  ] as const;
  const all = everySection(placed);
  expect(all.slice(0, 2)).toEqual(placed);
  expect(all.map(({ kind }) => kind).sort()).toEqual([...homeSections].sort());
});
