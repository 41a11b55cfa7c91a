import type { MedusaContainer } from "@medusajs/framework/types";
import { z } from "zod";
import { query } from "../db/pool";
import { log } from "../log";
import { wake } from "../queue/workers";
import { deleteFiles } from "./files";

/** Longer than any upload takes: what has not ended by then was cut off. */
const givenUpAfter = "1 hour";

/**
 * Notes in the outbox that these files are to be deleted, before the first of them is written: whatever happens to this
 * process, the disk or the bucket, nothing of an upload that did not end stays. Returns the note.
 */
export async function beginFiles(names: readonly string[]): Promise<string> {
  const [row] = await query<{ id: string }>({
    name: "files-begin",
    text: `insert into shop_outbox (topic, payload, due_at)
           values ('unfinished-files', $1, now() + $2::interval) returning id`,
    values: [JSON.stringify({ names }), givenUpAfter],
  });
  if (!row) throw new Error("The outbox took no note of new files.");
  return row.id;
}

/** Takes the note back, as all its files are written; false if somebody has begun to delete them. */
export async function endFiles(note: string): Promise<boolean> {
  const gone = await query<{ id: string }>({
    name: "files-end",
    text: "delete from shop_outbox where id = $1 and attempts = 0 and done_at is null returning id",
    values: [note],
  });
  return gone.length > 0;
}

/** Deletes the files of an upload that failed: now, or as soon as their place answers. Never throws. */
export async function discardFiles(note: string, names: readonly string[]): Promise<void> {
  try {
    await deleteFiles(names);
    await endFiles(note);
  } catch (error) {
    log.warn({ err: error }, "files of a failed upload will be deleted later");
    await query({
      name: "files-discard",
      text: "update shop_outbox set due_at = now() where id = $1 and done_at is null",
      values: [note],
    }).then(
      () => wake("outbox", 0),
      // The note is due in an hour as it is.
      () => undefined,
    );
  }
}

const Payload = z.object({ names: z.array(z.string()) });

/** The outbox's delivery of such a note; retried until the files' place answers. */
export async function deleteUnfinished(_: MedusaContainer, payload: unknown): Promise<void> {
  await deleteFiles(Payload.parse(payload).names);
}
