import type { SchemaStep } from ".";

/** What the hourly jobs delete is found by its age, however many rows are not old yet. */
export const up: SchemaStep["up"] = (knex) =>
  knex.schema.raw(`
    create index shop_outbox_done on shop_outbox (done_at) where done_at is not null;
    create index shop_payment_inbox_done on shop_payment_inbox (processed_at) where processed_at is not null;
    create index shop_courier_inbox_done on shop_courier_inbox (done_at) where done_at is not null;
    create index shop_when_back_asked on shop_when_back (asked_at);
    create index shop_notification_age on notification (created_at);`);
