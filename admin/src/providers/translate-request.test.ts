import { describe, expect, it } from "vitest";
import { translateRequest } from "./translate-request";

const q = (params: Record<string, unknown>) =>
  new URLSearchParams(Object.entries(params).map(([key, value]) => [key, JSON.stringify(value)])).toString();

describe("the panel's requests", () => {
  it("become the shop's list call with page, limit and plain filters", () => {
    const asked = `/products?${q({ range: [50, 74], sort: ["title", "ASC"], filter: { brand: ["sony", "lg"], q: "tv", category: "" } })}`;
    const { url, method } = translateRequest(asked, "GET");
    const query = new URL(url, "http://x").searchParams;
    expect(url.startsWith("/api/admin/products/get?")).toBe(true);
    expect(Object.fromEntries(query)).toEqual({
      page: "3",
      limit: "25",
      brand: "sony,lg",
      q: "tv",
      sort: '["title","ASC"]',
    });
    expect(method).toBe("GET");
  });

  it("never ask for more than 100 at once", () => {
    const { url } = translateRequest(`/orders?${q({ range: [0, 999] })}`, "GET");
    expect(new URL(url, "http://x").searchParams.get("limit")).toBe("100");
  });

  it("name the thing in the path", () => {
    expect(translateRequest("/orders/order_1", "GET").url).toBe("/api/admin/orders/details/order_1");
    expect(translateRequest("/orders/order_1", "PUT").url).toBe("/api/admin/orders/update/order_1");
    expect(translateRequest("/products/prod_1", "DELETE").url).toBe("/api/admin/products/delete/prod_1");
    expect(translateRequest("/carousel", "POST").url).toBe("/api/admin/carousel");
  });

  it("find one of a short list in the list, where the contract has no call for one", () => {
    expect(translateRequest("/carousel/slide_1", "GET")).toMatchObject({
      url: "/api/admin/carousel",
      verb: "one",
      id: "slide_1",
    });
  });

  it("refuse what the contract does not have", () => {
    expect(() => translateRequest("/orders/order_1", "DELETE")).toThrow("no call for delete of orders");
    expect(() => translateRequest("/constructor", "GET")).toThrow();
  });
});
