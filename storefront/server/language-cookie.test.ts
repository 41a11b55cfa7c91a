import { parseCookie } from "cookie";
import { expect, it } from "vitest";
import { askedLanguageCookie } from "./language-cookie";

it("keeps the language that a link asks for, once, and no other word", () => {
  const cookie = (search: string, cookies = "") =>
    askedLanguageCookie(new URLSearchParams(search), parseCookie(cookies), false);
  expect(cookie("lang=hi")).toMatch(/^appLanguage=hi; Path=\/; SameSite=Lax; Max-Age=\d+$/);
  expect(cookie("lang=hi", "a=b; appLanguage=mr")).toContain("appLanguage=hi");
  expect(cookie("lang=hi", "appLanguage=hi")).toBeUndefined();
  expect(cookie("lang=hi;Path=/x")).toBeUndefined();
  expect(cookie("")).toBeUndefined();
});

it("is held to this host behind https, and known again by that name", () => {
  const ask = (cookies = "") =>
    askedLanguageCookie(new URLSearchParams("lang=hi"), parseCookie(cookies), true);
  expect(ask()).toMatch(/^__Host-appLanguage=hi; Path=\/; SameSite=Lax; Max-Age=\d+; Secure$/);
  expect(ask("__Host-appLanguage=hi")).toBeUndefined();
});
