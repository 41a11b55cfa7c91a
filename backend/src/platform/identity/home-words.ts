import type { PoolClient } from "pg";
import { everySection, isRow, type PlacedSection } from "../../contract/home-sections";
import type { HomeWords } from "../../contract/home-words";
import { draftForm } from "../edits/draft-form";

const blank = { en: "", hi: "", mr: "" };
const none: HomeWords = {
  sections: everySection(),
  categoryBadge: "",
  customersBadge: "",
  title: blank,
  description: blank,
  offer: blank,
  announcement: blank,
  reasons: [],
  testimonials: [],
};

const key = "home-words";

/** The words of the home page; a new shop has none. */
export const homeWordsForm = draftForm<HomeWords>({
  key,
  start: none,
  routes: { publish: "adminSaveHomeWords", draft: "adminSaveHomeDraft" },
});

type Stored = { sections?: PlacedSection[]; draft?: Stored };

function withoutKinds(stored: Stored, kinds: readonly string[]): Stored {
  const { sections, draft } = stored;
  return {
    ...stored,
    ...(sections && {
      sections: sections.map((section) =>
        isRow(section) && kinds.includes(section.ofKind ?? "") ? { ...section, ofKind: null } : section,
      ),
    }),
    ...(draft && { draft: withoutKinds(draft, kinds) }),
  };
}

/**
 * Rows of these kinds show their whole category from now on, on the page and in its draft: a kind that is gone can be
 * neither saved nor, with the last of its category, taken out in the panel. In the transaction that deletes them.
 */
export async function leaveKinds(client: PoolClient, kinds: readonly string[]): Promise<void> {
  const { rows } = await client.query<{ value: Stored }>(
    "select value from shop_setting where key = $1 for update",
    [key],
  );
  const [row] = rows;
  const left = row && JSON.stringify(withoutKinds(row.value, kinds));
  if (left === undefined || left === JSON.stringify(row?.value)) return;
  await client.query(
    "update shop_setting set value = $2, version = version + 1, updated_at = now() where key = $1",
    [key, left],
  );
}
