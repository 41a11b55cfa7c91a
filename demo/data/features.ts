import type { DemoFeature } from "./types";

/** The pictures that rotate below the hero of the home page. */
export const demoFeatures: DemoFeature[] = [
  {
    title: "Electronics you can ask about",
    description: "Phones, laptops and televisions, new and used. Call the shop in Satara before you buy.",
    image: "/pictures/feature-1-1080.webp",
    order: 0,
  },
  {
    title: "Clothes in every size",
    description: "Shirts, kurtas and more, from XS to 5XL.",
    image: "/pictures/feature-2-1080.webp",
    order: 1,
  },
  {
    title: "Toys from ₹199",
    description: "Cars, blocks, dolls and tops, for small hands and small budgets.",
    image: "/pictures/feature-3-1080.webp",
    order: 2,
  },
  {
    title: "For field and garden",
    description: "Seeds, pumps, sprayers and hand tools.",
    image: "/pictures/feature-4-1080.webp",
    order: 3,
  },
];
