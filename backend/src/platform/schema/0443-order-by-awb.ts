import type { SchemaStep } from ".";

/** A parcel whose courier was entered by hand is found by its number too; scanners and people write them in either case. */
export const up: SchemaStep["up"] = (knex) =>
  knex.schema.raw(`
    create index shop_order_by_awb on shop_order (upper(courier ->> 'awb')) where courier is not null;
    create index shop_booking_by_awb on shop_booking (upper(awb)) where awb is not null;
  `);
