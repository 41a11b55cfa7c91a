import { z } from "zod";
import { productStatuses } from "./constants";
import { Category, ChosenCategory, Condition, GstRate, NetQuantity, Price, Rupees, text } from "./fields";
import { limits } from "./limits";
import { messages } from "./messages";
import { isOwnPicture } from "./pictures";

/** The definition of one product field. */
type FieldSpec = {
  /** As the client, the panel or a file sends it. */
  input: z.ZodType;
  /** As in responses. */
  output: z.ZodType;
  /** On cards and on the product's page, on the page only, or for staff only. */
  shown: "card" | "page" | "staff";
  /**
   * A column of our module `product_detail`, with the value of a product that has none there; or the engine's columns
   * (none: its variants' prices, which have workflows of their own).
   */
  stored: { column: string; blank: unknown } | { engine: readonly string[] };
  /** Whether the search finds a product by this field's words. */
  isSearched?: boolean;
  /** The format of a cell in a product file; the file's column has the field's name. See `product-files/cells.ts`. */
  cell: "text" | "name" | "brand" | "category" | "kind" | "number" | "flag" | "words" | "specifications";
  /** The section of the panel's form and the input in it; `own` inputs are written in the form itself. */
  form: { section: FormSection; input: "text" | "longText" | "flag"; max?: number } | "own";
};
export type FormSection = "basics" | "tax" | "featured";

const kept = <const Column extends string, Blank>(column: Column, blank: Blank) => ({ column, blank });
const engine = <const Columns extends readonly string[]>(...columns: Columns) => ({ engine: columns });

/** An optional text. */
const optionalText = (max: number) => ({ input: text(0, max).nullish(), output: z.string().nullable() });

/** A picture that was uploaded to this shop. */
export const Picture = z.string().refine(isOwnPicture, messages.pictureNotUploaded.key);
const Side = z
  .number()
  .min(limits.sideCm.min, messages.atLeastCm(limits.sideCm.min).key)
  .max(limits.sideCm.max, messages.atMostCm(limits.sideCm.max).key);
const Specification = z.object({ label: text(1, 60), value: text(1, 300) });
const blankSpecifications: z.infer<typeof Specification>[] = [];

/**
 * The fields of a product. What is sent, stored, shown, searched, exported and edited is derived from this table;
 * what it cannot express (a price's variants, the main picture) is written in its place, and the compiler requires it
 * there. Add new fields at the end: versions already sent to clients (`version`) identify the fields by position.
 */
export const productFields = {
  title: {
    input: text(limits.title.min, limits.title.max, "title"),
    output: z.string(),
    shown: "card",
    stored: engine("title"),
    cell: "text",
    form: "own",
  },
  description: {
    input: text(limits.description.min, limits.description.max, "description"),
    output: z.string(),
    shown: "page",
    stored: engine("description"),
    cell: "text",
    form: "own",
  },
  category: {
    input: ChosenCategory,
    output: Category,
    shown: "card",
    stored: engine("category_ids"),
    cell: "category",
    form: "own",
  },
  brand: {
    input: z.string().max(40),
    output: z.string(),
    shown: "card",
    stored: kept("brand", "other"),
    cell: "brand",
    form: "own",
  },
  price: {
    input: Price,
    output: Rupees,
    shown: "card",
    stored: engine(),
    cell: "number",
    form: "own",
  },
  /** 0 in responses if there is no sale. */
  salePrice: {
    input: z.number().min(0).max(limits.price.max).nullish(),
    output: Rupees,
    shown: "card",
    stored: engine(),
    cell: "number",
    form: "own",
  },
  batteryHealth: {
    ...optionalText(40),
    shown: "card",
    stored: kept("battery_health", null),
    cell: "text",
    form: { section: "basics", input: "text", max: 40 },
  },
  condition: {
    input: Condition.nullish(),
    output: Condition.nullable(),
    shown: "card",
    stored: kept("condition", null),
    cell: "name",
    form: "own",
  },
  /**
   * What the shop paid for one used item: GST is then on the margin (Rule 32(5)). Never shown to shoppers; omitted,
   * it stays as it is; `null` removes it.
   */
  purchasePrice: {
    input: Price.nullish(),
    output: Rupees.nullable(),
    shown: "staff",
    stored: kept("purchase_price", null),
    cell: "number",
    form: "own",
  },
  image: {
    input: Picture.nullish(),
    output: z.string(),
    shown: "card",
    stored: engine("images", "thumbnail"),
    cell: "text",
    form: "own",
  },
  additionalImages: {
    input: z
      .array(Picture)
      .max(limits.images - 1)
      .nullish(),
    output: z.array(z.string()),
    shown: "page",
    stored: engine("images", "thumbnail"),
    cell: "words",
    form: "own",
  },
  /** Kilograms and centimetres of the packed goods. */
  weight: {
    input: z
      .number()
      .min(limits.weightKg.min, messages.atLeastKg(limits.weightKg.min).key)
      .max(limits.weightKg.max, messages.atMostKg(limits.weightKg.max).key),
    output: z.number(),
    shown: "card",
    stored: engine("weight"),
    cell: "number",
    form: "own",
  },
  length: {
    input: Side,
    output: z.number(),
    shown: "card",
    stored: engine("length"),
    cell: "number",
    form: "own",
  },
  breadth: {
    input: Side,
    output: z.number(),
    shown: "card",
    stored: engine("width"),
    cell: "number",
    form: "own",
  },
  height: {
    input: Side,
    output: z.number(),
    shown: "card",
    stored: engine("height"),
    cell: "number",
    form: "own",
  },
  hsn: {
    input: z
      .string()
      .regex(/^\d{4}(\d{2}){0,2}$/, messages.hsnMalformed.key)
      .optional(),
    output: z.string(),
    shown: "card",
    stored: engine("hs_code"),
    cell: "text",
    form: "own",
  },
  /** The product's own rate. Shoppers see the current rate of one item, which a slab by price may change. */
  gstRate: {
    input: GstRate.optional(),
    output: z.number().nullable(),
    shown: "staff",
    stored: kept("gst_rate", null),
    cell: "number",
    form: "own",
  },
  countryOfOrigin: {
    input: text(2, 60).optional(),
    output: z.string(),
    shown: "card",
    stored: kept("country_of_origin", "India"),
    cell: "text",
    form: { section: "tax", input: "text", max: 60 },
  },
  specifications: {
    input: z.array(Specification).max(30).optional(),
    output: z.array(Specification),
    shown: "page",
    stored: kept("specifications", blankSpecifications),
    cell: "specifications",
    form: "own",
  },
  isFeatured: {
    input: z.boolean().optional(),
    output: z.boolean(),
    shown: "card",
    stored: kept("is_featured", false),
    cell: "flag",
    form: { section: "featured", input: "flag" },
  },
  featuredDescription: {
    ...optionalText(limits.featuredDescription),
    shown: "card",
    stored: kept("featured_description", null),
    isSearched: true,
    cell: "text",
    form: { section: "featured", input: "longText", max: limits.featuredDescription },
  },
  material: {
    ...optionalText(60),
    shown: "page",
    stored: kept("material", null),
    isSearched: true,
    cell: "text",
    form: { section: "basics", input: "text", max: 60 },
  },
  /** A new product is published unless it is made as a draft, which no shopper sees. */
  status: {
    input: z.enum(productStatuses, messages.productStatusUnknown.key).optional(),
    output: z.enum(productStatuses),
    shown: "staff",
    stored: engine("status"),
    cell: "name",
    form: "own",
  },
  /** Fewer pieces than this, of each size, are low stock; `null` is the shop's limit, 0 never. */
  lowStockLimit: {
    input: z.int().min(limits.stock.min).max(limits.stock.max).nullish(),
    output: z.int().nullable(),
    shown: "staff",
    stored: kept("low_stock_limit", null),
    cell: "number",
    form: "own",
  },
  /** The kind within its category, by the kind's slug; `null` for none. */
  kind: {
    input: z.string().trim().max(160).nullish(),
    output: z.string().nullable(),
    shown: "card",
    stored: engine("category_ids"),
    cell: "kind",
    form: "own",
  },
  /** The maximum retail price on the package, with all taxes; no price of the product is above it. Used goods have none. */
  mrp: {
    input: Price.nullish(),
    output: Rupees.nullable(),
    shown: "page",
    stored: kept("mrp", null),
    cell: "number",
    form: "own",
  },
  /** What one package holds, such as "500 g"; of products that come in several quantities, it is left to their choices. */
  netQuantity: {
    input: NetQuantity.nullish(),
    output: z.string().nullable(),
    shown: "page",
    stored: kept("net_quantity", null),
    cell: "text",
    form: "own",
  },
  /** Name and full address of who made, packed or imported it. */
  maker: {
    ...optionalText(300),
    shown: "page",
    stored: kept("maker", null),
    cell: "text",
    form: "own",
  },
} as const satisfies Record<string, FieldSpec>;

export type ProductFields = typeof productFields;
export type ProductField = keyof ProductFields;
export const productFieldNames = Object.keys(productFields) as ProductField[];
