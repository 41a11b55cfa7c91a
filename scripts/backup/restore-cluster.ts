import { createReadStream, existsSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { createGunzip } from "node:zlib";
import { databaseFile, type Manifest, thisMachine } from "../../backend/src/backup/manifest";
import { majorOf } from "../../backend/src/backup/pg-tools";
import { startPostgres } from "../postgres";
import { findBinaries } from "../postgres/binaries";
import { openHome } from "../postgres/home";
import { runToEnd } from "../postgres/run-as";
import { PlainFailure } from "../setup/plain-failure.mjs";
import { noteRestored } from "./note-restored";
import { untar } from "./untar";

type RestoreOptions = {
  backup: string;
  manifest: Manifest;
  dataDir: string;
  replaces: boolean;
  say: (line: string) => void;
};

/**
 * Restores PostgreSQL's files: unpacked in a temporary folder, synced, then moved into place. An existing database is
 * kept next to it; the shop must be closed.
 */
export async function restoreCluster({
  backup,
  manifest,
  dataDir,
  replaces,
  say,
}: RestoreOptions): Promise<void> {
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
  const archive = createReadStream(join(backup, databaseFile.cluster)).pipe(createGunzip());
  await untar(archive, draft, home.user);
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
  const postgres = await startPostgres({ dataDir, say });
  await noteRestored(postgres.url, manifest.madeAt).finally(() => postgres.stop());
}
