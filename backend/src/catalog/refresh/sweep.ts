import { setTimeout as pause } from "node:timers/promises";
import { query, transaction } from "../../platform/db/pool";
import { log } from "../../platform/log";
import { projectAndCompare } from "../projection/project";
import { owe } from "./marks";

/** A few at once and then a pause: visitors come first. */
const slice = 25;
const restShare = 3;

/** An entry of the audit log for a sweep that found something, so that staff see it and when. */
const noteOf = (sweep: string) => `
  insert into audit_log (admin_id, admin_name, route, changes)
  select 'system', 'system', 'catalogueSweep', jsonb_build_array(
    jsonb_build_object('field', 'looked', 'to', looked), jsonb_build_object('field', 'healed', 'to', healed))
  from ${sweep} and healed > 0`;

/** Starts a comparison of every product with the engine; one that is running is noted and starts again. */
export async function beginSweep(): Promise<void> {
  await query({
    text: `with note as (${noteOf("catalog_sweep where upto is not null")})
           update catalog_sweep set upto = '', began_at = now(), looked = 0, healed = 0`,
  });
}

/** The next products after `upto` that the engine has or that the shop shows. */
const next = `
  (select id from product where deleted_at is null and id > $1 order by id limit ${slice})
  union (select product_id from catalog_product where published and product_id > $1 order by product_id limit ${slice})
  order by id limit ${slice}`;

const advance = `
  with step as (
    update catalog_sweep set upto = $1, looked = looked + $2::integer, healed = healed + $3::integer,
      healed_ever = healed_ever + $3::integer, finished_at = case when $1::text is null then now() else finished_at end
    returning upto, looked, healed
  )
  ${noteOf("step where upto is null")}`;

type Step = { looked: number; healed: string[] };

/**
 * Compares the next few products; undefined if no sweep is running, or another process is working on it. The row's
 * lock is the lease: it ends with the process that holds it.
 */
async function sweepSlice(): Promise<Step | undefined> {
  return transaction(async (client) => {
    const { rows: state } = await client.query<{ upto: string }>({
      name: "catalog-sweep-claim",
      text: "select upto from catalog_sweep where upto is not null for update skip locked",
    });
    const [at] = state;
    if (!at) return undefined;
    const { rows } = await client.query<{ id: string }>({
      name: "catalog-sweep-next",
      text: next,
      values: [at.upto],
    });
    const ids = rows.map(({ id }) => id);
    await client.query("savepoint slice");
    // Products that cannot be projected are marked, and then postponed one by one.
    const healed = await projectAndCompare(client, ids).catch(async () => {
      await client.query("rollback to slice");
      await owe(client, ids);
      return [];
    });
    await client.query({
      name: "catalog-sweep-advance",
      text: advance,
      values: [ids.at(-1) ?? null, ids.length, healed.length],
    });
    return { looked: ids.length, healed };
  });
}

/**
 * Continues the running sweep, if there is one, until its end or until `isStopped`. Whatever it finds was written
 * without a mark: it is corrected, counted, logged and noted for staff.
 */
export async function workOnSweep(isStopped: () => boolean = () => false): Promise<void> {
  while (!isStopped()) {
    const started = performance.now();
    const step = await sweepSlice();
    if (!step || step.looked === 0) return;
    if (step.healed.length > 0)
      log.error({ productIds: step.healed }, "catalogue: the sweep found products that were shown otherwise");
    await pause(Math.min(1_000, (performance.now() - started) * restShare));
  }
}
