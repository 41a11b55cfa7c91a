import { query, transaction } from "../../platform/db/pool";
import { type Worker, wake } from "../../platform/queue/workers";

const everyMs = 10 * 60_000;
/** People whose wishes one statement moves to the outbox. */
const atOnce = 500;
/** Any number that only this lock uses. */
const turnLock = 7_312_141;

/** The price of a wish that is new, or whose product was not on sale before. */
const NOTE = `
  update shop_wish w set price = p.paid_price from catalog_product p
  where p.product_id = w.product_id and p.published and w.price is null`;

const hasDropped = "p.published and p.in_stock and p.paid_price <= w.price * 0.95";

/**
 * Those whose products can be had for at least a twentieth less than they know. Each person gets one mail, a day at the
 * most: what drops meanwhile is told the next day, if it still costs less. Price and message change in one statement. Of
 * people behind $1: a statement for each portion, and none looks at the portions before it again.
 */
const TAKE = `
  with people as materialized (
    select distinct w.customer_id
    from shop_wish w join catalog_product p using (product_id)
    where w.customer_id > $1 and ${hasDropped}
      and not exists (select from shop_wish told where told.customer_id = w.customer_id
                      and told.told_at > now() - interval '1 day')
    order by w.customer_id limit ${atOnce}),
  dropped as (
    select w.customer_id, w.product_id, w.price as was, p.paid_price as price
    from people join shop_wish w using (customer_id) join catalog_product p using (product_id)
    where ${hasDropped}
    order by w.customer_id, w.product_id for update of w skip locked),
  told as (
    update shop_wish w set price = d.price, told_at = now() from dropped d
    where w.customer_id = d.customer_id and w.product_id = d.product_id
    returning w.customer_id, w.product_id, d.was),
  owed as (insert into shop_outbox (topic, payload)
  select 'price-drop', jsonb_build_object('customerId', customer_id, 'at', now(),
    'wishes', jsonb_agg(jsonb_build_object('productId', product_id, 'was', was)))
  from told group by customer_id)
  select count(*)::integer as people, max(customer_id) as last from people`;

type Portion = { people: number; last: string | null };

/**
 * One portion of one worker at a time: a second one would pass over the wishes that the first has taken, and tell the
 * same people of their others. Whoever waited looks at what has been told by then.
 */
const tellSome = (after: string): Promise<Portion | undefined> =>
  transaction(async (client) => {
    await client.query({ text: "select pg_advisory_xact_lock($1)", values: [turnLock] });
    const { rows } = await client.query<Portion>({
      name: "wishes-price-drops",
      text: TAKE,
      values: [after],
    });
    return rows[0];
  });

/** Looks at the prices as they are, so that no lost event can leave somebody out. */
export async function tellPriceDrops(isStopped: () => boolean = () => false): Promise<void> {
  await query({ name: "wishes-note-price", text: NOTE });
  let after = "";
  while (!isStopped()) {
    const told = await tellSome(after);
    if (!told?.last) return;
    wake("outbox", 0);
    if (told.people < atOnce) return;
    after = told.last;
  }
}

export const priceDropWorker = (): Worker => ({
  name: "price drops",
  everyMs,
  work: ({ isStopped }) => tellPriceDrops(isStopped),
});
