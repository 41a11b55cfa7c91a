import { join } from "node:path";
import { databaseFile, type Manifest } from "../../backend/src/backup/manifest";
import { ask, findTools, libpqVariables, runTool, serverVersion } from "../../backend/src/backup/pg-tools";
import { PlainFailure } from "../setup/plain-failure.mjs";
import { createDatabase, quoted } from "./create-database";
import { noteRestored } from "./note-restored";

type RestoreOptions = {
  backup: string;
  manifest: Manifest;
  databaseUrl: string;
  replaces: boolean;
  pgDump: string | undefined;
  say: (line: string) => void;
};

const named = (databaseUrl: string, name: string) => {
  const url = new URL(databaseUrl);
  url.pathname = `/${name}`;
  return url.href;
};

/**
 * Restores a dump into a new database next to the shop's, and swaps their names once it is complete. The old one is
 * kept under another name. The role must be allowed to create databases.
 */
export async function restoreDump(options: RestoreOptions): Promise<void> {
  const { backup, manifest, databaseUrl, replaces, say } = options;
  const name = decodeURIComponent(new URL(databaseUrl).pathname.slice(1));
  const maintenance = named(databaseUrl, "postgres");
  const server = await serverVersion(maintenance);
  const { restore } = await findTools(options.pgDump, server);
  const [there] = await ask(maintenance, "select 1 from pg_database where datname = $1", [name]);
  const isShop =
    there &&
    (await ask<{ t: string | null }>(databaseUrl, "select to_regclass('shop_order') as t"))[0]?.t !== null;
  if (isShop && !replaces)
    throw new PlainFailure(
      `The database ${name} holds a shop already: name another in DATABASE_URL, or say --replace (what is there now is kept under another name).`,
    );
  const others = await ask<{ n: string }>(
    maintenance,
    // PostgreSQL's own housekeeping makes way by itself.
    "select count(*) as n from pg_stat_activity where datname = $1 and backend_type = 'client backend'",
    [name],
  );
  if (Number(others[0]?.n) > 0)
    throw new PlainFailure(`Somebody is connected to the database ${name}: stop the shop's processes first.`);
  const draft = `${name}_restoring`;
  await ask(maintenance, `drop database if exists ${quoted(draft)}`);
  await createDatabase(maintenance, draft, name);
  const draftUrl = named(databaseUrl, draft);
  const variables = libpqVariables(draftUrl);
  await runTool(
    restore,
    [
      "--no-owner",
      "--no-privileges",
      "--exit-on-error",
      `--dbname=${draft}`,
      join(backup, databaseFile.dump),
    ],
    variables,
  );
  await noteRestored(draftUrl, manifest.madeAt);
  if (there) {
    const before = `${name}_before_${new Date().toISOString().replace(/\D/g, "").slice(0, 14)}`;
    await ask(maintenance, `alter database ${quoted(name)} rename to ${quoted(before)}`);
    say(`The database that was there is now called ${before}: drop it when nobody misses anything.`);
  }
  await ask(maintenance, `alter database ${quoted(draft)} rename to ${quoted(name)}`);
}
