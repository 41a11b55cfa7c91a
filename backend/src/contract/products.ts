import { z } from "zod";
import { isBrandOf } from "./brand-list";
import { findCategory } from "./category-list";
import { hasField, hasSizes, isUsed, traitsOf } from "./category-traits";
import { NewChoices, sizeProblem } from "./choices";
import { categoryFields } from "./constants";
import { Version } from "./edits";
import { endpoints } from "./endpoint";
import { Meta, ok } from "./envelope";
import {
  ChosenCategory,
  ChosenSize,
  Condition,
  commaList,
  Flag,
  Id,
  IdOrSlug,
  Language,
  paging,
  QueryRupees,
  queryInt,
  Rupees,
  Size,
  SortOption,
  Stock,
  text,
} from "./fields";
import { isKindOf } from "./kind-list";
import { limits } from "./limits";
import { type Message, messages } from "./messages";
import { isAboveMrp } from "./mrp";
import { inputs, outputsOf } from "./product-field-sets";
import { productTextFields, translatedLanguages } from "./translated-texts";

export const SizeStock = z.object({ size: Size, stock: Stock });

const OptionWords = z.object({ name: z.string(), value: z.string() });

export const VariantOption = OptionWords.extend({
  /** The same in Hindi and Marathi; omitted where they are as in English. */
  translations: z.partialRecord(z.enum(translatedLanguages), OptionWords).optional(),
});

const QuantityPrices = z.array(z.object({ quantity: z.int().min(2), price: z.number() }));

/** One thing that can be bought of a product. */
export const Variant = z.object({
  variantId: Id,
  /** Such as a colour and a size; empty if there is nothing to choose. */
  options: z.array(VariantOption),
  size: Size.nullable(),
  price: Rupees,
  /** 0 without a sale. */
  salePrice: Rupees,
  /** Per cent, as applied to an order of one of it today. */
  gstRate: z.number(),
  /** From so many items on, one costs `price` (rupees). Omitted if there are none. */
  quantityPrices: QuantityPrices.optional(),
  /** What can still be bought of it. */
  stock: z.int().min(0),
  /** A picture of its own; null if it has the product's. */
  image: z.string().nullable(),
  /** What its gallery shows: its own pictures, then those that are of no other. Empty if it is the product's. */
  images: z.array(z.string()),
});
export type Variant = z.infer<typeof Variant>;

/** Colours that a card shows, at most. */
export const mostSwatches = 4;

/** What a card says of the choices that a product comes in. */
const CardChoices = z.object({
  /** Its first colours, in its order; empty if it comes in one. `variantId` is a variant in that colour, in stock if there is one. */
  colours: z
    .array(
      z.object({
        variantId: Id,
        /** In the language of the call. */
        name: z.string(),
        /** Such as `#7b1e2b`; null for a colour that the shop does not know: its picture then stands for it. */
        hex: z.string().nullable(),
        image: z.string().nullable(),
      }),
    )
    .max(mostSwatches),
  /** How many more colours there are. */
  more: z.int().min(0),
  /** Its other choices in words, such as "128 / 256 GB"; null if there are none but sizes. */
  words: z.string().nullable(),
  /** Some of its variants cost more than the price that is shown. */
  isFrom: z.boolean(),
});
export type CardChoices = z.infer<typeof CardChoices>;

/**
 * A product in lists: only what a card shows, so that a page of 24 stays small. Stock is what can still be bought,
 * without reserved items.
 */
export const ProductCard = z.object({
  _id: Id,
  slug: z.string(),
  ...outputsOf("card"),
  totalStock: z.int().min(0),
  inStock: z.boolean(),
  mainImage: z.string(),
  images: z.array(z.string()),
  averageReview: z.number().min(0).max(5),
  reviewCount: z.int().min(0),
  /** In the order XS…5XL if the product is sold in sizes, otherwise empty; of all variants of a size together. */
  sizes: z.array(SizeStock),
  /** Per cent, as applied to an order of one item today. */
  gstRate: z.number(),
  /** Omitted for what comes in nothing but sizes, all at one price. */
  choices: CardChoices.optional(),
});
export type ProductCard = z.infer<typeof ProductCard>;

/** A product on its own page. */
export const Product = ProductCard.extend({
  ...outputsOf("page"),
  /** Used goods with GST on the shop's margin: it is included in the price, and their invoice shows no rate. */
  isOnMargin: z.boolean(),
  /** What can be bought: each size, or each choice of options; one without options if there is no choice. */
  variants: z.array(Variant),
  /** Those of the variant that costs least. Omitted if there are none. */
  quantityPrices: QuantityPrices.optional(),
});
export type Product = z.infer<typeof Product>;

/** A kind of product as shoppers see it; `slug` is what the filter `kind` takes. */
export const KindName = z.object({ slug: z.string(), name: z.string() });
export type KindName = z.infer<typeof KindName>;

const Count = z.object({ value: z.string(), count: z.int().min(0) });
const TranslatedCount = Count.extend({
  translations: z.partialRecord(z.enum(translatedLanguages), z.string()).optional(),
});
export const Facets = z.object({
  category: z.array(Count),
  /** Of one category, or of what a search found; empty where the list is of several categories. */
  kind: z.array(Count),
  /**
   * Of a list of one kind: its own filters in their order. `row` and `value` are what the filter `spec` takes; `label` as
   * products write it, `translations` where it is known in the other languages.
   */
  spec: z.array(
    z.object({
      row: z.string(),
      label: z.record(Language, z.string()),
      values: z.array(TranslatedCount.extend({ label: z.string() })),
    }),
  ),
  brand: z.array(Count),
  condition: z.array(Count),
  size: z.array(Count),
  /** `value` as products write it; `translations` where that is a country's English name. */
  countryOfOrigin: z.array(TranslatedCount),
  /** Ranges of the price paid; `value` is `min-max` in rupees, the last `min-`. */
  price: z.array(Count),
  rating: z.array(Count),
  inStock: z.int().min(0),
  onSale: z.int().min(0),
});
export type Facets = z.infer<typeof Facets>;

export const ProductListMeta = Meta.extend({ facets: Facets });

export const productFilters = {
  category: commaList(ChosenCategory).optional(),
  /** Kinds of product, by their slugs: see `getCategories`. */
  kind: commaList(z.string().max(160)).optional(),
  /**
   * In a list of one kind: values of its own filters as `row:value`, such as `storage:128-gb`. Of one row any of them,
   * of several rows each. Ignored for rows that are no filter of the kind.
   */
  spec: commaList(z.string().max(130), { most: 20, longest: 2_600 }).optional(),
  brand: commaList(z.string().max(40)).optional(),
  condition: commaList(Condition).optional(),
  size: commaList(ChosenSize).optional(),
  /** A comma with a space behind it is part of a name: `India,Korea, Republic of` are two. */
  countryOfOrigin: commaList(z.string().max(60), { comma: /,(?! )/ }).optional(),
  minPrice: QueryRupees.optional(),
  maxPrice: QueryRupees.optional(),
  inStock: Flag.optional(),
  onSale: Flag.optional(),
  minRating: queryInt(1, 5).optional(),
  sortBy: SortOption.optional(),
  /** Texts in this language if available. */
  lang: Language.optional(),
  ...paging,
};

const fields = z.object({
  ...inputs,
  totalStock: Stock.nullish(),
  sizes: z.array(SizeStock).max(30).nullish(),
});

/** The visibility rules of Spec §5: the required and allowed fields of a product by its category. */
function productRules(product: z.infer<typeof fields>, context: z.RefinementCtx) {
  const say = (path: string, { key }: Message) =>
    context.addIssue({ code: "custom", path: [path], message: key });
  // Said by the category's own field already: nothing else can be judged without it.
  if (!findCategory(product.category)) return;
  const { sizes, maxWeightKg } = traitsOf(product.category);
  if (!isBrandOf(product.category, product.brand))
    say("brand", messages.brandOfOtherCategory(product.category));
  if (product.kind && !isKindOf(product.category, product.kind))
    say("kind", messages.kindOfOtherCategory(product.category));
  if (product.salePrice && product.salePrice >= product.price) say("salePrice", messages.salePriceTooHigh);
  if (isAboveMrp(product.price, product.mrp)) say("mrp", messages.aboveMrp(product.mrp ?? 0));
  if (product.sizes && product.sizes.length > 0 && !hasSizes(product.category))
    say("sizes", messages.fieldNotOfCategory);
  else if (product.sizes?.some(({ size }) => !sizes.includes(size)))
    say("sizes", messages.sizesOfCategory(sizes));
  if (maxWeightKg !== null && product.weight > maxWeightKg) say("weight", messages.atMostKg(maxWeightKg));
  for (const field of categoryFields)
    if (product[field] && !hasField(product.category, field)) say(field, messages.fieldNotOfCategory);
  if (product.purchasePrice && !isUsed(product)) say("purchasePrice", messages.marginOnlyUsed);
  if (new Set(product.sizes?.map(({ size }) => size)).size !== (product.sizes?.length ?? 0))
    say("sizes", messages.sizeRepeated);
}

export const ProductInput = fields.superRefine(productRules);
export type ProductInput = z.infer<typeof ProductInput>;

/** A new product: as ProductInput, and what it comes in. Its stock is then that of its choices, and so are its prices. */
export const NewProduct = fields.extend({ choices: NewChoices.nullish() }).superRefine((product, context) => {
  productRules(product, context);
  const problem = product.choices && sizeProblem(product.choices.options, product.category);
  if (problem) context.addIssue({ code: "custom", path: ["choices", "options"], message: problem.key });
  product.choices?.choices.forEach(({ price }, at) => {
    if (!isAboveMrp(price, product.mrp)) return;
    const { key } = messages.aboveMrp(product.mrp ?? 0);
    context.addIssue({ code: "custom", path: ["choices", "choices", at, "price"], message: key });
  });
});
export type NewProduct = z.infer<typeof NewProduct>;

/**
 * An edit of a product: only the fields that are sent change. The rules of Spec §5 apply to the resulting product;
 * fields that a new category does not have are removed with the old one.
 */
export const ProductEdit = fields.partial().extend({
  /** `false`: staff have checked the HSN and rate that the shop proposed. Sending either of them has the same effect. */
  isTaxProposed: z.boolean().optional(),
  /** The product's `version` as it was read: `totalStock` and `sizes` are then relative to what was read. */
  version: Version.optional(),
});
export type ProductEdit = z.infer<typeof ProductEdit>;

/** The product's own text is in English; these are the other languages. */
export const TranslatedLanguage = z.enum(translatedLanguages);

/** A product's texts in another language; shoppers get the English text if a translation is outdated. */
const Translation = z.object({
  title: z.string(),
  description: z.string(),
  /** The specifications, one line a row, `label: value`, in the order of the English rows; empty where those are shown. */
  specifications: z.string(),
  /** Why it is featured; empty where the English text is shown. */
  featuredDescription: z.string(),
  /** Translated from an English text that has changed since. */
  outdated: z.array(z.enum(productTextFields)),
});

/** The stock of one size or choice of options, or of a product without. */
const ProductShelf = z.object({
  variantId: Id,
  /** The variant's stock keeping unit in the engine. */
  sku: z.string().nullable(),
  size: Size.nullable(),
  /** Empty if the size says it all, or there is nothing to choose. */
  options: z.array(VariantOption),
  /** Below zero if backordered items were sent before they came in. */
  stocked: z.int(),
  reserved: z.int(),
  /** False: nobody counts it, and it is sold without limit. */
  managesStock: z.boolean(),
  /** Sold past what there is. */
  allowsBackorder: z.boolean(),
});

/** Why shoppers don't see it: it is a draft, its HSN or GST rate is missing, or it has no price, category or channel of ours. */
export const NotSold = z.enum(["draft", "tax", "other"]).nullable();
export type NotSold = z.infer<typeof NotSold>;

/** A product as the panel sees it: both stock figures, and whether the shop shows it. */
export const AdminProduct = Product.extend({
  ...outputsOf("staff"),
  /** HSN and rate were omitted and are the shop's own proposal, by category and title. */
  isTaxProposed: z.boolean(),
  notSold: NotSold,
  translations: z.partialRecord(TranslatedLanguage, Translation),
  /** Items in the shop, including reserved ones. */
  stockedQuantity: z.int(),
  reservedQuantity: z.int(),
  /** The same per size; one row without a size if the product has none. Forms are filled from these. */
  shelves: z.array(ProductShelf),
  /** The same per stock location, the shop's own first; empty in a shop with one. */
  stockLocations: z.array(z.object({ _id: z.string(), name: z.string(), shelves: z.array(ProductShelf) })),
  updatedAt: z.string(),
  version: Version,
});
export type AdminProduct = z.infer<typeof AdminProduct>;

export const products = endpoints({
  /** Spec §7 "products/get". Without `limit` the first 48; each facet ignores its own filter. */
  getProducts: {
    method: "GET",
    path: "/api/shop/products/get",
    access: "guest",
    summary: "List products with filters, sorting, paging and counted facets",
    query: z.object(productFilters),
    response: ok({ data: z.array(ProductCard), meta: ProductListMeta }),
  },

  getFeaturedProducts: {
    method: "GET",
    path: "/api/shop/products/featured",
    failure: messages.featuredFailed,
    access: "guest",
    summary: "The featured products",
    query: z.object({ lang: Language.optional() }),
    response: ok({ data: z.array(ProductCard) }),
  },

  /** In the order of `ids`; without those that the shop does not show at the moment. */
  getProductCards: {
    method: "GET",
    path: "/api/shop/products/cards",
    access: "guest",
    list: "account",
    summary: "The cards of up to a hundred products by id, with today's price and stock",
    query: z.object({
      ids: commaList(Id, { most: limits.wishes, longest: limits.wishes * 65 }),
      lang: Language.optional(),
    }),
    response: ok({ data: z.array(ProductCard) }),
  },

  /** In the order of `ids`, once each; without those that the shop does not show at the moment. */
  getComparison: {
    method: "GET",
    path: "/api/shop/products/compare",
    access: "guest",
    list: "account",
    summary: "Up to four products with everything that their pages say, to be compared",
    query: z.object({
      ids: commaList(Id, { most: limits.compared, longest: limits.compared * 65 }),
      lang: Language.optional(),
    }),
    response: ok({
      data: z.array(Product),
      /** The kind that all of them are of, in the language of the call; null if there is no such kind, or it is hidden. */
      kind: KindName.nullable(),
    }),
  },

  getBrands: {
    method: "GET",
    path: "/api/shop/products/brands",
    list: "staff",
    access: "guest",
    summary: "The brands sold in a category and how many products each has, the largest first",
    query: z.object({ category: ChosenCategory }),
    response: ok({ data: z.array(Count) }),
  },

  getProduct: {
    method: "GET",
    path: "/api/shop/products/get/:id",
    access: "guest",
    summary: "One product by id or slug, with up to six similar ones",
    params: z.object({ id: IdOrSlug }),
    query: z.object({ lang: Language.optional() }),
    response: ok({
      data: Product,
      similar: z.array(ProductCard),
      /** The product's kind in the language of the call; null without one, and where the shop hides it. */
      kind: KindName.nullable(),
      /** The id of its size guide, for its link; null without one. See `getSizeGuide`. */
      sizeGuide: z.string().nullable(),
    }),
  },

  featureProduct: {
    method: "POST",
    path: "/api/shop/products/:id/feature",
    access: "admin",
    permission: "catalogue",
    summary: "Put a product on the featured strip, or take it off",
    params: z.object({ id: Id }),
    body: z.object({
      isFeatured: z.boolean(),
      featuredDescription: text(0, limits.featuredDescription).nullish(),
      /** The product's version, as the panel read it. */
      version: Version.optional(),
    }),
    response: ok({ data: Product }),
  },
});
