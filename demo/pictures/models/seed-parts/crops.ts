import type { SpecOf } from "../../vocabulary";
import { blossom, bulb, cob, type Fruit, leaves, melon, plump, pod, round } from "./fruit";

/** What a packet says and shows of its crop. */
export type Crop = {
  name: string;
  hindi: string;
  seed: string;
  round?: boolean;
  fruit: Fruit;
  tilt: number;
};

export const crops: Record<SpecOf<"seed-packet">["variant"], Crop> = {
  tomato: {
    name: "TOMATO",
    hindi: "टमाटर",
    seed: "#d9b878",
    fruit: round("#e0301e"),
    tilt: 0.1,
  },
  chilli: {
    name: "CHILLI",
    hindi: "मिर्च",
    seed: "#e6c98c",
    fruit: pod("#d81f16", 0.2),
    tilt: 0.9,
  },
  okra: {
    name: "OKRA",
    hindi: "भिंडी",
    seed: "#56604a",
    round: true,
    fruit: pod("#6da13a", 0.24, 3),
    tilt: 0.9,
  },
  onion: { name: "ONION", hindi: "प्याज", seed: "#2a2625", fruit: bulb("#a3385c"), tilt: 0.2 },
  brinjal: {
    name: "BRINJAL",
    hindi: "बैंगन",
    seed: "#c9a25c",
    fruit: plump("#57286e", 0.74),
    tilt: 0.4,
  },
  spinach: {
    name: "SPINACH",
    hindi: "पालक",
    seed: "#8a7a55",
    fruit: leaves("#2f7d32", false),
    tilt: 0.3,
  },
  coriander: {
    name: "CORIANDER",
    hindi: "धनिया",
    seed: "#b08d57",
    round: true,
    fruit: leaves("#4c9a3a", true),
    tilt: 0.3,
  },
  cucumber: {
    name: "CUCUMBER",
    hindi: "खीरा",
    seed: "#ece2c4",
    fruit: plump("#3f8a3a", 0.42, 9),
    tilt: 0.8,
  },
  maize: { name: "MAIZE", hindi: "मक्का", seed: "#eebb2c", round: true, fruit: cob, tilt: 0.35 },
  marigold: {
    name: "MARIGOLD",
    hindi: "गेंदा",
    seed: "#2f2a26",
    fruit: blossom("#f08a1c"),
    tilt: 0.5,
  },
  carrot: {
    name: "CARROT",
    hindi: "गाजर",
    seed: "#9a8350",
    fruit: pod("#e8641c", 0.34),
    tilt: 0.6,
  },
  watermelon: { name: "WATERMELON", hindi: "तरबूज", seed: "#2b2019", fruit: melon, tilt: 0.1 },
};
