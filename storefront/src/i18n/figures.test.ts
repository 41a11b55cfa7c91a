import { expect, it } from "vitest";

const files = import.meta.glob<{ default: object }>("./{en,hi,mr}/*.ts", { eager: true });

const textsOf = (tree: object): string[] =>
  Object.values(tree).flatMap((text) => (typeof text === "string" ? [text] : textsOf(text)));

const all = Object.entries(files).flatMap(([file, { default: texts }]) =>
  textsOf(texts).map((text) => `${file}: ${text}`),
);

it("are all looked at", () => expect(all.length).toBeGreaterThan(1_000));

it("types no figure of the settings: rupees, kilograms and the days to return come with the shop's terms", () => {
  // "Toys from ₹199" is the shop's own slogan (Spec §1).
  const rupees = all.filter((text) => /₹\s?\d/.test(text.replaceAll("₹199", "")));
  const kilograms = all.filter((text) => /\d\s?(kg|किलो)/.test(text));
  const minutes = all.filter((text) => /fifteen minutes|पंद्रह मिनट|पंधरा मिनिटे/.test(text));
  expect([...rupees, ...kilograms, ...minutes]).toEqual([]);
});

it("claims no inspection, look-up or photograph of the very piece, which no software of the shop holds", () => {
  const claims = /IMEI|32[ -]|every scratch|in the pictures|तस्वीरों में दिखते|छायाचित्रांत दिसते/;
  expect(all.filter((text) => claims.test(text))).toEqual([]);
});
