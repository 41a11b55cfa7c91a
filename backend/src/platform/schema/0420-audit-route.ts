import type { SchemaStep } from ".";

/**
 * The call of an entry has the name that the API gives it. Its number stands after the step that creates the table: steps
 * run in the order of their numbers on a new database too.
 */
export const up: SchemaStep["up"] = (knex) =>
  knex.schema.raw("alter table audit_log rename column door to route");
