/** A brand of the shop: what it is called, and the categories in which it is sold. */
export type BrandFacts = {
  id: string;
  label: string;
  categories: readonly string[];
  /** Not offered as a filter, nor for new products; products that have it keep it. */
  isHidden: boolean;
};

/** The brand of a product for which none was entered, such as one that a plugin created. */
export const noBrand = "other";

let known = new Map<string, BrandFacts>();

/** The brands as they were last read, in the shop's order. Kept free of libraries. */
export const brandList = (): readonly BrandFacts[] => [...known.values()];

export function keepBrands(brands: readonly BrandFacts[]): void {
  known = new Map(brands.map((brand) => [brand.id, brand]));
}

export const brandLabel = (id: string): string => known.get(id)?.label ?? id;

export const isHiddenBrand = (id: string): boolean => known.get(id)?.isHidden ?? false;

/** Whether a product of this category may have this brand; every category has goods without one. */
export const isBrandOf = (category: string, id: string): boolean =>
  id === noBrand || (known.get(id)?.categories.includes(category) ?? false);

/** The brand with this id or label, in any case. */
export const findBrand = (written: string): BrandFacts | undefined => {
  const wanted = written.trim().toLowerCase();
  return (
    known.get(written.trim()) ??
    brandList().find(({ id, label }) => [id.toLowerCase(), label.toLowerCase()].includes(wanted))
  );
};
