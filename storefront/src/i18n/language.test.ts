import { describe, expect, it } from "vitest";
import { askedLanguage, browserLanguage } from "./language";

describe("the language in the browser", () => {
  it("is the saved choice first, then the browser's, then English", () => {
    expect(browserLanguage("hi", ["mr-IN"])).toBe("hi");
    expect(browserLanguage(null, ["fr-FR", "mr-IN", "en"])).toBe("mr");
    expect(browserLanguage("klingon", ["ta-IN"])).toBe("en");
  });
});

describe("the language of a link", () => {
  it("is taken from its address, which goes on without it", () => {
    expect(askedLanguage("https://shop.example/shop/listing?category=toys&lang=hi#top")).toEqual({
      language: "hi",
      address: "https://shop.example/shop/listing?category=toys#top",
    });
    expect(askedLanguage("https://shop.example/about?lang=xx")).toBeUndefined();
    expect(askedLanguage("https://shop.example/about")).toBeUndefined();
  });
});
