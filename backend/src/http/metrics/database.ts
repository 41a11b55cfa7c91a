import { Counter, Gauge, Registry } from "prom-client";
import { journalState } from "../../backup/journal";
import { backupState } from "../../backup/tell";
import { readSweep } from "../../catalog/refresh/sweep-report";
import { query } from "../../platform/db/pool";

const registry = new Registry();
const registers = [registry];

const connections = new Gauge({
  name: "shop_database_connections",
  help: "Connections to the database, of all processes.",
  labelNames: ["state"],
  registers,
});
const waiting = new Gauge({
  name: "shop_outbox_waiting",
  help: "Messages that are still to be delivered.",
  registers,
});
const oldestWaiting = new Gauge({
  name: "shop_outbox_oldest_seconds",
  help: "Age of the oldest of them.",
  registers,
});
const owed = new Gauge({
  name: "shop_catalogue_owed",
  help: "Products whose latest change is not shown yet.",
  registers,
});
const oldestOwed = new Gauge({
  name: "shop_catalogue_owed_oldest_seconds",
  help: "Age of the oldest of these changes.",
  registers,
});
const healed = new Counter({
  name: "shop_catalogue_healed_total",
  help: "Products that a sweep found shown otherwise than the engine has them.",
  registers,
});
const swept = new Gauge({
  name: "shop_catalogue_swept_timestamp_seconds",
  help: "When the last sweep of all products ended.",
  registers,
});

const backedUp = new Gauge({
  name: "shop_backup_timestamp_seconds",
  help: "When the last nightly backup was made; 0 if none was.",
  registers,
});
const backupFailed = new Gauge({
  name: "shop_backup_failed",
  help: "Whether the last try of a nightly backup failed.",
  registers,
});

const journalKept = new Gauge({
  name: "shop_journal_kept_timestamp_seconds",
  help: "When PostgreSQL last put a file of its journal (WAL) into its archive; 0 if it keeps none.",
  registers,
});
const journalFailed = new Gauge({
  name: "shop_journal_failed",
  help: "Whether the last try to put one there failed.",
  registers,
});

/** PostgreSQL's own count includes the engine's pool and all other processes of the shop. */
async function readConnections(): Promise<void> {
  const rows = await query<{ state: string; count: number }>({
    name: "metrics-connections",
    text: `select coalesce(state, 'other') as state, count(*)::integer as count from pg_stat_activity
           where datname = current_database() group by 1`,
  });
  connections.reset();
  for (const { state, count } of rows) connections.set({ state }, count);
}

async function readOutbox(): Promise<void> {
  const [row] = await query<{ count: number; age: number }>({
    name: "metrics-outbox",
    text: `select count(*)::integer as count, coalesce(extract(epoch from now() - min(created_at)), 0)::float8 as age
           from shop_outbox where done_at is null`,
  });
  waiting.set(row?.count ?? 0);
  oldestWaiting.set(row?.age ?? 0);
}

/** The read model's backlog, and the results of the last sweep of the engine. */
async function readCatalogue(): Promise<void> {
  const [row] = await query<{ count: number; age: number }>({
    name: "metrics-catalog-owed",
    // A product whose sale has begun or ended is owed too, though it is marked only when its turn is near.
    text: `select (select count(distinct product_id) from catalog_owed)::integer + (
               select count(*) from catalog_product c where c.turns_at <= now()
                 and not exists (select from catalog_owed o where o.product_id = c.product_id))::integer as count,
             coalesce(extract(epoch from now() - least((select min(since) from catalog_owed),
               (select min(turns_at) from catalog_product where turns_at <= now()))), 0)::float8 as age`,
  });
  owed.set(row?.count ?? 0);
  oldestOwed.set(row?.age ?? 0);
  const sweep = await readSweep();
  // Counted in the database for all processes: only passed on here.
  healed.reset();
  healed.inc(sweep?.healedEver ?? 0);
  swept.set((sweep?.finishedAt?.getTime() ?? 0) / 1_000);
}

async function readBackup(): Promise<void> {
  const state = await backupState();
  backedUp.set(state?.madeAt ? Date.parse(state.madeAt) / 1_000 : 0);
  backupFailed.set(state?.failure ? 1 : 0);
}

async function readJournal(): Promise<void> {
  const state = await journalState();
  journalKept.set(state?.keptAt ? Date.parse(state.keptAt) / 1_000 : 0);
  journalFailed.set(state?.isFailing ? 1 : 0);
}

/** The database's state and its queues; undefined while it is not available. */
export async function databaseMetrics(): Promise<Registry | undefined> {
  try {
    await Promise.all([readConnections(), readOutbox(), readCatalogue(), readBackup(), readJournal()]);
    return registry;
  } catch {
    return undefined;
  }
}
