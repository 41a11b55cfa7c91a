import { opendir, stat } from "node:fs/promises";
import { join } from "node:path";
import { env } from "../env";
import { deleteFiles, isInBucket } from "./files";
import { isPictureName, type PictureLetter, pictureUrl, renditionsOf, stemOf } from "./picture-names";

/** Deletes all files of an uploaded picture, by its URL. Twice is once. */
export async function removePicture(url: string): Promise<void> {
  const stem = stemOf(url.replace("/files/", ""));
  if (stem) await deleteFiles(renditionsOf(stem));
}

/** Files that are looked at together. */
const atOnce = 100;
/** Names that are read from the folder together. */
const namesAtOnce = 1_000;

/** The URLs of the pictures of these files in `folder` that were written more than `olderThanMs` ago. */
async function oldOf(folder: string, names: readonly string[], olderThanMs: number): Promise<string[]> {
  const old = await Promise.all(
    names.map(async (name) => {
      const stem = stemOf(name);
      const facts = await stat(join(folder, name)).catch(() => undefined);
      return stem && facts && Date.now() - facts.mtimeMs > olderThanMs ? [pictureUrl(stem)] : [];
    }),
  );
  return [...new Set(old.flat())];
}

/**
 * The URLs of pictures whose names begin with `letter` and that were written more than `olderThanMs` ago, some at a time: all
 * pictures of the shop are in one folder. Of those on this disk: the engine's File module lists nothing of a bucket.
 */
export async function* storedPictures(letter: PictureLetter, olderThanMs: number): AsyncGenerator<string[]> {
  if (isInBucket()) return;
  const folder = join(env().DATA_DIR, "files");
  const entries = await opendir(folder, { bufferSize: namesAtOnce }).catch(
    (error: NodeJS.ErrnoException): undefined => {
      if (error.code !== "ENOENT") throw error;
    },
  );
  if (!entries) return;
  let names: string[] = [];
  for await (const { name } of entries) {
    if (!name.startsWith(letter) || !isPictureName(name)) continue;
    names.push(name);
    if (names.length < atOnce) continue;
    yield await oldOf(folder, names, olderThanMs);
    names = [];
  }
  if (names.length > 0) yield await oldOf(folder, names, olderThanMs);
}
