import type { Category, Language } from "./constants";
import type { KindFilter } from "./kind-filters";

/** A kind of product within a category, such as phones within electronics. */
export type KindFacts = {
  /** The handle of the engine's subcategory: it stands in addresses and product files, and is no other category's. */
  id: string;
  category: Category;
  /** One that is empty in Hindi or Marathi is shown in English. */
  label: Readonly<Record<Language, string>>;
  /** In no filter and no menu, and not offered for new products; products of it keep it and stay on sale. */
  isHidden: boolean;
  /** By which its products are filtered beside what all lists have, in their order. */
  filters: readonly KindFilter[];
};

let known = new Map<string, KindFacts>();

/** The kinds as they were last read, in the shop's order, hidden ones too. Kept free of libraries. */
export const kindList = (): readonly KindFacts[] => [...known.values()];

export function keepKinds(kinds: readonly KindFacts[]): void {
  known = new Map(kinds.map((kind) => [kind.id, kind]));
}

/** The filters of a kind's own; none of one that the shop does not know. */
export const kindFilters = (id: string): readonly KindFilter[] => known.get(id)?.filters ?? [];

/** Whether a product of this category may be of this kind. */
export const isKindOf = (category: Category | null | undefined, kind: string): boolean =>
  known.get(kind)?.category === category;

/** Its name in a language, or in English; the id itself where there is none. */
export const kindLabel = (id: string, language: Language = "en"): string => {
  const label = known.get(id)?.label;
  return label?.[language] || label?.en || id;
};

/** As shoppers see it; null if they don't. */
export function shownKind(id: string | null | undefined, language: Language) {
  const kind = known.get(id ?? "");
  return kind && !kind.isHidden ? { slug: kind.id, name: kindLabel(kind.id, language) } : null;
}

/** The kind with this id, or of this name in one of the languages, in any case; of several of one name, the category's. */
export const namedKind = (written: string, category?: Category): KindFacts | undefined => {
  const wanted = written.trim().toLowerCase();
  if (wanted === "") return undefined;
  const named = kindList().filter(({ label }) =>
    Object.values(label).some((name) => name.toLowerCase() === wanted),
  );
  return known.get(wanted) ?? named.find((kind) => kind.category === category) ?? named[0];
};
