import { takenSlugs } from "../../catalog/taken-slugs";
import { slugOf, slugWithTail } from "./slug";

/** A distinct slug for each title that no product of the engine has yet. */
export async function freeSlugs(titles: readonly string[]): Promise<string[]> {
  const slugs = titles.map(slugOf);
  const taken = await takenSlugs(slugs);
  return slugs.map((slug) => {
    const free = taken.has(slug) ? slugWithTail(slug) : slug;
    taken.add(free);
    return free;
  });
}
