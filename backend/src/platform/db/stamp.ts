import { createHash } from "node:crypto";
import type { Client } from "pg";
import { schemaFiles } from "../schema";
import { engineInputs } from "./engine-inputs";
import { pluginVersions } from "./plugin-versions";

/**
 * The schema that this code expects: it changes with the engine's version, our modules, links and schema files, and
 * with the plugins and their versions.
 */
export function expectedStamp(): string {
  const engine: { version: string } = require("@medusajs/medusa/package.json");
  const hash = createHash("sha256").update(engine.version).update(engineInputs());
  for (const name of [...schemaFiles(), ...pluginVersions()]) hash.update(name);
  return hash.digest("hex").slice(0, 32);
}

/** The stamp in the database; undefined if a migration was never completed. */
export async function storedStamp(client: Client): Promise<string | undefined> {
  const there = await client.query("select to_regclass('shop_stamp') as name");
  if (there.rows[0]?.name === null) return undefined;
  const stamp = await client.query("select value from shop_stamp where key = 'schema'");
  return stamp.rows[0]?.value;
}

/** Writes the stamp: the last step of a migration, so that a crash before it repeats everything. */
export async function writeStamp(client: Client, value: string): Promise<void> {
  await client.query(
    "insert into shop_stamp (key, value) values ('schema', $1) on conflict (key) do update set value = $1, at = now()",
    [value],
  );
}
