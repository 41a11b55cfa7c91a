import { look } from "../../look";
import type { DemoProduct } from "../../types";
import { table } from "../specification-table";
import { garment, sizes } from "./garment";

const kurtaParcel = { weightKg: 0.38, lengthCm: 34, breadthCm: 26, heightCm: 4 };
const sareeParcel = { weightKg: 0.75, lengthCm: 38, breadthCm: 30, heightCm: 6 };

export const kurtasAndSarees: DemoProduct[] = [
  garment({
    slug: "kittufashion-festive-kurta-maroon",
    sku: "KIT-KFE-MR",
    title: "KittuFashion festive kurta, men",
    description:
      "Silk-blend kurta with thread work at the neck, made for Diwali photographs. Lined to the waist so that it falls straight. Pyjama not included; the cream churidar fits well with it.",
    brand: "KittuFashion",
    price: 2499,
    salePrice: 1599,
    sizes: sizes({ S: 5, M: 9, L: 11, XL: 7, XXL: 4, "3XL": 2 }),
    hsn: "6211",
    countryOfOrigin: "India",
    isFeatured: true,
    featuredDescription: "Thread work at the neck, lined, and ready for the wedding season.",
    ...kurtaParcel,
    specifications: table({
      Fabric: "Silk and viscose blend",
      Length: "Knee, L 104 cm",
      Care: "Dry clean first",
    }),
    pictures: look("kurta", "festive", "maroon", ["front", "close", "back"]),
    options: { Colour: "Maroon" },
    choices: [
      {
        options: { Colour: "Cream" },
        sku: "KIT-KFE-CR",
        formerSlug: "kittufashion-festive-kurta-cream",
        sizes: sizes({ S: 3, M: 6, L: 0, XL: 5, XXL: 2 }),
        pictures: look("kurta", "festive", "cream", ["front", "back"]),
      },
    ],
  }),
  garment({
    slug: "kittufashion-block-print-kurta-indigo",
    sku: "KIT-KBP-IN",
    title: "KittuFashion block-print kurta, women",
    description:
      "Hand-blocked with plant dyes in Bagru, so no two pieces match to the millimetre. Wash alone twice with salt. A-line with three-quarter sleeves and one deep pocket.",
    brand: "KittuFashion",
    price: 1399,
    salePrice: 1199,
    sizes: sizes({ XS: 4, S: 9, M: 12, L: 8, XL: 6, XXL: 3, "3XL": 1 }),
    hsn: "6211",
    countryOfOrigin: "India",
    ...kurtaParcel,
    specifications: table({
      Fabric: "100 % cotton cambric",
      Length: "M 110 cm",
      Print: "Hand block",
    }),
    pictures: look("kurta", "block-print", "indigo", ["front", "back"]),
    options: { Colour: "Indigo" },
    choices: [
      {
        options: { Colour: "Teal" },
        sku: "KIT-KBP-TL",
        formerSlug: "kittufashion-block-print-kurta-teal",
        salePrice: 1249,
        sizes: sizes({ S: 5, M: 7, L: 6, XL: 2 }),
        pictures: look("kurta", "block-print", "teal", ["front", "back"]),
      },
    ],
  }),
  garment({
    slug: "kittufashion-daily-kurta-yellow",
    sku: "KIT-KDY-YL",
    title: "KittuFashion daily kurta, women (Haldi Yellow)",
    description:
      "Rayon that drapes and dries by evening, at a price for wearing and not for keeping. Machine-washable; iron on medium. Two side slits.",
    brand: "KittuFashion",
    price: 599,
    salePrice: 499,
    sizes: sizes({ S: 14, M: 20, L: 18, XL: 12, XXL: 8, "3XL": 5, "4XL": 3, "5XL": 0 }),
    hsn: "6211",
    countryOfOrigin: "India",
    ...kurtaParcel,
    weightKg: 0.3,
    specifications: table({ Fabric: "100 % rayon", Length: "M 112 cm", Sleeve: "Three-quarter" }),
    pictures: look("kurta", "plain", "yellow", ["front", "back"]),
  }),
  garment({
    slug: "kittufashion-khadi-kurta-white",
    sku: "KIT-KKH-WH",
    title: "KittuFashion khadi kurta, men (White)",
    description:
      "Hand-spun, hand-woven cotton from a khadi society, with the small knots that prove it. Cool in April, warm enough in December. Stiff when new, a friend after five washes.",
    brand: "KittuFashion",
    price: 1099,
    salePrice: 949,
    sizes: sizes({ M: 8, L: 10, XL: 10, XXL: 6, "3XL": 4, "4XL": 2, "5XL": 1 }),
    hsn: "6211",
    countryOfOrigin: "India",
    ...kurtaParcel,
    specifications: table({ Fabric: "Khadi cotton", Length: "L 106 cm", Care: "Starch if you like" }),
    pictures: look("kurta", "plain", "white", ["front", "back"]),
  }),
  garment({
    slug: "kittufashion-paithani-style-silk-saree-maroon",
    sku: "KIT-SAS-MR",
    title: "KittuFashion Paithani-style silk saree",
    description:
      "Art silk with a woven peacock border in the Paithani manner; a genuine Paithani costs many times this, and we will not pretend. 5.5 m plus blouse piece.",
    brand: "KittuFashion",
    price: 2999,
    salePrice: 2299,
    totalStock: 9,
    hsn: "5407",
    countryOfOrigin: "India",
    ...sareeParcel,
    specifications: table({
      Fabric: "Art silk, zari-look thread",
      Length: "5.5 m + 0.8 m blouse",
      Care: "Dry clean",
    }),
    pictures: look("saree", "silk", "maroon", ["folded", "close"]),
    options: { Colour: "Maroon" },
    choices: [
      {
        options: { Colour: "Green" },
        sku: "KIT-SAS-GN",
        formerSlug: "kittufashion-paithani-style-silk-saree-green",
        salePrice: 2399,
        totalStock: 1,
        pictures: look("saree", "silk", "green", ["folded", "close"]),
      },
    ],
  }),
  garment({
    slug: "kittufashion-cotton-saree-pink",
    sku: "KIT-SAC-PK",
    title: "KittuFashion handloom cotton saree",
    description:
      "A school teacher's saree: light, opaque and easy to pleat. Woven on a handloom near Ichalkaranji. Wash by hand.",
    brand: "KittuFashion",
    price: 1199,
    salePrice: 1099,
    totalStock: 15,
    hsn: "5208",
    countryOfOrigin: "India",
    ...sareeParcel,
    weightKg: 0.6,
    specifications: table({
      Fabric: "100 % cotton, handloom",
      Length: "5.5 m, without blouse",
      Care: "Hand wash",
    }),
    pictures: look("saree", "cotton", "pink", ["folded", "close"]),
    options: { Colour: "Pink" },
    choices: [
      {
        options: { Colour: "Teal" },
        sku: "KIT-SAC-TL",
        formerSlug: "kittufashion-cotton-saree-teal",
        totalStock: 0,
        pictures: look("saree", "cotton", "teal", ["folded", "close"]),
      },
    ],
  }),
];
