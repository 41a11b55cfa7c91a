import { cashKeys } from "../../contract/cash-keys";
import type { SchemaStep } from ".";

type Row = {
  order_id: string;
  customer_id: string;
  account_phone: string | null;
  phone: string | null;
  pincode: string;
  address: string | null;
};

/** The statuses in which an order counts; the index below contains only these, and stays small. */
const counted = `status in ('pending', 'confirmed', 'packed', 'shipped', 'out_for_delivery', 'delivery_failed',
  'rto_in_transit', 'rto_received')`;

/**
 * The basis of the cash limits (ADR-0027): each order stores its account, phones and address as normalised keys, and
 * undelivered parcels may be forgiven. Existing orders that count get their keys here; those that already wait for a
 * code were given no deadline, and get none.
 */
export const up: SchemaStep["up"] = async (knex) => {
  await knex.schema.raw(`
    alter table shop_order add column cash_keys text[] not null default '{}';

    -- Until when the code may be given; null where nobody was told of an end.
    alter table shop_order_confirmation add column lapses_at timestamptz;
    create index shop_order_confirmation_lapses on shop_order_confirmation (lapses_at) where lapses_at is not null;

    -- A parcel that came back and counts no longer against this account, phone or address.
    create table shop_cash_pardon (
      order_id text not null references shop_order (order_id),
      key text not null,
      at timestamptz not null default now(),
      by_id text,
      reason text not null,
      primary key (order_id, key)
    );
  `);
  const { rows } = (await knex.raw(`
    select order_id, customer_id, customer ->> 'phone' as account_phone, address ->> 'phone' as phone, pincode,
      address ->> 'address' as address
    from shop_order where ${counted}`)) as { rows: Row[] };
  for (const { order_id, customer_id, account_phone, phone, pincode, address } of rows) {
    const keys = cashKeys({
      customerId: customer_id,
      phones: [account_phone, phone],
      address: { pincode, address: address ?? "" },
    });
    await knex.raw("update shop_order set cash_keys = ? where order_id = ?", [keys, order_id]);
  }
  await knex.schema.raw(`
    create index shop_order_cash_keys on shop_order using gin (cash_keys) with (fastupdate = off) where ${counted}`);
};
