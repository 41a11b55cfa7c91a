import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { chooseBase } from "./backup/choose-base";
import { restoreShop } from "./backup/restore-shop";
import { root } from "./root";
import { PlainFailure } from "./setup/plain-failure.mjs";
import { parseLauncherEnv, readEnvironment } from "./start/env";

const usage =
  "Say until when: npm run restore-to -- --time=2026-11-26T18:30:00+05:30 [--replace] [/the/backup], or --time=latest";

/** A moment with its offset from UTC: without one it could be five and a half hours another. */
export function readMoment(text: string | undefined): Date | "latest" {
  if (text === "latest") return text;
  const isWhole = /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d)$/.test(text ?? "");
  const at = new Date(isWhole ? (text ?? "") : Number.NaN);
  if (Number.isNaN(at.getTime())) throw new PlainFailure(usage);
  return at;
}

/** `npm run restore-to -- --time=… [--replace] [/the/backup]`: the shop as it was at that moment, from a backup and the journal. */
export async function main(args: string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { time: { type: "string" }, replace: { type: "boolean", default: false } },
  });
  const until = readMoment(values.time);
  if (until !== "latest" && until.getTime() > Date.now())
    throw new PlainFailure(`${values.time} is still to come.`);
  const env = parseLauncherEnv({ ...readEnvironment(), NODE_ENV: "development" });
  if (env.DATABASE_URL || !env.WAL_ARCHIVE_DIR)
    throw new PlainFailure(
      'This needs the embedded database and its journal in WAL_ARCHIVE_DIR; for a PostgreSQL of your own see docs/operating.md, "To any moment".',
    );
  const folders = [join(env.DATA_DIR, "backups"), ...(env.BACKUP_DIR ? [resolve(root, env.BACKUP_DIR)] : [])];
  const [named] = positionals;
  const backup = named ? resolve(named) : chooseBase(folders, until === "latest" ? new Date() : until);
  if (!backup)
    throw new PlainFailure(
      `There is no backup from before that in ${folders.join(" or ")}: name its folder.`,
    );
  console.log(`From ${backup}, and the journal in ${env.WAL_ARCHIVE_DIR}.`);
  return restoreShop({ backup, replaces: values.replace, until });
}
