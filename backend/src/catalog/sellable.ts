import type { Category, Condition, Size } from "../contract/constants";
import type { VariantOption } from "../contract/variant-options";
import { query, type Statement } from "../platform/db/pool";
import { hasSpecialPrices, specialOrUsual } from "./special-prices";

/**
 * One thing that can be put into a cart: a product in one size or choice of options (or in none), with everything that an order copies
 * from it.
 */
export type Sellable = {
  productId: string;
  variantId: string;
  /** Null if its stock is not managed. */
  inventoryItemId: string | null;
  slug: string;
  size: Size | null;
  /** Empty if the size says it all, or there is nothing to choose. */
  options: VariantOption[];
  sku: string | null;
  title: string;
  image: string;
  category: Category;
  brand: string;
  condition: Condition | null;
  /** Rupees; `salePrice` is 0 without a sale, `paidPrice` is what it costs now. */
  price: number;
  salePrice: number;
  paidPrice: number;
  /** The quantity that can still be bought, exact inside the asking transaction. */
  available: number;
  weightKg: number;
  lengthCm: number;
  breadthCm: number;
  heightCm: number;
  hsn: string;
  gstRate: number;
  published: boolean;
};

/** As the read model has it, for everybody; `hasSpecialPrices` if some prices depend on the customer or the quantity. */
export type ListedSellable = Sellable & { hasSpecialPrices: boolean };

const columns = (price: string, salePrice: string, paidPrice: string) => `
  p.product_id as "productId", v.variant_id as "variantId", v.inventory_item_id as "inventoryItemId",
  p.slug, v.size, v.options, v.sku, p.title, coalesce(v.picture, p.image) as image, p.category, p.brand, p.condition,
  ${price} as price, ${salePrice} as "salePrice", ${paidPrice} as "paidPrice",
  v.available, p.weight_kg as "weightKg", p.length_cm as "lengthCm", p.breadth_cm as "breadthCm",
  p.height_cm as "heightCm", p.hsn, p.gst_rate as "gstRate", p.published`;

/**
 * Columns of a Sellable at the customer's own price, over `v` (catalog_variant), `p` (catalog_product) and
 * `joinSpecialPrice`. For statements that join more.
 */
export const sellableColumns = columns(
  specialOrUsual.price,
  specialOrUsual.salePrice,
  specialOrUsual.paidPrice,
);

/** The same at the price for everybody, without that join. */
export const usualColumns = columns("v.price::float8", "v.sale_price::float8", "v.paid_price::float8");

const sellables = (which: string) => `
  select ${usualColumns}, ${hasSpecialPrices} as "hasSpecialPrices"
  from catalog_product p join catalog_variant v on v.product_id = p.product_id
  where ${which} order by p.product_id, v.position, v.rank`;

/** A list of ids is planned anew at each execution, a single id once: adding to a cart asks for one product. */
const ofOne = { name: "sellables-of-product", text: sellables("p.product_id = $1") };
const ofSeveral = { name: "sellables-of-products", text: sellables("p.product_id = any ($1::text[])") };

/** Runs a statement on the hot pool, or on the connection of a transaction. */
export type Run = (statement: Statement) => Promise<ListedSellable[]>;

const onPool: Run = (statement) => query<ListedSellable>(statement);

/** Every variant of these products, in size order; an unknown product has none. One indexed query. */
export function sellablesOfProducts(
  productIds: readonly string[],
  run: Run = onPool,
): Promise<ListedSellable[]> {
  const [only, ...others] = productIds;
  const isOne = only !== undefined && others.length === 0;
  return run(isOne ? { ...ofOne, values: [only] } : { ...ofSeveral, values: [productIds] });
}

/** What a request names of a product: a variant, or a size. */
export type Choice = { variantId?: string | null | undefined; size?: Size | null | undefined };

/** Those of a product's sellables that a choice may mean: all of them if it names nothing that they differ by. */
export function chosenOf<Sold extends Sellable>(
  ofProduct: readonly Sold[],
  { variantId, size }: Choice,
): readonly Sold[] {
  if (variantId)
    return ofProduct.filter((sold) => sold.variantId === variantId && (!size || sold.size === size));
  return size && comesInSizes(ofProduct) ? ofProduct.filter((sold) => sold.size === size) : ofProduct;
}

/** True if a size must be chosen first (Spec §5). */
export function comesInSizes(ofProduct: readonly Sellable[]): boolean {
  return ofProduct.some((sellable) => sellable.size !== null);
}
