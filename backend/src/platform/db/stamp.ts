import { createHash } from "node:crypto";
import type { Client, QueryResultRow } from "pg";
import { env } from "../env";
import { schemaFiles } from "../schema";
import { engineInputs } from "./engine-inputs";
import { pluginVersions } from "./plugin-versions";
import type { Statement } from "./pool";

/**
 * The schema that this code expects: it changes with the engine's version, our modules, links and schema files, and
 * with the plugins and their versions.
 */
export function expectedStamp(): string {
  const engine: { version: string } = require("@medusajs/medusa/package.json");
  const hash = createHash("sha256").update(engine.version).update(engineInputs());
  for (const name of [...schemaFiles(), ...pluginVersions()]) hash.update(name);
  // The engine's Search Module has tables of its own, and is loaded only then.
  if (env().CATALOG_INDEX === "search") hash.update("search");
  return hash.digest("hex").slice(0, 32);
}

/** What the database has, as seen by this code: nothing yet or less, the same, or more than it knows. */
export type SchemaState = "older" | "current" | "newer";

type Ask = <Row extends QueryResultRow>(statement: Statement) => Promise<Row[]>;

/**
 * A newer schema is one that came after this code's (`schema-was`), or that has a step of which this code knows nothing.
 * Code runs on the schema of the version after it (CONTRIBUTING.md), so that two versions may run at once.
 */
export async function schemaState(ask: Ask, expected: string): Promise<SchemaState> {
  const [there] = await ask<{ exists: boolean }>({
    text: "select to_regclass('shop_stamp') is not null as exists",
  });
  if (!there?.exists) return "older";
  const [found] = await ask<{ stamp: string | null; was: boolean; has_more: boolean }>({
    text: `select (select value from shop_stamp where key = 'schema') as stamp,
             exists (select from shop_stamp where key = 'schema-was:' || $1) as was,
             exists (select from shop_schema where name <> all ($2::text[])) as has_more`,
    values: [expected, schemaFiles()],
  });
  if (!found?.stamp) return "older";
  if (found.stamp === expected) return "current";
  return found.was || found.has_more ? "newer" : "older";
}

/** Writes the stamp: the last step of a migration, so that a crash before it repeats everything. */
export async function writeStamp(client: Client, value: string): Promise<void> {
  await client.query(
    `with was as (
       insert into shop_stamp (key, value) select 'schema-was:' || value, value from shop_stamp
       where key = 'schema' and value <> $1 on conflict (key) do update set at = now())
     insert into shop_stamp (key, value) values ('schema', $1) on conflict (key) do update set value = $1, at = now()`,
    [value],
  );
}
