/** The parts of the home page, in the order of Spec §2. Imported by both front ends: keep it free of libraries. */
export const homeSections = [
  "slides",
  "hero",
  "categories",
  "featured",
  "budget",
  "recent",
  "trust",
  "testimonials",
  "social",
] as const;
export type HomeSection = (typeof homeSections)[number];

/** A part of the home page, and whether it is shown. */
export type PlacedSection = { kind: HomeSection; isOn: boolean };

/** Every section in the shop's order; one that a later version brought stands at the end. */
export function everySection(placed: readonly PlacedSection[] = []): PlacedSection[] {
  const missing = homeSections.filter((kind) => placed.every((section) => section.kind !== kind));
  return [...placed, ...missing.map((kind) => ({ kind, isOn: true }))];
}
