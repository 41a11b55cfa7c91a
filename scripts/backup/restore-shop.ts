import { checkedManifest } from "../../backend/src/backup/manifest";
import type { RecoverUntil } from "../postgres/wal-archive";
import { PlainFailure } from "../setup/plain-failure.mjs";
import { prepareDataFolder } from "../start/data-folder";
import { lockData } from "../start/data-lock";
import { parseLauncherEnv, readEnvironment } from "../start/env";
import { restoreCluster } from "./restore-cluster";
import { restoreDump } from "./restore-dump";
import { restorePictures } from "./restore-pictures";

type Restoring = { backup: string; replaces: boolean; until: RecoverUntil };

/** Database and pictures, into a closed shop; gives the command's exit code. */
export async function restoreShop({ backup, replaces, until }: Restoring): Promise<number> {
  const source = readEnvironment();
  const env = parseLauncherEnv({ ...source, NODE_ENV: "development" });
  console.log("Checking the backup …");
  const manifest = await checkedManifest(backup);
  if ((manifest.kind === "dump") !== Boolean(env.DATABASE_URL))
    throw new PlainFailure(
      manifest.kind === "dump"
        ? "This backup is of a PostgreSQL of your own: name the one to restore into in DATABASE_URL."
        : "This backup holds the embedded PostgreSQL's own files: leave DATABASE_URL out, or make one for a PostgreSQL of your own with `npm run backup -- --dump`.",
    );
  prepareDataFolder(env.DATA_DIR);
  const lock = await lockData(env.DATA_DIR, "no address (a restore)");
  const options = { backup, manifest, replaces, say: console.log };
  try {
    const asOf = env.DATABASE_URL
      ? await restoreDump({
          ...options,
          databaseUrl: env.DIRECT_DATABASE_URL ?? env.DATABASE_URL,
          pgDump: source.PG_DUMP,
        }).then(() => manifest.madeAt)
      : await restoreCluster({ ...options, dataDir: env.DATA_DIR, archive: env.WAL_ARCHIVE_DIR, until });
    const pictures = restorePictures(backup, manifest, env.DATA_DIR);
    if (manifest.uploadsIn)
      console.log(`Its uploads are in the bucket ${manifest.uploadsIn}, and no part of the backup.`);
    console.log(
      `The shop is as it was at ${asOf}; ${pictures} pictures came back. Before it opens:\n  npm run after-restore -- --restored-from=${asOf}\n(docs/operating.md, "After a restore")`,
    );
    return 0;
  } finally {
    lock.release();
  }
}
