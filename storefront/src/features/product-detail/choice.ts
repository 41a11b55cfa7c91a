import type { Product, Variant } from "@contract/products";

/** Whether there is more to choose than a size. */
export const hasChoices = ({ variants }: { variants: readonly Variant[] }) =>
  variants.some(({ options, size }) => options.length > (size ? 1 : 0));

/** The variant that an address names, as a link or the form without scripts does. */
export const variantIn = (variants: readonly Variant[], search: string): Variant | undefined =>
  variants.find(({ variantId }) => search.includes(variantId));

/** What a page begins with where its address names none: the first that there is, or the first. */
export const firstToBuy = (variants: readonly Variant[]): Variant | undefined =>
  variants.find(({ stock }) => stock > 0) ?? variants[0];

/** Whether the size of what is shown is still open: an address that chooses one says `variant`. */
export const isSizeOpen = ({ size, variantId }: Variant, search: string) =>
  size !== null && !search.includes(`variant=${variantId}`);

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
