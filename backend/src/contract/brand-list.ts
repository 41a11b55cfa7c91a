import type { Language } from "./constants";

/** A brand of the shop: what it is called, and the categories in which it is sold. */
export type BrandFacts = {
  id: string;
  /** One that is empty in Hindi or Marathi is written there as in English. */
  label: Readonly<Record<Language, string>>;
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

/** Its name in a language, or in English; the id itself where there is none. */
export const brandLabel = (id: string, language: Language = "en"): string => {
  const label = known.get(id)?.label;
  return label?.[language] || label?.en || id;
};

export const isHiddenBrand = (id: string): boolean => known.get(id)?.isHidden ?? false;

/** Whether a product of this category may have this brand; every category has goods without one. */
export const isBrandOf = (category: string, id: string): boolean =>
  id === noBrand || (known.get(id)?.categories.includes(category) ?? false);

/** The brand with this id or name in one of the languages, in any case. */
export const findBrand = (written: string): BrandFacts | undefined => {
  const wanted = written.trim().toLowerCase();
  if (wanted === "") return undefined;
  return (
    known.get(written.trim()) ??
    brandList().find(({ id, label }) =>
      [id, ...Object.values(label)].some((name) => name.toLowerCase() === wanted),
    )
  );
};
