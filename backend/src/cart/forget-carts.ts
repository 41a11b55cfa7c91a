import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import type { PoolClient } from "pg";
import { query, transaction } from "../platform/db/pool";
import { type KeepDays, keepDays } from "./keep-days";

/** So many carts at once: each brings its lines, and a shopper who comes back waits for them. */
const portion = 200;

/**
 * Carts `c` without an order that nobody has changed, and whose shopper was not signed in, for a long time: $1 days with
 * something in them, $2 days if they are empty, of a deleted account, or the engine's own for somebody without an account.
 * A cart with a payment is kept, and one whose order waits for its payment or was cancelled only lately: money that comes
 * late opens that order again (ADR-0009), which closes its cart.
 */
const isForgotten = `
  c.completed_at is null
  and greatest(c.updated_at,
      (select s.touched_at from shop_cart s where s.cart_id = c.id),
      (select max(l.updated_at) from cart_line_item l where l.cart_id = c.id),
      (select max(m.updated_at) from cart_shipping_method m where m.cart_id = c.id),
      (select max(n.seen_at) from shop_session n where n.actor_id = c.customer_id))
    < now() - make_interval(days => case when exists (select from shop_cart s
        join cart_line_item l on l.cart_id = s.cart_id and l.deleted_at is null where s.cart_id = c.id)
      then $1::integer else $2::integer end)
  and not exists (select from order_cart link where link.cart_id = c.id)
  and not exists (select from shop_order o where o.cart_id = c.id
    and (o.status <> 'cancelled' or o.updated_at > now() - make_interval(days => $1::integer)))
  and not exists (select from cart_payment_collection link
    left join payment p on p.payment_collection_id = link.payment_collection_id
    left join payment_session s on s.payment_collection_id = link.payment_collection_id
    where link.cart_id = c.id
      and (p.id is not null or s.updated_at > now() - make_interval(days => $1::integer)))`;

type Place = { id: string; at: string };

/** The next ones in the order of their age. Without locks: what is found is looked at again under them. */
async function next({ filled, other }: KeepDays, after: Place): Promise<Place[]> {
  return query<Place>({
    name: "carts-forgotten",
    text: `select c.id, c.updated_at::text as at from cart c
           where ${isForgotten} and c.updated_at < now() - make_interval(days => least($1::integer, $2::integer))
             and (c.updated_at, c.id) > ($3::timestamptz, $4)
           order by c.updated_at, c.id limit ${portion}`,
    values: [filled, other, after.at, after.id],
  });
}

/**
 * Those of the carts that nobody is changing or ordering at this moment, locked in the order in which adding and ordering
 * lock them: the shopper's row, then the engine's.
 */
async function lockFree(client: PoolClient, ids: readonly string[]): Promise<string[]> {
  const open = await client.query<{ id: string }>({
    text: "select cart_id as id from shop_cart where cart_id = any ($1) order by 1 for update skip locked",
    values: [ids],
  });
  const { rows } = await client.query<{ id: string }>({
    text: `select id from cart c where id = any ($1)
             and (id = any ($2) or not exists (select from shop_cart s where s.cart_id = c.id))
           order by 1 for update skip locked`,
    values: [ids, open.rows.map(({ id }) => id)],
  });
  return rows.map(({ id }) => id);
}

/** In this order; lines, shipping methods, and what hangs on them go with their cart, by the engine's own keys. */
async function removeLocked(client: PoolClient, ids: readonly string[]): Promise<void> {
  const values = [ids];
  await client.query({
    text: `with gone as (delete from cart_payment_collection where cart_id = any ($1) returning payment_collection_id as id)
           delete from payment_collection where id in (select id from gone)`,
    values,
  });
  await client.query({ text: "delete from cart_promotion where cart_id = any ($1)", values });
  await client.query({ text: "delete from credit_line where cart_id = any ($1)", values });
  await client.query({ text: "delete from shop_cart where cart_id = any ($1)", values });
  // Cancelled long ago: should money come for it all the same, there is no cart to close.
  await client.query({ text: "update shop_order set cart_id = null where cart_id = any ($1)", values });
  await client.query({
    text: `with gone as (delete from cart where id = any ($1) returning shipping_address_id, billing_address_id)
           delete from cart_address a using gone where a.id in (gone.shipping_address_id, gone.billing_address_id)
             and not exists (select from cart c where c.shipping_address_id = a.id and c.id <> all ($1))
             and not exists (select from cart c where c.billing_address_id = a.id and c.id <> all ($1))`,
    values,
  });
}

async function remove({ filled, other }: KeepDays, ids: readonly string[]): Promise<number> {
  return transaction(async (client) => {
    const free = await lockFree(client, ids);
    // A statement of its own: it sees what was committed before the locks were given.
    const { rows } = await client.query<{ id: string }>({
      text: `select c.id from cart c where c.id = any ($3) and ${isForgotten}`,
      values: [filled, other, free],
    });
    const still = rows.map(({ id }) => id);
    if (still.length > 0) await removeLocked(client, still);
    return still.length;
  });
}

/**
 * Deletes carts that nobody came back to, in portions; returns how many. Whoever comes back gets a new cart with the first
 * thing they add. The engine's lock of a cart is held too: its own flow completes a cart in several transactions.
 */
export async function forgetCarts(scope: MedusaContainer): Promise<number> {
  const days = await keepDays();
  const locking = scope.resolve(Modules.LOCKING);
  let forgotten = 0;
  let after: Place = { id: "", at: "-infinity" };
  for (;;) {
    const found = await next(days, after);
    const ids = found.map(({ id }) => id).sort();
    if (ids.length > 0) forgotten += await locking.execute(ids, () => remove(days, ids), { timeout: 30 });
    const last = found.at(-1);
    if (!last || found.length < portion) return forgotten;
    after = last;
  }
}
