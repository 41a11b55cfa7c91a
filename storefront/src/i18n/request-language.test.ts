import { parseCookie } from "cookie";
import { describe, expect, it } from "vitest";
import { acceptedLanguage, visitorLanguage } from "./request-language";

describe("the language on the server", () => {
  it("is the cookie's before Accept-Language", () => {
    const from = (cookie: string, accepted?: string) => visitorLanguage(parseCookie(cookie), accepted);
    expect(from("a=b; appLanguage=hi", "mr")).toBe("hi");
    expect(from("", "mr-IN,en;q=0.8")).toBe("mr");
    expect(from("", undefined)).toBe("en");
    expect(from("appLanguage=mr; __Host-appLanguage=hi")).toBe("hi");
    expect(from("appLanguage=yy", "zz")).toBe("en");
  });
  it("weighs Accept-Language by its quality values and drops refused ones", () => {
    expect(acceptedLanguage("en;q=0.5,hi;q=0.9")).toBe("hi");
    expect(acceptedLanguage("hi;q=0,fr")).toBe("en");
    expect(acceptedLanguage("fr,*;q=0.1")).toBe("en");
  });
});
