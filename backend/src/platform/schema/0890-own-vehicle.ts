import type { SchemaStep } from ".";

/** Orders that the shop's own vehicle brings, and the room of its slots (ADR-0070). */
export const up: SchemaStep["up"] = (knex) =>
  knex.schema.raw(`
    alter table shop_order drop constraint shop_order_delivery_method_check;
    alter table shop_order add constraint shop_order_delivery_method_check
      check (delivery_method in ('courier', 'vehicle', 'pickup'));

    -- One row for each slot that somebody has chosen: the row's lock is what keeps it from being overfilled.
    create table shop_vehicle_slot (
      day date not null,
      starts text not null,
      held integer not null check (held >= 0),
      -- How many orders it took when somebody last chose it.
      room integer not null,
      check (held <= room),
      primary key (day, starts)
    );

    create table shop_vehicle_trip (
      order_id text primary key references shop_order (order_id),
      day date not null,
      starts text not null,
      ends text not null,
      -- False once the order is cancelled: it takes no room any more.
      is_held boolean not null default true,
      -- How often staff took it to another slot.
      moves integer not null default 0,
      -- Of its code, at the door.
      tries_left integer not null
    );
    create index shop_vehicle_trip_day on shop_vehicle_trip (day, starts);
  `);
