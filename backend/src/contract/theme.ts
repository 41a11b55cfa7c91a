/**
 * A shop's two colours and what is derived from them. Imported by the web process, mails and the panel: keep it free of
 * libraries.
 */
export type Colours = { brand: string; accent: string };

/** The colours of the design in storefront/src/styles/tokens.css, used where a shop has chosen none. */
export const designColours: Colours = { brand: "#0e5142", accent: "#f4a62a" };

/** The design's grounds and inks that a shop's colours must be readable with. */
const light = { paper: "#fbf7ef", sunken: "#f3ebdd", white: "#ffffff" };
const dark = { surface: "#1e1b16", paper: "#14120e" };
const onAccent = "#2b1a00";

type Channels = [red: number, green: number, blue: number];

const channels = (hex: string): Channels => [
  Number.parseInt(hex.slice(1, 3), 16),
  Number.parseInt(hex.slice(3, 5), 16),
  Number.parseInt(hex.slice(5, 7), 16),
];

/** `share` of one colour in another: 0 is all of the first, 1 all of the second. */
function mix(first: string, second: string, share: number): string {
  const other = channels(second);
  const mixed = channels(first).map((value, at) => Math.round(value + ((other[at] ?? 0) - value) * share));
  return `#${mixed.map((value) => value.toString(16).padStart(2, "0")).join("")}`;
}

function luminance(hex: string): number {
  const [red, green, blue] = channels(hex).map((value) => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as Channels;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The contrast of two colours by WCAG 2: 1 to 21. */
export function contrast(first: string, second: string): number {
  const [darker = 0, lighter = 0] = [luminance(first), luminance(second)].sort((one, other) => one - other);
  return (lighter + 0.05) / (darker + 0.05);
}

/** What WCAG AA asks for text of any size. */
export const enoughContrast = 4.5;

const softOf = (brand: string) => mix(brand, light.white, 0.88);

/** The least contrast of the main colour as text on every light ground, and under white text. */
export const brandContrast = (brand: string): number =>
  Math.min(
    ...[light.paper, light.sunken, light.white, softOf(brand)].map((ground) => contrast(brand, ground)),
  );

/** The contrast of the dark text that stands on the second colour. */
export const accentContrast = (accent: string): number => contrast(accent, onAccent);

/** The main colour on dark grounds: as light as it must be to be read there. */
function brandInTheDark(brand: string): string {
  for (let share = 0.3; share < 1; share += 0.05) {
    const lighter = mix(brand, "#ffffff", share);
    const soft = mix(dark.paper, lighter, 0.2);
    if (Math.min(contrast(lighter, dark.surface), contrast(lighter, soft)) >= 6) return lighter;
  }
  return "#ffffff";
}

/** The design's colours with the shop's two in place of its own, by the names of the tokens. */
export function palette({ brand, accent }: Colours) {
  const inTheDark = brandInTheDark(brand);
  return {
    light: {
      brand,
      "brand-strong": mix(brand, "#000000", 0.25),
      "brand-soft": softOf(brand),
      "on-brand": "#ffffff",
      deep: mix(brand, "#000000", 0.25),
      accent,
      "accent-soft": mix(accent, "#ffffff", 0.75),
    },
    dark: {
      brand: inTheDark,
      "brand-strong": mix(inTheDark, "#ffffff", 0.35),
      "brand-soft": mix(dark.paper, inTheDark, 0.2),
      "on-brand": dark.paper,
      accent,
      "accent-soft": mix(dark.paper, accent, 0.2),
    },
  };
}
