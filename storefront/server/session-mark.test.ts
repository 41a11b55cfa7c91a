import { parseCookie } from "cookie";
import { expect, it } from "vitest";
import { sessionMark } from "./session-mark";

const markFor = (cookies: string, isSecure: boolean) => sessionMark(parseCookie(cookies), isSecure);

it("marks a visitor who has a session, and takes the mark off one who has none", () => {
  expect(markFor("shop_session=abc", false)).toMatch(/^shop_known=1;/);
  expect(markFor("shop_known=1", false)).toContain("Max-Age=0");
});
it("sends nothing where mark and session agree, so that pages stay shareable", () => {
  expect(markFor("", false)).toBeUndefined();
  expect(markFor("shop_session=abc; shop_known=1", false)).toBeUndefined();
});
it("holds the mark to this host behind https, and knows it again by that name", () => {
  expect(markFor("shop_session=abc", true)).toBe(
    "__Host-shop_known=1; Path=/; SameSite=Lax; Max-Age=2592000; Secure",
  );
  expect(markFor("shop_session=abc; __Host-shop_known=1", true)).toBeUndefined();
  expect(markFor("other=1; __Host-shop_session=abc", true)).toMatch(/^__Host-shop_known=1;/);
});
