import type { DemoFeature } from "./types";

/** The pictures that rotate below the hero of the home page. */
export const demoFeatures: DemoFeature[] = [
  {
    title: "Electronics you can ask about",
    description:
      "Phones, laptops and televisions, new and used, with a person in Satara who answers the phone.",
    image: "/pictures/feature-1-1080.webp",
    order: 0,
  },
  {
    title: "Clothes in every size",
    description: "From XS to 5XL, and back to us if it does not fit.",
    image: "/pictures/feature-2-1080.webp",
    order: 1,
  },
  {
    title: "Toys for small budgets",
    description: "Good toys start at ₹199, many of them made in Maharashtra.",
    image: "/pictures/feature-3-1080.webp",
    order: 2,
  },
  {
    title: "For field and garden",
    description: "Seeds of this season, pumps, sprayers and hand tools that can be repaired.",
    image: "/pictures/feature-4-1080.webp",
    order: 3,
  },
];
