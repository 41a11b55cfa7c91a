import type { DemoKind } from "../types";
import { byRows } from "./by-rows";

/** For children of every age. */
export const toysKinds: DemoKind[] = [
  {
    id: "toy-cars",
    category: "toys",
    label: { en: "Toy cars", hi: "खिलौना कारें", mr: "खेळण्यातील गाड्या" },
    filters: byRows("Age", "Scale", "Material"),
    products: [
      "hotwheels-classic-coupe-red",
      "hotwheels-track-racer-blue",
      "hotwheels-offroad-green",
      "hotwheels-pickup-white",
      "hotwheels-5-car-gift-pack",
      "hotwheels-rc-offroad-black",
    ],
  },
  {
    id: "playsets",
    category: "toys",
    label: { en: "Playsets", hi: "प्लेसेट", mr: "प्लेसेट" },
    products: ["hotwheels-loop-track-set", "hotwheels-garage-playset"],
  },
  {
    id: "building-blocks",
    category: "toys",
    label: { en: "Building blocks", hi: "बिल्डिंग ब्लॉक", mr: "बिल्डिंग ब्लॉक" },
    filters: byRows("Age"),
    products: [
      "lego-classic-brick-box-484",
      "lego-classic-small-box-red",
      "lego-city-family-house",
      "lego-space-rocket",
      "lego-duplo-first-house-green",
    ],
  },
  {
    id: "board-games",
    category: "toys",
    label: { en: "Board games", hi: "बोर्ड गेम", mr: "बोर्ड गेम" },
    filters: byRows("Age", "Players"),
    products: ["lego-strategy-castle-game", "mahalaxmi-ludo-and-snakes-board", "mahalaxmi-quiz-game-marathi"],
  },
  {
    id: "puzzles",
    category: "toys",
    label: { en: "Puzzles", hi: "पहेलियाँ", mr: "कोडी" },
    products: ["mahalaxmi-maharashtra-map-puzzle"],
  },
  {
    id: "soft-toys",
    category: "toys",
    label: { en: "Soft toys", hi: "मुलायम खिलौने", mr: "मऊ खेळणी" },
    filters: byRows("Height"),
    products: ["mahalaxmi-teddy-bear-45cm", "mahalaxmi-plush-elephant-30cm", "mahalaxmi-plush-bunny-35cm"],
  },
  {
    id: "wooden-toys",
    category: "toys",
    label: { en: "Wooden toys", hi: "लकड़ी के खिलौने", mr: "लाकडी खेळणी" },
    filters: byRows("Age", "Material"),
    products: [
      "mahalaxmi-wooden-spinning-top",
      "mahalaxmi-wooden-stacker",
      "mahalaxmi-wooden-train",
      "mahalaxmi-wooden-bride-doll",
    ],
  },
  {
    id: "blasters",
    category: "toys",
    label: { en: "Blasters", hi: "ब्लास्टर", mr: "ब्लास्टर" },
    filters: byRows("Age", "Shots"),
    products: [
      "nerf-elite-pistol-blue",
      "nerf-rotating-drum-blaster-blue",
      "nerf-motor-blaster-yellow",
      "nerf-junior-rifle-green",
    ],
  },
  {
    id: "sports",
    category: "toys",
    label: { en: "Sports", hi: "खेल-कूद", mr: "मैदानी खेळ" },
    products: ["mahalaxmi-cricket-set-size-4", "mahalaxmi-plastic-bat-ball-set", "mahalaxmi-football-size-5"],
  },
];
