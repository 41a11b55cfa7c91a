import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import * as prefetch from "./prefetch";
import { notFoundRoute, productDialog, routes, unavailableRoute } from "./routes";
import { matchRoute } from "./routing/match-route";

it("has every address of the specification's route table", () => {
  const addresses = [
    "/ /home /shop/home /listing /shop/listing /search /shop/search /order-success /about /privacy-policy",
    "/return-policy /terms /contact /auth/login /auth/register /auth/forgot-password /shop/checkout /shop/account",
    "/shop/razorpay-return /shop/payment-success /unauth-page",
  ];
  for (const path of addresses.join(" ").split(" "))
    expect([path, matchRoute(path).route.meta]).not.toContain("notFound");
  expect(matchRoute("/somewhere/else").route).toBe(notFoundRoute);
});
it("names the file of each page truly, as the server looks up its chunks by it", () => {
  for (const { page } of [...routes, notFoundRoute, unavailableRoute, { page: productDialog }]) {
    expect([page.file, existsSync(join(import.meta.dirname, "pages", `${page.file}.tsx`))]).toEqual([
      page.file,
      true,
    ]);
  }
});
it("reads ahead for pages that there are", () => {
  const files = routes.map(({ page }) => page.file);
  expect(files).toEqual(expect.arrayContaining(Object.keys(prefetch)));
});
it("keeps what the specification names out of search engines", () => {
  for (const path of ["/auth/forgot-password", "/shop/razorpay-return", "/unauth-page"]) {
    expect(matchRoute(path).route.noIndex).toBe(true);
  }
});
