import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Modules } from "@medusajs/framework/utils";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { Redis, redisMissing } from "../../faults/testbed/redis";
import { soon } from "../../scripts/testing/soon";
import { loadBackend } from "./support/load-backend";
import { openShop, type Shop } from "./support/open-shop";

/** Stands in for a pg_dump of a very large database: it says that it has begun, and ends when `gate` is there. */
const slowDump = (begun: string, gate: string) => `#!/bin/sh
if [ "$1" = --version ]; then echo "pg_dump (PostgreSQL) 99.0"; exit; fi
echo begun >> "${begun}"
while [ ! -e "${gate}" ]; do sleep 0.05; done
for argument; do case "$argument" in --file=*) echo dump > "\${argument#--file=}";; esac; done
`;

describe.skipIf(redisMissing())("where jobs wait in Redis", () => {
  const folder = mkdtempSync(join(tmpdir(), "shop-long-jobs-"));
  const [begun, gate, program] = ["begun", "gate", "pg_dump"].map((name) => join(folder, name)) as [
    string,
    string,
    string,
  ];
  let redis: Redis;
  let shop: Shop;

  beforeAll(async () => {
    writeFileSync(program, slowDump(begun, gate));
    chmodSync(program, 0o700);
    redis = await Redis.open(folder);
    shop = await openShop({ REDIS_URL: redis.url, BACKUP_DIR: join(folder, "backups"), PG_DUMP: program });
  });
  afterAll(async () => {
    writeFileSync(gate, "");
    await shop.close();
    await redis.kill();
    rmSync(folder, { recursive: true, force: true });
  });

  it("one that goes on for long holds up no other", async () => {
    const { createStep, createWorkflow } = loadBackend<typeof import("@medusajs/framework/workflows-sdk")>(
      "@medusajs/framework/workflows-sdk",
    );
    const everySecond = { cron: "* * * * * *" };
    const work = (name: string, run: () => Promise<void>) =>
      createWorkflow({ name, schedule: everySecond }, () => {
        createStep(`${name}-step`, run)();
      });
    let end = () => {};
    const held = new Promise<void>((resolve) => {
      end = resolve;
    });
    const long = vi.fn(() => held);
    const short = vi.fn(async () => {});
    try {
      work("long", long);
      await vi.waitFor(() => expect(long).toHaveBeenCalled(), soon);
      work("short", short);
      await vi.waitFor(() => expect(short).toHaveBeenCalled(), soon);
    } finally {
      end();
      const { WorkflowScheduler } = loadBackend<typeof import("@medusajs/framework/orchestration")>(
        "@medusajs/framework/orchestration",
      );
      for (const id of ["long", "short"]) await new WorkflowScheduler().clearWorkflow({ id } as never);
    }
  });

  it("a nightly backup that takes hours is no job that anything waits for, and the next hour begins no second one", async () => {
    const engine = shop.container.resolve(Modules.WORKFLOW_ENGINE);
    await engine.run("job-back-up");
    await vi.waitFor(() => expect(existsSync(begun)).toBe(true), soon);
    await engine.run("job-back-up");
    const { backupState } = loadBackend<typeof import("../src/backup/tell")>("./backup/tell");
    expect(await backupState()).toBeUndefined();
    writeFileSync(gate, "");
    await vi.waitFor(async () => expect(await backupState()).toMatchObject({ failure: null }), soon);
    expect(readFileSync(begun, "utf8")).toBe("begun\n");
  });
});
