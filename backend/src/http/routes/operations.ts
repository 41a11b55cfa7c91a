import { randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import { statfs } from "node:fs/promises";
import { join } from "node:path";
import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils";
import { journalState } from "../../backup/journal";
import { backupState, isLate } from "../../backup/tell";
import { isIndexLoaded, isIndexNeeded, warmIndex } from "../../catalog/index";
import { messages } from "../../contract/messages";
import { figures, type operations } from "../../contract/operations";
import { Refusal } from "../../contract/refusal";
import { may } from "../../contract/roles";
import { dashboardFigures } from "../../orders/figures";
import { query } from "../../platform/db/pool";
import { expectedStamp, schemaState } from "../../platform/db/stamp";
import { refuseOtherRegions } from "../../platform/engine/one-region";
import { env } from "../../platform/env";
import { isStopping } from "../../platform/stopping";
import { noteParts } from "../metrics/parts";
import type { Routes } from "../pipeline/route";

let expected: string | undefined;

async function passes(check: () => Promise<unknown>, withinMs = 2_000): Promise<boolean> {
  const late = new Promise<boolean>((resolve) => setTimeout(resolve, withinMs, false).unref());
  return Promise.race([check().then(Boolean, () => false), late]);
}

/** Below this the database soon refuses to write, and no picture can be stored. */
const leastRoomBytes = 32 * 1024 * 1024;

/** Whether there is enough space for the shop's files and the embedded database. */
async function hasRoom(): Promise<boolean> {
  const { DATA_DIR } = env();
  const folders = [DATA_DIR, join(DATA_DIR, "files")].filter((folder) => existsSync(folder));
  const disks = await Promise.all(folders.map((folder) => statfs(folder)));
  return disks.every(({ bavail, bsize }) => bavail * bsize >= leastRoomBytes);
}

/** Whether lists can be served at once; if not, starts loading what is missing for the next request. */
function hasCatalogue(): boolean {
  if (!isIndexNeeded() || isIndexLoaded()) return true;
  warmIndex().catch(() => {});
  return false;
}

/** The nightly backup as the panel shows it. */
async function shownBackup(now: Date) {
  const state = await backupState();
  if (!state) return null;
  const { madeAt, failure, uploadsIn } = state;
  return { madeAt, isLate: isLate(state, now), failure, lacksUploads: Boolean(uploadsIn) };
}

/** A lock of this process alone: one that a killed process still holds would stand for all of the others. */
const ownLock = `shop-ready-${randomUUID()}`;
const redisWithinMs = 500;
let redisHasAnswered = false;

async function answersRedis(scope: MedusaContainer): Promise<boolean> {
  const locking = scope.resolve(Modules.LOCKING);
  const answers = await passes(
    () => locking.execute(ownLock, async () => true, { timeout: 1 }),
    redisWithinMs,
  );
  redisHasAnswered ||= answers;
  return answers;
}

/**
 * What a process can do without and be ready. Every process misses these at once, so that a load balancer which took each of them
 * away would close a shop that can still take orders: Redis once it has answered (ADR-0023), and room for pictures where the
 * database is elsewhere.
 */
function isSpared(part: string): boolean {
  return part === "redis" ? redisHasAnswered : part === "disk" && env().DATABASE_EMBEDDED !== "1";
}

const notReady = (data: Record<string, boolean>) =>
  new Refusal(503, "not_ready", messages.unavailable, { data, retryAfterSeconds: 2 });

export const operationsRoutes = {
  getDashboard: async ({ actor: { role } }) => {
    const now = new Date();
    const [all, backup, journal] = await Promise.all([
      dashboardFigures(now),
      shownBackup(now),
      journalState(),
    ]);
    // Each schema picks its own fields.
    return {
      data: {
        ...(may(role, "orders") && figures.orders.parse(all)),
        ...(may(role, "money") && figures.money.parse(all)),
        ...(may(role, "customers") && figures.customers.parse(all)),
        ...(may(role, "catalogue") && figures.catalogue.parse(all)),
        ...(may(role, "shop") && figures.shop.parse({ backup, journal: journal ?? null })),
      },
    };
  },

  /** The process is alive: nothing else is checked, so that a slow database does not get it restarted. */
  getHealth: () => ({}),

  /**
   * Database, engine, migrations, disk, the one region, catalogue, and Redis if used; 503 with the same list if one is not ready
   * that this process needs, and at once after a stop signal.
   */
  getReady: async ({ scope }) => {
    if (isStopping()) throw notReady({ running: false });
    expected ??= expectedStamp();
    const stamp = expected;
    const [database, engine, migrations, disk, region, redis] = await Promise.all([
      passes(() => query({ text: "select 1" }).then(() => true)),
      passes(() => scope.resolve(ContainerRegistrationKeys.PG_CONNECTION).raw("select 1")),
      // A newer one too: the servers of the version before answer until they are replaced.
      passes(async () => (await schemaState(query, stamp)) !== "older"),
      passes(hasRoom),
      passes(() => refuseOtherRegions(scope).then(() => true)),
      env().REDIS_URL ? answersRedis(scope) : undefined,
    ]);
    const data: Record<string, boolean> = {
      database,
      engine,
      migrations,
      disk,
      region,
      catalogue: hasCatalogue(),
      ...(redis !== undefined && { redis }),
    };
    noteParts(data);
    if (Object.entries(data).some(([part, isThere]) => !isThere && !isSpared(part))) throw notReady(data);
    return { data };
  },
} satisfies Routes<typeof operations>;
