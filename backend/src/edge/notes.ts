import { anyList, everyPage } from "../contract/surrogate-keys";
import { query } from "../platform/db/pool";

/** A page fetched since the first purge may come from a web process that rendered it before the change. */
const againAfter = "6 seconds";

/** From here on, whatever changes is noted; what is kept in front of the shop from before is forgotten as a whole. */
export async function beginNotes(): Promise<void> {
  await query({
    name: "edge-begin",
    text: `with place as (
             insert into shop_edge_place (shown, version, upto, seen)
               select shown, version, (select max(id) from catalog_log), catalog_moment() from catalog_version
             on conflict (one) do update set shown = excluded.shown, version = excluded.version,
               upto = excluded.upto, seen = excluded.seen)
           insert into shop_edge_note (key) values ($1)`,
    values: [everyPage],
  });
}

/** Nothing is purged any more, so nothing has to be noted. */
export async function endNotes(): Promise<void> {
  await query({
    name: "edge-end",
    text: "with place as (delete from shop_edge_place) delete from shop_edge_note",
  });
}

/** A worker that is more changes behind has everything forgotten. */
const mostChanges = 20_000;

/**
 * Notes the products that have changed since the last call, with the lists of their categories if something moved in
 * them. It reads what every change leaves behind (ADR-0106), so no sale waits for it. Where the row that it read last is
 * gone from the log, others may be gone that it has not read.
 */
export async function noteChanges(): Promise<void> {
  await query({
    name: "edge-note-changes",
    text: `with place as (select upto, seen from shop_edge_place for update),
             changes as materialized (
               select l.* from place, catalog_log_since(coalesce(upto, 0), seen, ${mostChanges}) l),
             lost as (select from place where not exists (select from catalog_log where id = upto)
               or (select count(*) from changes) >= ${mostChanges}),
             noted as (
               insert into shop_edge_note (key)
               select p.product_id from (select distinct unnest(nos) as no from changes) c join catalog_product p using (no)
               union select 'category-' || p.category
                 from (select distinct unnest(moved) as no from changes) c join catalog_product p using (no)
               union select $1 where exists (select from changes where moved <> '{}')
               union select $2 from lost)
           update shop_edge_place set seen = catalog_moment(), upto = (select max(id) from catalog_log)
           where exists (select from changes) or exists (select from lost)`,
    values: [anyList, everyPage],
  });
}

export type Note = { id: string; key: string };

/** Notes that are due, the oldest first, at most `limit`. */
export const dueNotes = (limit: number): Promise<Note[]> =>
  query<Note>({
    name: "edge-due",
    text: "select id::text as id, key from shop_edge_note where due_at <= now() order by due_at, id limit $1",
    values: [limit],
  });

/** These were sent: once more in a moment, or done with. */
export async function noteSent(ids: readonly string[]): Promise<void> {
  await query({
    name: "edge-sent",
    text: `with done as (delete from shop_edge_note where id = any ($1::bigint[]) and was_sent)
           update shop_edge_note set was_sent = true, due_at = now() + interval '${againAfter}'
           where id = any ($1::bigint[]) and not was_sent`,
    values: [ids],
  });
}
