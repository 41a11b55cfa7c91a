import { z } from "zod";
import { endpoints } from "./endpoint";
import { ok } from "./envelope";
import { Condition, Language, Size, SortOption } from "./fields";
import { ProductCard, ProductListMeta, productFilters } from "./products";

/** A price, condition, size or the like in the query, and how it filters or orders the list. */
const Understood = z.object({
  kind: z.enum(["price", "condition", "size", "order", "memory", "storage", "audience"]),
  /** The label, in the language of the response: "Up to ₹10,000". */
  label: z.string(),
  /** Its words, as typed. */
  from: z.string(),
  /** Their position in the keyword, in UTF-16 units: removing them from the keyword removes this filter. */
  start: z.int().min(0),
  end: z.int().min(1),
  /** The corresponding filters of the product list; empty if the list has none for it. */
  filter: z.object({
    minPrice: z.number().optional(),
    maxPrice: z.number().optional(),
    condition: z.array(Condition).optional(),
    size: z.array(Size).optional(),
    sortBy: SortOption.optional(),
  }),
});
export type Understood = z.infer<typeof Understood>;

export const search = endpoints({
  /** Spec §7 "search". Ranked; forgives typos; Hindi, Marathi and romanised words find the English catalogue. */
  searchProducts: {
    method: "GET",
    path: "/api/shop/search/:keyword",
    access: "guest",
    summary: "Search products by words, sums and sizes among them, with the filters of the product list",
    params: z.object({ keyword: z.string().trim().min(1).max(100) }),
    query: z.object(productFilters),
    response: ok({
      data: z.array(ProductCard),
      /**
       * On the first page of a search with few results: near matches. If only the price excluded everything,
       * the products nearest in price, cheaper or dearer; otherwise those that miss a word.
       */
      nearest: z.array(ProductCard),
      meta: ProductListMeta.extend({
        /** In the order of the query. Words overridden by a filter set by hand are not listed. */
        understood: z.array(Understood),
        /** The corrected query, if the typed one was misspelt. */
        correctedTo: z.string().nullable(),
      }),
    }),
  },

  suggest: {
    method: "GET",
    path: "/api/shop/suggest",
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
  },
});
