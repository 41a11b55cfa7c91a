import { newShop } from "@contract/new-shop";
import { pictureAt, pictureHosts } from "@contract/pictures";
import { shopIn } from "@contract/shop-figures";
import { afterEach, expect, it } from "vitest";
import { documentOf, escapeHtml } from "./document";
import { safeJson } from "./safe-json";

it("keeps texts from closing the element that carries the state", () => {
  expect(safeJson({ title: "</script><script>alert(1)</script>" })).not.toContain("</script>");
  expect(JSON.parse(safeJson({ a: "<b>" }))).toEqual({ a: "<b>" });
});
it("escapes what stands in attributes", () => {
  expect(escapeHtml(`"><img src=x>&`)).toBe("&quot;&gt;&lt;img src=x&gt;&amp;");
});
afterEach(() => {
  delete pictureHosts.pictures;
  delete pictureHosts.files;
});
const servedPage: Parameters<typeof documentOf>[0] = {
  body: "<main></main>",
  head: undefined,
  structured: [{ name: "</script>" }],
  shop: shopIn(newShop, "en"),
  early: {
    wait: "One moment…",
    late: "Late & slow",
    again: "Again",
    noScripts: "Switched off",
    cart: "Cart",
    login: "Login",
    lite: "Fewer data",
    full: "Full version",
  },
  state: { known: [] },
  sources: [],
};

it("says beside the page what is told while its scripts are not there, and where they never are", () => {
  const html = documentOf(servedPage, "en", "https://shop.example", { styles: [], scripts: () => "" });
  expect(html).toContain('<script type="application/ld+json">{"name":"\\u003c/script>"}</script>');
  expect(html).toContain('<body data-wait="One moment…" data-late="Late &amp; slow" data-again="Again">');
  expect(html).toMatch(/<noscript><p[^>]*>Switched off .*<\/p><\/noscript><div id="root"><main>/);
  expect(html).toContain('<a href="/plain/cart">Cart</a> · <a href="/plain/login">Login</a>');
});
it("leads on to what shows the same without scripts, in the page's language", () => {
  const page = { ...servedPage, withoutScripts: "/plain/checkout" };
  const html = documentOf(page, "hi", "https://shop.example", { styles: [], scripts: () => "" });
  expect(html).toMatch(/<noscript>[^!]*<meta http-equiv="refresh" content="0;url=\/hi\/plain\/checkout">/);
});
it("says in the light version how to leave it for the page as it is, without a script", () => {
  const page = { ...servedPage, structured: [], state: undefined, lite: "/shop/listing?brand=a&b" };
  const html = documentOf(page, "mr", "https://shop.example", { styles: [], scripts: () => "<script>" });
  expect(html).not.toMatch(/<script|Switched off/);
  expect(html).toContain(
    '<form class="notice" aria-label="Full version" method="post" action="/mr/plain/lite">',
  );
  expect(html).toContain('<input type="hidden" name="to" value="/shop/listing?brand=a&amp;b">');
  expect(html).toContain("Fewer data <button>Full version</button>");
});
it("has no script at all where none is needed, and no words about their absence", () => {
  const page = { ...servedPage, structured: [], state: undefined };
  const html = documentOf(page, "en", "https://shop.example", { styles: [], scripts: () => "<script>" });
  expect(html).not.toMatch(/<script|<noscript|Switched off/);
  expect(html).toContain("/no-script.css");
});
it("names built files and pictures by their hosts, connects to these first, and tells the scripts of them", () => {
  Object.assign(pictureHosts, {
    pictures: "https://cdn.example/pictures",
    files: "https://bucket.example/shop",
  });
  const page = { ...servedPage, shop: { ...servedPage.shop, favicon: "/files/u1-1080.webp" } };
  const assets = { styles: ["https://cdn.example/assets/a.css"], scripts: () => "" };
  const html = documentOf(page, "en", "https://shop.example", assets);
  expect(html).toContain(
    '<html lang="en" data-pictures="https://cdn.example/pictures" data-files="https://bucket.example/shop">',
  );
  expect(html).toContain('<link rel="stylesheet" href="https://cdn.example/assets/a.css" crossorigin>');
  expect(html).toContain('<link rel="preconnect" href="https://cdn.example" crossorigin>');
  expect(html).toContain('<link rel="preconnect" href="https://bucket.example">');
  expect(html).toContain('<link rel="icon" href="https://bucket.example/shop/u1-320.webp"');
  expect(pictureAt("/pictures/kite-1080.webp", 640, "avif")).toBe(
    "https://cdn.example/pictures/kite-640.avif",
  );
});
it("is the page it always was while there is no other host", () => {
  const assets = { styles: ["/assets/a.css"], scripts: () => "" };
  const html = documentOf(servedPage, "en", "https://shop.example", assets);
  expect(html).toContain('<!doctype html><html lang="en"><head><meta charset="utf-8"><title>');
  expect(html).toContain('<link rel="stylesheet" href="/assets/a.css"><noscript>');
  expect(html).not.toMatch(/preconnect|crossorigin/);
});
