import { describe, expect, it } from "vitest";
import { isLite, liteCookie } from "./lite";

const keptBy = (cookie: string) => cookie.split(";")[0] ?? "";

describe("the light version", () => {
  it("is shown to those who have chosen it, and to nobody else", () => {
    expect(isLite({})).toBe(false);
    expect(isLite({ cookie: "a=b" })).toBe(false);
    expect(isLite({ cookie: `a=b; ${keptBy(liteCookie(true, false))}` })).toBe(true);
    expect(isLite({ cookie: keptBy(liteCookie(true, true)) })).toBe(true);
    expect(isLite({ cookie: "shop_lite=yes" })).toBe(false);
  });

  it("is shown to a browser that saves data, unless its owner has chosen the full one", () => {
    expect(isLite({ "save-data": "on" })).toBe(true);
    expect(isLite({ "save-data": "on", cookie: keptBy(liteCookie(false, false)) })).toBe(false);
    expect(isLite({ "save-data": "off" })).toBe(false);
  });

  it("is kept for a year, behind https for this host alone", () => {
    expect(liteCookie(true, false)).toBe("shop_lite=1; Path=/; SameSite=Lax; Max-Age=31536000");
    expect(liteCookie(false, true)).toBe(
      "__Host-shop_lite=0; Path=/; SameSite=Lax; Max-Age=31536000; Secure",
    );
  });
});
