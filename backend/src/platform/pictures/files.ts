import { readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { env } from "../env";

/** Where uploaded pictures are kept, each as several files with one random stem. */
export const picturesFolder = (): string => join(env().DATA_DIR, "files");

const stemOf = (name: string): string | undefined => /^[a-z][0-9a-f]{24}(?=-)/.exec(name)?.[0];

async function filesOf(folder: string): Promise<string[]> {
  return readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return [];
    throw error;
  });
}

/** Deletes all files of an uploaded picture; its `url` is that of its largest rendition. Twice is once. */
export async function removePicture(url: string): Promise<void> {
  const stem = stemOf(url.replace("/files/", ""));
  if (!stem) return;
  const folder = picturesFolder();
  const own = (await filesOf(folder)).filter((name) => name.startsWith(`${stem}-`));
  await Promise.all(own.map((name) => rm(join(folder, name), { force: true })));
}

/** The URLs of stored pictures whose stem begins with `letter`, and that were written more than `olderThanMs` ago. */
export async function storedPictures(letter: string, olderThanMs: number): Promise<string[]> {
  const folder = picturesFolder();
  const names = (await filesOf(folder)).filter((name) => name.startsWith(letter) && stemOf(name));
  const old = await Promise.all(
    names.map(async (name) => {
      const facts = await stat(join(folder, name)).catch(() => undefined);
      return facts && Date.now() - facts.mtimeMs > olderThanMs ? [`/files/${stemOf(name)}-1080.webp`] : [];
    }),
  );
  return [...new Set(old.flat())];
}
