import { expect, it } from "vitest";
import { messagesOf } from "./purge";

const notes = (...keys: string[]) => keys.map((key, at) => ({ id: String(at), key }));

it("names each key once, a hundred in a message", () => {
  expect(messagesOf(notes("prod_1", "lists", "prod_1"))).toEqual([["prod_1", "lists"]]);
  const many = Array.from({ length: 250 }, (_, at) => `prod_${at}`);
  expect(messagesOf(notes(...many)).map(({ length }) => length)).toEqual([100, 100, 50]);
});

it("names every page alone where that is among them, or where too much has changed", () => {
  expect(messagesOf(notes("prod_1", "shop"))).toEqual([["shop"]]);
  expect(messagesOf(notes(...Array.from({ length: 2_000 }, (_, at) => `prod_${at}`)))).toEqual([["shop"]]);
});
