import type { KindEntry } from "./entry";

/** Kinds of the category toys. */
export const toys = {
  "toy-car": {
    variants: ["classic", "racer", "offroad", "pickup"],
    colours: ["red", "blue", "yellow", "green", "orange", "black", "white", "purple"],
    views: ["angle", "side", "rear"],
  },
  "car-track": {
    variants: ["loop", "garage"],
    colours: ["orange", "blue"],
    views: ["angle", "turned", "close"],
  },
  plush: {
    variants: ["bear", "elephant", "bunny"],
    colours: ["tan", "brown", "grey", "pink", "cream"],
    views: ["front", "side", "close"],
  },
  blocks: {
    variants: ["house", "rocket", "heap"],
    colours: ["red", "blue", "yellow", "green"],
    views: ["angle", "turned", "close"],
  },
  "game-box": {
    variants: ["puzzle", "ludo", "quiz", "strategy"],
    colours: ["blue", "red", "green", "purple", "orange"],
    views: ["angle", "front"],
  },
  blaster: {
    variants: ["pistol", "rifle"],
    colours: ["blue", "orange", "yellow", "green"],
    views: ["side", "angle"],
  },
  "wooden-toy": {
    variants: ["top", "stacker", "train", "doll"],
    colours: ["red", "yellow", "green", "purple"],
    views: ["angle", "turned", "close"],
  },
  "cricket-set": {
    variants: ["bat-ball", "full"],
    colours: ["sand", "blue", "red"],
    views: ["angle", "turned", "close"],
  },
  ball: {
    variants: ["football", "cricket", "basketball"],
    colours: ["white", "red", "orange", "yellow"],
    views: ["angle", "turned", "close"],
  },
} as const satisfies Record<string, KindEntry>;
