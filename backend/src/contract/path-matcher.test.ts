import { expect, it } from "vitest";
import { pathMatcher } from "./path-matcher";

const find = pathMatcher([
  [{ method: "GET", path: "/mailbox" }, "mailbox"],
  [{ method: "POST", path: "/pay/:id" }, "pay"],
  [{ method: "POST", path: "/:what/:id" }, "anything"],
]);

it("finds a route by method and path", () => {
  expect(find("GET", "/mailbox")?.route).toBe("mailbox");
  expect(find("POST", "/mailbox")).toBeUndefined();
});

it("reads the named parts of a path", () => {
  expect(find("POST", "/pay/order%201")?.params).toEqual({ id: "order 1" });
  expect(find("POST", "/pay/")).toBeUndefined();
});

it("prefers the route whose path is fixed further", () => {
  expect(find("POST", "/pay/1")?.route).toBe("pay");
  expect(find("POST", "/refund/1")?.route).toBe("anything");
});
