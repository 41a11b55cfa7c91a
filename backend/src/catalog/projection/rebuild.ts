import { query } from "../../platform/db/pool";
import { project } from "./project";

/** So many ids in memory at once; `project` commits a hundred products at a time. */
const portion = 500;

type Rebuild = {
  /** Writes every row again, for a new form of the texts; otherwise unchanged rows are not written. */
  everything?: boolean;
  /** Goes on after this product, as an earlier run that was ended had got to. */
  after?: string;
  /** The last product that is done, and how many this run has done, after each portion. */
  onProgress?: (last: string, done: number) => void;
  isStopped?: () => boolean;
};

const next = `
  (select id from product where deleted_at is null and id > $1 order by id limit ${portion})
  union (select product_id from catalog_product where published and product_id > $1 order by product_id limit ${portion})
  order by id limit ${portion}`;

/**
 * Projects every product of the engine, and removes what the engine no longer has; returns how many it has done. Safe beside
 * a running shop: orders wait for a hundred products' writes at most, and whenever it ends, what is done is whole.
 */
export async function rebuildCatalog({
  everything = false,
  after = "",
  onProgress = () => {},
  isStopped = () => false,
}: Rebuild = {}): Promise<number> {
  let done = 0;
  for (let last = after; !isStopped(); ) {
    const ids = (
      await query<{ id: string }>({ name: "catalog-rebuild-next", text: next, values: [last] })
    ).map(({ id }) => id);
    last = ids.at(-1) ?? last;
    if (ids.length === 0) break;
    await project(ids, { everything });
    done += ids.length;
    onProgress(last, done);
  }
  return done;
}

/** How many products there are to go through, for a figure beside those that are done. */
export async function countToRebuild(after = ""): Promise<number> {
  const [row] = await query<{ count: number }>({
    text: "select count(*)::integer as count from product where deleted_at is null and id > $1",
    values: [after],
  });
  return row?.count ?? 0;
}
