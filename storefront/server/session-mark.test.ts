import { expect, it } from "vitest";
import { sessionMark } from "./session-mark";

it("marks a visitor who has a session, and takes the mark off one who has none", () => {
  expect(sessionMark("shop_session=abc", false)).toMatch(/^shop_known=1;/);
  expect(sessionMark("shop_known=1", false)).toContain("Max-Age=0");
});
it("sends nothing where mark and session agree, so that pages stay shareable", () => {
  expect(sessionMark(undefined, false)).toBeUndefined();
  expect(sessionMark("shop_session=abc; shop_known=1", false)).toBeUndefined();
});
it("holds the mark to this host behind https, and knows it again by that name", () => {
  expect(sessionMark("shop_session=abc", true)).toBe(
    "__Host-shop_known=1; Path=/; SameSite=Lax; Max-Age=2592000; Secure",
  );
  expect(sessionMark("shop_session=abc; __Host-shop_known=1", true)).toBeUndefined();
  expect(sessionMark("other=1; __Host-shop_session=abc", true)).toMatch(/^__Host-shop_known=1;/);
});
