import { createHash } from "node:crypto";
import { query } from "../platform/db/pool";

/** By what a file is known when it is sent again: the same to the byte. */
export const printOf = (file: Buffer): string => createHash("sha256").update(file).digest("base64url");

/** The rows of a file that earlier turns have written; undefined where it is not under way. */
export async function rowsDone(print: string): Promise<ReadonlySet<number> | undefined> {
  const [turn] = await query<{ done: number[] }>({
    name: "import-turn",
    text: "select done from product_import_turn where print = $1",
    values: [print],
  });
  return turn && new Set(turn.done);
}

/** Notes these rows for the file's next turn. */
export async function noteTurn(print: string, rows: readonly number[]): Promise<void> {
  await query({
    name: "import-turn-note",
    text: `insert into product_import_turn as turn (print, done) values ($1, $2)
           on conflict (print) do update set done = turn.done || excluded.done, at = now()`,
    values: [print, rows],
  });
}

/** No row waits any more: the same file sent again is a new wish. */
export async function endTurns(print: string): Promise<void> {
  await query({
    name: "import-turn-end",
    text: "delete from product_import_turn where print = $1",
    values: [print],
  });
}

/** Forgets files whose sender has not come back for a day. */
export async function forgetOldTurns(): Promise<void> {
  await query({ text: "delete from product_import_turn where at < now() - interval '1 day'" });
}
