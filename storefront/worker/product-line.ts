import type { CartItem } from "@contract/cart";
import type { Language } from "@contract/constants";
import type { Product } from "@contract/products";

/** What any copy of a product holds: a card, or all of it. */
export type Seen = Pick<
  Product,
  "_id" | "slug" | "title" | "mainImage" | "category" | "price" | "salePrice" | "totalStock"
> &
  Partial<Pick<Product, "variants">>;

/** Every product in what was read, however deep it stands. */
export function productsIn(read: unknown): Seen[] {
  if (typeof read !== "object" || read === null) return [];
  if (Array.isArray(read)) return read.flatMap(productsIn);
  const isSeen = ["_id", "slug", "title", "price", "totalStock"].every((field) => field in read);
  return [...(isSeen ? [read as Seen] : []), ...Object.values(read).flatMap(productsIn)];
}

/** Of what was seen of one product the most: all of it before a card, named as it was in this language if it was seen so. */
export function mostOf(
  seen: readonly { product: Seen; language: Language }[],
  language: Language,
): Seen | undefined {
  const own = seen.filter((one) => one.language === language);
  const [first] = [...own, ...seen];
  const whole = [...own, ...seen].find(({ product }) => product.variants) ?? first;
  return first && whole && { ...whole.product, title: first.product.title };
}

/** The line that a product makes in a cart, as a page has shown it. */
export function lineOf(
  product: Seen,
  { variantId, size, quantity }: { variantId?: string | null; size?: string | null; quantity: number },
): CartItem {
  const { variants = [], mainImage, totalStock } = product;
  const variant =
    variants.find((one) => (variantId ? one.variantId === variantId : one.size === (size ?? null))) ??
    (variants.length === 1 ? variants[0] : undefined);
  const chosenSize = variant?.size ?? size;
  const options = variant?.options ?? [];
  return {
    productId: product._id,
    slug: product.slug,
    title: product.title,
    image: variant?.image ?? mainImage,
    category: product.category,
    price: variant?.price ?? product.price,
    salePrice: variant?.salePrice ?? product.salePrice,
    quantity,
    ...(chosenSize && { size: chosenSize }),
    variantId: variantId ?? variant?.variantId ?? "",
    ...(options.length > (chosenSize ? 1 : 0) && { options }),
    stock: variant?.stock ?? totalStock,
    discount: 0,
  };
}
