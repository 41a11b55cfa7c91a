import { anyList, everyPage } from "../contract/surrogate-keys";
import { query } from "../platform/db/pool";

/** A page fetched since the first purge may come from a web process that rendered it before the change. */
const againAfter = "6 seconds";

/** From here on, whatever changes is noted; what is kept in front of the shop from before is forgotten as a whole. */
export async function beginNotes(): Promise<void> {
  await query({
    name: "edge-begin",
    text: `with place as (
             insert into shop_edge_place (shown, version) select shown, version from catalog_version
             on conflict (one) do update set shown = excluded.shown, version = excluded.version)
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

/**
 * Notes the products that have changed since the last call, with the lists of their categories if something moved in
 * them. It reads what every change leaves behind (ADR-0005), so no sale waits for it.
 */
export async function noteChanges(): Promise<void> {
  await query({
    name: "edge-note-changes",
    text: `with place as (select shown, version from shop_edge_place for update),
             latest as (select c.shown, c.version from catalog_version c, place
               where c.shown > place.shown or c.version > place.version),
             noted as (
               insert into shop_edge_note (key)
               select p.product_id from place, catalog_change c, unnest(c.nos) changed join catalog_product p on p.no = changed
                 where c.shown > place.shown
               union select 'category-' || p.category from place, catalog_product p where p.version > place.version
               union select $1 from place, latest where latest.version > place.version)
           update shop_edge_place set shown = latest.shown, version = latest.version from latest`,
    values: [anyList],
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
