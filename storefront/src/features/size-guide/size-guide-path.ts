import type { Size } from "@contract/constants";

/** The page that shows a guide where scripts are off: a plain one, whose own code no browser has. */
export const sizeGuidePath = "/plain/size-guide";

/** The guide for a product, by its slug, with one of its sizes marked. */
export const sizeGuideOf = (slug: string, size: Size | undefined): string =>
  `${sizeGuidePath}?${new URLSearchParams({ product: slug, ...(size && { size }) })}`;
