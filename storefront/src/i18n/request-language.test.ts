import { parseCookie } from "cookie";
import { describe, expect, it } from "vitest";
import { requestLanguage } from "./request-language";

describe("the language on the server", () => {
  const from = (search: string, cookie = "", acceptLanguage?: string) =>
    requestLanguage({ search: new URLSearchParams(search), cookies: parseCookie(cookie), acceptLanguage });

  it("is the address's before the cookie's before Accept-Language", () => {
    expect(from("lang=mr", "appLanguage=hi", "en")).toBe("mr");
    expect(from("", "a=b; appLanguage=hi", "mr")).toBe("hi");
    expect(from("", "", "mr-IN,en;q=0.8")).toBe("mr");
    expect(from("", "", undefined)).toBe("en");
    expect(from("", "appLanguage=mr; __Host-appLanguage=hi")).toBe("hi");
  });
  it("weighs Accept-Language by its quality values and drops refused ones", () => {
    expect(from("", "", "en;q=0.5,hi;q=0.9")).toBe("hi");
    expect(from("", "", "hi;q=0,fr")).toBe("en");
    expect(from("", "", "fr,*;q=0.1")).toBe("en");
  });
  it("ignores languages that the shop does not speak, wherever they are asked for", () => {
    expect(from("lang=xx", "appLanguage=yy", "zz")).toBe("en");
  });
});
