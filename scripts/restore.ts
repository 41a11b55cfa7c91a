import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { checkedManifest } from "../backend/src/backup/manifest";
import { restoreCluster } from "./backup/restore-cluster";
import { restoreDump } from "./backup/restore-dump";
import { restorePictures } from "./backup/restore-pictures";
import { PlainFailure } from "./setup/plain-failure.mjs";
import { prepareDataFolder } from "./start/data-folder";
import { lockData } from "./start/data-lock";
import { parseLauncherEnv, readEnvironment } from "./start/env";

const usage = "Say which: npm run restore -- /the/backup [--replace]";

/** `npm run restore -- /the/backup [--replace]`: database and pictures, into a closed shop. */
export async function main(args: string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { replace: { type: "boolean", default: false } },
  });
  const [folder] = positionals;
  if (!folder) throw new PlainFailure(usage);
  const source = readEnvironment();
  const env = parseLauncherEnv({ ...source, NODE_ENV: "development" });
  const backup = resolve(folder);
  console.log("Checking the backup …");
  const manifest = await checkedManifest(backup);
  if ((manifest.kind === "dump") !== Boolean(env.DATABASE_URL))
    throw new PlainFailure(
      manifest.kind === "dump"
        ? "This backup is of a PostgreSQL of your own: name the one to restore into in DATABASE_URL."
        : "This backup is of the embedded PostgreSQL: leave DATABASE_URL out.",
    );
  prepareDataFolder(env.DATA_DIR);
  const lock = await lockData(env.DATA_DIR, "no address (a restore)");
  const options = { backup, manifest, replaces: values.replace, say: console.log };
  try {
    if (env.DATABASE_URL)
      await restoreDump({
        ...options,
        databaseUrl: env.DIRECT_DATABASE_URL ?? env.DATABASE_URL,
        pgDump: source.PG_DUMP,
      });
    else await restoreCluster({ ...options, dataDir: env.DATA_DIR });
    const pictures = restorePictures(backup, manifest, env.DATA_DIR);
    console.log(
      `The shop is as it was at ${manifest.madeAt}; ${pictures} pictures came back. Before it opens:\n  npm run after-restore -- --restored-from=${manifest.madeAt}\n(docs/operating.md, "After a restore")`,
    );
    return 0;
  } finally {
    lock.release();
  }
}
