import { execFile } from "node:child_process";
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { backUpNightly } from "../../backend/src/backup/back-up-nightly";
import { checkedManifest, databaseFile } from "../../backend/src/backup/manifest";
import { ask, libpqVariables, tooOld } from "../../backend/src/backup/pg-tools";
import { writeBackup } from "../../backend/src/backup/write-backup";
import { type Postgres, startPostgres } from "../postgres";
import { root } from "../root";
import { restoreCluster } from "./restore-cluster";
import { restorePictures } from "./restore-pictures";

// A limit against hanging: databases are made and moved here, whatever the disk's speed.
vi.setConfig({ testTimeout: 300_000, hookTimeout: 300_000 });

let folder: string;
let dataDir: string;
let target: string;
let postgres: Postgres;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "shop-backup-"));
  chmodSync(folder, 0o755);
  dataDir = join(folder, "shop");
  target = join(folder, "kept", "monday");
  mkdirSync(join(dataDir, "files"), { recursive: true });
  writeFileSync(join(dataDir, "files", "kite-1080.webp"), "a picture");
  writeFileSync(join(dataDir, "files", ".kite-720.webp.1a2b"), "half a pic");
  postgres = await startPostgres({ dataDir, isDurable: false });
  await ask(postgres.url, "create table shop_restore (backup_at timestamptz not null)");
  await ask(
    postgres.url,
    "create table till (id int generated always as identity, note text default repeat('x', 900))",
  );
});
afterAll(async () => {
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
});

it("is one folder, whole and checked, although people write meanwhile; and never replaces another", async () => {
  let isOpen = true;
  const writing = (async () => {
    while (isOpen) await ask(postgres.url, "insert into till default values");
  })();
  await writeBackup({ databaseUrl: postgres.url, dataDir, target, isEmbedded: true });
  isOpen = false;
  await writing;
  const { files, kind } = await checkedManifest(target);
  expect(kind).toBe("cluster");
  expect(files.map(({ path }) => path)).toEqual([databaseFile.cluster, "files/kite-1080.webp"]);
  expect(readdirSync(join(folder, "kept"))).toEqual(["monday"]);
  await expect(writeBackup({ databaseUrl: postgres.url, dataDir, target, isEmbedded: true })).rejects.toThrow(
    "a backup never replaces another",
  );
});

it("is made by the backend's own command too, as in a container", async () => {
  const program = join(root, "backend", "bin", "backend.cjs");
  const env = { ...process.env, DATABASE_URL: postgres.url, DATABASE_EMBEDDED: "1", DATA_DIR: dataDir };
  const tuesday = join(folder, "kept", "tuesday");
  await promisify(execFile)(process.execPath, [program, "backup", tuesday], { env });
  expect((await checkedManifest(tuesday)).files).toHaveLength(2);
  rmSync(tuesday, { recursive: true });
});

it("brings database and pictures back into an empty place, with a note that the shop must not open yet", async () => {
  const other = join(folder, "other");
  mkdirSync(other, { mode: 0o755 });
  const manifest = await checkedManifest(target);
  await restoreCluster({ backup: target, manifest, dataDir: other, replaces: false, say: () => {} });
  expect(restorePictures(target, manifest, other)).toBe(1);
  expect(readFileSync(join(other, "files", "kite-1080.webp"), "utf8")).toBe("a picture");
  const restored = await startPostgres({ dataDir: other, isDurable: false });
  try {
    // Whole rows of one moment: the ids have no gap and no later row is included.
    const [till] = await ask<{ count: number; last: number; now: number }>(
      restored.url,
      "select count(*)::int, coalesce(max(id), 0) as last from till where length(note) = 900",
    );
    expect(till?.count).toBe(till?.last);
    const [live] = await ask<{ count: number }>(postgres.url, "select count(*)::int from till");
    expect(till?.count).toBeLessThanOrEqual(live?.count ?? 0);
    expect(await ask(restored.url, "select backup_at from shop_restore")).toEqual([
      { backup_at: new Date(manifest.madeAt) },
    ]);
  } finally {
    await restored.stop();
  }
  await expect(
    restoreCluster({ backup: target, manifest, dataDir: other, replaces: false, say: () => {} }),
  ).rejects.toThrow("holds a shop already");
});

it("is made by itself once a night, kept for some nights, and clears away what an interrupted one left", async () => {
  const nights = join(folder, "nights");
  const backUp = (now: string) =>
    backUpNightly(
      { databaseUrl: postgres.url, dataDir, isEmbedded: true, folder: nights, keep: 2 },
      new Date(now),
    );
  const first = await backUp("2026-11-24T21:00:00Z");
  expect((await checkedManifest(join(nights, first?.name ?? ""))).kind).toBe("cluster");
  mkdirSync(join(nights, "before-the-sale"));
  mkdirSync(join(nights, "nightly-2026-11-25T20-30-00Z.part"));
  expect(await backUp("2026-11-25T19:00:00Z")).toBeUndefined();
  const second = await backUp("2026-11-25T22:00:00Z");
  expect(await backUp("2026-11-26T03:00:00Z")).toBeUndefined();
  expect(readdirSync(nights).sort()).toEqual(["before-the-sale", first?.name, second?.name]);
  const third = await backUp("2026-11-27T03:00:00Z");
  expect(readdirSync(nights).sort()).toEqual(["before-the-sale", second?.name, third?.name]);
});

it("is made by one of two workers that share the folder, and the other leaves it alone", async () => {
  const nights = join(folder, "shared-nights");
  const backUp = () =>
    backUpNightly(
      { databaseUrl: postgres.url, dataDir, isEmbedded: true, folder: nights, keep: 2 },
      new Date("2026-11-24T21:00:00Z"),
    );
  const made = await Promise.all([backUp(), backUp()]);
  expect(made.filter(Boolean)).toHaveLength(1);
  expect(readdirSync(nights)).toEqual(["nightly-2026-11-24T21-00-00Z"]);
});

it("keeps every earlier night where tonight's fails", async () => {
  const nights = join(folder, "kept-nights");
  const options = { databaseUrl: postgres.url, dataDir, folder: nights, keep: 1 };
  const first = await backUpNightly({ ...options, isEmbedded: true }, new Date("2026-11-24T21:00:00Z"));
  await expect(
    backUpNightly({ ...options, isEmbedded: false, pgDump: "/no/pg_dump" }, new Date("2026-11-25T21:00:00Z")),
  ).rejects.toThrow("There is no /no/pg_dump");
  expect(readdirSync(nights)).toEqual([first?.name]);
});

it.each([
  [
    "a flipped byte",
    (copy: string) => {
      const file = join(copy, databaseFile.cluster);
      const bytes = readFileSync(file);
      bytes[100] = (bytes[100] ?? 0) ^ 1;
      writeFileSync(file, bytes);
    },
    "is damaged",
  ],
  ["a picture that is gone", (copy: string) => rmSync(join(copy, "files", "kite-1080.webp")), "is missing"],
  [
    "a changed list",
    (copy: string) => {
      const file = join(copy, "backup.json");
      writeFileSync(file, readFileSync(file, "utf8").replace('"cluster"', '"dump"'));
    },
    "was changed",
  ],
])("refuses %s", async (_what, spoil, why) => {
  const copy = join(folder, "copy");
  rmSync(copy, { recursive: true, force: true });
  cpSync(target, copy, { recursive: true });
  spoil(copy);
  await expect(checkedManifest(copy)).rejects.toThrow(why);
});

it("leaves nothing behind where it fails", async () => {
  const failed = join(folder, "kept", "tuesday");
  await expect(
    writeBackup({
      databaseUrl: postgres.url,
      dataDir,
      target: failed,
      isEmbedded: false,
      pgDump: "/no/pg_dump",
    }),
  ).rejects.toThrow("There is no /no/pg_dump: install postgresql-client-17");
  expect([existsSync(failed), existsSync(`${failed}.part`)]).toEqual([false, false]);
});

it("says which pg_dump a server needs, where the one that is here is older", () => {
  expect(tooOld("pg_dump (PostgreSQL) 15.14 (Debian 15.14-0+deb12u1)", "17.2", "pg_dump")).toContain(
    "pg_dump is of PostgreSQL 15 and the server is 17: install postgresql-client-17",
  );
  expect(tooOld("pg_dump (PostgreSQL) 18.0", "17.2", "pg_dump")).toBeUndefined();
});

it("hands an address to PostgreSQL's programs without a word on the command line", () => {
  expect(libpqVariables("postgres://shop:a%40b@db.example/shop")).toEqual({
    PGHOST: "db.example",
    PGPORT: "5432",
    PGUSER: "shop",
    PGPASSWORD: "a@b",
    PGDATABASE: "shop",
  });
  const hosts = encodeURIComponent("one.example:5433,[fd00::2]");
  expect(libpqVariables(`postgres://shop@${hosts}/shop?target_session_attrs=read-write`)).toMatchObject({
    PGHOST: "one.example,fd00::2",
    PGPORT: "5433,5432",
    PGTARGETSESSIONATTRS: "read-write",
    PGCONNECT_TIMEOUT: "10",
  });
});

it("has PostgreSQL's programs hold a certificate to what the shop itself holds it to", () => {
  const of = (query: string) => libpqVariables(`postgres://shop@db.example/shop?${query}`);
  const verified = { PGSSLMODE: "verify-full", PGSSLROOTCERT: "system" };
  for (const query of [
    "sslmode=require",
    "sslmode=prefer",
    "sslmode=verify-ca",
    "sslmode=verify-full",
    "ssl=true",
  ])
    expect(of(query), query).toMatchObject(verified);
  expect(of("sslrootcert=/etc/shop/a%20b.pem&sslcert=c.pem&sslkey=k.pem")).toMatchObject({
    PGSSLMODE: "verify-full",
    PGSSLROOTCERT: "/etc/shop/a b.pem",
    PGSSLCERT: "c.pem",
    PGSSLKEY: "k.pem",
  });
  expect(of("sslmode=no-verify&sslrootcert=a.pem")).toMatchObject({ PGSSLMODE: "require" });
  expect(of("sslmode=no-verify&sslrootcert=a.pem")).not.toHaveProperty("PGSSLROOTCERT");
  expect(of("sslmode=disable")).toMatchObject({ PGSSLMODE: "disable" });
});
