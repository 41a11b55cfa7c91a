import { z } from "zod";
import { endpoint } from "./endpoint";
import { ok } from "./envelope";
import { Condition, Language, Size, SortOption } from "./fields";
import { ProductCard, ProductListMeta, productFilters } from "./products";

/** What words of the line ask for beside the thing itself, and how it narrows or orders the list. */
const Understood = z.object({
  kind: z.enum(["price", "condition", "size", "order", "memory", "storage", "audience"]),
  /** For a person, in the language of the answer: "Up to ₹10,000". */
  label: z.string(),
  /** The words that say so, as they were typed. */
  from: z.string(),
  /** Where they stand in the keyword, in UTF-16 units: the keyword without them is the search without this. */
  start: z.int().min(0),
  end: z.int().min(1),
  /** The filters of the product list that it stands for; empty where the list has none for it. */
  filter: z.object({
    minPrice: z.number().optional(),
    maxPrice: z.number().optional(),
    condition: z.array(Condition).optional(),
    size: z.array(Size).optional(),
    sortBy: SortOption.optional(),
  }),
});
export type Understood = z.infer<typeof Understood>;

/** Spec §7 "search". Ranked; forgives typos; Hindi, Marathi and romanised words find the English catalogue. */
export const searchProducts = endpoint({
  door: "searchProducts",
  access: "guest",
  summary: "Search products by words, sums and sizes among them, with the filters of the product list",
  params: z.object({ keyword: z.string().trim().min(1).max(100) }),
  query: z.object(productFilters),
  response: ok({
    data: z.array(ProductCard),
    /**
     * On the first page, where little was found: products that come near to it. Where only the price left nothing,
     * those that are nearest in price, cheaper or dearer; else those that miss a word.
     */
    nearest: z.array(ProductCard),
    meta: ProductListMeta.extend({
      /** In the order of the line. A filter that is set beside the words goes before them, and they are left out here. */
      understood: z.array(Understood),
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
