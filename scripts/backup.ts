import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { writeBackup } from "../backend/src/backup/write-backup";
import { openDatabase } from "./start/backend-command";
import { parseLauncherEnv, readEnvironment } from "./start/env";

const stamp = () =>
  new Date()
    .toISOString()
    .replace(/[:.]/g, "-")
    .replace(/-\d{3}Z$/, "Z");

/**
 * `npm run backup [-- /a/separate/folder] [--dump]`: database and pictures, while the shop is open or closed. `--dump` takes the embedded database
 * by pg_dump, as any PostgreSQL can restore it, in place of its files.
 */
export async function main(args: string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { dump: { type: "boolean", default: false } },
  });
  const [folder] = positionals;
  const source = readEnvironment();
  const env = parseLauncherEnv({ ...source, NODE_ENV: "development" });
  const target = folder ? resolve(folder) : join(env.DATA_DIR, "backups", `shop-${stamp()}`);
  const { databaseUrl, close } = await openDatabase(env);
  try {
    const { files, madeAt } = await writeBackup({
      databaseUrl,
      dataDir: env.DATA_DIR,
      target,
      isEmbedded: !env.DATABASE_URL && !values.dump,
      pgDump: source.PG_DUMP,
      uploadsIn: source.S3_BUCKET || undefined,
    });
    const megabytes = files.reduce((sum, { bytes }) => sum + bytes, 0) / 1e6;
    console.log(
      `${target}: the shop as of ${madeAt}, ${files.length - 1} pictures, ${megabytes.toFixed(1)} MB. Copy it off this machine.`,
    );
    if (source.S3_BUCKET)
      console.log(
        `Uploads are in the bucket ${source.S3_BUCKET} and no part of this backup: keep versions of its files there.`,
      );
    return 0;
  } finally {
    await close();
  }
}
