import { look } from "../../look";
import type { DemoProduct } from "../../types";
import { table } from "../specification-table";

import { farmArticle } from "./farm-article";

/** Agricultural hand tools: HSN 8201, free of GST. */
const handTool = { hsn: "8201", gstRate: 0, countryOfOrigin: "India", brand: "Mahalaxmi" };

export const handTools: DemoProduct[] = [
  farmArticle({
    slug: "mahalaxmi-sickle-vila",
    sku: "MAH-SIC",
    title: "Mahalaxmi serrated sickle (Vila) with wooden handle",
    description:
      "Forged in Kolhapur from spring steel, teeth filed for jowar and grass. The handle is acacia, pinned and not glued. Sent with a plastic guard on the edge; handles come in brown or red.",
    ...handTool,
    price: 199,
    salePrice: 149,
    totalStock: 57,
    weightKg: 0.3,
    lengthCm: 36,
    breadthCm: 20,
    heightCm: 4,
    specifications: table({ Steel: "Spring steel", Blade: "25 cm, serrated", Handle: "Acacia wood" }),
    pictures: look("hand-tool", "sickle", "brown", ["angle", "close"]),
  }),
  farmArticle({
    slug: "mahalaxmi-khurpi",
    sku: "MAH-KHU",
    title: "Mahalaxmi weeding khurpi",
    description:
      "A hand-wide blade for weeding, planting and getting at roots. Sharpen on a stone once a week. The tang goes through the handle and is bent over.",
    ...handTool,
    price: 149,
    salePrice: 119,
    totalStock: 72,
    weightKg: 0.24,
    lengthCm: 27,
    breadthCm: 9,
    heightCm: 4,
    specifications: table({ Steel: "Carbon steel", Blade: "7 cm", Handle: "Wood" }),
    pictures: look("hand-tool", "khurpi", "brown", ["angle", "close"]),
  }),
  farmArticle({
    slug: "mahalaxmi-garden-set-khurpi-secateurs",
    sku: "MAH-SET-2",
    title: "Mahalaxmi garden set: khurpi and secateurs",
    description:
      "The two tools a balcony needs, in a jute pouch. The secateurs cut green wood up to 18 mm and lock shut. A gift that grows.",
    ...handTool,
    price: 699,
    salePrice: 499,
    totalStock: 15,
    weightKg: 0.58,
    lengthCm: 29,
    breadthCm: 14,
    heightCm: 5,
    specifications: table({ "In the pouch": "Khurpi, secateurs", Cut: "Up to 18 mm" }),
    pictures: look("hand-tool", "secateurs", "red", ["angle"]).concat(
      look("hand-tool", "khurpi", "green", ["angle"]),
    ),
  }),
  farmArticle({
    slug: "mahalaxmi-spade-phavda",
    sku: "MAH-SPA",
    title: "Mahalaxmi digging spade (Phavda), 2 kg head",
    description:
      "For bunds, trenches and sand. The head is one forging, with an eye that takes any handle from the village carpenter. A one-metre handle is packed beside it.",
    ...handTool,
    price: 649,
    salePrice: 499,
    totalStock: 19,
    weightKg: 3.1,
    lengthCm: 102,
    breadthCm: 26,
    heightCm: 12,
    specifications: table({ Head: "2 kg, carbon steel", Handle: "1 m, wood" }),
    pictures: look("hand-tool", "spade", "brown", ["angle", "close"]),
  }),
  farmArticle({
    slug: "mahalaxmi-garden-rake-14-teeth",
    sku: "MAH-RAK",
    title: "Mahalaxmi garden rake, 14 teeth",
    description:
      "Levels seed beds and gathers leaves. Teeth are welded on both sides. Head and handle travel apart and join with one bolt.",
    ...handTool,
    price: 449,
    salePrice: 349,
    totalStock: 0,
    weightKg: 1.4,
    lengthCm: 100,
    breadthCm: 38,
    heightCm: 9,
    specifications: table({ Teeth: "14", Width: "36 cm", Handle: "1.2 m in two parts" }),
    pictures: look("hand-tool", "rake", "green", ["angle", "close"]),
  }),
  farmArticle({
    slug: "mahalaxmi-wood-axe-1-5kg",
    sku: "MAH-AXE",
    title: "Mahalaxmi wood axe, 1.5 kg",
    description:
      "A splitting axe with a broad cheek and a curved sisam handle. Comes blunt, as the courier asks, and is sharpened in ten minutes on a stone. Keep it where children are not.",
    ...handTool,
    price: 799,
    salePrice: 649,
    totalStock: 10,
    weightKg: 2.2,
    lengthCm: 76,
    breadthCm: 20,
    heightCm: 7,
    specifications: table({ Head: "1.5 kg, forged", Handle: "Sisam, 70 cm" }),
    pictures: look("hand-tool", "axe", "brown", ["angle", "turned"]),
  }),
];
