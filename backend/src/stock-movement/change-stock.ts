import type { PoolClient } from "pg";
import { limits, type Size } from "../contract/constants";
import { messages } from "../contract/messages";
import { refuse } from "../contract/refusal";
import { transaction } from "../db/pool";

/** How the stock of one level changes: by a counted difference, or to a figure that its sender has not read. */
export type StockChange = { inventoryItemId: string; size: Size | null } & ({ by: number } | { to: number });

export type StockOrder = {
  changes: readonly StockChange[];
  locationId: string;
  /** Made once, however often it is sent. */
  key?: string | undefined;
  reason?: string;
  by?: string;
  note?: string | null | undefined;
};

/** What was done, a level each; `key` is the one under which it was noted. */
export type StockDone = { inventoryItemId: string; by: number }[];

type Level = { id: string; inventoryItemId: string; stocked: number; reserved: number };

async function isNew(client: PoolClient, key: string | undefined): Promise<boolean> {
  if (key === undefined) return true;
  const { rowCount } = await client.query({
    name: "stock-change-key",
    text: "insert into stock_change (key) values ($1) on conflict do nothing",
    values: [key],
  });
  return rowCount === 1;
}

/** Locks the levels in the order of their ids, as everybody who holds several does. */
async function lockLevels(client: PoolClient, { changes, locationId }: StockOrder) {
  const { rows } = await client.query<Level>({
    name: "stock-change-levels",
    text: `select id, inventory_item_id as "inventoryItemId", stocked_quantity::integer as stocked,
             reserved_quantity::integer as reserved
           from inventory_level where inventory_item_id = any ($1) and location_id = $2 and deleted_at is null
           order by inventory_item_id for update`,
    values: [changes.map(({ inventoryItemId }) => inventoryItemId), locationId],
  });
  return new Map(rows.map((level) => [level.inventoryItemId, level]));
}

/** Pieces of open orders are nobody's to take; a shelf that holds too few of them already may still be filled. */
function differenceOf(change: StockChange, { stocked, reserved }: Level): number {
  const by = "by" in change ? change.by : change.to - stocked;
  const { size } = change;
  if (by < 0 && stocked + by < reserved)
    throw refuse.conflict("stock_reserved", messages.stockReserved(reserved, size), [
      { size, reserved, stocked },
    ]);
  if (stocked + by > limits.stock.max) throw refuse.conflict("stock_too_large", messages.stockTooLarge);
  return by;
}

/** Counts locked levels up or down; the engine keeps each figure twice. */
async function moveLevels(client: PoolClient, moves: StockDone, locationId: string): Promise<void> {
  await client.query({
    name: "stock-change",
    text: `update inventory_level level
           set stocked_quantity = stocked_quantity + moved.by,
             raw_stocked_quantity = jsonb_build_object('value',
               trim_scale(stocked_quantity + moved.by)::text, 'precision', 20),
             updated_at = now()
           from unnest($1::text[], $2::integer[]) as moved (item, by)
           where level.inventory_item_id = moved.item and level.location_id = $3 and level.deleted_at is null`,
    values: [moves.map(({ inventoryItemId }) => inventoryItemId), moves.map(({ by }) => by), locationId],
  });
}

/**
 * Changes the stock of levels, all or none, counted by the database under their locks: orders that take pieces at the
 * same moment are neither lost nor given back. 409 `stock_reserved` where pieces of open orders would be taken. Does
 * nothing where this key was done before.
 */
export function changeStock(order: StockOrder): Promise<StockDone> {
  const { changes, key, reason = "", by = "", note } = order;
  return transaction(async (client) => {
    const levels = await lockLevels(client, order);
    if (!(await isNew(client, key))) return [];
    const done = changes.flatMap((change): StockDone => {
      const level = levels.get(change.inventoryItemId);
      if (!level) throw refuse.notFound(messages.productNotFound);
      const difference = differenceOf(change, level);
      return difference === 0 ? [] : [{ inventoryItemId: change.inventoryItemId, by: difference }];
    });
    await client.query({
      name: "stock-change-said",
      text: `select set_config('shop.stock_reason', $1, true), set_config('shop.stock_by', $2, true),
               set_config('shop.stock_note', $3, true)`,
      values: [reason, by, note ?? ""],
    });
    await moveLevels(client, done, order.locationId);
    return done;
  });
}

/** Takes a change back that was part of something that failed afterwards, and its key with it. */
export function undoStock(done: StockDone, { key, locationId }: Pick<StockOrder, "key" | "locationId">) {
  return transaction(async (client) => {
    const back = done.map(({ inventoryItemId, by }) => ({ inventoryItemId, by: -by }));
    await moveLevels(client, back, locationId);
    if (key !== undefined) await client.query("delete from stock_change where key = $1", [key]);
  });
}
