import type { SchemaStep } from ".";

/**
 * A booking per parcel (ADR-0040): an order whose items lie at several locations is sent in as many parcels. `nth`
 * counts them; `pieces` are the lines of a parcel, null for the whole order.
 */
const bookings = `
  alter table shop_booking
    add column id bigint generated always as identity unique,
    add column nth integer not null default 1,
    add column location_id text,
    add column pieces jsonb,
    add column tracking_url text,
    drop constraint shop_booking_pkey,
    add primary key (order_id, nth);`;

/** The shop's own location is marked: its pickup address has a name in the environment, and those of others their own. */
const home = `
  create or replace view shop_stock_location as
    select channel.stock_location_id as location_id, place.name, address.postal_code as pincode,
      coalesce(channel.stock_location_id = (select default_location_id from store where deleted_at is null
        order by created_at limit 1), false) as is_home
    from sales_channel_stock_location channel
    left join stock_location place on place.id = channel.stock_location_id
    left join stock_location_address address on address.id = place.address_id
    where channel.deleted_at is null
      and channel.sales_channel_id = (select default_sales_channel_id from store where deleted_at is null
        order by created_at limit 1);`;

/** Where the items of an order's lines are reserved, or were sent from. */
const pieces = `
  create view shop_line_location as
    select line_item_id, location_id, quantity::integer as quantity
    from reservation_item where deleted_at is null and line_item_id is not null
    union all
    select item.line_item_id, parcel.location_id, item.quantity::integer
    from fulfillment_item item join fulfillment parcel on parcel.id = item.fulfillment_id
    where parcel.shipped_at is not null and parcel.canceled_at is null and parcel.deleted_at is null and item.deleted_at is null
      and item.line_item_id is not null;`;

export const up: SchemaStep["up"] = (knex) => knex.schema.raw([bookings, home, pieces].join("\n"));
