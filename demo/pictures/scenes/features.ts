import { type Scene, wideScene } from "./scene";

/** The four feature pictures that take turns on the home page. */
export const features: Record<string, Scene> = {
  "feature-1": wideScene(
    { light: "#e3e2f6", deep: "#a9a4dc", plinths: [{ radius: 4.4, height: 0.8, at: [0, 0] }] },
    [
      {
        spec: { kind: "laptop", variant: "slim", colour: "silver", view: "open" },
        size: 8,
        at: [0, 0],
        above: 0.8,
        turn: 24,
      },
      {
        spec: { kind: "headphones", variant: "over-ear", colour: "blue", view: "angle" },
        size: 4.6,
        at: [-6.4, 0.6],
        turn: 28,
      },
      {
        spec: { kind: "speaker", variant: "tube", colour: "teal", view: "front" },
        size: 4.4,
        at: [6.4, 1],
        turn: -24,
      },
    ],
  ),
  "feature-2": wideScene({ light: "#f8e2d2", deep: "#e0a77c" }, [
    {
      spec: { kind: "saree", variant: "silk", colour: "maroon", view: "folded" },
      size: 6.4,
      at: [-3.4, 1],
      turn: 22,
    },
    {
      spec: { kind: "saree", variant: "silk", colour: "green", view: "folded" },
      size: 6,
      at: [4, 0.4],
      turn: -18,
    },
    {
      spec: { kind: "kurta", variant: "festive", colour: "cream", view: "front" },
      size: 8.4,
      at: [0.4, -4.6],
      hangs: true,
    },
  ]),
  "feature-3": wideScene({ light: "#d7eef0", deep: "#8cc7cc" }, [
    {
      spec: { kind: "car-track", variant: "loop", colour: "orange", view: "angle" },
      size: 13,
      at: [0, 0],
      turn: -12,
    },
    {
      spec: { kind: "toy-car", variant: "pickup", colour: "yellow", view: "angle" },
      size: 3,
      at: [-3.4, 4.6],
      turn: -30,
    },
  ]),
  "feature-4": wideScene({ light: "#e9e4cf", deep: "#c2b27c" }, [
    {
      spec: { kind: "weeder", variant: "petrol", colour: "red", view: "angle" },
      size: 8.4,
      at: [-3.6, 0],
      turn: -30,
    },
    {
      spec: { kind: "hand-tool", variant: "spade", colour: "green", view: "angle" },
      size: 6,
      at: [3.6, 3.4],
      turn: 40,
    },
    { spec: { kind: "planter", variant: "pot", colour: "brown", view: "angle" }, size: 5, at: [5.6, -1.6] },
    { spec: { kind: "drip-kit", variant: "garden", colour: "black", view: "angle" }, size: 5, at: [1.6, -3] },
  ]),
};
