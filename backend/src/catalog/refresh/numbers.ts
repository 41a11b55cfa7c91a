import { query } from "../../platform/db/pool";

const atOnce = 5_000;

/** Writers leave numbers to this worker for so long after its last sign; it gives one in half of that. */
const presentFor = "10 seconds";

/**
 * Older code beside this one knows a change by its number in `catalog_version`, which writers would have to wait for each
 * other to draw. They write without while this runs, and it gives numbers afterwards (ADR-0106).
 */
export async function giveNumbers(isStopped: () => boolean = () => false): Promise<void> {
  await query({
    name: "catalog-numbers-present",
    text: `update catalog_version set numbered_until = clock_timestamp() + interval '${presentFor}'
           where numbered_until < clock_timestamp() + interval '${presentFor}' / 2`,
  });
  while (!isStopped()) {
    const [row] = await query<{ count: number }>({
      name: "catalog-number",
      text: `select catalog_number(${atOnce}) as count where exists (select from catalog_log where not is_numbered)`,
    });
    if ((row?.count ?? 0) < atOnce) return;
  }
}
