import { describe, expect, it } from "vitest";
import { askedLanguage, browserLanguage, requestLanguage } from "./language";

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

describe("the language on the server", () => {
  const from = (search: string, cookie?: string, acceptLanguage?: string) =>
    requestLanguage({ search: new URLSearchParams(search), cookie, acceptLanguage });

  it("is the address's before the cookie's before Accept-Language", () => {
    expect(from("lang=mr", "appLanguage=hi", "en")).toBe("mr");
    expect(from("", "a=b; appLanguage=hi", "mr")).toBe("hi");
    expect(from("", undefined, "mr-IN,en;q=0.8")).toBe("mr");
    expect(from("", undefined, undefined)).toBe("en");
  });
  it("weighs Accept-Language by its quality values and drops refused ones", () => {
    expect(from("", undefined, "en;q=0.5,hi;q=0.9")).toBe("hi");
    expect(from("", undefined, "hi;q=0,fr")).toBe("en");
  });
  it("ignores languages that the shop does not speak, wherever they are asked for", () => {
    expect(from("lang=xx", "appLanguage=yy", "zz")).toBe("en");
  });
});
