import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { ask } from "../../backend/src/backup/pg-tools";
import { type Postgres, startPostgres } from "../postgres";
import { restoreDump } from "./restore-dump";

// A limit against hanging: databases are made here, whatever the disk's speed.
vi.setConfig({ testTimeout: 300_000, hookTimeout: 300_000 });

let folder: string;
let postgres: Postgres;
let pgDump: string;

/** Stands in for PostgreSQL's programs, which the embedded server comes without: what is restored is another test's matter. */
function standIn(name: string): string {
  const file = join(folder, name);
  writeFileSync(file, `#!/bin/sh\necho "${name} (PostgreSQL) 99.0"\n`);
  chmodSync(file, 0o755);
  return file;
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "shop-dump-"));
  chmodSync(folder, 0o755);
  const dataDir = join(folder, "shop");
  mkdirSync(dataDir);
  postgres = await startPostgres({ dataDir, isDurable: false });
  pgDump = standIn("pg_dump");
  standIn("pg_restore");
});
afterAll(async () => {
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
});

const manifest = {
  format: 1,
  kind: "dump",
  madeAt: "2026-11-21T20:30:00.000Z",
  postgres: "17.2",
  machine: "any",
  files: [],
} as const;

const kindOf = async (name: string) => {
  const [row] = await ask<{ kind: Record<string, unknown> }>(
    postgres.url,
    `select to_jsonb(d) - array['oid', 'datname', 'datfrozenxid', 'datminmxid', 'datacl'] as kind
     from pg_database d where datname = $1`,
    [name],
  );
  return row?.kind;
};

const restoreInto = (name: string) => {
  const url = new URL(postgres.url);
  url.pathname = `/${name}`;
  const options = { backup: folder, manifest: { ...manifest, files: [] }, replaces: false, pgDump };
  return restoreDump({ ...options, databaseUrl: url.href, say: () => {} });
};

it.each([
  ["system", "lc_collate 'C' lc_ctype 'C.UTF-8' locale_provider libc"],
  ["own", "lc_collate 'C' lc_ctype 'C' locale_provider builtin builtin_locale 'C.UTF-8'"],
  [
    "icu",
    "encoding 'UTF8' lc_collate 'C' lc_ctype 'C.UTF-8' locale_provider icu icu_locale 'en' icu_rules '&a < b'",
  ],
  ["other_encoding", "encoding 'SQL_ASCII' lc_collate 'C' lc_ctype 'C' locale_provider libc"],
])("a database that is replaced is replaced by one of the same letters and order: %s", async (name, how) => {
  await ask(postgres.url, `create database ${name} template template0 ${how}`);
  const before = await kindOf(name);
  await restoreInto(name);
  expect(await kindOf(name)).toEqual(before);
  const kept = await ask(postgres.url, "select 1 from pg_database where datname like $1", [
    `${name}_before_%`,
  ]);
  expect(kept).toHaveLength(1);
});

it("one that was not there is as the server makes them", async () => {
  await ask(postgres.url, "create database ordinary template template0");
  await restoreInto("fresh");
  expect(await kindOf("fresh")).toEqual(await kindOf("ordinary"));
});
