import { type Scene, wideScene } from "./scene";
import type { Placed } from "./stand";

const everything: Placed[] = [
  {
    spec: { kind: "phone", variant: "triple", colour: "navy", front: "island", view: "pair" },
    size: 6.4,
    at: [0, 0],
    above: 1.4,
  },
  {
    spec: { kind: "kurta", variant: "block-print", colour: "indigo", view: "front" },
    size: 8.6,
    at: [-6.8, -2.4],
    hangs: true,
    turn: 12,
  },
  {
    spec: { kind: "shoes", variant: "runner", colour: "green", view: "pair" },
    size: 4.2,
    at: [-4.2, 2.8],
    turn: -36,
  },
  {
    spec: { kind: "plush", variant: "elephant", colour: "grey", view: "front" },
    size: 5,
    at: [5, 0.6],
    turn: -14,
  },
  {
    spec: { kind: "sprayer", variant: "battery", colour: "orange", view: "angle" },
    size: 7,
    at: [9, -2],
    turn: 18,
  },
  {
    spec: { kind: "toy-car", variant: "racer", colour: "yellow", view: "angle" },
    size: 3.2,
    at: [1.2, 4.2],
    turn: -34,
  },
  {
    spec: { kind: "seed-packet", variant: "carrot", colour: "orange", view: "front" },
    size: 3,
    at: [6, 4],
    turn: -8,
  },
];

/** The hero of the home page, and the picture that stands for the shop when a link to it is shared. */
export const heroScenes: Record<string, Scene> = {
  hero: wideScene(
    { light: "#f3ead8", deep: "#d9c39a", plinths: [{ radius: 3.6, height: 1.4, at: [0, -0.4] }] },
    everything,
  ),
  share: wideScene(
    { light: "#e7efe2", deep: "#a8c69a", plinths: [{ radius: 3.6, height: 1.4, at: [0, -0.4] }] },
    everything,
  ),
};
