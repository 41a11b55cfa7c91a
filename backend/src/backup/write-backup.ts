import { createReadStream, existsSync, readdirSync } from "node:fs";
import { chmod, mkdir, rename, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { createGzip } from "node:zlib";
import { baseBackup } from "./base-backup";
import { hashOf, syncPath, writeHashed } from "./hashed-file";
import { databaseFile, type Manifest, manifestName, sealManifest, thisMachine } from "./manifest";
import { ask, findTools, libpqVariables, runTool, serverVersion } from "./pg-tools";
import { PlainFailure } from "./plain-failure";

export type BackupOptions = {
  databaseUrl: string;
  dataDir: string;
  /** The folder that becomes the backup. */
  target: string;
  /** The server is the embedded one. */
  isEmbedded: boolean;
  pgDump?: string | undefined;
  /** The bucket that has the uploads. They are not copied: it keeps versions of them, and has more room than this disk. */
  uploadsIn?: string | undefined;
};

async function writeDatabase(
  draft: string,
  options: BackupOptions,
  server: string,
): Promise<Manifest["files"][number]> {
  if (options.isEmbedded) {
    const path = databaseFile.cluster;
    return {
      path,
      ...(await writeHashed(join(draft, path), baseBackup(options.databaseUrl), [createGzip({ level: 4 })])),
    };
  }
  const { dump } = await findTools(options.pgDump, server);
  const path = databaseFile.dump;
  const file = join(draft, path);
  await runTool(
    dump,
    ["--format=custom", "--no-owner", "--no-privileges", `--file=${file}`],
    libpqVariables(options.databaseUrl),
  );
  await chmod(file, 0o600);
  await syncPath(file);
  return { path, ...(await hashOf(file)) };
}

/** Complete pictures only: one that is being written has a name that begins with a dot. */
const picturesIn = (folder: string) =>
  existsSync(folder) ? readdirSync(folder).filter((name) => !name.startsWith(".")) : [];

/**
 * Writes a backup of database and pictures while the shop is open or closed: to a temporary folder, synced, and
 * renamed when complete. Database first, pictures second: a picture without a record is harmless, a record without
 * its picture is not.
 */
export async function writeBackup(options: BackupOptions): Promise<Manifest> {
  const { target, dataDir, databaseUrl, isEmbedded, uploadsIn } = options;
  if (existsSync(target))
    throw new PlainFailure(`${target} is there already: a backup never replaces another.`);
  const draft = `${target}.part`;
  await mkdir(dirname(target), { recursive: true, mode: 0o700 });
  await rm(draft, { recursive: true, force: true });
  await mkdir(join(draft, "files"), { recursive: true, mode: 0o700 });
  try {
    const postgres = await serverVersion(databaseUrl);
    const [clock] = await ask<{ now: Date }>(databaseUrl, "select now()");
    const files = [await writeDatabase(draft, options, postgres)];
    const pictures = join(dataDir, "files");
    for (const name of picturesIn(pictures)) {
      const path = `files/${name}`;
      files.push({ path, ...(await writeHashed(join(draft, path), createReadStream(join(pictures, name)))) });
    }
    const manifest: Manifest = {
      format: 1,
      kind: isEmbedded ? "cluster" : "dump",
      madeAt: (clock?.now ?? new Date()).toISOString(),
      postgres,
      machine: thisMachine,
      files,
      ...(uploadsIn && { uploadsIn }),
    };
    await writeHashed(join(draft, manifestName), [Buffer.from(sealManifest(manifest))]);
    for (const folder of [join(draft, "files"), draft]) await syncPath(folder);
    await rename(draft, target);
    await syncPath(dirname(target));
    return manifest;
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    if (error instanceof Error && "code" in error && error.code === "ENOSPC")
      throw new PlainFailure(`The disk that holds ${target} is full: the backup was not made.`);
    throw error;
  }
}
