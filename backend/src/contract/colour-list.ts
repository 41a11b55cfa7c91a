/** Shades of colours for their swatches, by their English names. Imported by the pages: keep it free of libraries. */
const shades: Readonly<Record<string, string>> = {
  black: "#1f1f22",
  charcoal: "#3b3e43",
  graphite: "#4a4d52",
  grey: "#8b9096",
  gray: "#8b9096",
  silver: "#c9ccd1",
  white: "#fafafa",
  cream: "#f3e9d2",
  beige: "#d9c7a7",
  brown: "#7a4b2a",
  red: "#d0312d",
  maroon: "#7b1e2b",
  coral: "#f0705c",
  orange: "#ef7d22",
  gold: "#c9a24b",
  mustard: "#d19b21",
  yellow: "#f4c724",
  olive: "#6f7340",
  green: "#2f7d46",
  mint: "#a9d9bf",
  teal: "#16777b",
  sky: "#8fbfe6",
  blue: "#2563b8",
  navy: "#1e2f55",
  indigo: "#33407f",
  purple: "#6d3c92",
  lavender: "#b9a6d9",
  pink: "#e57fa6",
  rose: "#d7a3a6",
};

const find = (name: string): string | undefined => (Object.hasOwn(shades, name) ? shades[name] : undefined);

export const isColourOption = (name: string): boolean => /^colou?r$/i.test(name.trim());

/** The shade of a colour such as "Red" or "Phantom Black": a maker's own name is known by its last word. */
export function shadeOf(value: string): string | undefined {
  const name = value.trim().toLowerCase();
  return find(name) ?? find(name.split(/\s+/).at(-1) ?? "");
}
