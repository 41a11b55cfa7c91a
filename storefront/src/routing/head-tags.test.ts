import { expect, it } from "vitest";
import type { Head } from "./head";
import { headTags } from "./head-tags";

const head: Head = {
  title: "Toys",
  description: "Toys from ₹199",
  noIndex: false,
  canonical: "/shop/listing?category=toys",
  image: "/pictures/car-1080.webp",
};
const tagsOf = (given: Partial<Head>) =>
  headTags({ ...head, ...given }, "https://shop.example", "hi", { name: "Shop", sharePicture: "" });

it("names the page's own address as the canonical one, and the same page in every language", () => {
  const links = tagsOf({}).filter(({ name }) => name === "link");
  const path = "/shop/listing?category=toys";
  expect(links.map(({ attributes }) => [attributes.hreflang ?? attributes.rel, attributes.href])).toEqual([
    ["canonical", `https://shop.example/hi${path}`],
    ["en", `https://shop.example${path}`],
    ["hi", `https://shop.example/hi${path}`],
    ["mr", `https://shop.example/mr${path}`],
    ["x-default", `https://shop.example${path}`],
  ]);
});
it("gives link previews an absolute picture", () => {
  const image = tagsOf({}).find(({ attributes }) => attributes.property === "og:image");
  expect(image?.attributes.content).toBe("https://shop.example/pictures/car-640.jpg");
});
it("marks pages that search engines must not keep, and gives them no canonical address", () => {
  const tags = tagsOf({ noIndex: true });
  expect(tags.find(({ attributes }) => attributes.name === "robots")?.attributes.content).toContain(
    "noindex",
  );
  expect(tags.some(({ attributes }) => attributes.rel === "canonical")).toBe(false);
});
