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

/** The 15 background gradients for slides, each with a readable text colour. */
export const slideGradients = {
  "gradient-sunrise": "black",
  "gradient-marigold": "black",
  "gradient-mango": "black",
  "gradient-chilli": "white",
  "gradient-lotus": "white",
  "gradient-gulal": "white",
  "gradient-jamun": "white",
  "gradient-midnight": "white",
  "gradient-monsoon": "white",
  "gradient-lagoon": "white",
  "gradient-peacock": "white",
  "gradient-paddy": "white",
  "gradient-mint": "black",
  "gradient-sand": "black",
  "gradient-slate": "white",
} as const satisfies Record<string, "white" | "black">;
export type SlideGradient = keyof typeof slideGradients;
export const slideGradientNames = Object.keys(slideGradients) as SlideGradient[];

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

/** Limits of india.md "Validation" and Spec §5: rupees, kilograms, centimetres. */
export const limits = {
  price: { min: 0.01, max: 1_000_000 },
  stock: { min: 0, max: 99_999 },
  /** Fewer pieces than this of a size are worth a word to staff, if its product has no limit of its own. */
  lowStock: 5,
  weightKg: { min: 0.01, max: 100 },
  sideCm: { min: 1, max: 300 },
  title: { min: 3, max: 150 },
  description: { min: 20, max: 5_000 },
  images: 8,
  review: { min: 1, max: 2_000 },
  /** A message to the shop, and the answer. */
  ticket: { min: 10, max: 3_000 },
  /** The database enforces it too (schema step 0005): a change needs a new step. */
  addressesPerPerson: 10,
  /** The length of the reason for a cancellation, a return or a refund, in characters. */
  reason: 300,
  /** On one wishlist. */
  wishes: 100,
  /** Of one account. */
  passkeys: 10,
  cashReference: 80,
  /** The number of orders whose cash can be recorded in one call. */
  cashOrders: 50,
  /** Products in one bulk edit. */
  bulkProducts: 100,
  /** Orders that one call moves on: well inside the time of a request. */
  movedOrders: 20,
  orderLines: 200,
  listDefault: 48,
  listMax: 100,
  quantity: 99_999,
} as const;
