import { expect, it } from "vitest";
import { languageOf } from "./language";

it.each([
  ["hi", "hi"],
  ["mr-IN,mr;q=0.9,en;q=0.8", "mr"],
  ["en;q=0.5, hi-IN", "hi"],
  ["HI", "hi"],
  ["fr, hi;q=0.8", undefined],
  ["hi;q=0, en", "en"],
  ["fr, *;q=0.1", undefined],
  ["hi;q=0", undefined],
  ["*", undefined],
  ["", undefined],
  [undefined, undefined],
])("of `Accept-Language: %s` the shop reads %s", (header, language) => {
  expect(languageOf({ headers: header === undefined ? {} : { "accept-language": header } })).toBe(language);
});
