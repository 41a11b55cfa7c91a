import type { SchemaStep } from ".";

/** What was sent to an e-mail or phone that changes or goes is found by its recipient, under the lock of the account. */
export const up: SchemaStep["up"] = (knex) =>
  knex.schema.raw(`create index shop_notification_to on notification ("to")`);
