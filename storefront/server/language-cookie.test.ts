import { expect, it } from "vitest";
import { askedLanguageCookie } from "./language-cookie";

it("keeps the language that a link asks for, once, and no other word", () => {
  const cookie = (search: string, cookies?: string) =>
    askedLanguageCookie(new URLSearchParams(search), cookies);
  expect(cookie("lang=hi")).toMatch(/^appLanguage=hi; Path=\/; SameSite=Lax; Max-Age=\d+$/);
  expect(cookie("lang=hi", "a=b; appLanguage=mr")).toContain("appLanguage=hi");
  expect(cookie("lang=hi", "appLanguage=hi")).toBeUndefined();
  expect(cookie("lang=hi;Path=/x")).toBeUndefined();
  expect(cookie("")).toBeUndefined();
});
