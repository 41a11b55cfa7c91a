import { expect, it } from "vitest";
import { sessionMark } from "./session-mark";

it("marks a visitor who has a session, and takes the mark off one who has none", () => {
  expect(sessionMark("shop_session=abc")).toMatch(/^shop_known=1;/);
  expect(sessionMark("shop_known=1")).toContain("Max-Age=0");
});
it("sends nothing where mark and session agree, so that pages stay shareable", () => {
  expect(sessionMark(undefined)).toBeUndefined();
  expect(sessionMark("shop_session=abc; shop_known=1")).toBeUndefined();
});
