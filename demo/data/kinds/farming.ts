import type { DemoKind } from "../types";
import { byRows } from "./by-rows";

/** For field, garden and cattle shed. */
export const farmingKinds: DemoKind[] = [
  {
    id: "seeds",
    category: "farming",
    label: { en: "Seeds", hi: "बीज", mr: "बियाणे" },
    filters: [
      { row: "Sowing", hi: "बुआई", mr: "पेरणी" },
      { row: "Seeds", hi: "बीजों की संख्या", mr: "बियांची संख्या" },
      { row: "Weight", hi: "वज़न", mr: "वजन" },
    ],
    products: [
      "kraftseeds-tomato-hybrid",
      "kraftseeds-chilli-jwala",
      "kraftseeds-okra",
      "kraftseeds-onion-rabi",
      "kraftseeds-brinjal-green-striped",
      "kraftseeds-spinach",
      "kraftseeds-coriander",
      "kraftseeds-cucumber",
      "kraftseeds-maize-sweet",
      "kraftseeds-marigold",
      "kraftseeds-carrot",
      "kraftseeds-watermelon",
    ],
  },
  {
    id: "hand-tools",
    category: "farming",
    label: { en: "Hand tools", hi: "हाथ के औज़ार", mr: "हाताची अवजारे" },
    products: [
      "mahalaxmi-sickle-vila",
      "mahalaxmi-khurpi",
      "mahalaxmi-garden-set-khurpi-secateurs",
      "mahalaxmi-spade-phavda",
      "mahalaxmi-garden-rake-14-teeth",
      "mahalaxmi-wood-axe-1-5kg",
    ],
  },
  {
    id: "sprayers",
    category: "farming",
    label: { en: "Sprayers", hi: "स्प्रेयर", mr: "फवारणी यंत्रे" },
    filters: byRows("Tank"),
    products: [
      "kisankraft-knapsack-sprayer-16-litre",
      "kisankraft-battery-sprayer-18-litre",
      "kisankraft-battery-sprayer-16-litre-yellow",
      "kisankraft-hand-sprayer-2-litre",
    ],
  },
  {
    id: "pumps",
    category: "farming",
    label: { en: "Water pumps", hi: "पानी के पंप", mr: "पाण्याचे पंप" },
    filters: byRows("Power", "Pipe"),
    products: [
      "crompton-mini-monoblock-pump-0-5hp",
      "crompton-monoblock-pump-1hp",
      "crompton-monoblock-pump-2hp",
      "crompton-submersible-pump-1hp",
      "crompton-submersible-pump-2hp",
    ],
  },
  {
    id: "watering",
    category: "farming",
    label: { en: "Watering", hi: "सिंचाई", mr: "सिंचन" },
    products: [
      "kisankraft-drip-kit-garden-50-plants",
      "kisankraft-drip-kit-field-quarter-acre",
      "mahalaxmi-watering-can-10-litre",
      "mahalaxmi-garden-hose-30m",
    ],
  },
  {
    id: "fertilisers",
    category: "farming",
    label: { en: "Fertilisers", hi: "खाद", mr: "खते" },
    filters: byRows("Weight"),
    products: [
      "kraftseeds-vermicompost-5kg",
      "kraftseeds-neem-cake-2kg",
      "mahindraagri-water-soluble-fertiliser-19-19-19-1kg",
    ],
  },
  {
    id: "planters",
    category: "farming",
    label: { en: "Planters", hi: "गमले", mr: "कुंड्या" },
    products: ["kraftseeds-grow-bags-set-of-5", "mahalaxmi-terracotta-look-pots-set-of-3"],
  },
  {
    id: "tillers",
    category: "farming",
    label: { en: "Tillers", hi: "टिलर", mr: "टिलर" },
    products: ["kisankraft-petrol-power-weeder-7hp", "kisankraft-mini-tiller-2-stroke"],
  },
  {
    id: "tractor-parts",
    category: "farming",
    label: { en: "Tractor parts", hi: "ट्रैक्टर का सामान", mr: "ट्रॅक्टरचे सामान" },
    products: [
      "mahindraagri-mb-plough-2-bottom",
      "mahindraagri-rotavator-blades-set",
      "mahindraagri-tractor-front-tyre-6-00-16",
      "mahindraagri-tractor-seat",
    ],
  },
  {
    id: "nets-and-sheets",
    category: "farming",
    label: { en: "Nets and sheets", hi: "जाली और चादरें", mr: "जाळ्या आणि ताडपत्र्या" },
    products: [
      "kisankraft-shade-net-50-percent-3x10m",
      "kisankraft-mulch-film-25-micron-400m",
      "mahindraagri-tarpaulin-18x12ft-200gsm",
    ],
  },
  {
    id: "cattle",
    category: "farming",
    label: { en: "For cattle", hi: "पशुपालन", mr: "पशुपालन" },
    products: [
      "kisankraft-electric-chaff-cutter-2hp",
      "mahalaxmi-steel-milk-can-20-litre",
      "mahindraagri-cattle-feed-25kg",
    ],
  },
];
