import { z } from "zod";
import { endpoint } from "./endpoint";
import { ok } from "./envelope";
import { Language } from "./fields";
import { ProductCard, ProductListMeta, productFilters } from "./products";

/** Spec §7 "search". Ranked; forgives typos; Hindi, Marathi and romanised words find the English catalogue. */
export const searchProducts = endpoint({
  door: "searchProducts",
  access: "guest",
  summary: "Search products by words, with the filters of the product list",
  params: z.object({ keyword: z.string().trim().min(1).max(100) }),
  query: z.object(productFilters),
  response: ok({
    data: z.array(ProductCard),
    meta: ProductListMeta.extend({
      /** The words searched for instead, where the typed ones were misspelt. */
      correctedTo: z.string().nullable(),
    }),
  }),
});

export const suggest = endpoint({
  door: "suggest",
  access: "guest",
  summary: "Suggestions while typing",
  query: z.object({ q: z.string().trim().max(100), lang: Language.optional() }),
  response: ok({
    data: z.object({
      words: z.array(z.string()),
      products: z.array(
        z.object({ slug: z.string(), title: z.string(), image: z.string(), price: z.number() }),
      ),
    }),
  }),
});
