import type { SlideGradient } from "../../backend/src/contract/slide-gradients";
import type { PictureSpec } from "../pictures/vocabulary";

/** The four departments of the shop (spec §9). */
export type DemoCategory = "electronics" | "fashion" | "toys" | "farming";

/** A kind of product within a category, and the slugs of the products that are of it. */
export interface DemoKind {
  id: string;
  category: DemoCategory;
  label: Record<"en" | "hi" | "mr", string>;
  /** By which rows of the specifications its list is filtered; none if omitted. */
  filters?: { row: string; hi: string; mr: string }[];
  products: string[];
}

/** Only electronics carry a condition (spec §5). */
export type DemoCondition = "new" | "refurbished" | "second-hand";

/** Garment sizes in shelf order (spec §9). */
export type DemoSize = "XS" | "S" | "M" | "L" | "XL" | "XXL" | "3XL" | "4XL" | "5XL";

/** The stock of one size. */
export interface SizeStock {
  size: DemoSize;
  stock: number;
}

/** One row of a product's specification table. */
export interface Specification {
  label: string;
  value: string;
}

/** A product's texts in another interface language. */
export interface TranslatedText {
  title: string;
  description: string;
}

export interface TranslatedProduct extends TranslatedText {
  featuredDescription?: string;
}

/** A product's texts in Hindi and Marathi, by slug. */
export type TranslatedProducts = Record<string, InHindiAndMarathi<TranslatedProduct>>;

/** The same thing in another colour or storage: what is left out is as with the product. */
export interface DemoChoice {
  /** A value for each of the product's options. */
  options: Record<string, string>;
  sku: string;
  /** Its address when it was a product of its own. */
  formerSlug?: string;
  price?: number;
  salePrice?: number;
  sizes?: SizeStock[];
  totalStock?: number;
  pictures?: PictureSpec[];
}

/** Fields of every demo product; prices in rupees including GST, sides of the packed parcel. */
export interface DemoProduct {
  slug: string;
  sku: string;
  title: string;
  description: string;
  category: DemoCategory;
  /** Known from the lists of `kinds/`. */
  kind?: string;
  brand: string;
  price: number;
  salePrice?: number;
  weightKg: number;
  lengthCm: number;
  breadthCm: number;
  heightCm: number;
  condition?: DemoCondition;
  /** As a shop assistant writes it: a word ("Excellent") or a percentage ("81%"). */
  batteryHealth?: string;
  /** Fashion only; a sized product has no totalStock of its own. */
  sizes?: SizeStock[];
  totalStock?: number;
  hsn: string;
  /** Percent. */
  gstRate: number;
  countryOfOrigin: string;
  /** The maximum retail price on the package; none for used goods. */
  mrp?: number;
  /** What one package holds, such as "500 g". */
  netQuantity?: string;
  /** Name and address of who made, packed or imported it. */
  maker?: string;
  isFeatured?: boolean;
  featuredDescription?: string;
  specifications?: Specification[];
  /** The first is the main picture. */
  pictures: PictureSpec[];
  /** What it is as described here, such as `{ Colour: "Red" }`, if there are other choices. */
  options?: Record<string, string>;
  /** What else it comes in. */
  choices?: DemoChoice[];
  translations?: InHindiAndMarathi<Required<TranslatedProduct> & { specifications: string }>;
}

/** The texts of something in Hindi and Marathi. */
export type InHindiAndMarathi<Texts> = Record<"hi" | "mr", Texts>;

/** A slide of the home carousel; the link is a path of this shop, bg a gradient of the contract. */
export interface DemoSlide {
  title: string;
  subtitle: string;
  cta: string;
  link: string;
  image: string;
  bg: SlideGradient;
  order: number;
  translations: InHindiAndMarathi<{ title: string; subtitle: string; cta: string }>;
}

/** A picture of the rotating band on the home page. */
export interface DemoFeature {
  title: string;
  description: string;
  image: string;
  order: number;
  translations: InHindiAndMarathi<TranslatedText>;
}

export interface DemoAddress {
  name: string;
  phone: string;
  address: string;
  city: string;
  state: string;
  pincode: string;
  notes?: string;
}

/** An invented customer; reviews and orders refer to `key`. */
export interface DemoShopper {
  key: string;
  userName: string;
  email: string;
  phone: string;
  addresses: DemoAddress[];
}

/** A shopper's review of a product; verified is derived from the delivered orders, never set here. */
export interface DemoReview {
  product: string;
  shopper: string;
  rating: 1 | 2 | 3 | 4 | 5;
  message: string;
  language: "en" | "hi" | "mr";
  /** ISO 8601, UTC. */
  at: string;
}

export type DemoOrderStatus = "pending" | "shipped" | "delivered" | "cancelled";

export interface DemoOrderLine {
  product: string;
  size?: DemoSize;
  /** Which of its choices, by one value; the product as described if omitted. */
  choice?: string;
  quantity: number;
}

/** A past cash-on-delivery order; its prices are the catalogue's. */
export interface DemoOrder {
  key: string;
  shopper: string;
  /** Index into the shopper's addresses. */
  address: number;
  status: DemoOrderStatus;
  cancellationReason?: string;
  lines: DemoOrderLine[];
  /** ISO 8601, UTC. */
  placedAt: string;
  shippedAt?: string;
  deliveredAt?: string;
  cancelledAt?: string;
}
