import { readdir, stat } from "node:fs/promises";
import { join } from "node:path";
import { env } from "../env";
import { deleteFiles, isInBucket } from "./files";
import { type PictureLetter, pictureUrl, renditionsOf, stemOf } from "./picture-names";

/** Deletes all files of an uploaded picture, by its URL. Twice is once. */
export async function removePicture(url: string): Promise<void> {
  const stem = stemOf(url.replace("/files/", ""));
  if (stem) await deleteFiles(renditionsOf(stem));
}

/**
 * The URLs of pictures whose names begin with `letter` and that were written more than `olderThanMs` ago. Of those on this
 * disk: the engine's File module lists nothing of a bucket.
 */
export async function storedPictures(letter: PictureLetter, olderThanMs: number): Promise<string[]> {
  if (isInBucket()) return [];
  const folder = join(env().DATA_DIR, "files");
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException): string[] => {
    if (error.code === "ENOENT") return [];
    throw error;
  });
  const old = await Promise.all(
    names.map(async (name) => {
      const stem = name.startsWith(letter) ? stemOf(name) : undefined;
      const facts = stem && (await stat(join(folder, name)).catch(() => undefined));
      return stem && facts && Date.now() - facts.mtimeMs > olderThanMs ? [pictureUrl(stem)] : [];
    }),
  );
  return [...new Set(old.flat())];
}
