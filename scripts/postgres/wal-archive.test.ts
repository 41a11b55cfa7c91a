import { chmodSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { Client } from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { checkedManifest } from "../../backend/src/backup/manifest";
import { writeBackup } from "../../backend/src/backup/write-backup";
import { restoreCluster } from "../backup/restore-cluster";
import { type Postgres, startPostgres } from "../postgres";

const work = mkdtempSync(join(tmpdir(), "shop-wal-"));
// Reachable for the user that PostgreSQL runs as where root starts it.
chmodSync(work, 0o711);
const dataDir = join(work, "data");
// Letters that a shell and PostgreSQL read in their own ways.
const archive = join(work, "the shop's 100%f journal");
const backup = join(work, "backup");
const say = () => {};

let server: Postgres;
const open = async () => {
  server = await startPostgres({ dataDir, archive });
};

async function ask<Row extends object>(text: string): Promise<Row[]> {
  const client = new Client({ connectionString: server.url });
  await client.connect();
  return client
    .query<Row>(text)
    .then(({ rows }) => rows)
    .finally(() => client.end());
}

/** Writes a row; returns a moment at which it is there and nothing later is. */
async function write(name: string): Promise<Date> {
  await ask(`insert into thing values ('${name}')`);
  await pause(20);
  const [row] = await ask<{ now: Date }>("select clock_timestamp() as now");
  await pause(20);
  if (!row) throw new Error("no clock");
  return row.now;
}

const things = async () =>
  (await ask<{ name: string }>("select name from thing order by at")).map(({ name }) => name);

async function restoreTo(until: Date | "latest" | "backup"): Promise<void> {
  await server.stop();
  const manifest = await checkedManifest(backup);
  await restoreCluster({ backup, manifest, dataDir, replaces: true, archive, until, say });
  await open();
}

let before: Date;
beforeAll(async () => {
  await open();
  await ask("create table thing (name text, at timestamptz default clock_timestamp())");
  await ask("create table shop_order (placed_at timestamptz, updated_at timestamptz)");
  await write("in the backup");
  await writeBackup({ databaseUrl: server.url, dataDir, target: backup, isEmbedded: true });
  before = await write("before the mistake");
  await ask("delete from thing");
  await write("after it");
});
afterAll(async () => {
  await server.stop();
  rmSync(work, { recursive: true, force: true });
});

describe("a database whose journal is kept", () => {
  it("is set back to the moment before a mistake, and not further", async () => {
    await restoreTo(before);
    expect(await things()).toEqual(["in the backup", "before the mistake"]);
  });

  it("goes on from there with a history of its own, and is carried to its end once more", async () => {
    await write("since the restore");
    await restoreTo("latest");
    expect(await things()).toEqual(["in the backup", "before the mistake", "since the restore"]);
  });

  it("is set back to a backup as before, and its journal meets no file of the same name", async () => {
    await restoreTo("backup");
    expect(await things()).toEqual(["in the backup"]);
    await write("again");
    await server.stop();
    await open();
    const [failed] = await ask<{ count: string }>("select failed_count as count from pg_stat_archiver");
    expect(failed?.count).toBe("0");
    const histories = readdirSync(archive).filter((name) => name.includes(".history"));
    expect(histories.length).toBeGreaterThanOrEqual(3);
  });

  it("says in one sentence that the journal ends before a moment, and leaves the database as it is", async () => {
    const later = new Date(Date.now() + 3_600_000);
    await expect(restoreTo(later)).rejects.toThrow("ends before that moment");
    await open();
    expect(await things()).toEqual(["in the backup", "again"]);
  });

  it("never writes over a file that is there, and says that it cannot go on", async () => {
    const [row] = await ask<{ name: string }>("select pg_walfile_name(pg_current_wal_lsn()) as name");
    const taken = join(archive, `${row?.name}.gz`);
    writeFileSync(taken, "somebody else's");
    await ask("select pg_switch_wal()");
    for (;;) {
      const [state] = await ask<{ failed: string | null }>(
        "select last_failed_wal as failed from pg_stat_archiver where failed_count > 0",
      );
      if (state?.failed === row?.name) break;
      await pause(100);
    }
    rmSync(taken);
  });
});
