import type { DemoSlide } from "./types";

/** The five offers in the home page's carousel. */
export const demoSlides: DemoSlide[] = [
  {
    title: "Up to 40% off this season",
    subtitle: "Phones, clothes, toys and tools for the field, at the prices of our counter in Satara.",
    cta: "See all offers",
    link: "/shop/listing",
    image: "/pictures/slide-1-1080.webp",
    bg: "gradient-marigold",
    order: 0,
  },
  {
    title: "Toys from ₹199",
    subtitle: "Die-cast cars, wooden tops, teddies sewn in Satara and bricks for rainy afternoons.",
    cta: "Shop toys",
    link: "/shop/listing?category=toys",
    image: "/pictures/slide-4-1080.webp",
    bg: "gradient-lagoon",
    order: 1,
  },
  {
    title: "Used phones, marked as such",
    subtitle:
      "Refurbished or second-hand: the condition and the battery's health stand on each phone's page.",
    cta: "Find your phone",
    link: "/shop/listing?category=electronics",
    image: "/pictures/slide-2-1080.webp",
    bg: "gradient-midnight",
    order: 2,
  },
  {
    title: "Wedding season, XS to 5XL",
    subtitle: "Festive kurtas, handloom sarees and shoes to dance in, up to 40% off.",
    cta: "Shop fashion",
    link: "/shop/listing?category=fashion",
    image: "/pictures/slide-3-1080.webp",
    bg: "gradient-gulal",
    order: 3,
  },
  {
    title: "Ready for the rabi season",
    subtitle: "Seeds, drip kits, sprayers and pumps for the field and the garden.",
    cta: "Shop farming",
    link: "/shop/listing?category=farming",
    image: "/pictures/slide-5-1080.webp",
    bg: "gradient-paddy",
    order: 4,
  },
];
