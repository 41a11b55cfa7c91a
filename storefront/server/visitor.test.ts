import { expect, it } from "vitest";
import { visitorOf } from "./visitor";

const visit = (headers: Record<string, string>) => ({
  headers: { host: "shop.example", ...headers },
  socket: { remoteAddress: "10.0.0.9" },
});

it("believes no header when nothing of ours stands in front", () => {
  const forged = visit({
    "x-forwarded-for": "1.2.3.4",
    "x-forwarded-proto": "https",
    "x-forwarded-host": "evil",
  });
  expect(visitorOf(forged, 0)).toEqual({ address: "10.0.0.9", scheme: "http", host: "shop.example" });
});

it("takes what our proxy saw, and not what the visitor wrote before it", () => {
  const headers = { "x-forwarded-for": "6.6.6.6, 203.0.113.7", "x-forwarded-proto": "https" };
  expect(visitorOf(visit(headers), 1)).toEqual({
    address: "203.0.113.7",
    scheme: "https",
    host: "shop.example",
  });
  expect(visitorOf(visit(headers), 2).address).toBe("6.6.6.6");
});

it("falls back on the connection where the proxy said nothing", () => {
  expect(visitorOf(visit({}), 1).address).toBe("10.0.0.9");
});
