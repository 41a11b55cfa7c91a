import type { SchemaStep } from ".";

/**
 * What the engine's modules, a plugin or a console writes to an order of the shop beside the workflows (ADR-0038): if the
 * engine's record and the shop's would differ, the writer's transaction fails with a sentence. The checks are deferred to
 * the commit, so that our own transitions, which write both, pass; they read what stands then.
 */
const functions = `
  create function shop_refuse_order(number text, status text, hint text) returns void language plpgsql as $$
  begin
    raise exception 'Order % of the shop is %. %', number, status, hint;
  end $$;

  create function shop_order_agrees() returns trigger language plpgsql as $$
  declare o record; e record;
  begin
    select * into o from shop_order where order_id = old.id;
    if not found then return null; end if;
    select * into e from "order" where id = old.id and deleted_at is null;
    if not found then
      perform shop_refuse_order(o.number, o.status, 'It cannot be deleted.');
    elsif e.customer_id is distinct from o.customer_id then
      perform shop_refuse_order(o.number, o.status, 'It stays with the customer who placed it.');
    elsif (e.status = 'canceled') <> (o.status in ('cancelled', 'rto_received')) then
      perform shop_refuse_order(o.number, o.status, 'Cancel it with cancelOrderWorkflow.');
    end if;
    return null;
  end $$;

  create function shop_parcel_agrees() returns trigger language plpgsql as $$
  declare o record; f record;
  begin
    select * into f from fulfillment where id = new.id;
    select s.* into o from order_fulfillment l join shop_order s on s.order_id = l.order_id
      where l.fulfillment_id = new.id and l.deleted_at is null;
    if o is null or f is null then return null; end if;
    if f.canceled_at is not null and o.status <> 'cancelled' then
      perform shop_refuse_order(o.number, o.status, 'Its parcel is called back with cancelOrderWorkflow.');
    elsif f.canceled_at is null and f.shipped_at is not null
      and o.status in ('pending_payment', 'pending', 'confirmed', 'packed', 'cancelled') then
      perform shop_refuse_order(o.number, o.status, 'Ship it with createOrderShipmentWorkflow.');
    elsif f.canceled_at is null and f.delivered_at is not null
      and o.status <> 'delivered' and o.status not like 'return%' then
      perform shop_refuse_order(o.number, o.status, 'Deliver it with markOrderFulfillmentAsDeliveredWorkflow.');
    end if;
    return null;
  end $$;

  create function shop_cash_agrees() returns trigger language plpgsql as $$
  declare o record; paid text := case when tg_op = 'DELETE' then old.payment_id else new.payment_id end;
  begin
    select s.order_id, s.number, s.payment_status, s.total into o
      from payment p join order_payment_collection l on l.payment_collection_id = p.payment_collection_id
        and l.deleted_at is null
      join shop_order s on s.order_id = l.order_id and s.payment_method = 'cod' where p.id = paid;
    if not found then return null; end if;
    if (select coalesce(sum(amount), 0) from capture where payment_id = paid and deleted_at is null)
      <> (select count(*) * o.total from shop_cash_receipt where order_id = o.order_id and taken_back_at is null) then
      perform shop_refuse_order(o.number, o.payment_status, 'Capture its cash with capturePaymentWorkflow.');
    elsif (select coalesce(sum(amount), 0) from refund where payment_id = paid and deleted_at is null)
      <> (select coalesce(sum(amount), 0) from shop_cash_refund where order_id = o.order_id) then
      perform shop_refuse_order(o.number, o.payment_status, 'Refund its cash with refundPaymentWorkflow.');
    end if;
    return null;
  end $$;

  create function shop_return_agrees() returns trigger language plpgsql as $$
  declare o record; r record;
  begin
    select * into o from shop_order where order_id = new.order_id;
    if not found then return null; end if;
    select * into r from return where id = new.id and deleted_at is null;
    -- plpgsql would end the condition at the first "then", hence the brackets.
    if (found and r.status::text is distinct from case
      when o.status in ('return_requested', 'return_approved') then 'requested'
      when o.status = 'return_rejected' then 'canceled'
      when o.status = 'return_received' then 'received' end) then
      perform shop_refuse_order(o.number, o.status,
        'Return it with createAndCompleteReturnOrderWorkflow and receiveAndCompleteReturnOrderWorkflow.');
    end if;
    return null;
  end $$;

  create function shop_no_change_of_order() returns trigger language plpgsql as $$
  declare o record;
  begin
    select * into o from shop_order where order_id = new.order_id;
    if found then
      perform shop_refuse_order(o.number, o.status, 'It has no edits, exchanges, claims and transfers.');
    end if;
    return new;
  end $$;

  create function shop_one_payment() returns trigger language plpgsql as $$
  declare o record;
  begin
    select * into o from shop_order where order_id = new.order_id;
    if found and (select count(*) from order_payment_collection where order_id = new.order_id and deleted_at is null) > 1 then
      perform shop_refuse_order(o.number, o.status, 'It has one payment, over its whole total.');
    end if;
    return null;
  end $$;`;

const deferred = (name: string, when: string, check: string) =>
  `create constraint trigger ${name} after ${when} deferrable initially deferred for each row execute function ${check}();`;

const triggers = [
  deferred(
    "shop_order_agrees",
    `update of status, customer_id, deleted_at or delete on "order"`,
    "shop_order_agrees",
  ),
  deferred(
    "shop_parcel_agrees",
    "update of shipped_at, delivered_at, canceled_at on fulfillment",
    "shop_parcel_agrees",
  ),
  deferred("shop_cash_agrees", "insert or update or delete on capture", "shop_cash_agrees"),
  deferred("shop_cash_agrees", "insert or update or delete on refund", "shop_cash_agrees"),
  deferred("shop_return_agrees", "insert or update of status on return", "shop_return_agrees"),
  deferred("shop_one_payment", "insert on order_payment_collection", "shop_one_payment"),
  `create trigger shop_no_edit before insert on order_change for each row
     when (new.change_type in ('edit', 'exchange', 'claim', 'transfer')) execute function shop_no_change_of_order();`,
  `create trigger shop_no_claim before insert on order_claim for each row execute function shop_no_change_of_order();`,
  `create trigger shop_no_exchange before insert on order_exchange for each row execute function shop_no_change_of_order();`,
];

export const up: SchemaStep["up"] = (knex) => knex.schema.raw([functions, ...triggers].join("\n"));
