import { createHash } from "node:crypto";
import { query } from "../platform/db/pool";

/** Identifies a file that is sent again: the same to the byte. */
export const printOf = (file: Buffer): string => createHash("sha256").update(file).digest("base64url");

/** The rows of a file that earlier requests have written; undefined if no import of it is unfinished. */
export async function rowsDone(print: string): Promise<ReadonlySet<number> | undefined> {
  const [turn] = await query<{ done: number[] }>({
    name: "import-turn",
    text: "select done from product_import_turn where print = $1",
    values: [print],
  });
  return turn && new Set(turn.done);
}

/** Stores these rows for the file's next request. */
export async function noteTurn(print: string, rows: readonly number[]): Promise<void> {
  await query({
    name: "import-turn-note",
    text: `insert into product_import_turn as turn (print, done) values ($1, $2)
           on conflict (print) do update set done = turn.done || excluded.done, at = now()`,
    values: [print, rows],
  });
}

/** All rows are done: the same file sent again is a new import. */
export async function endTurns(print: string): Promise<void> {
  await query({
    name: "import-turn-end",
    text: "delete from product_import_turn where print = $1",
    values: [print],
  });
}

/** Deletes the progress of files that were not sent again for a day. */
export async function forgetOldTurns(): Promise<void> {
  await query({ text: "delete from product_import_turn where at < now() - interval '1 day'" });
}
