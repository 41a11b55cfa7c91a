import { query } from "../../platform/db/pool";
import { slugOf, slugWithTail } from "./slug";

/** A distinct slug for each title that no product of the engine has yet. */
export async function freeSlugs(titles: readonly string[]): Promise<string[]> {
  const slugs = titles.map(slugOf);
  const rows = await query<{ handle: string }>({
    name: "slugs-taken",
    text: "select handle from product where handle = any ($1) and deleted_at is null",
    values: [slugs],
  });
  const taken = new Set(rows.map(({ handle }) => handle));
  return slugs.map((slug) => {
    const free = taken.has(slug) ? slugWithTail(slug) : slug;
    taken.add(free);
    return free;
  });
}
