import { generateEntityId } from "@medusajs/framework/utils";
import type { PoolClient } from "pg";
import type { Size } from "../contract/constants";
import { limits } from "../contract/limits";
import { messages } from "../contract/messages";
import { refuse } from "../contract/refusal";
import { transaction } from "../platform/db/pool";
import { type Level, type LevelShift, spreadChange } from "./spread-change";

/**
 * A change of an item's stock: by a counted difference, or to a figure, regardless of the current stock. Without a
 * location it is the stock of all locations together, and is spread over them (see `spreadChange`).
 */
export type StockChange = { inventoryItemId: string; size: Size | null; locationId?: string | undefined } & (
  | { by: number }
  | { to: number }
);

/** The changes of one request; with a key they are made once, however often they are sent. */
export type StockRequest = { changes: readonly StockChange[]; key?: string | undefined };

export type StockOrder = {
  requests: readonly StockRequest[];
  /** The location that is changed first. */
  locationId: string;
  reason?: string;
  by?: string;
  note?: string | null | undefined;
  /** Refuses what the locked levels or their history do not allow; not asked about a request that was processed before. */
  check?: (client: PoolClient) => Promise<void>;
};

type CountedLevel = Level & { isOnBackorder: boolean };

/** The changes that were made, by level, and their keys. */
export type StockDone = { moved: ({ inventoryItemId: string } & LevelShift)[]; keys: string[] };

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

const changesOf = ({ requests }: StockOrder) => requests.flatMap(({ changes }) => changes);

/** A location that never had an item has no record of it; an empty one is made for a change there, or for the first of all. */
async function makeMissingLevels(
  client: PoolClient,
  named: readonly { inventoryItemId: string; locationId: string }[],
): Promise<void> {
  await client.query({
    name: "stock-change-new-levels",
    text: `insert into inventory_level (id, inventory_item_id, location_id, stocked_quantity, raw_stocked_quantity,
             reserved_quantity, raw_reserved_quantity, incoming_quantity, raw_incoming_quantity)
           select id, item, location, 0, zero, 0, zero, 0, zero
           from unnest($1::text[], $2::text[], $3::text[]) as new (id, item, location),
             jsonb_build_object('value', '0', 'precision', 20) as zero
           where exists (select from shop_stock_location where location_id = location)
           order by item, location
           on conflict (inventory_item_id, location_id) where deleted_at is null do nothing`,
    values: [
      named.map(() => generateEntityId(undefined, "ilev")),
      named.map(({ inventoryItemId }) => inventoryItemId),
      named.map(({ locationId }) => locationId),
    ],
  });
}

/**
 * Locks the items' levels at all locations, in the order in which every transaction that locks several does, so that
 * none deadlock. Returns them by item, `locationId` first.
 */
async function lockExisting(client: PoolClient, order: StockOrder): Promise<Map<string, CountedLevel[]>> {
  const { rows } = await client.query<CountedLevel>({
    name: "stock-change-levels",
    text: `select inventory_item_id as "inventoryItemId", location_id as "locationId",
             stocked_quantity::integer as stocked, reserved_quantity::integer as reserved,
             exists (select from catalog_variant v where v.inventory_item_id = inventory_level.inventory_item_id
               and v.allows_backorder) as "isOnBackorder"
           from inventory_level join shop_stock_location using (location_id)
           where inventory_item_id = any ($1) and deleted_at is null
           order by inventory_item_id, location_id for update of inventory_level`,
    values: [changesOf(order).map(({ inventoryItemId }) => inventoryItemId)],
  });
  const levels = new Map<string, CountedLevel[]>();
  for (const level of rows) {
    const others = levels.get(level.inventoryItemId) ?? [];
    const isFirst = level.locationId === order.locationId;
    levels.set(level.inventoryItemId, isFirst ? [level, ...others] : [...others, level]);
  }
  return levels;
}

async function lockLevels(client: PoolClient, order: StockOrder): Promise<Map<string, CountedLevel[]>> {
  const levels = await lockExisting(client, order);
  const missing = changesOf(order).flatMap(({ inventoryItemId, locationId }) => {
    const known = levels.get(inventoryItemId) ?? [];
    const isKnown =
      locationId === undefined ? known.length > 0 : known.some((one) => one.locationId === locationId);
    return isKnown ? [] : [{ inventoryItemId, locationId: locationId ?? order.locationId }];
  });
  if (missing.length === 0) return levels;
  await makeMissingLevels(client, missing);
  return lockExisting(client, order);
}

/**
 * Stock reserved by open orders cannot be removed, unless it may be backordered; a level that is already below its
 * reservations can still be raised.
 */
function shiftsOf(change: StockChange, levels: readonly CountedLevel[]): LevelShift[] {
  const sum = (of: "stocked" | "reserved") => levels.reduce((total, level) => total + level[of], 0);
  const [stocked, reserved] = [sum("stocked"), sum("reserved")];
  const by = "by" in change ? change.by : change.to - stocked;
  const { size } = change;
  const [first] = levels;
  const shifts =
    spreadChange(levels, by) ?? (first?.isOnBackorder ? [{ locationId: first.locationId, by }] : undefined);
  if (!shifts)
    throw refuse.conflict("stock_reserved", messages.stockReserved(reserved, size), [
      { size, reserved, stocked },
    ]);
  if (stocked + by > limits.stock.max) throw refuse.conflict("stock_too_large", messages.stockTooLarge);
  return shifts;
}

/** Applies one change after the other, each to the result of the last. Returns the sum by level. */
function countChanges(
  levelsOf: Map<string, CountedLevel[]>,
  changes: readonly StockChange[],
): StockDone["moved"] {
  const sums = new Map<CountedLevel, number>();
  for (const change of changes) {
    const { inventoryItemId, locationId } = change;
    const levels = (levelsOf.get(inventoryItemId) ?? []).filter(
      (level) => locationId === undefined || level.locationId === locationId,
    );
    if (levels.length === 0) throw refuse.notFound(messages.productNotFound);
    for (const shift of shiftsOf(change, levels)) {
      const level = levels.find((one) => one.locationId === shift.locationId) as CountedLevel;
      level.stocked += shift.by;
      sums.set(level, (sums.get(level) ?? 0) + shift.by);
    }
  }
  return [...sums].flatMap(([{ inventoryItemId, locationId }, by]) =>
    by === 0 ? [] : [{ inventoryItemId, locationId, by }],
  );
}

/** Changes locked levels by differences; the engine stores each figure twice. */
const shiftLevels = (client: PoolClient, moved: StockDone["moved"]) =>
  client.query({
    name: "stock-change",
    text: `update inventory_level level
           set stocked_quantity = stocked_quantity + moved.by,
             raw_stocked_quantity = jsonb_build_object('value',
               trim_scale(stocked_quantity + moved.by)::text, 'precision', 20),
             updated_at = now()
           from unnest($1::text[], $2::integer[], $3::text[]) as moved (item, by, location)
           where level.inventory_item_id = moved.item and level.location_id = moved.location
             and level.deleted_at is null`,
    values: [
      moved.map(({ inventoryItemId }) => inventoryItemId),
      moved.map(({ by }) => by),
      moved.map(({ locationId }) => locationId),
    ],
  });

/**
 * Changes the stock of levels, all or none, by differences under their locks: orders placed at the same moment are
 * neither lost nor reverted. 409 `stock_reserved` if reserved stock would be removed. Skips requests whose key was
 * processed before.
 */
export function changeStock(order: StockOrder): Promise<StockDone> {
  const { requests, reason = "", by = "", note } = order;
  return transaction(async (client) => {
    const levels = await lockLevels(client, order);
    const keys = await noteKeys(
      client,
      requests.flatMap(({ key }) => key ?? []),
    );
    const due = requests.filter(({ key }) => key === undefined || keys.includes(key));
    if (due.length > 0) await order.check?.(client);
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
    await shiftLevels(client, moved);
    return { moved, keys };
  });
}

/** Reverts a change, and deletes its keys, after a later step of the same request has failed. */
export function undoStock({ moved, keys }: StockDone): Promise<void> {
  const back = moved.map((shift) => ({ ...shift, by: -shift.by }));
  return transaction(async (client) => {
    await shiftLevels(client, back);
    if (keys.length > 0) await client.query("delete from stock_change where key = any ($1)", [keys]);
  });
}
