import type { KindEntry } from "./entry";

/** Kinds of the category fashion. */
export const fashion = {
  tshirt: {
    variants: ["plain", "chest", "stripe", "mountain"],
    colours: ["white", "black", "navy", "blue", "red", "green", "yellow", "grey", "maroon", "teal", "coral"],
    views: ["front", "back", "close"],
  },
  polo: {
    variants: ["plain", "tipped"],
    colours: ["navy", "white", "green", "maroon", "sky", "black"],
    views: ["front", "back"],
  },
  shirt: {
    variants: ["plain", "check", "linen"],
    colours: ["white", "sky", "navy", "olive", "maroon", "pink"],
    views: ["front", "back"],
  },
  kurta: {
    variants: ["plain", "festive", "block-print"],
    colours: ["maroon", "cream", "teal", "yellow", "indigo", "pink", "white"],
    views: ["front", "back", "close"],
  },
  saree: {
    variants: ["silk", "cotton"],
    colours: ["maroon", "green", "purple", "pink", "yellow", "teal"],
    views: ["folded", "turned", "close"],
  },
  hoodie: {
    variants: ["plain", "chest"],
    colours: ["grey", "black", "navy", "maroon", "olive"],
    views: ["front", "back"],
  },
  jeans: {
    variants: ["slim", "relaxed"],
    colours: ["indigo", "sky", "black", "grey"],
    views: ["front", "back"],
  },
  "track-pants": {
    variants: ["side-stripe", "plain"],
    colours: ["black", "navy", "grey", "maroon"],
    views: ["front", "back"],
  },
  shorts: {
    variants: ["sport"],
    colours: ["black", "blue", "red", "grey"],
    views: ["front", "turned", "close"],
  },
  shoes: {
    variants: ["runner", "court"],
    colours: ["black", "white", "blue", "red", "grey", "green", "coral"],
    views: ["pair", "side", "top"],
  },
  slides: { variants: ["band"], colours: ["black", "blue", "red", "white"], views: ["pair", "side"] },
  cap: {
    variants: ["plain", "stripe"],
    colours: ["black", "navy", "red", "white", "olive"],
    views: ["angle", "back"],
  },
  backpack: {
    variants: ["daypack"],
    colours: ["black", "navy", "red", "olive", "grey"],
    views: ["front", "side"],
  },
} as const satisfies Record<string, KindEntry>;
