import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import { directDatabaseUrl, isPooled } from "../env";
import { log } from "../log";
import { schemaSource } from "../schema";
import { createDatabaseIfMissing } from "./create-database";
import { Client } from "./driver";
import { letKnexTakeSeveralHosts } from "./knex-driver";
import { migrateApart } from "./migrate-apart";
import { withoutNewFolders } from "./read-only-code";
import { expectedStamp, schemaState, writeStamp } from "./stamp";

/** Any number that only this lock uses: of several backends starting at once, one migrates and the others wait. */
const migrationLock = 7_312_026;

/** Runs our own schema files that this database has not seen. */
async function migrateOwnSchema(knex: Knex): Promise<void> {
  const settings = { migrationSource: schemaSource, tableName: "shop_schema" };
  // Under the advisory lock nobody else migrates, so a lock row of knex must come from a killed process.
  if (await knex.schema.hasTable("shop_schema_lock")) await knex.migrate.forceFreeMigrationsLock(settings);
  await knex.migrate.latest(settings);
}

type Modules = {
  clearInstances: () => void;
  getCustomLinks: () => unknown[];
  setCustomLink: (link: never) => void;
};

/**
 * Clearing the engine's modules, which its migration also does, removes the links between them. Nothing would define
 * them again: their files are loaded once per process, and the engine would run without links until the next start.
 * Returns what puts them back. Not before the migration is over: it collects links itself, and refuses one that it
 * meets twice.
 */
function noteLinks(modules: Modules): () => void {
  const links = new Set<unknown>();
  const clear = modules.clearInstances;
  modules.clearInstances = () => {
    for (const link of modules.getCustomLinks()) links.add(link);
    clear();
  };
  return () => {
    modules.clearInstances = clear;
    for (const link of links) modules.setCustomLink(link as never);
  };
}

/** The engine's search module is off here. Releases differ in their options for it; an unknown option is ignored. */
const noSearch = { skipSearch: true, executeAllSearch: false, executeSafeSearch: false };

/** Runs the engine's migrations and links, and returns the connection that it made for itself. */
async function migrateEngine(homeDir: string): Promise<Knex> {
  // Loaded here and not above: a start with an up-to-date database does not have to wait a second for these.
  const { MedusaModule } = await import("@medusajs/framework/modules-sdk");
  const { ContainerRegistrationKeys } = await import("@medusajs/framework/utils");
  const { migrate } = await import("@medusajs/medusa/commands/db/migrate");
  const { initializeContainer } = await import("@medusajs/medusa/loaders/index");
  const { Migrator } = await import("@medusajs/framework/mikro-orm/migrations");
  const { knex } = await import("@medusajs/framework/mikro-orm/knex");

  letKnexTakeSeveralHosts(knex);
  const putLinksBack = noteLinks(MedusaModule);
  const container = await initializeContainer(homeDir);
  await withoutNewFolders(Migrator, () =>
    migrate({
      directory: homeDir,
      skipLinks: false,
      executeAllLinks: false,
      executeSafeLinks: true,
      skipScripts: true,
      ...noSearch,
      logger: container.resolve(ContainerRegistrationKeys.LOGGER),
      container,
    }),
  );
  // The migration leaves half-made module instances behind, with which the boot after it would fail.
  MedusaModule.clearInstances();
  putLinksBack();
  // The container types its connection as any knex; it is the one of the engine's own dependency.
  return container.resolve(ContainerRegistrationKeys.PG_CONNECTION) as unknown as Knex;
}

/**
 * Brings the database to the schema of this code: the engine's tables and links, then ours. Does nothing if the stamp
 * says that this was done; returns whether it did something.
 */
export async function migrate(homeDir: string): Promise<boolean> {
  await createDatabaseIfMissing(directDatabaseUrl());
  const expected = expectedStamp();
  const client = new Client({ connectionString: directDatabaseUrl(), application_name: "shop-migrate" });
  await client.connect();
  const isDone = async () => {
    const state = await schemaState(async (statement) => (await client.query(statement)).rows, expected);
    if (state === "newer")
      log.warn(
        "The database has the schema of a newer version: this one runs on it as it is, and changes nothing of it.",
      );
    return state !== "older";
  };
  try {
    if (await isDone()) return false;
    if (isPooled()) return await migrateApart();
    await client.query("select pg_advisory_lock($1)", [migrationLock]);
    if (await isDone()) return false;

    await migrateOwnSchema(await migrateEngine(homeDir));
    await writeStamp(client, expected);
    return true;
  } finally {
    await client.end();
  }
}
