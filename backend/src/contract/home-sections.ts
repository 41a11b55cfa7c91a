import type { Category } from "./constants";

/** The parts of the home page, in the order of Spec §2. Imported by both front ends: keep it free of libraries. */
export const homeSections = [
  "slides",
  "hero",
  "categories",
  "featured",
  "budget",
  "recent",
  "again",
  "trust",
  "testimonials",
  "social",
] as const;
export type HomeSection = (typeof homeSections)[number];

/** What a row of products shows: of all but the chosen, what is in stock at the moment. */
export const rowPicks = ["newest", "sale", "drops", "category", "chosen"] as const;

/** Per cent off the regular price from which a product is a price drop. */
export const leastDrop = 25;

/** What stands beside a reason to buy at the shop: a check mark, a hand with money, a way back, a lorry. */
export const reasonIcons = ["checked", "pay", "returns", "delivery"] as const;

/** Rows on the home page, and products in each. */
export const mostRows = 8;
export const mostInRow = 12;

/** A row of products of the shop's own, anywhere among the other sections. */
export type ProductRow = {
  kind: "row";
  /** Its name among the rows, given when it was added. */
  id: string;
  isOn: boolean;
  title: { en: string; hi: string; mr: string };
  pick: (typeof rowPicks)[number];
  /** Needed for "category". */
  category?: Category | null | undefined;
  /** One kind of the category alone. */
  ofKind?: string | null | undefined;
  /** For "chosen": ids, in their order. */
  products?: string[] | null | undefined;
};

/** A part of the home page, and whether it is shown. */
export type PlacedSection = { kind: HomeSection; isOn: boolean } | ProductRow;

export const isRow = (section: PlacedSection): section is ProductRow => section.kind === "row";

/** Every section in the shop's order; one that a later version brought stands at the end. */
export function everySection(placed: readonly PlacedSection[] = []): PlacedSection[] {
  const missing = homeSections.filter((kind) => placed.every((section) => section.kind !== kind));
  return [...placed, ...missing.map((kind) => ({ kind, isOn: true }))];
}
