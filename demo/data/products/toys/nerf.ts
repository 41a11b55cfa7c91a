import { look } from "../../look";
import type { DemoProduct } from "../../types";
import { table } from "../specification-table";
import { electronicToy, toy } from "./toy";

export const nerf: DemoProduct[] = [
  toy({
    slug: "nerf-elite-pistol-blue",
    sku: "NRF-EL1-BL",
    title: "Nerf Elite single-shot pistol blaster",
    description:
      "One pull, one dart, about fifteen metres. Small enough for a pocket and simple enough for an uncle. Three foam darts in the box.",
    brand: "nerf",
    price: 749,
    salePrice: 599,
    totalStock: 25,
    countryOfOrigin: "Vietnam",
    weightKg: 0.3,
    lengthCm: 23,
    breadthCm: 18,
    heightCm: 5,
    specifications: table({ Shots: "1", Darts: "3 foam darts", Age: "8 years and up" }),
    pictures: look("blaster", "pistol", "blue", ["side", "angle"]),
    options: { Colour: "Blue" },
    choices: [
      {
        options: { Colour: "Orange" },
        sku: "NRF-EL1-OR",
        formerSlug: "nerf-elite-pistol-orange",
        totalStock: 17,
        pictures: look("blaster", "pistol", "orange", ["side", "angle"]),
      },
    ],
  }),
  toy({
    slug: "nerf-rotating-drum-blaster-blue",
    sku: "NRF-DRM-BL",
    title: "Nerf Elite 2.0 rifle blaster with drum (Blue)",
    description:
      "Ten darts in a turning drum before anyone must reload. Slide back, fire, repeat; no batteries. Rails on top for the small parts children trade.",
    brand: "nerf",
    price: 1799,
    salePrice: 1499,
    totalStock: 13,
    countryOfOrigin: "Vietnam",
    weightKg: 0.92,
    lengthCm: 46,
    breadthCm: 26,
    heightCm: 8,
    specifications: table({ Shots: "10", Darts: "20 foam darts", Age: "8 years and up" }),
    pictures: look("blaster", "rifle", "blue", ["side", "angle"]),
  }),
  electronicToy({
    slug: "nerf-motor-blaster-yellow",
    sku: "NRF-MOT-YL",
    title: "Nerf motorised rifle blaster (Yellow)",
    description:
      "A motor pushes twelve darts as fast as the finger can. Loud in a flat, grand in a garden. Four AA cells, not included.",
    brand: "nerf",
    price: 4499,
    salePrice: 3199,
    totalStock: 5,
    countryOfOrigin: "China",
    weightKg: 1.45,
    lengthCm: 56,
    breadthCm: 29,
    heightCm: 9,
    specifications: table({ Shots: "12", Power: "4 × AA, not included", Age: "8 years and up" }),
    pictures: look("blaster", "rifle", "yellow", ["side", "angle"]),
  }),
  toy({
    slug: "nerf-junior-rifle-green",
    sku: "NRF-JUN-GN",
    title: "Nerf Junior easy-pull blaster (Green)",
    description:
      "Softer spring for five-year-olds and darts with wider heads. The handle suits both hands. Shoots about eight metres, which is plenty.",
    brand: "nerf",
    price: 1299,
    salePrice: 1049,
    totalStock: 0,
    countryOfOrigin: "Vietnam",
    weightKg: 0.68,
    lengthCm: 38,
    breadthCm: 24,
    heightCm: 8,
    specifications: table({ Shots: "4", Darts: "8 foam darts", Age: "5 years and up" }),
    pictures: look("blaster", "rifle", "green", ["side", "angle"]),
  }),
];
