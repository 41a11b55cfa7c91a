import { chownSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Home } from "../postgres/home";
import { keepPending } from "../postgres/keep-pending";
import { runToEnd } from "../postgres/run-as";
import { settingArguments } from "../postgres/settings";
import { archiveSettings, openArchive, type RecoverUntil, recoverySettings } from "../postgres/wal-archive";
import { PlainFailure } from "../setup/plain-failure.mjs";

/** What PostgreSQL says when the moment cannot be reached, and what to do. */
const reasons: [RegExp, string][] = [
  [
    /before consistent recovery point/,
    "the backup was still being made at that moment: name the one before it, as npm run restore-to -- --time=… /the/backup",
  ],
  [
    /recovery ended before configured recovery target was reached/,
    "the journal in WAL_ARCHIVE_DIR ends before that moment: name an earlier one, or --time=latest",
  ],
  [
    /could not locate required checkpoint record|could not locate a valid checkpoint/,
    "WAL_ARCHIVE_DIR does not hold the journal that belongs to this backup",
  ],
];

/**
 * Carries the files of a restored database on by the archived journal, and by what the database that it replaces had not
 * archived yet. Without a server: PostgreSQL's single-user mode
 * recovers, writes everything down and ends, so that nobody sees a database halfway.
 */
export async function recover(
  cluster: string,
  { archive, until, replaced }: { archive: string; until: RecoverUntil; replaced: string },
  postgres: string,
  { user }: Home,
): Promise<void> {
  openArchive(archive, user);
  await keepPending(replaced, archive, user);
  const signal = join(cluster, "recovery.signal");
  writeFileSync(signal, "");
  if (user) chownSync(signal, user.uid, user.gid);
  const settings = { ...archiveSettings(archive), ...recoverySettings(archive, until, replaced) };
  const args = ["--single", "-D", cluster, ...settingArguments(true, settings), "template1"];
  const { code, output } = await runToEnd(postgres, args, user);
  if (code === 0 && !/\b(FATAL|PANIC):/.test(output)) return;
  const told = reasons.find(([said]) => said.test(output))?.[1];
  throw new PlainFailure(`The journal could not be followed: ${told ?? `\n${output.trim()}`}.`);
}
