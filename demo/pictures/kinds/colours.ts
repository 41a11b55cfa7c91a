/** Every colour a picture can name, as the surface colour for the models. */
export const colours = {
  black: "#1c1d20",
  graphite: "#45484e",
  grey: "#8b9096",
  silver: "#cfd2d6",
  white: "#f1f0ec",
  cream: "#e9dfc7",
  sand: "#cbb48d",
  brown: "#7a5233",
  tan: "#b9814f",
  gold: "#d6b36a",
  yellow: "#f2c230",
  orange: "#ea7326",
  coral: "#ee7a64",
  red: "#c4202a",
  maroon: "#7d1f3a",
  pink: "#e58fae",
  rose: "#dcb0a8",
  lavender: "#b9a9d6",
  purple: "#6b4a93",
  indigo: "#2f3f7d",
  navy: "#22304f",
  blue: "#2f63ad",
  sky: "#8db9dd",
  teal: "#1f7f83",
  mint: "#a9d3bd",
  green: "#2f7d4a",
  leaf: "#6f9e3c",
  olive: "#66693f",
} as const satisfies Record<string, `#${string}`>;

/** A colour by name. */
export type Colour = keyof typeof colours;
