import { categoryList } from "../../contract/category-list";
import { kindList } from "../../contract/kind-list";
import { messages } from "../../contract/messages";
import { refuse } from "../../contract/refusal";
import type { SizeGuide, SizeGuideInput, StaffSizeGuide } from "../../contract/size-guides";
import { catchUp, type Run } from "../../platform/revisions/revisions";
import { inTurn, onIts } from "../category-turn";
import {
  type GuideOwner,
  guideColumns,
  guideOf,
  ownerOf,
  type StoredGuide,
  shownFor,
  sizesOf,
} from "./in-force";

const forStaff = ({ id, category }: GuideOwner, guide: StoredGuide): StaffSizeGuide => ({
  ...(shownFor(id, guide, sizesOf(category)) ?? {
    _id: id,
    of: guide.of,
    measures: guide.measures,
    rows: [],
  }),
  version: guide.version,
});

/** The guides of all categories and kinds that have one. */
export async function readSizeGuides(): Promise<StaffSizeGuide[]> {
  await catchUp();
  return [...categoryList(), ...kindList()].flatMap(({ id }) => {
    const owner = ownerOf(id);
    const guide = owner && guideOf(owner);
    return owner && guide ? [forStaff(owner, guide)] : [];
  });
}

async function existing(
  id: string,
  run: Run,
): Promise<{ owner: GuideOwner; guide: StoredGuide | undefined }> {
  await catchUp(run);
  const owner = ownerOf(id);
  if (!owner) throw refuse.notFound(messages.sizeGuideOfNothing);
  const [guide] = await run<StoredGuide>({
    name: "size-guide",
    text: `select ${guideColumns} from shop_size_guide where owner_id = $1`,
    values: [owner.engineId],
  });
  return { owner, guide };
}

/** 422 for a size that the category does not have. */
function refuseOtherSizes({ category }: GuideOwner, rows: SizeGuideInput["rows"]): void {
  const sizes = sizesOf(category);
  const fields = rows.flatMap(({ size }, at) =>
    sizes.includes(size)
      ? []
      : [
          {
            field: `rows.${at}.size`,
            message: sizes.length > 0 ? messages.sizesOfCategory(sizes) : messages.noSizesInCategory,
          },
        ],
  );
  if (fields.length > 0) throw refuse.invalid(fields);
}

/**
 * Writes the guide of a category or kind as a whole. 404 if there is no such thing; 409 `edit_conflict` if it is no longer
 * the one with this `version`.
 */
export async function saveSizeGuide(
  id: string,
  { version, of, measures, rows }: SizeGuideInput,
): Promise<StaffSizeGuide> {
  return inTurn(async (client) => {
    const { owner, guide } = await existing(id, onIts(client));
    refuseOtherSizes(owner, rows);
    if (version !== undefined && version !== (guide?.version ?? 0))
      throw refuse.conflict("edit_conflict", messages.sizeGuideChanged);
    const filled = rows.filter(({ cells }) => cells.some((cell) => cell !== null));
    const [saved] = await onIts(client)<StoredGuide>({
      name: "size-guide-save",
      text: `insert into shop_size_guide (category_id, kind_id, measured, measures, rows) values ($1, $2, $3, $4, $5)
             on conflict (owner_id) do update set measured = excluded.measured, measures = excluded.measures,
               rows = excluded.rows, version = shop_size_guide.version + 1
             returning ${guideColumns}`,
      values: [
        owner.isKind ? null : owner.engineId,
        owner.isKind ? owner.engineId : null,
        of,
        measures,
        JSON.stringify(Object.fromEntries(filled.map(({ size, cells }) => [size, cells]))),
      ],
    });
    if (!saved) throw new Error("The size guide was not saved.");
    return forStaff(owner, saved);
  });
}

/** 404 if there is none. */
export async function deleteSizeGuide(id: string): Promise<void> {
  await inTurn(async (client) => {
    const { owner, guide } = await existing(id, onIts(client));
    if (!guide) throw refuse.notFound(messages.sizeGuideNotFound);
    await client.query("delete from shop_size_guide where owner_id = $1", [owner.engineId]);
  });
}

/** The first guides of a shop; those that are there already stay as they are, and what is not there gets none. */
export async function seedSizeGuides(seeds: readonly SizeGuide[]): Promise<void> {
  await catchUp();
  for (const { _id, rows, ...guide } of seeds) {
    const owner = ownerOf(_id);
    if (!owner || guideOf(owner)) continue;
    const known = rows.filter(({ size }) => sizesOf(owner.category).includes(size));
    if (known.length > 0) await saveSizeGuide(_id, { ...guide, rows: known });
  }
}
