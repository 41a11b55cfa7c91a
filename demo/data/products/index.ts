import { kindBySlug } from "../kinds";
import { translatedProducts } from "../translations";
import { rowsIn } from "../translations/rows";
import type { DemoProduct } from "../types";
import { electronics } from "./electronics";
import { farming } from "./farming";
import { fashion } from "./fashion";
import { toys } from "./toys";

/** Every product of the demo shop, by department, with its kind, and its translations if there are any. */
export const demoProducts: DemoProduct[] = [...electronics, ...fashion, ...toys, ...farming].map(
  (product) => {
    const kind = kindBySlug.get(product.slug);
    const texts = translatedProducts[product.slug];
    const whole = { ...product, ...(kind && { kind }) };
    const inWords = (language: "hi" | "mr") =>
      texts && { featuredDescription: "", ...texts[language], specifications: rowsIn(whole, language) };
    const [hi, mr] = [inWords("hi"), inWords("mr")];
    return { ...whole, ...(hi && mr && { translations: { hi, mr } }) };
  },
);
