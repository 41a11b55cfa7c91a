import { describe, expect, it } from "vitest";
import { type RouteName, table } from ".";
import type { Endpoint } from "./endpoint";
import { keyScopes, scopeOf } from "./key-scopes";

const names = Object.keys(table) as RouteName[];
const scope = (name: RouteName) => scopeOf(table[name]);
const calls = (wanted: string) => names.filter((name) => scope(name) === wanted);

describe("what a key opens", () => {
  it.each(keyScopes)("%s opens some call of the table", (one) => {
    expect(calls(one).length).toBeGreaterThan(0);
  });

  it("is never a call about sessions, one's own account, staff, the second factor or keys", () => {
    const own = names.filter((name) =>
      /\/api\/(auth|account)|session|staff|second-factor|api-keys|webhooks/.test(table[name].path),
    );
    expect(own.length).toBeGreaterThan(30);
    expect(own.filter((name) => scope(name) !== undefined)).toEqual([]);
    expect(names.filter((name) => table[name].access !== "admin" && scope(name))).toEqual([]);
  });

  it("is stock without the rest of the catalogue, and refunds only by their own name", () => {
    expect(scope("adminChangeStock")).toBe("stock:write");
    expect(scope("adminEditProduct")).toBe("catalogue:write");
    expect(scope("adminNoteRefund")).toBe("refunds:write");
    expect(scope("adminUpdateOrder")).toBe("orders:write");
    expect(scope("adminGetOrders")).toBe("orders:read");
  });

  it("asks nothing of its own where the table says no", () => {
    const closed: Endpoint = { ...table.adminGetOrders, keys: false };
    expect(scopeOf(closed)).toBeUndefined();
  });
});
