import type { PoolClient } from "pg";
import { limits } from "../../contract/limits";
import { messages } from "../../contract/messages";
import { refuse } from "../../contract/refusal";
import type { Wish } from "../../contract/wishlist";
import { query, transaction } from "../../platform/db/pool";
import { lockShopper } from "../lock-shopper";

type Row = { productId: string; wishedAt: Date };

const stored = {
  name: "wishes",
  text: `select product_id as "productId", wished_at as "wishedAt" from shop_wish
         where customer_id = $1 order by wished_at desc, product_id`,
};

const present = ({ productId, wishedAt }: Row): Wish => ({ productId, wishedAt: wishedAt.toISOString() });

/** What a shopper has wished, newest first, whether or not the shop sells it at the moment. */
export async function wishesOf(customerId: string): Promise<Wish[]> {
  return (await query<Row>({ ...stored, values: [customerId] })).map(present);
}

/** Runs `change` with what the shopper has wished, one change of a list at a time. */
export function changeWishes<Result>(
  customerId: string,
  change: (client: PoolClient, wished: Wish[]) => Promise<Result>,
): Promise<Result> {
  return transaction(async (client) => {
    await lockShopper(client, customerId);
    const { rows } = await client.query<Row>({ ...stored, values: [customerId] });
    return change(client, rows.map(present));
  });
}

/** Returns the wishes as they are stored. */
async function write(client: PoolClient, customerId: string, wishes: readonly Wish[]): Promise<Wish[]> {
  const { rows } = await client.query<Row>({
    name: "wishes-write",
    text: `insert into shop_wish (customer_id, product_id, wished_at)
           select $1, w.id, least(w.at, now()) from unnest($2::text[], $3::timestamptz[]) as w(id, at)
           on conflict do nothing returning product_id as "productId", wished_at as "wishedAt"`,
    values: [customerId, wishes.map(({ productId }) => productId), wishes.map(({ wishedAt }) => wishedAt)],
  });
  return rows.map(present);
}

/** Puts a product that exists on the list; the wish that there is, if it is there already. */
export function addWish(customerId: string, productId: string): Promise<Wish> {
  return changeWishes(customerId, async (client, wished) => {
    const known = wished.find((wish) => wish.productId === productId);
    if (known) return known;
    if (wished.length >= limits.wishes)
      throw refuse.conflict("wishlist_full", messages.wishlistFull(limits.wishes));
    const wish = { productId, wishedAt: new Date().toISOString() };
    const [written = wish] = await write(client, customerId, [wish]);
    return written;
  });
}

export async function removeWish(customerId: string, productId: string): Promise<void> {
  await query({
    name: "wishes-remove",
    text: "delete from shop_wish where customer_id = $1 and product_id = $2",
    values: [customerId, productId],
  });
}

/** Those of these products that exist, on sale or not. */
async function existing(client: PoolClient, productIds: readonly string[]): Promise<Set<string>> {
  const { rows } = await client.query<{ id: string }>({
    name: "wishes-existing",
    text: "select product_id as id from catalog_product where product_id = any ($1::text[])",
    values: [productIds],
  });
  return new Set(rows.map(({ id }) => id));
}

/** Adds what was wished before signing in, the newest first; returns what the list has no room for. */
export function joinWishes(customerId: string, added: readonly Wish[]): Promise<string[]> {
  return changeWishes(customerId, async (client, wished) => {
    const there = new Set(wished.map(({ productId }) => productId));
    const known = await existing(
      client,
      added.map(({ productId }) => productId),
    );
    const fresh = new Map<string, Wish>();
    for (const wish of added.toSorted((one, other) => other.wishedAt.localeCompare(one.wishedAt)))
      if (known.has(wish.productId) && !there.has(wish.productId) && !fresh.has(wish.productId))
        fresh.set(wish.productId, wish);
    const room = Math.max(0, limits.wishes - wished.length);
    const [fitting, left] = [[...fresh.values()].slice(0, room), [...fresh.keys()].slice(room)];
    if (fitting.length > 0) await write(client, customerId, fitting);
    return left;
  });
}
