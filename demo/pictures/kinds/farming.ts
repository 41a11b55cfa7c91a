import type { KindEntry } from "./entry";

/** Kinds of the category farming. The variants of a seed packet are its crops. */
export const farming = {
  "seed-packet": {
    variants: [
      "tomato",
      "chilli",
      "okra",
      "onion",
      "brinjal",
      "spinach",
      "coriander",
      "cucumber",
      "maize",
      "marigold",
      "carrot",
      "watermelon",
    ],
    colours: ["green", "red", "orange", "purple", "blue", "teal"],
    views: ["front", "back", "close"],
  },
  "water-pump": {
    variants: ["monoblock", "submersible"],
    colours: ["blue", "green", "grey", "orange"],
    views: ["angle", "side", "close"],
  },
  sprayer: {
    variants: ["knapsack", "battery", "hand"],
    colours: ["blue", "green", "yellow", "white", "orange"],
    views: ["angle", "back", "close"],
  },
  "hand-tool": {
    variants: ["sickle", "khurpi", "spade", "secateurs", "hoe", "rake", "axe"],
    colours: ["brown", "red", "green", "orange"],
    views: ["angle", "turned", "close"],
  },
  "drip-kit": { variants: ["garden", "field"], colours: ["black"], views: ["angle", "turned", "close"] },
  weeder: { variants: ["petrol", "mini"], colours: ["red", "green", "orange"], views: ["angle", "side"] },
  "chaff-cutter": { variants: ["electric"], colours: ["green", "blue"], views: ["angle", "turned", "close"] },
  "net-roll": {
    variants: ["shade-net", "mulch-film"],
    colours: ["green", "black", "white", "silver"],
    views: ["angle", "turned", "close"],
  },
  tarpaulin: {
    variants: ["folded"],
    colours: ["blue", "yellow", "green", "orange"],
    views: ["angle", "turned", "close"],
  },
  sack: {
    variants: ["compost", "vermicompost", "fertiliser", "cattle-feed", "neem-cake"],
    colours: ["green", "brown", "blue", "yellow", "white"],
    views: ["front", "angle"],
  },
  "tractor-part": {
    variants: ["plough", "rotavator", "tyre", "seat"],
    colours: ["red", "blue", "green", "black"],
    views: ["angle", "turned", "close"],
  },
  "watering-can": {
    variants: ["classic"],
    colours: ["green", "blue", "red"],
    views: ["angle", "turned", "close"],
  },
  hose: { variants: ["coil"], colours: ["green", "yellow", "blue"], views: ["angle", "turned", "close"] },
  "milk-can": { variants: ["steel"], colours: ["silver"], views: ["angle", "turned", "close"] },
  planter: {
    variants: ["pot", "grow-bag"],
    colours: ["brown", "black", "white", "green"],
    views: ["angle", "turned", "close"],
  },
} as const satisfies Record<string, KindEntry>;
