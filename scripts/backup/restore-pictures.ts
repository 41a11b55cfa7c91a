import { chownSync, copyFileSync, existsSync, mkdirSync, renameSync, statSync } from "node:fs";
import { basename, join } from "node:path";
import type { Manifest } from "../../backend/src/backup/manifest";

/** Restores missing pictures; those uploaded since then stay, which does no harm. */
export function restorePictures(backup: string, { files }: Manifest, dataDir: string): number {
  const folder = join(dataDir, "files");
  mkdirSync(folder, { recursive: true });
  const owner = statSync(folder);
  const missing = files
    .filter(({ path }) => path.startsWith("files/"))
    .map(({ path }) => ({ from: join(backup, path), to: join(folder, basename(path)) }))
    .filter(({ to }) => !existsSync(to));
  for (const { from, to } of missing) {
    const beside = join(folder, `.${basename(to)}.restoring`);
    copyFileSync(from, beside);
    if (process.getuid?.() === 0) chownSync(beside, owner.uid, owner.gid);
    renameSync(beside, to);
  }
  return missing.length;
}
