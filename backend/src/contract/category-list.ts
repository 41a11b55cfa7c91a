import {
  type CategoryField,
  type CategoryIcon,
  defaultSizes,
  type GoodsList,
  type Language,
} from "./constants";

/** A text in the shop's languages; one that is empty is shown in English. */
type Words = Readonly<Record<Language, string>>;

/** A category of the shop: what it is called, and what its products have. */
export type CategoryFacts = {
  /** The handle of the engine's product category: it stands in addresses and product files. */
  id: string;
  label: Words;
  /** On its tile, above its list, and for search engines. */
  texts: Readonly<Record<"line" | "intro" | "title" | "description", Words>>;
  icon: CategoryIcon;
  /** In no menu, tile or filter, and not offered for new products; products that are in it stay on sale. */
  isHidden: boolean;
  /** In display order; none: its products are not sold in sizes. */
  sizes: readonly string[];
  /** Of the fields that only some categories have. */
  fields: readonly CategoryField[];
  /** The heaviest packed product, in kilograms; null: only the shop's general limit. */
  maxWeightKg: number | null;
  /** Whose words in titles propose HSN and GST (tax/propose-tax.ts). */
  goods: GoodsList | null;
  /** Proposed for its other products; both or neither. */
  hsn: string | null;
  gstRate: number | null;
};

let known = new Map<string, CategoryFacts>();
let sizes: readonly string[] = defaultSizes;
let orders = new Map<string, readonly string[]>();

/** The categories as they were last read, in the shop's order, hidden ones too. Kept free of libraries. */
export const categoryList = (): readonly CategoryFacts[] => [...known.values()];

export function keepCategories(categories: readonly CategoryFacts[]): void {
  known = new Map(categories.map((category) => [category.id, category]));
  sizes = [...new Set([...categories.flatMap((category) => category.sizes), ...defaultSizes])];
  orders = new Map(
    categories.map((category) => [category.id, [...new Set([...category.sizes, ...sizes])]] as const),
  );
}

export const findCategory = (id: string): CategoryFacts | undefined => known.get(id);

/** Its name in a language, or in English; the id itself where there is none. */
export const categoryLabel = (id: string, language: Language = "en"): string => {
  const label = known.get(id)?.label;
  return label?.[language] || label?.en || id;
};

/** The category with this id or name in one of the languages, in any case. */
export const namedCategory = (written: string): CategoryFacts | undefined => {
  const wanted = written.trim().toLowerCase();
  return (
    known.get(wanted) ??
    categoryList().find(({ id, label }) =>
      // A name that is left out in one language is no name: an empty cell is no category.
      [id, ...Object.values(label)].some((name) => name !== "" && name.toLowerCase() === wanted),
    )
  );
};

/** All sizes of all categories, and those of the default list. */
export const knownSizes = (): readonly string[] => sizes;

/** The order of sizes in this category: its own list first; a product of a plugin may have another size. */
export const sizeOrder = (category: string): readonly string[] => orders.get(category) ?? sizes;
