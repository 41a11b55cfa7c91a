import { findCategory } from "../../contract/category-list";
import type { Category, Size } from "../../contract/constants";
import { kindList } from "../../contract/kind-list";
import type { SizeGuide } from "../../contract/size-guides";
import type { MeasuredThing, SizeMeasure, Span } from "../../contract/size-measures";
import { keepInMemory } from "../../platform/revisions/revisions";
import { engineCategoryId } from "../stored-categories";
import { engineKindId } from "../stored-kinds";

type Cells = (Span | null)[];
export type StoredGuide = {
  /** The engine's id of the category or kind. */
  ownerId: string;
  of: MeasuredThing;
  measures: SizeMeasure[];
  rows: Record<Size, Cells>;
  version: number;
};
/** What a guide is for. */
export type GuideOwner = { id: string; category: Category; engineId: string; isKind: boolean };

export const guideColumns = `owner_id as "ownerId", measured as of, measures, rows, version`;

let guides = new Map<string, StoredGuide>();

keepInMemory("size-guides", async (run) => {
  const stored = await run<StoredGuide>({
    name: "size-guide-list",
    text: `select ${guideColumns} from shop_size_guide`,
  });
  guides = new Map(stored.map((guide) => [guide.ownerId, guide]));
});

/** The category or kind with this id; undefined if there is none. */
export function ownerOf(id: string): GuideOwner | undefined {
  const [kindId, categoryId] = [engineKindId(id), engineCategoryId(id)];
  if (categoryId !== undefined) return { id, category: id, engineId: categoryId, isKind: false };
  const category = kindList().find((kind) => kind.id === id)?.category;
  if (kindId === undefined || category === undefined) return undefined;
  return { id, category, engineId: kindId, isKind: true };
}

/** The guide of a category or kind, as every process holds it. */
export const guideOf = ({ engineId }: GuideOwner): StoredGuide | undefined => guides.get(engineId);

/** The guide with its rows for these sizes, in their order; undefined if it says nothing about any of them. */
export function shownFor(
  id: string,
  { of, measures, rows }: StoredGuide,
  sizes: readonly Size[],
): SizeGuide | undefined {
  const shown = sizes.flatMap((size) => {
    const cells = Object.hasOwn(rows, size) ? rows[size] : undefined;
    return cells ? [{ size, cells }] : [];
  });
  return shown.length > 0 ? { _id: id, of, measures, rows: shown } : undefined;
}

export const sizesOf = (category: Category): readonly Size[] => findCategory(category)?.sizes ?? [];

type Sought = {
  category: Category;
  kind?: string | null | undefined;
  /** Only these; asked for only where there is a guide. */
  sizes?: () => readonly Size[];
};

/**
 * The guide for products of a category and kind: the kind's, or else the category's. Its rows are in the order of the
 * category's sizes, without those that are no longer among them.
 */
export function findSizeGuide({ category, kind, sizes }: Sought): SizeGuide | undefined {
  for (const id of [kind, category]) {
    const owner = id ? ownerOf(id) : undefined;
    const guide = owner?.category === category ? guideOf(owner) : undefined;
    if (!owner || !guide) continue;
    const wanted = sizes?.();
    return shownFor(
      owner.id,
      guide,
      sizesOf(category).filter((size) => wanted?.includes(size) ?? true),
    );
  }
  return undefined;
}
