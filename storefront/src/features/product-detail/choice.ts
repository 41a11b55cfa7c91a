import type { Variant } from "@contract/products";

/** Whether there is more to choose than a size. */
export const hasChoices = ({ variants }: { variants: readonly Variant[] }) =>
  variants.some(({ options, size }) => options.length > (size ? 1 : 0));

/** The variant that an address names, as a link or the form without scripts does. */
export const variantIn = (variants: readonly Variant[], search: string): Variant | undefined =>
  variants.find(({ variantId }) => search.includes(variantId));
