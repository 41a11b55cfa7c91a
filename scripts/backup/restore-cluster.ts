import { createReadStream, existsSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { createGunzip } from "node:zlib";
import { databaseFile, type Manifest, thisMachine } from "../../backend/src/backup/manifest";
import { ask, majorOf } from "../../backend/src/backup/pg-tools";
import { startPostgres } from "../postgres";
import { findBinaries } from "../postgres/binaries";
import { openHome } from "../postgres/home";
import { runToEnd } from "../postgres/run-as";
import type { RecoverUntil } from "../postgres/wal-archive";
import { PlainFailure } from "../setup/plain-failure.mjs";
import { noteRestored } from "./note-restored";
import { recover } from "./recover";
import { untar } from "./untar";

type RestoreOptions = {
  backup: string;
  manifest: Manifest;
  dataDir: string;
  replaces: boolean;
  /** Where the server keeps its journal, if it does. */
  archive?: string | undefined;
  until?: RecoverUntil;
  say: (line: string) => void;
};

/** The moment that the restored files have reached; that of the backup, unless the journal led further. */
async function reached(databaseUrl: string, { madeAt }: Manifest, until: RecoverUntil): Promise<string> {
  if (until === "backup") return madeAt;
  if (until instanceof Date) return until.toISOString();
  const [row] = await ask<{ at: Date | null }>(
    databaseUrl,
    "select greatest(max(placed_at), max(updated_at)) as at from shop_order",
  );
  return row?.at?.toISOString() ?? madeAt;
}

/**
 * Restores PostgreSQL's files: unpacked in a temporary folder, synced, then moved into place. An existing database is
 * kept next to it; the shop must be closed. With an archive the database also begins a history of its own, so that its
 * journal does not meet files of the same names there. Returns the moment that the database is of.
 */
export async function restoreCluster({
  backup,
  manifest,
  dataDir,
  replaces,
  archive,
  until = "backup",
  say,
}: RestoreOptions): Promise<string> {
  if (manifest.machine !== thisMachine)
    throw new PlainFailure(
      `This backup holds PostgreSQL's own files of another kind of machine (${manifest.machine}; this is ${thisMachine}): restore it there.`,
    );
  const home = openHome(dataDir, say);
  const binaries = findBinaries(home.user);
  const { output } = await runToEnd(binaries.postgres, ["--version"], home.user);
  if (majorOf(output) !== majorOf(manifest.postgres))
    throw new PlainFailure(
      `This backup is of PostgreSQL ${majorOf(manifest.postgres)} and the embedded one is ${majorOf(output)}: restore it with the version of the shop that made it.`,
    );
  const cluster = join(home.folder, "cluster");
  if (existsSync(cluster) && !replaces)
    throw new PlainFailure(
      `${dataDir} holds a shop already: choose another DATA_DIR, or say --replace (what is there now is kept beside it).`,
    );
  const draft = join(home.folder, "cluster.new");
  rmSync(draft, { recursive: true, force: true });
  const packed = createReadStream(join(backup, databaseFile.cluster)).pipe(createGunzip());
  await untar(packed, draft, home.user);
  if (archive) await recover(draft, { archive, until, replaced: cluster }, binaries.postgres, home);
  const synced = await runToEnd(binaries.initdb, ["--sync-only", "-D", draft], home.user);
  if (synced.code !== 0)
    throw new PlainFailure(`The restored files could not be written to the disk: ${synced.output}`);
  if (existsSync(cluster)) {
    const before = join(home.folder, `cluster.before-${new Date().toISOString().replace(/[:.]/g, "-")}`);
    renameSync(cluster, before);
    say(`The database that was there is kept in ${before}: remove it when nobody misses anything.`);
  }
  // The files have the password from the time of the backup: a new one is made at the next start.
  rmSync(join(home.folder, "password"), { force: true });
  renameSync(draft, cluster);
  const postgres = await startPostgres({ dataDir, say, ...(archive && { archive }) });
  try {
    const asOf = await reached(postgres.url, manifest, until);
    await noteRestored(postgres.url, asOf);
    return asOf;
  } finally {
    await postgres.stop();
  }
}
