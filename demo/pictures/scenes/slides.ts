import { type Scene, wideScene } from "./scene";

/** The five slides of the home page's carousel: festival, phones, fashion, toys, farming. */
export const slides: Record<string, Scene> = {
  "slide-1": wideScene(
    { light: "#ffe3b8", deep: "#f3b26a", plinths: [{ radius: 3.4, height: 1.2, at: [0, -1] }] },
    [
      {
        spec: { kind: "phone", variant: "ring", colour: "orange", view: "pair" },
        size: 7,
        at: [0, -0.8],
        above: 1.2,
        turn: 2,
      },
      {
        spec: { kind: "kurta", variant: "festive", colour: "maroon", view: "front" },
        size: 8.4,
        at: [-7.6, -2],
        hangs: true,
        turn: 14,
      },
      {
        spec: { kind: "headphones", variant: "over-ear", colour: "sand", view: "angle" },
        size: 4.4,
        at: [-4, 2.4],
        turn: 24,
      },
      {
        spec: { kind: "plush", variant: "bear", colour: "tan", view: "front" },
        size: 5.4,
        at: [5.4, 0.6],
        turn: -16,
      },
      {
        spec: { kind: "watering-can", variant: "classic", colour: "green", view: "angle" },
        size: 4.4,
        at: [9.6, -1],
        turn: 20,
      },
      {
        spec: { kind: "toy-car", variant: "classic", colour: "red", view: "angle" },
        size: 3,
        at: [1.6, 4],
        turn: -30,
      },
    ],
  ),
  "slide-2": wideScene({ light: "#dbe6fb", deep: "#9db6e6" }, [
    {
      spec: { kind: "phone", variant: "triple", colour: "blue", front: "island", view: "pair" },
      size: 8,
      at: [-0.5, 0],
    },
    {
      spec: { kind: "phone", variant: "bar", colour: "mint", view: "back" },
      size: 7,
      at: [-6.6, -1.6],
      turn: 162,
    },
    {
      spec: { kind: "phone", variant: "dual", colour: "coral", view: "back" },
      size: 7,
      at: [6.4, -1.6],
      turn: 196,
    },
    {
      spec: { kind: "earbuds", variant: "stem", colour: "white", view: "open" },
      size: 3.4,
      at: [-4, 3.8],
      turn: 14,
    },
    {
      spec: { kind: "smartwatch", variant: "round", colour: "black", view: "front" },
      size: 3.2,
      at: [5, 3.2],
      turn: -20,
    },
  ]),
  "slide-3": wideScene({ light: "#fbdfe3", deep: "#e6a3ae" }, [
    {
      spec: { kind: "tshirt", variant: "mountain", colour: "navy", view: "front" },
      size: 7.4,
      at: [-6, -1],
      hangs: true,
      turn: 10,
    },
    {
      spec: { kind: "kurta", variant: "block-print", colour: "teal", view: "front" },
      size: 8.4,
      at: [0, -2],
      hangs: true,
    },
    {
      spec: { kind: "hoodie", variant: "plain", colour: "maroon", view: "front" },
      size: 8,
      at: [6.4, -1],
      hangs: true,
      turn: -10,
    },
    {
      spec: { kind: "shoes", variant: "runner", colour: "coral", view: "pair" },
      size: 4.6,
      at: [-2.4, 3.4],
      turn: -36,
    },
    {
      spec: { kind: "cap", variant: "plain", colour: "olive", view: "angle" },
      size: 3.4,
      at: [3.4, 3.2],
      turn: 24,
    },
  ]),
  "slide-4": wideScene({ light: "#fff0bd", deep: "#f2cc5a" }, [
    {
      spec: { kind: "blocks", variant: "house", colour: "red", view: "angle" },
      size: 6.6,
      at: [-5.4, -1],
      turn: 28,
    },
    { spec: { kind: "plush", variant: "elephant", colour: "grey", view: "front" }, size: 6.6, at: [1, -1] },
    {
      spec: { kind: "wooden-toy", variant: "stacker", colour: "red", view: "angle" },
      size: 5.6,
      at: [6.2, -1.4],
    },
    {
      spec: { kind: "toy-car", variant: "offroad", colour: "green", view: "angle" },
      size: 4,
      at: [-1.6, 4],
      turn: -32,
    },
    {
      spec: { kind: "toy-car", variant: "racer", colour: "blue", view: "angle" },
      size: 4,
      at: [4.6, 3.8],
      turn: -52,
    },
  ]),
  "slide-5": wideScene({ light: "#dcefcf", deep: "#9cc57e" }, [
    {
      spec: { kind: "water-pump", variant: "monoblock", colour: "blue", view: "angle" },
      size: 7,
      at: [0.6, 0],
      turn: -28,
    },
    {
      spec: { kind: "sprayer", variant: "knapsack", colour: "yellow", view: "angle" },
      size: 7.6,
      at: [-6, -1.6],
      turn: 24,
    },
    {
      spec: { kind: "sack", variant: "compost", colour: "green", view: "front" },
      size: 6.4,
      at: [6.8, -1.6],
      turn: -14,
    },
    {
      spec: { kind: "seed-packet", variant: "tomato", colour: "red", view: "front" },
      size: 3.2,
      at: [-3, 4],
      turn: 16,
    },
    {
      spec: { kind: "seed-packet", variant: "marigold", colour: "orange", view: "front" },
      size: 3.2,
      at: [5, 3.8],
      turn: -8,
    },
  ]),
};
