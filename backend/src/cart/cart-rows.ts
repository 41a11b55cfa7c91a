import type { Cart, CartItem } from "../contract/cart";
import type { Category, Size } from "../contract/constants";
import { messages, type Unsent } from "../contract/messages";
import { addRupees, type Paise, paise, sumPaise, timesRupees, toRupees } from "../contract/money";
import type { CartCode, Discount } from "../contract/promotions";
import type { VariantOption } from "../contract/variant-options";
import { saidShort, saidSoldOut } from "./variants";

/** A line of a cart with the product's current data; those columns are null if the product is gone. */
export type CartRow = {
  cart_id: string;
  /** The version of the promotions if they matter to this cart (`promotionsInPlay`). */
  promotions: string | null;
  line_id: string | null;
  product_id: string;
  variant_id: string;
  quantity: number;
  line_title: string;
  /** The price that the shopper was last shown, in rupees. */
  told_price: number;
  slug: string | null;
  title: string;
  image: string;
  category: Category;
  size: Size | null;
  options: VariantOption[] | null;
  available: number;
  price: number;
  sale_price: number;
  paid_price: number;
};

const isGone = (row: CartRow) => row.slug === null;
const isRepriced = (row: CartRow) => !isGone(row) && row.told_price !== row.paid_price;

type Notice = Unsent<Cart["notices"][number]>;

function notices(row: CartRow): Notice[] {
  const of = { productId: row.product_id, variantId: row.variant_id, ...(row.size && { size: row.size }) };
  const chosen = { size: row.size, options: row.options ?? [] };
  if (isGone(row))
    return [{ ...of, kind: "gone", message: messages.aboutProduct(row.line_title, messages.productGone) }];
  const found: Notice[] = [];
  if (isRepriced(row)) {
    const change = messages.aboutProduct(row.title, messages.priceChanged(row.paid_price, row.told_price));
    found.push({ ...of, kind: "price_changed", message: change });
  }
  if (row.available <= 0) {
    const why = saidSoldOut(chosen);
    found.push({ ...of, kind: "sold_out", message: messages.aboutProduct(row.title, why) });
  } else if (row.quantity > row.available) {
    const why = saidShort(row.available, chosen);
    found.push({ ...of, kind: "stock_short", message: messages.aboutProduct(row.title, why) });
  }
  return found;
}

/** What promotions take off a cart: by line in paise, by promotion in rupees. */
export type CartDiscounts = {
  paiseOff: (lineId: string) => Paise;
  discounts: Discount[];
  codes: Unsent<CartCode>[];
};

export const noDiscounts: CartDiscounts = { paiseOff: () => paise(0), discounts: [], codes: [] };

function item(row: CartRow, { paiseOff }: CartDiscounts): CartItem {
  return {
    productId: row.product_id,
    slug: row.slug ?? "",
    title: row.title,
    image: row.image,
    category: row.category,
    price: row.price,
    salePrice: row.sale_price,
    quantity: row.quantity,
    ...(row.size && { size: row.size }),
    variantId: row.variant_id,
    ...(row.options?.length && { options: row.options }),
    stock: Math.max(0, row.available),
    discount: toRupees(paiseOff(row.line_id ?? "")),
  };
}

/** Presents the contract's cart: current prices, and a notice for everything that changed since the shopper saw it. */
export function presentCart(
  userId: string,
  rows: readonly CartRow[],
  taken: CartDiscounts = noDiscounts,
): Unsent<Cart> {
  const lines = rows.filter((row) => row.line_id !== null);
  const live = lines.filter((row) => !isGone(row));
  const discount = toRupees(sumPaise(live.map((row) => taken.paiseOff(row.line_id ?? ""))));
  const total = addRupees(...live.map((row) => timesRupees(row.paid_price, row.quantity)), -discount);
  return {
    _id: rows[0]?.cart_id ?? null,
    userId,
    items: live.map((row) => item(row, taken)),
    subtotal: total,
    total,
    discount,
    discounts: taken.discounts,
    codes: taken.codes,
    notices: lines.flatMap(notices),
  };
}

/** Lines whose change is announced once: a gone product leaves the cart, a new price becomes the known one. */
export function staleLines(rows: readonly CartRow[]): { gone: string[]; repriced: string[] } {
  const ids = (picked: CartRow[]) => picked.flatMap(({ line_id }) => line_id ?? []);
  const lines = rows.filter((row) => row.line_id !== null);
  return { gone: ids(lines.filter(isGone)), repriced: ids(lines.filter(isRepriced)) };
}
