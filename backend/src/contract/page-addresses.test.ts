import { expect, it } from "vitest";
import { languages } from "./constants";
import { addressIn, splitAddress } from "./page-addresses";

it("puts a language before every path but the English ones", () => {
  expect(languages.map((language) => addressIn(language, "/shop/listing?category=toys"))).toEqual([
    "/shop/listing?category=toys",
    "/hi/shop/listing?category=toys",
    "/mr/shop/listing?category=toys",
  ]);
  expect(languages.map((language) => addressIn(language, "/"))).toEqual(["/", "/hi", "/mr"]);
});

it("finds in an address what was put there", () => {
  for (const language of languages)
    for (const path of ["/", "/about", "/shop/listing?q=/hi/", "/hindi", "/mrs?x=1"])
      expect(splitAddress(addressIn(language, path))).toEqual({ language, path });
  expect(splitAddress("/hi?x=1")).toEqual({ language: "hi", path: "/?x=1" });
  expect(splitAddress("/mr/")).toEqual({ language: "mr", path: "/" });
});

it("leads to no other host", () => {
  for (const address of ["//evil.example", "/hi//evil.example", "/mr///evil.example"])
    expect(splitAddress(address).path).toBe("/evil.example");
});
