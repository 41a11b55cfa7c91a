import type { ProductField } from "../../contract/products";
import type { detailOf } from "./draft";
import type { EngineFields } from "./read-fields";

type DetailKey = keyof ReturnType<typeof detailOf>;

/** Where a field of ours is the engine's. A price and a sale price are its variants', in workflows of their own. */
const inEngine: Partial<Record<ProductField, readonly (keyof EngineFields)[]>> = {
  title: ["title"],
  description: ["description"],
  image: ["images", "thumbnail"],
  additionalImages: ["images", "thumbnail"],
  weight: ["weight"],
  length: ["length"],
  breadth: ["width"],
  height: ["height"],
  hsn: ["hs_code"],
  category: ["category_ids"],
};

/** Where it is one of our own facts; a change of category or condition may fill the one and empty the other. */
const inDetail: Partial<Record<ProductField, readonly DetailKey[]>> = {
  category: ["condition", "battery_health", "purchase_price"],
  brand: ["brand"],
  condition: ["condition", "purchase_price"],
  batteryHealth: ["battery_health"],
  purchasePrice: ["purchase_price"],
  hsn: ["is_tax_proposed"],
  gstRate: ["gst_rate", "is_tax_proposed"],
  countryOfOrigin: ["country_of_origin"],
  specifications: ["specifications"],
  isFeatured: ["is_featured"],
  featuredDescription: ["featured_description"],
};

const keysOf = <Key>(
  places: Partial<Record<ProductField, readonly Key[]>>,
  changed: ReadonlySet<ProductField>,
): Key[] => [...new Set([...changed].flatMap((field) => places[field] ?? []))];

/** The engine's columns that these fields are kept in. */
export const engineKeys = (changed: ReadonlySet<ProductField>) => keysOf(inEngine, changed);
/** The columns of our own that they are kept in. */
export const detailKeys = (changed: ReadonlySet<ProductField>) => keysOf(inDetail, changed);

export function pick<Thing extends object, Key extends keyof Thing>(
  thing: Thing,
  keys: readonly Key[],
): Pick<Thing, Key> {
  const entries = keys.filter((key) => key in thing).map((key) => [key, thing[key]]);
  return Object.fromEntries(entries) as Pick<Thing, Key>;
}
