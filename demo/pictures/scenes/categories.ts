import { type Scene, squareScene, wideScene } from "./scene";
import type { Placed } from "./stand";

type Category = { light: string; deep: string; tile: Placed[]; band: Placed[] };

const categories: Record<string, Category> = {
  electronics: {
    light: "#dfe8f7",
    deep: "#aac2e8",
    tile: [
      {
        spec: { kind: "phone", variant: "triple", colour: "graphite", front: "island", view: "pair" },
        size: 7.4,
        at: [0, 0],
      },
      {
        spec: { kind: "earbuds", variant: "bud", colour: "mint", view: "open" },
        size: 2.8,
        at: [-3.6, 3.6],
        turn: 16,
      },
    ],
    band: [
      {
        spec: { kind: "tv", variant: "legs", colour: "black", view: "front" },
        size: 9,
        at: [-4.6, -3],
        turn: 12,
      },
      {
        spec: { kind: "laptop", variant: "gaming", colour: "graphite", view: "open" },
        size: 5.6,
        at: [2.6, 0.6],
        turn: 18,
      },
      {
        spec: { kind: "phone", variant: "ring", colour: "lavender", view: "pair" },
        size: 5,
        at: [-3, 3],
        turn: 4,
      },
      {
        spec: { kind: "game-controller", variant: "twin-stick", colour: "white", view: "front" },
        size: 3,
        at: [7, 3],
        turn: -14,
      },
      {
        spec: { kind: "camera", variant: "mirrorless", colour: "silver", view: "angle" },
        size: 3.4,
        at: [7.8, -1],
        turn: -20,
      },
    ],
  },
  fashion: {
    light: "#fae3e4",
    deep: "#eab4b8",
    tile: [
      {
        spec: { kind: "tshirt", variant: "chest", colour: "maroon", view: "front" },
        size: 7.4,
        at: [0, -1.4],
        hangs: true,
      },
      {
        spec: { kind: "shoes", variant: "court", colour: "white", view: "pair" },
        size: 4.6,
        at: [1.4, 3],
        turn: -34,
      },
    ],
    band: [
      {
        spec: { kind: "shirt", variant: "check", colour: "sky", view: "front" },
        size: 7,
        at: [-7, -1],
        hangs: true,
        turn: 8,
      },
      {
        spec: { kind: "polo", variant: "tipped", colour: "green", view: "front" },
        size: 6.6,
        at: [-1.4, -1.6],
        hangs: true,
      },
      {
        spec: { kind: "jeans", variant: "slim", colour: "indigo", view: "front" },
        size: 7.6,
        at: [3.4, -1.6],
        hangs: true,
      },
      {
        spec: { kind: "backpack", variant: "daypack", colour: "navy", view: "front" },
        size: 5.4,
        at: [7.6, 0],
        turn: -18,
      },
      {
        spec: { kind: "shoes", variant: "runner", colour: "blue", view: "pair" },
        size: 4.2,
        at: [-4, 3.2],
        turn: -36,
      },
      {
        spec: { kind: "cap", variant: "stripe", colour: "red", view: "angle" },
        size: 3,
        at: [2.4, 3.2],
        turn: 26,
      },
    ],
  },
  toys: {
    light: "#fff1c6",
    deep: "#f5d57a",
    tile: [
      { spec: { kind: "plush", variant: "bear", colour: "tan", view: "front" }, size: 6.6, at: [0, -1] },
      {
        spec: { kind: "toy-car", variant: "classic", colour: "blue", view: "angle" },
        size: 3.6,
        at: [2.4, 3.4],
        turn: -36,
      },
      { spec: { kind: "wooden-toy", variant: "top", colour: "red", view: "angle" }, size: 2.6, at: [-3, 3] },
    ],
    band: [
      {
        spec: { kind: "blocks", variant: "rocket", colour: "blue", view: "angle" },
        size: 6.4,
        at: [-7, -1],
        turn: 26,
      },
      {
        spec: { kind: "game-box", variant: "ludo", colour: "red", view: "angle" },
        size: 4.8,
        at: [-2.4, -0.6],
        turn: 16,
      },
      { spec: { kind: "plush", variant: "bunny", colour: "pink", view: "front" }, size: 6.6, at: [2, -0.6] },
      {
        spec: { kind: "wooden-toy", variant: "train", colour: "green", view: "angle" },
        size: 6,
        at: [-4, 3.6],
        turn: -24,
      },
      {
        spec: { kind: "cricket-set", variant: "full", colour: "blue", view: "angle" },
        size: 6.4,
        at: [6.8, -1],
        turn: 10,
      },
      {
        spec: { kind: "toy-car", variant: "offroad", colour: "yellow", view: "angle" },
        size: 3.4,
        at: [4.6, 3.2],
        turn: -40,
      },
    ],
  },
  farming: {
    light: "#e1f0d6",
    deep: "#b3d39a",
    tile: [
      {
        spec: { kind: "sprayer", variant: "knapsack", colour: "green", view: "angle" },
        size: 7.4,
        at: [-1.4, -1],
        turn: 24,
      },
      {
        spec: { kind: "seed-packet", variant: "chilli", colour: "red", view: "front" },
        size: 4,
        at: [2.8, 2.6],
        turn: -6,
      },
    ],
    band: [
      {
        spec: { kind: "weeder", variant: "mini", colour: "green", view: "angle" },
        size: 7.4,
        at: [-6, -1],
        turn: -26,
      },
      {
        spec: { kind: "water-pump", variant: "monoblock", colour: "orange", view: "angle" },
        size: 5.4,
        at: [1, -0.6],
        turn: -26,
      },
      {
        spec: { kind: "milk-can", variant: "steel", colour: "silver", view: "angle" },
        size: 5.2,
        at: [5.4, -2],
      },
      {
        spec: { kind: "sack", variant: "vermicompost", colour: "brown", view: "front" },
        size: 5.4,
        at: [8.4, -0.6],
        turn: -14,
      },
      { spec: { kind: "hose", variant: "coil", colour: "green", view: "angle" }, size: 4.2, at: [5, 3] },
      {
        spec: { kind: "seed-packet", variant: "brinjal", colour: "purple", view: "front" },
        size: 3,
        at: [-1.6, 3.6],
        turn: 8,
      },
    ],
  },
};

/** A square tile and a wide band for each category. */
export const categoryScenes: Record<string, Scene> = Object.fromEntries(
  Object.entries(categories).flatMap(([name, { light, deep, tile, band }]) => [
    [`tile-${name}`, squareScene({ light, deep }, tile)],
    [`band-${name}`, wideScene({ light, deep }, band)],
  ]),
);
