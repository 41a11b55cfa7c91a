import type { CatalogSearch } from "./catalog-search";
import { readListedInPortions, readRowsOf } from "./load";
import { inSlices, type Turn } from "./turn";

/**
 * Takes over what the database shows otherwise than a catalogue does, whatever the history of either, in turns with requests. After a restore or
 * a failover most of it is the same: another index would take as much memory again, only to say so.
 */
export async function reconcile(catalogue: CatalogSearch, turn: Turn): Promise<void> {
  let last = 0;
  for await (const listed of readListedInPortions()) {
    const upTo = listed.at(-1)?.no ?? last;
    catalogue.removeOthers(last, upTo, new Set(listed.map(({ no }) => no)));
    last = upTo;
    const differing = catalogue.index.differing(listed);
    if (differing.length > 0)
      await inSlices(await readRowsOf(differing), (slice) => catalogue.takeSomeRows(slice), turn);
    await turn.giveWay();
  }
  catalogue.removeOthers(last, Number.POSITIVE_INFINITY, new Set());
}
