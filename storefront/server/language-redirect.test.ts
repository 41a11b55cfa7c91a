import { parseCookie } from "cookie";
import { describe, expect, it } from "vitest";
import { languageRedirect } from "./language-redirect";

const to = (address: string, { cookie = "", accepts }: { cookie?: string; accepts?: string } = {}) =>
  languageRedirect(new URL(address, "http://shop.test"), parseCookie(cookie), accepts);
const hindi = { cookie: "appLanguage=hi" };

describe("an English address", () => {
  it("leads a visitor to the language that they have chosen, or else to the browser's", () => {
    const listing = "/shop/listing?category=toys&utm_source=x";
    expect(to(listing, hindi)).toEqual({ status: 302, location: `/hi${listing}` });
    expect(to("/about", { accepts: "mr-IN,en;q=0.8" })).toEqual({ status: 302, location: "/mr/about" });
    expect(to("/about", { cookie: "appLanguage=en", accepts: "mr" })).toBeUndefined();
  });
  it("stays where it is for a visitor who names no language, as a crawler", () => {
    expect(to("/shop/home")).toBeUndefined();
    expect(to("/shop/home", { accepts: "ta,fr" })).toBeUndefined();
  });
  it("is not looked for in another language where there is no page", () => {
    expect(to("/wp-login.php", hindi)).toBeUndefined();
  });
});

it("shows an address with a language in it, whatever the visitor has chosen and the browser prefers", () => {
  for (const visitor of [{}, { cookie: "appLanguage=mr" }, { cookie: "appLanguage=en", accepts: "en" }])
    expect(to("/hi/shop/listing?category=toys", visitor)).toBeUndefined();
});

describe("?lang=", () => {
  it("of an older link moves to the address of its language, without it and with everything else", () => {
    const moved = (location: string) => ({ status: 301, location });
    expect(to("/shop/listing?category=toys&lang=hi&page=2")).toEqual(
      moved("/hi/shop/listing?category=toys&page=2"),
    );
    expect(to("/mr/about?lang=en", hindi)).toEqual(moved("/about"));
    expect(to("/about?lang=xx")).toBeUndefined();
  });
  it("that agrees with its address is a choice: English stays English", () => {
    expect(to("/about?lang=en", hindi)).toBeUndefined();
    expect(to("/hi/about?lang=hi", { cookie: "appLanguage=en" })).toBeUndefined();
  });
  it("leads to no other host", () => {
    expect(to("/hi//evil.example?lang=en")?.location).toBe("/evil.example");
  });
});
