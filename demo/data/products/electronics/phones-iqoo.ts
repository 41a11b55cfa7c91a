import { look } from "../../look";
import type { DemoProduct } from "../../types";
import { table } from "../specification-table";
import { phone, phoneLook } from "./phone";

export const iqooPhones: DemoProduct[] = [
  phone({
    slug: "iqoo-neo-10-256gb",
    sku: "IQO-NEO10-256-N",
    title: "iQOO Neo 10 8 GB / 256 GB (Inferno Red)",
    description:
      "A gaming phone without coloured lamps: a separate display chip keeps 144 frames steady and the 7,000 mAh battery keeps you at it. 120 W adapter in the box. The back is a two-tone orange and red.",
    brand: "iqoo",
    price: 35999,
    salePrice: 31999,
    condition: "new",
    totalStock: 8,
    countryOfOrigin: "India",
    specifications: table({
      "Screen size": "6.8 in, 17.22 cm",
      Display: "AMOLED, 144 Hz, 1260 × 2800",
      Processor: "Snapdragon 8s Gen 4",
      Memory: "8 GB",
      Storage: "256 GB",
      Battery: "7,000 mAh, 120 W charger included",
    }),
    pictures: look("phone", "square-pair", "orange", ["pair", "back", "side"]),
  }),
  phone({
    slug: "iqoo-z10x-128gb",
    sku: "IQO-Z10X-128-N",
    title: "iQOO Z10x 5G 6 GB / 128 GB (Ultramarine)",
    description:
      "Fast silicon in a plain body: it scores like phones of twenty thousand. The 6,500 mAh cell charges at 44 W. Choose it for work and games, choose another for photographs.",
    brand: "iqoo",
    price: 17499,
    salePrice: 13999,
    condition: "new",
    totalStock: 28,
    countryOfOrigin: "India",
    specifications: table({
      "Screen size": "6.7 in, 17.07 cm",
      Display: "LCD, 120 Hz",
      Processor: "MediaTek Dimensity 7300",
      Memory: "6 GB",
      Storage: "128 GB",
      Battery: "6,500 mAh, 44 W charger included",
    }),
    pictures: phoneLook("square-pair", "blue"),
  }),
  phone({
    slug: "iqoo-12-256gb-refurbished",
    sku: "IQO-12-256-R",
    title: "iQOO 12 5G 12 GB / 256 GB, refurbished (Alpha Black)",
    description:
      "The former top model with a 3× periscope and a very quick chip. Ours are demo pieces from a closed showroom in Karad, with a few hundred hours of shelf time. New seal, new cable, original 120 W adapter.",
    brand: "iqoo",
    price: 38999,
    salePrice: 33999,
    condition: "refurbished",
    batteryHealth: "97%",
    totalStock: 2,
    countryOfOrigin: "India",
    specifications: table({
      "Screen size": "6.8 in, 17.22 cm",
      Display: "LTPO AMOLED, 144 Hz",
      Processor: "Snapdragon 8 Gen 3",
      Memory: "12 GB",
      Storage: "256 GB",
      Battery: "5,000 mAh, health 97 %",
      Warranty: "6 months from the shop",
    }),
    pictures: phoneLook("square", "black", "light"),
  }),
  phone({
    slug: "iqoo-z6-5g-128gb-second-hand",
    sku: "IQO-Z6-128-U",
    title: "iQOO Z6 5G 6 GB / 128 GB, second-hand (Dynamo Blue)",
    description:
      "Played hard for three years, and it shows at the left thumb. Battery at 78 percent by the service menu. The side fingerprint key and all 5G bands were tested on two networks.",
    brand: "iqoo",
    price: 7499,
    salePrice: 6499,
    condition: "second-hand",
    batteryHealth: "78%",
    totalStock: 1,
    countryOfOrigin: "India",
    specifications: table({
      "Screen size": "6.6 in, 16.71 cm",
      Display: "LCD, 120 Hz",
      Processor: "Snapdragon 695",
      Memory: "6 GB",
      Storage: "128 GB",
      Battery: "5,000 mAh, health 78 %",
      Warranty: "1 month from the shop",
    }),
    pictures: phoneLook("square", "blue", "light"),
  }),
];
