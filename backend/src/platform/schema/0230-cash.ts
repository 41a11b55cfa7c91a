import type { SchemaStep } from ".";

/**
 * Cash of an order (ADR-0016): when it was received, how much of it is owed back, and how it was refunded. Before
 * this step the engine's captures and refunds were the only record of it, and cancelling an order whose cash had been
 * recorded lost it: the amount still captured for such an order is owed from here on.
 */
export const up: SchemaStep["up"] = (knex) =>
  knex.schema.raw(`
    create table shop_cash_receipt (
      id bigint generated always as identity primary key,
      order_id text not null references shop_order (order_id),
      -- The paper or transfer that it came with, such as a courier's remittance; orders of one have it in common.
      reference text,
      at timestamptz not null default now(),
      by_id text,
      taken_back_at timestamptz,
      taken_back_by text,
      taken_back_reason text,
      check ((taken_back_at is null) = (taken_back_reason is null))
    );
    create unique index shop_cash_receipt_standing on shop_cash_receipt (order_id) where taken_back_at is null;
    create index shop_cash_receipt_order on shop_cash_receipt (order_id, id);

    create table shop_cash_owed (
      order_id text primary key references shop_order (order_id),
      amount numeric(14,2) not null check (amount > 0),
      reason text,
      at timestamptz not null default now()
    );

    create table shop_cash_refund (
      -- The engine's refund of its payment.
      id text primary key,
      order_id text not null references shop_order (order_id),
      amount numeric(14,2) not null check (amount > 0),
      how text not null check (how in ('cash', 'upi', 'bank')),
      reference text,
      reason text not null,
      at timestamptz not null default now(),
      by_id text
    );
    create index shop_cash_refund_order on shop_cash_refund (order_id, at);

    -- Where a shopper wants the money to go: sealed, and deleted when it has gone.
    create table shop_refund_account (
      order_id text primary key references shop_order (order_id),
      kind text not null check (kind in ('upi', 'bank')),
      -- Enough to know it again, such as a…@okaxis.
      hint text not null,
      sealed text not null,
      saved_at timestamptz not null default now()
    );

    create temporary table cash_so_far on commit drop as
    select o.order_id, o.status, o.payment_status, o.total, k.at, k.by_id, coalesce(f.back, 0) as back, f.back_at,
      case when o.status = 'return_received' then coalesce(r.refund, o.total) else o.total end as due_back,
      p.id as payment_id, p.payment_collection_id as collection_id
    from shop_order o
      join order_payment_collection l on l.order_id = o.order_id and l.deleted_at is null
      join payment p on p.payment_collection_id = l.payment_collection_id and p.deleted_at is null
      join lateral (select min(created_at) as at, min(created_by) as by_id from capture
        where payment_id = p.id and deleted_at is null having count(*) > 0) k on true
      left join lateral (select sum(amount) as back, max(created_at) as back_at from refund
        where payment_id = p.id and deleted_at is null) f on true
      left join shop_return r on r.order_id = o.order_id
    where o.payment_method = 'cod';

    insert into shop_cash_receipt (order_id, at, by_id) select order_id, at, by_id from cash_so_far order by at;
    insert into shop_cash_owed (order_id, amount, at)
    select order_id, due_back, coalesce(back_at, now()) from cash_so_far
    where status in ('cancelled', 'rto_received', 'return_received');
    insert into shop_cash_refund (id, order_id, amount, how, reason, at, by_id)
    select f.id, c.order_id, f.amount, 'cash', 'Returned', f.created_at, f.created_by
    from cash_so_far c join refund f on f.payment_id = c.payment_id and f.deleted_at is null;

    update shop_order o set payment_status = 'refund_pending'
    from cash_so_far c where c.order_id = o.order_id and o.payment_status = 'cancelled';
    update payment p set canceled_at = null
    from cash_so_far c where c.payment_id = p.id and c.payment_status = 'cancelled';
    update payment_collection g set status = 'completed'
    from cash_so_far c where c.collection_id = g.id and c.payment_status = 'cancelled';
  `);
