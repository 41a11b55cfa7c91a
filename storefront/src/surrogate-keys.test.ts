import { QueryClient } from "@tanstack/react-query";
import { expect, it } from "vitest";
import { termsQuery } from "./lib/terms";
import { matchRoute } from "./routing/match-route";
import { surrogateKeys } from "./surrogate-keys";

/** The keys of an address whose page was rendered from this data, in a shop that sells toys and fashion. */
function keysOf(address: string, data: unknown) {
  const client = new QueryClient();
  client.setQueryData(["read"], data);
  client.setQueryData(termsQuery.queryKey, {
    categories: [{ id: "toys" }, { id: "fashion" }],
    sizes: [],
  } as never);
  const { pathname, searchParams } = new URL(address, "https://shop.example");
  return surrogateKeys(matchRoute(pathname).route, searchParams, client);
}

const card = (_id: string) => ({ _id, title: "A toy", slug: "prod_is-no-id" });

it("a page names every product on it once, wherever it stands", () => {
  const data = { data: card("prod_1"), similar: [card("prod_2"), card("prod_1")] };
  expect(keysOf("/shop/product/toy", data)).toEqual(["shop", "prod_1", "prod_2"]);
});

it("a list names its categories, or all lists if it has none that the shop knows", () => {
  expect(keysOf("/shop/listing?category=toys,none", [])).toEqual(["shop", "category-toys"]);
  expect(keysOf("/shop/listing?category=none", [])).toEqual(["shop", "lists"]);
  expect(keysOf("/shop/search?q=toy", [])).toEqual(["shop", "lists"]);
  expect(keysOf("/shop/home", [])).toEqual(["shop", "home", "lists"]);
  expect(keysOf("/shop/about", [])).toEqual(["shop"]);
});
