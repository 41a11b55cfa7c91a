import { languages } from "@contract/constants";
import { shopRoutes } from "@contract/generated/shop-routes";
import { addressIn } from "@contract/page-addresses";
import { describe, expect, it } from "vitest";
import { routes } from "../src/routes";
import {
  changesSession,
  isCheckout,
  isCommonRead,
  isEntrance,
  isKeptPage,
  isOwnRead,
  sessionPath,
} from "./kept-addresses";

const written = (path: string) => path.replace(/:\w+/g, "a-name");

describe("the pages that stay readable without a connection", () => {
  it("are every public page, the wishlist, the comparison, the account and its orders, in each language", () => {
    const own = ["/shop/wishlist", "/compare", "/shop/account", "/shop/order/:id"];
    for (const { paths, access, layout, noIndex } of routes)
      for (const path of paths) {
        const isKept = (access === "public" && layout === "shop" && !noIndex) || own.includes(path);
        for (const language of languages)
          expect(isKeptPage(addressIn(language, written(path))), path).toBe(isKept);
      }
  });

  it("are none that pays, is behind a secret link or belongs to the panel", () => {
    for (const { paths, pays, isPrivate } of routes)
      if (pays || isPrivate)
        for (const path of paths) {
          expect(isKeptPage(written(path)), path).toBe(false);
          expect(isEntrance(written(path)), path).toBe(false);
        }
    for (const path of ["/admin", "/admin/products", "/api/docs", "/files/a", "/order-success"]) {
      expect(isKeptPage(path), path).toBe(false);
      expect(isEntrance(path), path).toBe(false);
    }
  });
});

it("the checkout is closed without a connection, in each language, and says why; nothing else that pays is touched", () => {
  for (const { paths, pays } of routes)
    for (const path of paths)
      for (const language of languages)
        expect(isCheckout(addressIn(language, written(path))), path).toBe(
          pays === true && path === "/shop/checkout",
        );
});

describe("the reads that are kept", () => {
  it("write nothing, and are neither payments, addresses nor previews", () => {
    const kept = Object.entries(shopRoutes).filter(
      ([, [, path]]) => isOwnRead(written(path)) || isCommonRead(written(path)),
    );
    expect(kept.map(([name]) => name)).toEqual(expect.arrayContaining(["getCart", "getOrders", "getOrder"]));
    expect(kept.filter(([name]) => /payment|address|preview|pincode|summary|invoice/i.test(name))).toEqual(
      [],
    );
  });

  it("tell one's own from everybody's", () => {
    expect(isOwnRead("/api/shop/cart/get/cus_1")).toBe(true);
    expect(isCommonRead("/api/shop/cart/get/cus_1")).toBe(false);
    expect(isCommonRead("/api/shop/products/get/a-phone")).toBe(true);
    expect(isOwnRead("/api/shop/products/get/a-phone")).toBe(false);
  });
});

it("signing in and out, and leaving for good, end what is kept of an account; looking who is signed in does not", () => {
  for (const name of ["login", "logout", "register", "resetPassword"] as const)
    expect(changesSession(...shopRoutes[name]), name).toBe(true);
  expect(changesSession("DELETE", "/api/auth/account")).toBe(true);
  expect(changesSession("GET", sessionPath)).toBe(false);
  expect(changesSession("POST", shopRoutes.addToCart[1])).toBe(false);
});
