import { messages } from "../../contract/messages";
import { refuse } from "../../contract/refusal";
import { isInBucket, keepFile, type NewFile } from "../../platform/files/files";
import { beginFiles, discardFiles, endFiles } from "../../platform/files/unfinished";
import { log } from "../../platform/log";

/** The disk is full, or the shop's quota is used up. */
const isNoRoom = (error: unknown) =>
  error instanceof Error && "code" in error && (error.code === "ENOSPC" || error.code === "EDQUOT");

/** What whoever uploads is told: where pictures are kept in a bucket, every failure of that is one for later. */
function asRefusal(error: unknown): unknown {
  if (isNoRoom(error)) return refuse.unavailable(messages.noRoom);
  if (!isInBucket()) return error;
  log.error({ err: error }, "the bucket for uploads did not take a file");
  return refuse.unavailable(messages.pictureStoreAway);
}

/** Keeps all renditions of a picture or none; throws 503 if the disk is full or the bucket does not answer. */
export async function keepRenditions(renditions: readonly NewFile[]): Promise<void> {
  const names = renditions.map(({ name }) => name);
  const note = await beginFiles(names);
  // All have ended before one is deleted: a late one would come after its deletion.
  const written = await Promise.allSettled(renditions.map(keepFile));
  const failed = written.find((one) => one.status === "rejected");
  try {
    if (failed) throw asRefusal(failed.reason);
    if (!(await endFiles(note))) throw refuse.unavailable();
  } catch (error) {
    await discardFiles(note, names);
    throw error;
  }
}
