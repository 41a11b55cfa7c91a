import type { Product, Variant } from "@contract/products";

/** Whether there is more to choose than a size. */
export const hasChoices = ({ variants }: { variants: readonly Variant[] }) =>
  variants.some(({ options, size }) => options.length > (size ? 1 : 0));

/** The variant that an address names, as a link or the form without scripts does. */
export const variantIn = (variants: readonly Variant[], search: string): Variant | undefined =>
  variants.find(({ variantId }) => search.includes(variantId));

/** Whether an address means what a variant looks like, and leaves its size open. */
export const isSizeOpen = ({ size }: Variant, search: string) => size !== null && search.includes("like=");

/** A product with what a variant of it costs, its pictures, and what there is of it in all its sizes. */
export const shownAs = (product: Product, variant: Variant): Product => {
  const { price, salePrice, gstRate, quantityPrices, images, options } = variant;
  const alike = product.variants.filter((other) =>
    other.options.every(({ name, value }, at) => name === "Size" || value === options[at]?.value),
  );
  return {
    ...product,
    price,
    salePrice,
    gstRate,
    quantityPrices,
    images: images.length > 0 ? images : product.images,
    totalStock: alike.reduce((sum, { stock }) => sum + stock, 0),
  };
};
