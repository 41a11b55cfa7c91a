import { mkdir, readdir, rm, stat, statfs } from "node:fs/promises";
import { join } from "node:path";
import { unlessUnderWay } from "../platform/db/one-at-a-time";
import { forgetJournal } from "./journal";
import { checkedManifest } from "./manifest";
import { isDue, isLeftover, madeAt, nightlyName, superseded } from "./nightly";
import { PlainFailure } from "./plain-failure";
import { type BackupOptions, writeBackup } from "./write-backup";

export type Nightly = Omit<BackupOptions, "target"> & {
  /** The folder that holds the backups. */
  folder: string;
  /** How many are kept. */
  keep: number;
  /** Where the server keeps its journal, if it is the embedded one and does. */
  journal?: string | undefined;
};

export type NightlyBackup = {
  name: string;
  madeAt: string;
  bytes: number;
  /** The bucket with the uploads, which the backup lacks. */
  uploadsIn: string | null;
};

/** Left for the shop on the same disk: a backup must never be what stops the database. */
const reserveBytes = 512 * 1024 * 1024;

async function sizeOf(folder: string): Promise<number> {
  const names = await readdir(folder, { recursive: true });
  const sizes = await Promise.all(names.map((name) => stat(join(folder, name)).then(({ size }) => size)));
  return sizes.reduce((sum, size) => sum + size, 0);
}

/** Throws if the disk has no room for one more of the size of the last one, with a fifth on top. */
async function needRoom(folder: string, last: string | undefined): Promise<void> {
  const needed = (last ? (await sizeOf(join(folder, last))) * 1.2 : 0) + reserveBytes;
  const { bavail, bsize } = await statfs(folder);
  if (bavail * bsize < needed)
    throw new NoRoom(
      `The disk that holds ${folder} has no room for tonight's backup: ${Math.ceil(needed / 1e6)} MB are needed, ${Math.floor((bavail * bsize) / 1e6)} are free.`,
    );
}

/** The backup's disk is full, or would soon be. */
export class NoRoom extends PlainFailure {}

/** Any number that only this lock uses: a second worker would take a backup under way for a leftover. */
const backupLock = 7_312_029;

/**
 * Makes the last night's backup if there is none yet, reads it back against its checksums, and removes those beyond
 * `keep`. An older one goes only after a newer one is whole. Returns undefined if none was due, or another worker makes it.
 */
export async function backUpNightly(nightly: Nightly, now: Date): Promise<NightlyBackup | undefined> {
  await mkdir(nightly.folder, { recursive: true, mode: 0o700 });
  if (!isDue(await readdir(nightly.folder), now)) return undefined;
  return unlessUnderWay(nightly.databaseUrl, backupLock, () => makeIfDue(nightly, now));
}

async function makeIfDue(
  { folder, keep, journal, ...options }: Nightly,
  now: Date,
): Promise<NightlyBackup | undefined> {
  const names = await readdir(folder);
  if (!isDue(names, now)) return undefined;
  for (const name of names.filter(isLeftover)) await rm(join(folder, name), { recursive: true, force: true });
  const earlier = names.filter((name) => madeAt(name)).sort();
  await needRoom(folder, earlier.at(-1));
  const name = nightlyName(now);
  const target = join(folder, name);
  await writeBackup({ ...options, target });
  const manifest = await checkedManifest(target);
  for (const old of superseded([...earlier, name], keep))
    await rm(join(folder, old), { recursive: true, force: true });
  const [oldest] = [...earlier, name].slice(-keep).flatMap((each) => madeAt(each) ?? []);
  if (journal && oldest) await forgetJournal(journal, oldest);
  return {
    name,
    madeAt: manifest.madeAt,
    uploadsIn: manifest.uploadsIn ?? null,
    bytes: manifest.files.reduce((sum, { bytes }) => sum + bytes, 0),
  };
}
