/** The business constants of Spec §9. Imported by both front ends: keep it free of libraries. */
/** The id of a category of the shop (contract/category-list.ts), such as `toys`. */
export type Category = string;

/** The engine's words for whether staff have put a product on sale; its others count as drafts. */
export const productStatuses = ["published", "draft"] as const;
export type ProductStatus = (typeof productStatuses)[number];
export const conditions = ["new", "refurbished", "second-hand"] as const;
export type Condition = (typeof conditions)[number];

/** The fields of products that only some categories have. A field that is not named here belongs to all of them. */
export const categoryFields = ["condition", "batteryHealth", "material"] as const;
export type CategoryField = (typeof categoryFields)[number];

/** The drawings among which a category has one. */
export const categoryIcons = [
  "basket",
  "devices",
  "clothes",
  "shoe",
  "toys",
  "plant",
  "home",
  "food",
  "book",
  "gem",
] as const;
export type CategoryIcon = (typeof categoryIcons)[number];

/** The lists of goods whose names in titles propose HSN and GST. */
export const goodsLists = ["electronics", "clothing", "toys", "farming"] as const;
export type GoodsList = (typeof goodsLists)[number];

/** The sizes of a category that has no list of its own, in display order. */
export const defaultSizes = ["XS", "S", "M", "L", "XL", "XXL", "3XL", "4XL", "5XL"] as const;
/** A size of the list of a product's category. */
export type Size = string;

export const sortOptions = ["price-lowtohigh", "price-hightolow", "title-atoz", "title-ztoa"] as const;
export type SortOption = (typeof sortOptions)[number];

export const languages = ["en", "hi", "mr"] as const;
export type Language = (typeof languages)[number];

/** The rates of GST that there are, in per cent. */
export const gstRates = [0, 0.25, 3, 5, 12, 18, 28, 40] as const;

export const relatedProducts = 6;
export const navigationHistoryEntries = 10;

/** How long each kind of response stays fresh in the browser. */
export const cacheMs = {
  products: 5 * 60_000,
  featured: 10 * 60_000,
  carousel: 30 * 60_000,
  general: 10 * 60_000,
  featureImages: 10 * 60_000,
} as const;

export const carouselAdvanceMs = 5_000;
export const featureRotationMs = 15_000;
export const featuredScrollPx = 200;
export const refreshOffersDelayMs = 100;
export const lazyImageMarginPx = 50;

/** The reasons for a stock change. */
export const stockReasons = ["received", "counted", "damaged", "lost", "returned", "other"] as const;
