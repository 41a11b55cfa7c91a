import { z } from "zod";
import { brandsByCategory, limits } from "./constants";
import { endpoint } from "./endpoint";
import { Meta, ok } from "./envelope";
import {
  Category,
  Condition,
  commaList,
  Flag,
  Id,
  IdOrSlug,
  Language,
  Price,
  paging,
  QueryRupees,
  queryInt,
  Rupees,
  reactAdminList,
  Size,
  SortOption,
  Stock,
  text,
} from "./fields";
import { isOwnPicture } from "./pictures";

export const SizeStock = z.object({ size: Size, stock: Stock });
export const Specification = z.object({ label: text(1, 60), value: text(1, 300) });

/** A product as every list and page shows it. Stock is what can still be bought: reservations are off it. */
export const Product = z.object({
  _id: Id,
  slug: z.string(),
  title: z.string(),
  description: z.string(),
  category: Category,
  brand: z.string(),
  price: Rupees,
  /** 0 where there is no sale. */
  salePrice: Rupees,
  totalStock: z.int().min(0),
  inStock: z.boolean(),
  image: z.string(),
  mainImage: z.string(),
  additionalImages: z.array(z.string()),
  images: z.array(z.string()),
  averageReview: z.number().min(0).max(5),
  reviewCount: z.int().min(0),
  /** In the order XS…5XL for fashion with sizes, empty elsewhere. */
  sizes: z.array(SizeStock),
  batteryHealth: z.string().nullable(),
  condition: Condition.nullable(),
  /** Kilograms and centimetres of the packed goods. */
  weight: z.number(),
  length: z.number(),
  breadth: z.number(),
  height: z.number(),
  isFeatured: z.boolean(),
  featuredDescription: z.string().nullable(),
  /** Per cent. */
  gstRate: z.number(),
  hsn: z.string(),
  countryOfOrigin: z.string(),
  specifications: z.array(Specification),
});
export type Product = z.infer<typeof Product>;

/** A product as lists carry it: what a card shows and no more, so that a page of 24 stays small. */
export const ProductCard = Product.omit({ description: true, specifications: true, additionalImages: true });
export type ProductCard = z.infer<typeof ProductCard>;

const Count = z.object({ value: z.string(), count: z.int().min(0) });
export const Facets = z.object({
  category: z.array(Count),
  brand: z.array(Count),
  condition: z.array(Count),
  size: z.array(Count),
  countryOfOrigin: z.array(Count),
  /** Bands of the paid price; `value` is `min-max` in rupees, the last `min-`. */
  price: z.array(Count),
  rating: z.array(Count),
  inStock: z.int().min(0),
  onSale: z.int().min(0),
});
export type Facets = z.infer<typeof Facets>;
export const ProductListMeta = Meta.extend({ facets: Facets });

export const productFilters = {
  category: commaList(Category).optional(),
  brand: commaList(z.string().max(40)).optional(),
  condition: commaList(Condition).optional(),
  size: commaList(Size).optional(),
  countryOfOrigin: commaList(z.string().max(60)).optional(),
  minPrice: QueryRupees.optional(),
  maxPrice: QueryRupees.optional(),
  inStock: Flag.optional(),
  onSale: Flag.optional(),
  minRating: queryInt(1, 5).optional(),
  sortBy: SortOption.optional(),
  /** Texts in this language where they exist. */
  lang: Language.optional(),
  ...paging,
};

/** Spec §7 "products/get". Without `limit` the first 48; each facet ignores its own filter. */
export const getProducts = endpoint({
  door: "getProducts",
  access: "guest",
  summary: "List products with filters, sorting, paging and counted facets",
  query: z.object(productFilters),
  response: ok({ data: z.array(ProductCard), meta: ProductListMeta }),
});

export const getFeaturedProducts = endpoint({
  door: "getFeaturedProducts",
  access: "guest",
  summary: "The featured products",
  query: z.object({ lang: Language.optional() }),
  response: ok({ data: z.array(ProductCard) }),
});

export const getProduct = endpoint({
  door: "getProduct",
  access: "guest",
  summary: "One product by id or slug, with up to six similar ones",
  params: z.object({ id: IdOrSlug }),
  query: z.object({ lang: Language.optional() }),
  response: ok({ data: Product, similar: z.array(ProductCard) }),
});

export const featureProduct = endpoint({
  door: "featureProduct",
  access: "admin",
  summary: "Put a product on the featured strip, or take it off",
  params: z.object({ id: Id }),
  body: z.object({ isFeatured: z.boolean(), featuredDescription: text(0, 300).nullish() }),
  response: ok({ data: Product }),
});

const Picture = z.string().refine(isOwnPicture, "Please upload the picture first");
const Side = z.number().min(limits.sideCm.min, "At least 1 cm").max(limits.sideCm.max, "At most 300 cm");

const productFields = z.object({
  title: text(limits.title.min, limits.title.max, "The title"),
  description: text(limits.description.min, limits.description.max, "The description"),
  category: Category,
  brand: z.string().max(40),
  price: Price,
  salePrice: z.number().min(0).max(limits.price.max).nullish(),
  totalStock: Stock.nullish(),
  sizes: z.array(SizeStock).max(9).nullish(),
  batteryHealth: text(0, 40).nullish(),
  condition: Condition.nullish(),
  /**
   * What the shop paid for one used piece: GST is then on the margin (Rule 32(5)). Never shown to shoppers; left out
   * it stays as it is, `null` takes it away.
   */
  purchasePrice: Price.nullish(),
  image: Picture.nullish(),
  additionalImages: z
    .array(Picture)
    .max(limits.images - 1)
    .nullish(),
  weight: z.number().min(limits.weightKg.min, "At least 0.01 kg").max(limits.weightKg.max, "At most 100 kg"),
  length: Side,
  breadth: Side,
  height: Side,
  hsn: z
    .string()
    .regex(/^\d{4}(\d{2}){0,2}$/, "An HSN code has 4, 6 or 8 digits")
    .optional(),
  gstRate: z.union([0, 0.25, 3, 5, 12, 18, 28, 40].map((rate) => z.literal(rate))).optional(),
  countryOfOrigin: text(2, 60).optional(),
  specifications: z.array(Specification).max(30).optional(),
  isFeatured: z.boolean().optional(),
  featuredDescription: text(0, 300).nullish(),
});

/** Goods that somebody else owned before. */
export function isUsed({
  category,
  condition,
}: {
  category: z.infer<typeof Category>;
  condition?: z.infer<typeof Condition> | null | undefined;
}): boolean {
  return category === "electronics" && (condition === "second-hand" || condition === "refurbished");
}

/** The visibility rules of Spec §5: what a product of its category may and must hold. */
function productRules(product: z.infer<typeof productFields>, context: z.RefinementCtx) {
  const say = (path: string, message: string) => context.addIssue({ code: "custom", path: [path], message });
  const sized = (product.sizes?.length ?? 0) > 0;
  if (!Object.hasOwn(brandsByCategory[product.category], product.brand))
    say("brand", `This is not a brand of ${product.category}`);
  if (product.salePrice && product.salePrice >= product.price)
    say("salePrice", "The sale price must be below the price");
  if (sized && product.category !== "fashion") say("sizes", "Only fashion has sizes");
  if (product.category !== "electronics" && product.batteryHealth)
    say("batteryHealth", "Only electronics have a battery health");
  if (product.category !== "electronics" && product.condition)
    say("condition", "Only electronics have a condition");
  if (product.purchasePrice && !isUsed(product))
    say("purchasePrice", "Only second-hand and refurbished electronics are taxed on the margin");
  if (new Set(product.sizes?.map(({ size }) => size)).size !== (product.sizes?.length ?? 0))
    say("sizes", "Each size once");
}

export const ProductInput = productFields.superRefine(productRules);
export type ProductInput = z.infer<typeof ProductInput>;

/** A product as the panel sees it: both stock figures, and whether the shop shows it. */
export const AdminProduct = Product.extend({
  /** What the shop paid for one used piece; null where GST is on the whole price. */
  purchasePrice: Rupees.nullable(),
  /** What lies in the shop, reserved pieces included. */
  stockedQuantity: z.int(),
  reservedQuantity: z.int(),
  /** The same a size; one row without a size where the product comes in none. A form starts from these. */
  shelves: z.array(z.object({ size: Size.nullable(), stocked: z.int(), reserved: z.int() })),
  updatedAt: z.string(),
});
export type AdminProduct = z.infer<typeof AdminProduct>;

export const adminGetProducts = endpoint({
  door: "adminGetProducts",
  access: "admin",
  summary: "List products for the panel; also takes react-admin's sort, range and filter",
  query: z.object({
    ...productFilters,
    isFeatured: Flag.optional(),
    q: z.string().max(100).optional(),
    ...reactAdminList,
  }),
  response: ok({ data: z.array(AdminProduct), meta: Meta }),
});

export const adminGetProduct = endpoint({
  door: "adminGetProduct",
  access: "admin",
  summary: "One product for the panel",
  params: z.object({ id: Id }),
  response: ok({ data: AdminProduct }),
});

export const adminAddProduct = endpoint({
  door: "adminAddProduct",
  access: "admin",
  summary: "Make a product",
  body: ProductInput,
  response: ok({ data: AdminProduct }),
  status: 201,
});

export const adminEditProduct = endpoint({
  door: "adminEditProduct",
  access: "admin",
  summary: "Change a product; the body is the whole product",
  params: z.object({ id: Id }),
  body: ProductInput,
  response: ok({ data: AdminProduct }),
});

export const adminDeleteProduct = endpoint({
  door: "adminDeleteProduct",
  access: "admin",
  summary: "Delete a product; orders that name it stay whole",
  params: z.object({ id: Id }),
  response: ok({ data: z.object({ _id: Id }) }),
});

export const uploadPicture = endpoint({
  door: "uploadPicture",
  access: "admin",
  summary: "Upload a PNG, JPEG, WebP or AVIF picture (≤ 8 MB, field `file`); answers its address",
  bodyKind: "multipart",
  response: ok({ data: z.object({ url: z.string(), width: z.int(), height: z.int() }) }),
  status: 201,
});
