import { expect, it } from "vitest";
import type { Head } from "./head";
import { headTags } from "./head-tags";

const head: Head = {
  title: "Toys",
  description: "Toys from ₹199",
  noIndex: false,
  canonical: "/shop/listing?category=toys",
  image: "/pictures/car-1080.webp",
  structured: [],
};
const tagsOf = (given: Partial<Head>) =>
  headTags({ ...head, ...given }, "https://shop.example", "hi", { name: "Shop", sharePicture: "" });

it("points every language at the same page with ?lang=", () => {
  const alternates = tagsOf({}).filter(({ attributes }) => attributes.rel === "alternate");
  expect(alternates.map(({ attributes }) => attributes.hreflang)).toEqual(["en", "hi", "mr", "x-default"]);
  expect(alternates[1]?.attributes.href).toBe("https://shop.example/shop/listing?category=toys&lang=hi");
});
it("gives link previews an absolute picture", () => {
  const image = tagsOf({}).find(({ attributes }) => attributes.property === "og:image");
  expect(image?.attributes.content).toBe("https://shop.example/pictures/car-1080.webp");
});
it("marks pages that search engines must not keep, and gives them no canonical address", () => {
  const tags = tagsOf({ noIndex: true });
  expect(tags.find(({ attributes }) => attributes.name === "robots")?.attributes.content).toContain(
    "noindex",
  );
  expect(tags.some(({ attributes }) => attributes.rel === "canonical")).toBe(false);
});
