import { translatedProducts } from "../translations";
import type { DemoProduct } from "../types";
import { electronics } from "./electronics";
import { farming } from "./farming";
import { fashion } from "./fashion";
import { toys } from "./toys";

/** Every product of the demo shop, by department, with its translations if there are any. */
export const demoProducts: DemoProduct[] = [...electronics, ...fashion, ...toys, ...farming].map(
  (product) => {
    const translations = translatedProducts[product.slug];
    return translations ? { ...product, translations } : product;
  },
);
