import type { DemoKind } from "../types";

/** What is worn, and carried. */
export const fashionKinds: DemoKind[] = [
  {
    id: "t-shirts",
    category: "fashion",
    label: { en: "T-shirts", hi: "टी-शर्ट", mr: "टी-शर्ट" },
    products: [
      "nike-dri-fit-tee-black",
      "nike-sportswear-club-tee-white",
      "nike-miler-running-tee-teal",
      "adidas-essentials-3-stripes-tee-navy",
      "adidas-own-the-run-tee-coral",
      "adidas-trefoil-style-tee-green",
      "puma-essentials-logo-tee-red",
      "puma-active-tee-yellow",
      "puma-mountain-graphic-tee-grey",
      "kittufashion-sahyadri-tee-maroon",
      "kittufashion-plain-tee-blue",
    ],
  },
  {
    id: "shirts",
    category: "fashion",
    label: { en: "Shirts", hi: "शर्ट", mr: "शर्ट" },
    products: [
      "kittufashion-linen-shirt-olive",
      "kittufashion-check-shirt-navy",
      "kittufashion-office-shirt-white",
      "kittufashion-casual-shirt-pink",
    ],
  },
  {
    id: "polos",
    category: "fashion",
    label: { en: "Polo shirts", hi: "पोलो शर्ट", mr: "पोलो शर्ट" },
    products: [
      "nike-court-polo-white",
      "adidas-club-polo-navy",
      "puma-team-polo-green",
      "kittufashion-tipped-polo-maroon",
    ],
  },
  {
    id: "kurtas",
    category: "fashion",
    label: { en: "Kurtas", hi: "कुर्ते", mr: "कुर्ते" },
    filters: [
      { row: "Fabric", hi: "कपड़ा", mr: "कापड" },
      { row: "Print", hi: "छपाई", mr: "छपाई" },
      { row: "Care", hi: "देखभाल", mr: "काळजी" },
    ],
    products: [
      "kittufashion-festive-kurta-maroon",
      "kittufashion-block-print-kurta-indigo",
      "kittufashion-daily-kurta-yellow",
      "kittufashion-khadi-kurta-white",
    ],
  },
  {
    id: "sarees",
    category: "fashion",
    label: { en: "Sarees", hi: "साड़ियाँ", mr: "साड्या" },
    products: ["kittufashion-paithani-style-silk-saree-maroon", "kittufashion-cotton-saree-pink"],
  },
  {
    id: "hoodies",
    category: "fashion",
    label: { en: "Hoodies", hi: "हुडी", mr: "हुडी" },
    products: ["nike-club-fleece-hoodie-grey", "adidas-essentials-hoodie-navy", "puma-power-hoodie-olive"],
  },
  {
    id: "jeans",
    category: "fashion",
    label: { en: "Jeans", hi: "जींस", mr: "जीन्स" },
    products: ["kittufashion-slim-jeans-indigo", "kittufashion-relaxed-jeans-sky"],
  },
  {
    id: "track-pants",
    category: "fashion",
    label: { en: "Track pants", hi: "ट्रैक पैंट", mr: "ट्रॅक पँट" },
    products: ["nike-academy-track-pants-black", "adidas-tiro-track-pants-black", "puma-track-pants-navy"],
  },
  {
    id: "shorts",
    category: "fashion",
    label: { en: "Shorts", hi: "शॉर्ट्स", mr: "शॉर्ट्स" },
    products: ["nike-challenger-shorts-black", "adidas-squadra-shorts-blue", "puma-active-shorts-red"],
  },
  {
    id: "shoes",
    category: "fashion",
    label: { en: "Shoes", hi: "जूते", mr: "बूट" },
    filters: [
      { row: "Upper", hi: "ऊपरी हिस्सा", mr: "वरचा भाग" },
      { row: "Sole", hi: "सोल", mr: "सोल" },
    ],
    products: [
      "nike-revolution-7-running-shoes-black",
      "nike-court-vision-white",
      "adidas-duramo-sl-running-shoes-blue",
      "adidas-grand-court-white",
      "adidas-runfalcon-grey",
      "puma-softride-running-shoes-coral",
      "puma-smash-court-black",
    ],
  },
  {
    id: "slides",
    category: "fashion",
    label: { en: "Slides", hi: "चप्पल", mr: "चपला" },
    products: ["nike-victori-one-slides-black", "adidas-adilette-slides-blue", "puma-leadcat-slides-red"],
  },
  {
    id: "caps",
    category: "fashion",
    label: { en: "Caps", hi: "टोपियाँ", mr: "टोप्या" },
    products: ["nike-club-cap-black", "adidas-baseball-cap-white", "puma-cap-navy"],
  },
  {
    id: "backpacks",
    category: "fashion",
    label: { en: "Backpacks", hi: "बैकपैक", mr: "बॅकपॅक" },
    products: ["nike-brasilia-backpack-black", "adidas-classic-backpack-navy", "puma-phase-backpack-red"],
  },
];
