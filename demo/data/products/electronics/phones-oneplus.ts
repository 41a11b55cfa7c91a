import { look } from "../../look";
import type { DemoProduct } from "../../types";
import { table } from "../specification-table";
import { phone, phoneLook } from "./phone";

export const oneplusPhones: DemoProduct[] = [
  phone({
    slug: "oneplus-nord-4-256gb",
    sku: "ONE-N4-256-N",
    title: "OnePlus Nord 4 5G 8 GB / 256 GB (Oasis Green)",
    description:
      "A metal unibody in a year when everyone else uses plastic: cool in the hand and stiff. The alert slider at the side switches between ring, vibrate and silent. 100 W charging, adapter included, fills it in half an hour.",
    brand: "oneplus",
    price: 32999,
    salePrice: 27999,
    condition: "new",
    totalStock: 14,
    countryOfOrigin: "India",
    specifications: table({
      Display: "6.74 in AMOLED, 120 Hz, 1240 × 2772",
      Processor: "Snapdragon 7+ Gen 3",
      Memory: "8 GB + 256 GB",
      Cameras: "50 MP OIS + 8 MP, front 16 MP",
      Battery: "5,500 mAh, 100 W charger included",
    }),
    pictures: phoneLook("dual", "mint"),
  }),
  phone({
    slug: "oneplus-nord-ce4-lite-128gb",
    sku: "ONE-NCE4L-128-N",
    title: "OnePlus Nord CE4 Lite 5G 8 GB / 128 GB (Mega Blue)",
    description:
      "The cheapest way to OxygenOS, with an AMOLED screen that reacts to wet fingers. It can lend its charge to earbuds through the cable. 80 W adapter in the box.",
    brand: "oneplus",
    price: 19999,
    salePrice: 17499,
    condition: "new",
    totalStock: 19,
    countryOfOrigin: "India",
    specifications: table({
      Display: "6.67 in AMOLED, 120 Hz",
      Processor: "Snapdragon 695",
      Memory: "8 GB + 128 GB, microSD",
      Battery: "5,500 mAh, 80 W charger included",
    }),
    pictures: phoneLook("column", "sky"),
  }),
  phone({
    slug: "oneplus-13r-256gb",
    sku: "ONE-13R-256-N",
    title: "OnePlus 13R 5G 12 GB / 256 GB (Astral Trail)",
    description:
      "Built for people who play long: a 6,000 mAh battery, a flat 120 Hz screen and a big vapour chamber. The 2× telephoto has its own 50 MP sensor. Updates are promised for four Android versions.",
    brand: "oneplus",
    price: 42999,
    salePrice: 38999,
    condition: "new",
    totalStock: 6,
    countryOfOrigin: "India",
    specifications: table({
      Display: "6.78 in LTPO AMOLED, 1–120 Hz",
      Processor: "Snapdragon 8 Gen 3",
      Memory: "12 GB + 256 GB",
      Cameras: "50 MP OIS + 50 MP 2× tele + 8 MP, front 16 MP",
      Battery: "6,000 mAh, 80 W charger included",
    }),
    pictures: look("phone", "ring", "silver", ["pair", "back", "front"]),
  }),
  phone({
    slug: "oneplus-12-256gb-refurbished",
    sku: "ONE-12-256-R",
    title: "OnePlus 12 5G 12 GB / 256 GB, refurbished (Flowy Emerald)",
    description:
      "Last year's flagship with a new back glass and a tested battery, at little more than half its first price. Wireless charging and the 3× periscope work as they should. One pinhole mark on the display edge.",
    brand: "oneplus",
    price: 44999,
    salePrice: 39999,
    condition: "refurbished",
    batteryHealth: "94%",
    totalStock: 2,
    countryOfOrigin: "India",
    specifications: table({
      Display: "6.82 in LTPO AMOLED, 1–120 Hz, 1440 × 3168",
      Processor: "Snapdragon 8 Gen 3",
      Memory: "12 GB + 256 GB",
      Battery: "5,400 mAh, health 94 %",
      Warranty: "6 months from the shop",
    }),
    pictures: phoneLook("ring", "green", "light"),
  }),
  phone({
    slug: "oneplus-nord-2t-128gb-second-hand",
    sku: "ONE-N2T-128-U",
    title: "OnePlus Nord 2T 5G 8 GB / 128 GB, second-hand (Gray Shadow)",
    description:
      "Used for two years by a college student, always in a case. Screen glass replaced once with an original part; the alert slider clicks as new. The 80 W adapter comes with it.",
    brand: "oneplus",
    price: 12999,
    salePrice: 11499,
    condition: "second-hand",
    batteryHealth: "Good",
    totalStock: 1,
    countryOfOrigin: "India",
    specifications: table({
      Display: "6.43 in AMOLED, 90 Hz",
      Processor: "MediaTek Dimensity 1300",
      Memory: "8 GB + 128 GB",
      Battery: "4,500 mAh, good",
      Warranty: "3 months from the shop",
    }),
    pictures: phoneLook("ring", "graphite", "light"),
  }),
];
