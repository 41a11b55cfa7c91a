import { query } from "../platform/db/pool";

/** Which of these slugs a product of the engine has already. */
export async function takenSlugs(slugs: readonly string[]): Promise<Set<string>> {
  const rows = await query<{ handle: string }>({
    name: "slugs-taken",
    text: "select handle from product where handle = any ($1) and deleted_at is null",
    values: [slugs],
  });
  return new Set(rows.map(({ handle }) => handle));
}
