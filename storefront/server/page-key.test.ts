import { expect, it } from "vitest";
import { normalisedUrl } from "./page-key";

const key = (path: string) => normalisedUrl(new URL(path, "http://shop.test"));

it("drops parameters that do not change the page, and puts the others in one order", () => {
  expect(key("/shop/listing?utm_source=x&page=2&category=toys&lang=mr")).toBe(
    "/shop/listing?category=toys&page=2",
  );
  expect(key("/about?anything=1")).toBe("/about");
});
it("joins repeated parameters and drops blanks", () => {
  expect(key("/shop/listing?brand=lg&brand=sony&size=")).toBe("/shop/listing?brand=lg%2Csony");
});
it("keeps the words of a search under both of their names", () => {
  expect(key("/shop/search?q=phone")).toBe("/shop/search?q=phone");
  expect(key("/shop/search?keyword=phone&utm_source=x")).toBe("/shop/search?keyword=phone");
});
it("keeps a product's variant and the stars of its reviews", () => {
  expect(key("/shop/product/kurta?stars=4&utm_source=x&variant=v1")).toBe(
    "/shop/product/kurta?variant=v1&stars=4",
  );
});
it("gives all unknown paths one key, so that they cannot fill the cache", () => {
  expect(key("/wp-login.php?a=1")).toBe(key("/nothing/here"));
});
it("takes a trailing slash and the language off", () => {
  expect(key("/about/")).toBe("/about");
  expect(key("/hi/about/")).toBe("/about");
  expect(key("/mr/shop/search?q=phone&lang=mr")).toBe("/shop/search?q=phone");
});
it("bounds what a parameter may hold", () => {
  expect(key(`/shop/search?q=${"a".repeat(5_000)}`).length).toBeLessThan(400);
});
