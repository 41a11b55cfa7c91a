import { query } from "../../db/pool";
import { slugOf, slugWithTail } from "./slug";

/** A slug for this title that no product of the engine has. */
export async function freeSlug(title: string): Promise<string> {
  const slug = slugOf(title);
  const taken = await query({
    name: "slug-taken",
    text: "select 1 from product where handle = $1 and deleted_at is null",
    values: [slug],
  });
  return taken.length > 0 ? slugWithTail(slug) : slug;
}
