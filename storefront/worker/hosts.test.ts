import { expect, it } from "vitest";
import { filesOf } from "./hosts";

const kind = (worker: string, url: string) => filesOf(new URL(worker))(new URL(url));

it("a shop without another host keeps its own files alone", () => {
  const worker = "https://shop.example/sw.js";
  expect(kind(worker, "https://shop.example/assets/a.js")).toBe("asset");
  expect(kind(worker, "https://shop.example/files/u1-320.webp")).toBe("picture");
  expect(kind(worker, "https://cdn.example/assets/a.js")).toBeUndefined();
  expect(kind(worker, "https://shop.example/api/cart")).toBeUndefined();
});

it("files and pictures of the hosts that the page named are the shop's too, and nothing else there", () => {
  const worker =
    "https://shop.example/sw.js?assets=https://cdn.example&pictures=https://cdn.example/pictures&files=https://bucket.example/shop";
  expect(kind(worker, "https://cdn.example/assets/a.js")).toBe("asset");
  expect(kind(worker, "https://shop.example/assets/a.js")).toBe("asset");
  expect(kind(worker, "https://cdn.example/pictures/kite-320.webp")).toBe("picture-elsewhere");
  expect(kind(worker, "https://bucket.example/shop/u1-320.webp")).toBe("picture-elsewhere");
  expect(kind(worker, "https://bucket.example/shopping/u1-320.webp")).toBeUndefined();
  expect(kind(worker, "https://cdn.example/api/cart")).toBeUndefined();
});
