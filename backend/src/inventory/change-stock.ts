import type { PoolClient } from "pg";
import { limits, type Size } from "../contract/constants";
import { messages } from "../contract/messages";
import { refuse } from "../contract/refusal";
import { transaction } from "../platform/db/pool";

/** A change of one level: by a counted difference, or to a figure, regardless of the current stock. */
export type StockChange = { inventoryItemId: string; size: Size | null } & ({ by: number } | { to: number });

/** The changes of one request; with a key they are made once, however often they are sent. */
export type StockWish = { changes: readonly StockChange[]; key?: string | undefined };

export type StockOrder = {
  wishes: readonly StockWish[];
  locationId: string;
  reason?: string;
  by?: string;
  note?: string | null | undefined;
};

/** The changes that were made, by level, and their keys. */
export type StockDone = { moved: { inventoryItemId: string; by: number }[]; keys: string[] };

type Level = { id: string; inventoryItemId: string; stocked: number; reserved: number };

/** Stores these keys. Returns those that were not stored before. */
async function noteKeys(client: PoolClient, keys: readonly string[]): Promise<string[]> {
  if (keys.length === 0) return [];
  const { rows } = await client.query<{ key: string }>({
    name: "stock-change-keys",
    text: "insert into stock_change (key) select unnest($1::text[]) on conflict do nothing returning key",
    values: [keys],
  });
  return rows.map(({ key }) => key);
}

/** Locks the levels in the order of their ids, as every transaction that locks several does, so that none deadlock. */
async function lockLevels(client: PoolClient, { wishes, locationId }: StockOrder) {
  const { rows } = await client.query<Level>({
    name: "stock-change-levels",
    text: `select id, inventory_item_id as "inventoryItemId", stocked_quantity::integer as stocked,
             reserved_quantity::integer as reserved
           from inventory_level where inventory_item_id = any ($1) and location_id = $2 and deleted_at is null
           order by inventory_item_id for update`,
    values: [wishes.flatMap(({ changes }) => changes.map((change) => change.inventoryItemId)), locationId],
  });
  return new Map(rows.map((level) => [level.inventoryItemId, level]));
}

/** Stock reserved by open orders cannot be removed; a level that is already below its reservations can still be raised. */
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

/** Applies one change after the other, each to the result of the last. Returns the sum by level. */
function countChanges(levels: Map<string, Level>, changes: readonly StockChange[]): StockDone["moved"] {
  const sums = new Map<string, number>();
  for (const change of changes) {
    const { inventoryItemId } = change;
    const level = levels.get(inventoryItemId);
    if (!level) throw refuse.notFound(messages.productNotFound);
    const by = differenceOf(change, level);
    level.stocked += by;
    sums.set(inventoryItemId, (sums.get(inventoryItemId) ?? 0) + by);
  }
  return [...sums].flatMap(([inventoryItemId, by]) => (by === 0 ? [] : [{ inventoryItemId, by }]));
}

/** Changes locked levels by differences; the engine stores each figure twice. */
const shiftLevels = (client: PoolClient, moved: StockDone["moved"], locationId: string) =>
  client.query({
    name: "stock-change",
    text: `update inventory_level level
           set stocked_quantity = stocked_quantity + moved.by,
             raw_stocked_quantity = jsonb_build_object('value',
               trim_scale(stocked_quantity + moved.by)::text, 'precision', 20),
             updated_at = now()
           from unnest($1::text[], $2::integer[]) as moved (item, by)
           where level.inventory_item_id = moved.item and level.location_id = $3 and level.deleted_at is null`,
    values: [moved.map(({ inventoryItemId }) => inventoryItemId), moved.map(({ by }) => by), locationId],
  });

/**
 * Changes the stock of levels, all or none, by differences under their locks: orders placed at the same moment are
 * neither lost nor reverted. 409 `stock_reserved` if reserved stock would be removed. Skips requests whose key was
 * processed before.
 */
export function changeStock(order: StockOrder): Promise<StockDone> {
  const { wishes, locationId, reason = "", by = "", note } = order;
  return transaction(async (client) => {
    const levels = await lockLevels(client, order);
    const keys = await noteKeys(
      client,
      wishes.flatMap(({ key }) => key ?? []),
    );
    const due = wishes.filter(({ key }) => key === undefined || keys.includes(key));
    const moved = countChanges(
      levels,
      due.flatMap(({ changes }) => changes),
    );
    await client.query({
      name: "stock-change-context",
      text: `select set_config('shop.stock_reason', $1, true), set_config('shop.stock_by', $2, true),
               set_config('shop.stock_note', $3, true)`,
      values: [reason, by, note ?? ""],
    });
    await shiftLevels(client, moved, locationId);
    return { moved, keys };
  });
}

/** Reverts a change, and deletes its keys, after a later step of the same request has failed. */
export function undoStock({ moved, keys }: StockDone, locationId: string): Promise<void> {
  const back = moved.map(({ inventoryItemId, by }) => ({ inventoryItemId, by: -by }));
  return transaction(async (client) => {
    await shiftLevels(client, back, locationId);
    if (keys.length > 0) await client.query("delete from stock_change where key = any ($1)", [keys]);
  });
}
