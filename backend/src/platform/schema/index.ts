import { readdirSync } from "node:fs";
import { join } from "node:path";
import type { Knex } from "@medusajs/framework/mikro-orm/knex";

/** The exports of each file of this folder: a step that runs in a transaction of its own. */
export type SchemaStep = {
  up: (knex: Knex) => Promise<void>;
  /** For a step that takes something away: the one that put something in its place, and the version that was released with it. */
  contracts?: { expandedBy: string; released: string };
};

/** The names of all schema files, in execution order. */
export function schemaFiles(): string[] {
  return readdirSync(__dirname)
    .filter((name) => /^\d{4}-[a-z0-9-]+\.(ts|js)$/.test(name))
    .map((name) => name.replace(/\.(ts|js)$/, ""))
    .sort();
}

/** Feeds knex's migrator from this folder; there are no down migrations, mistakes are corrected by a new step. */
export const schemaSource: Knex.MigrationSource<string> = {
  getMigrations: async () => schemaFiles(),
  getMigrationName: (name) => name,
  getMigration: async (name) => {
    const step: SchemaStep = require(join(__dirname, name));
    return { up: step.up, down: async () => {} };
  },
};
