import { query } from "./pool";

const portion = 1_000;

/**
 * Runs a deletion of old rows until nothing is left, each portion in a transaction of its own: however much has
 * gathered, no lock is held for long, and what a kill interrupts the next run goes on with. `text` takes the size of a
 * portion as $1, skips rows that another process is deleting, and returns a row for each that it deleted.
 */
export async function deleteInPortions(text: string): Promise<number> {
  let deleted = 0;
  for (;;) {
    const { length } = await query({ text, values: [portion] });
    deleted += length;
    if (length < portion) return deleted;
  }
}
