import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { checkedManifest, databaseFile } from "../../backend/src/backup/manifest";
import { main as backUp } from "../backup";
import { startPostgres } from "../postgres";

// A limit against hanging: a database is made here, whatever the disk's speed.
vi.setConfig({ testTimeout: 300_000, hookTimeout: 300_000 });

let folder: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "shop-dumped-"));
  chmodSync(folder, 0o755);
  const dataDir = join(folder, "shop");
  mkdirSync(join(dataDir, "files"), { recursive: true });
  writeFileSync(join(dataDir, "files", "kite-1080.webp"), "a picture");
  const postgres = await startPostgres({ dataDir, isDurable: false });
  await postgres.stop();
  vi.stubEnv("DATA_DIR", dataDir);
  for (const name of ["DATABASE_URL", "DIRECT_DATABASE_URL", "WAL_ARCHIVE_DIR", "S3_BUCKET"])
    vi.stubEnv(name, "");
});
afterAll(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true, force: true });
});

it("the embedded database leaves as a dump, which a PostgreSQL of one's own takes, where that is asked for", async () => {
  // Stands in for the program, which the embedded server comes without: it writes down whose database it was sent to.
  const pgDump = join(folder, "pg_dump");
  writeFileSync(
    pgDump,
    `#!/bin/sh
for word; do
  case $word in
    --version) echo "pg_dump (PostgreSQL) 99.0" ;;
    --file=*) echo "$PGUSER@$PGHOST/$PGDATABASE" >"\${word#--file=}" ;;
  esac
done
`,
  );
  chmodSync(pgDump, 0o755);
  vi.stubEnv("PG_DUMP", pgDump);
  const target = join(folder, "to-go");
  expect(await backUp([target, "--dump"])).toBe(0);
  const { kind, files } = await checkedManifest(target);
  expect(kind).toBe("dump");
  expect(files.map(({ path }) => path)).toEqual([databaseFile.dump, "files/kite-1080.webp"]);
  expect(readFileSync(join(target, databaseFile.dump), "utf8")).toBe("shop@127.0.0.1/shop\n");
});

it("it is copied as its own files otherwise", async () => {
  const target = join(folder, "to-stay");
  expect(await backUp([target])).toBe(0);
  expect((await checkedManifest(target)).kind).toBe("cluster");
});
