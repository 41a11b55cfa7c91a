import { afterAll, beforeAll, expect, it } from "vitest";
import { type RouteName, table } from "../src/contract";
import type { Endpoint } from "../src/contract/endpoint";
import { routes } from "../src/contract/routes";
import { openShop, type Shop } from "./support/open-shop";
import { request } from "./support/request";
import { makeWorld, type World } from "./support/world";

let shop: Shop;
let world: World;
beforeAll(async () => {
  shop = await openShop();
  world = await makeWorld(shop);
});
afterAll(() => shop.close());

const entryOf = (name: RouteName): Endpoint => table[name];
const personal = (Object.keys(routes) as RouteName[]).filter(
  (name) => routes[name][0] === "GET" && entryOf(name).access !== "guest",
);

it.each(personal)("%s: what is a person's own, or the staff's, is kept by no cache", async (name) => {
  const as = entryOf(name).access === "admin" ? world.admin : world.asha;
  const { headers, status } = await request(shop.url, name, world.ids, as);
  expect(status).toBeLessThan(500);
  expect(headers.get("cache-control")).toMatch(/^no-store/);
  expect(headers.get("x-content-type-options")).toBe("nosniff");
});

it("what is refused, or is nowhere, is kept by no cache either", async () => {
  for (const path of [
    "/api/shop/order/details/none",
    "/api/nothing",
    "/files/none.webp",
    "/api/shop/search/%E0%A4",
  ]) {
    const { status, headers } = await shop.send("GET", path);
    expect(status).toBeGreaterThanOrEqual(400);
    expect(headers.get("cache-control")).toBe("no-store");
  }
});
