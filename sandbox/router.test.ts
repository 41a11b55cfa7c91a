import { expect, it } from "vitest";
import { matchRoute } from "./router";

const routes = { "GET /mailbox": () => ({}), "POST /pay/:id": () => ({}) };

it("finds a route by method and path", () => {
  expect(matchRoute(routes, "GET", "/mailbox")?.handler).toBe(routes["GET /mailbox"]);
  expect(matchRoute(routes, "POST", "/mailbox")).toBeUndefined();
});

it("reads the named parts of a path", () => {
  expect(matchRoute(routes, "POST", "/pay/order%201")?.params).toEqual({ id: "order 1" });
  expect(matchRoute(routes, "POST", "/pay/")).toBeUndefined();
});
