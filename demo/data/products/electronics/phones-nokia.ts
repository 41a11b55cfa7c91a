import { look } from "../../look";
import type { DemoProduct } from "../../types";
import { table } from "../specification-table";
import { phone, phoneLook } from "./phone";

const keypadBox = { weightKg: 0.22, lengthCm: 13, breadthCm: 8, heightCm: 5 };

export const nokiaPhones: DemoProduct[] = [
  phone({
    slug: "nokia-105-2023-blue",
    sku: "NOK-105-BL-N",
    title: "Nokia 105 (2023) keypad phone with UPI",
    description:
      "Two weeks of standby, a torch, FM without earphones and UPI payments by voice through 123PAY. Keys are raised and easy to find without looking. The back cover opens and the battery can be replaced.",
    brand: "nokia",
    price: 1499,
    salePrice: 1299,
    condition: "new",
    totalStock: 60,
    countryOfOrigin: "India",
    ...keypadBox,
    specifications: table({
      Display: "1.8 in colour",
      Network: "2G",
      Battery: "1,000 mAh, removable",
      Extras: "Torch, wireless FM, 12 languages",
    }),
    pictures: look("feature-phone", "keypad", "blue", ["front", "side"]),
    options: { Colour: "Blue" },
    choices: [
      {
        options: { Colour: "Charcoal" },
        sku: "NOK-105-BK-N",
        formerSlug: "nokia-105-2023-black",
        totalStock: 45,
        pictures: look("feature-phone", "keypad", "black", ["front", "side"]),
      },
    ],
  }),
  phone({
    slug: "nokia-3210-4g",
    sku: "NOK-3210-N",
    title: "Nokia 3210 4G keypad phone (Scuba Blue)",
    description:
      "The old name with new insides: 4G calls, a 2 MP camera with flash and Snake for the bus. UPI scan-and-pay works on its small screen. Battery lasts most people four days.",
    brand: "nokia",
    price: 3999,
    salePrice: 3699,
    condition: "new",
    totalStock: 14,
    countryOfOrigin: "India",
    ...keypadBox,
    specifications: table({
      Display: "2.4 in colour",
      Network: "4G VoLTE, two nano-SIM",
      Camera: "2 MP with flash",
      Battery: "1,450 mAh, USB-C",
    }),
    pictures: look("feature-phone", "keypad", "blue", ["side", "front"]),
  }),
  phone({
    slug: "nokia-110-4g-red",
    sku: "NOK-110-4G-N",
    title: "Nokia 110 4G keypad phone (Red)",
    description:
      "Clear HD voice where 2G has been switched off. Reads the caller's name aloud, plays MP3 from a memory card and lasts several days. Our most bought phone for parents in the villages.",
    brand: "nokia",
    price: 2799,
    salePrice: 2399,
    condition: "new",
    totalStock: 0,
    countryOfOrigin: "India",
    ...keypadBox,
    specifications: table({
      Display: "2 in colour",
      Network: "4G VoLTE, two SIM",
      Battery: "1,450 mAh, removable",
      Memory: "microSD up to 32 GB",
    }),
    pictures: look("feature-phone", "keypad", "red", ["front", "side"]),
  }),
  phone({
    slug: "nokia-g42-5g-128gb-refurbished",
    sku: "NOK-G42-128-R",
    title: "Nokia G42 5G 6 GB / 128 GB, refurbished (So Purple)",
    description:
      "A phone you can mend at home: back, battery and screen come off with a guitar pick. Ours had its battery changed exactly that way. Clean Android without advertisements.",
    brand: "nokia",
    price: 9499,
    salePrice: 7999,
    condition: "refurbished",
    batteryHealth: "100%",
    totalStock: 4,
    countryOfOrigin: "India",
    specifications: table({
      "Screen size": "6.6 in, 16.66 cm",
      Display: "LCD, 90 Hz",
      Processor: "Snapdragon 480+",
      Memory: "6 GB",
      Storage: "128 GB, microSD",
      Battery: "5,000 mAh, new cell",
      Warranty: "6 months from the shop",
    }),
    pictures: phoneLook("square", "lavender", "light"),
  }),
];
