import type { Size } from "@contract/constants";

/** The page that shows a guide where scripts are off: a plain one, whose own code no browser has. */
export const sizeGuidePath = "/plain/size-guide";

/** What of a product was chosen, as its page's address names it: a variant, or one whose size is still open. */
export type Chosen = { variant?: string | undefined; like?: string | undefined };

/** The guide for a product, by its slug, with one of its sizes marked. Its way back leads to what was `chosen`. */
export const sizeGuideOf = (slug: string, size: Size | undefined, { variant, like }: Chosen = {}): string =>
  `${sizeGuidePath}?${new URLSearchParams({
    product: slug,
    ...(size && { size }),
    ...(variant ? { variant } : like && { like }),
  })}`;
