import type { Product } from "@contract/products";
import { afterEach, expect, it, vi } from "vitest";
import { recentlyViewed, rememberViewed } from "./recently-viewed";

afterEach(() => vi.unstubAllGlobals());

it("keeps the last eight products, the newest first and none twice", () => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
  for (const at of [1, 2, 3, 4, 5, 6, 7, 8, 9, 2]) {
    const product: Partial<Product> = {
      _id: `p${at}`,
      slug: `s${at}`,
      title: "",
      image: "",
      price: 1,
      salePrice: 0,
    };
    rememberViewed(product as Product);
  }
  expect(recentlyViewed().map(({ _id }) => _id)).toEqual(["p2", "p9", "p8", "p7", "p6", "p5", "p4", "p3"]);
});
