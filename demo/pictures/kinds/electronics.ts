import type { KindEntry } from "./entry";

/**
 * Kinds of the category electronics. The variants of a phone are the layouts of its cameras behind; its front has the
 * camera in a hole, a notch or an island of the screen, or above the screen with a button below it.
 */
export const electronics = {
  phone: {
    variants: [
      "triple",
      "ring",
      "ring-pair",
      "bar",
      "square",
      "square-pair",
      "dual",
      "column",
      "single",
      "single-small",
    ],
    colours: [
      "graphite",
      "black",
      "silver",
      "white",
      "blue",
      "sky",
      "navy",
      "green",
      "mint",
      "purple",
      "lavender",
      "gold",
      "rose",
      "coral",
      "orange",
      "red",
    ],
    views: ["pair", "back", "front", "side"],
    fronts: ["hole", "notch", "island", "button"],
    wears: true,
  },
  "feature-phone": { variants: ["keypad"], colours: ["black", "blue", "red"], views: ["front", "side"] },
  tablet: {
    variants: ["slim"],
    colours: ["silver", "graphite", "sky", "rose", "mint"],
    views: ["pair", "front", "back"],
    wears: true,
  },
  laptop: {
    variants: ["slim", "gaming"],
    colours: ["silver", "graphite", "black", "navy", "gold"],
    views: ["open", "side", "back"],
    wears: true,
  },
  monitor: { variants: ["flat", "curved"], colours: ["black", "silver"], views: ["front", "side"] },
  tv: { variants: ["legs", "pedestal"], colours: ["black", "graphite"], views: ["front", "side", "turned"] },
  earbuds: {
    variants: ["stem", "bud"],
    colours: ["white", "black", "navy", "mint", "lavender"],
    views: ["open", "case"],
  },
  neckband: { variants: ["classic"], colours: ["black", "blue", "red", "green"], views: ["front", "top"] },
  headphones: {
    variants: ["over-ear"],
    colours: ["black", "silver", "white", "blue", "sand"],
    views: ["angle", "side"],
    wears: true,
  },
  smartwatch: {
    variants: ["round", "square", "band"],
    colours: ["black", "silver", "navy", "orange", "rose", "green"],
    views: ["front", "side"],
    wears: true,
  },
  speaker: {
    variants: ["tube", "party", "soundbar"],
    colours: ["black", "blue", "red", "teal", "grey"],
    views: ["front", "angle"],
  },
  "power-bank": { variants: ["slab"], colours: ["black", "white", "blue"], views: ["angle", "front"] },
  charger: { variants: ["wall"], colours: ["white", "black"], views: ["angle", "turned", "close"] },
  keyboard: { variants: ["full", "compact"], colours: ["black", "white"], views: ["angle", "top"] },
  mouse: { variants: ["wireless"], colours: ["black", "white", "grey"], views: ["angle", "top"] },
  "game-controller": {
    variants: ["twin-stick"],
    colours: ["white", "black", "red", "blue"],
    views: ["front", "angle"],
    wears: true,
  },
  camera: { variants: ["mirrorless"], colours: ["black", "silver"], views: ["angle", "front"], wears: true },
  "air-conditioner": { variants: ["split"], colours: ["white"], views: ["front", "side"] },
  microwave: { variants: ["solo"], colours: ["black", "silver", "white"], views: ["front", "side"] },
  "washing-machine": {
    variants: ["front-load"],
    colours: ["white", "silver", "graphite"],
    views: ["front", "side"],
  },
  refrigerator: {
    variants: ["single-door", "double-door"],
    colours: ["silver", "blue", "maroon", "graphite"],
    views: ["front", "side"],
  },
} as const satisfies Record<string, KindEntry>;
