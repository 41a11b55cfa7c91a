import { kindBySlug } from "../kinds";
import { translatedProducts } from "../translations";
import type { DemoProduct } from "../types";
import { electronics } from "./electronics";
import { farming } from "./farming";
import { fashion } from "./fashion";
import { toys } from "./toys";

/** Every product of the demo shop, by department, with its kind, and its translations if there are any. */
export const demoProducts: DemoProduct[] = [...electronics, ...fashion, ...toys, ...farming].map(
  (product) => {
    const kind = kindBySlug.get(product.slug);
    const translations = translatedProducts[product.slug];
    return { ...product, ...(kind && { kind }), ...(translations && { translations }) };
  },
);
