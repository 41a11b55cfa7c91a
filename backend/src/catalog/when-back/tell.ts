import type { Language, Size } from "../../contract/constants";
import { transaction } from "../../platform/db/pool";
import { type Worker, wake } from "../../platform/queue/workers";
import { seal } from "../../platform/secrets/sealed";

const everyMs = 20_000;
const atOnce = 100;

type Told = {
  email: string;
  language: Language;
  productId: string;
  size: Size | null;
  variantIds: string[] | null;
};

/**
 * Takes those whose product can be bought again, the longest waiting first. It looks at the stock as it is, so that no
 * lost event can leave somebody waiting. First at each product that anybody waits for, found by steps in an index: most of
 * them are still sold out, whoever waits for them.
 */
const TAKE = `
  with recursive wanted as (
    (select product_id from shop_when_back order by product_id limit 1)
    union all
    select (select n.product_id from shop_when_back n where n.product_id > w.product_id order by n.product_id limit 1)
    from wanted w where w.product_id is not null),
  back as materialized (
    select p.product_id from wanted join catalog_product p using (product_id)
    where p.published and exists (select from catalog_variant v where v.product_id = p.product_id and v.available > 0))
  delete from shop_when_back where id in (
    select w.id from back join shop_when_back w using (product_id)
    where exists (select from catalog_variant v where v.product_id = w.product_id and v.available > 0
                    and (w.size is null or v.size = w.size)
                    and (w.variant_ids is null or v.variant_id = any (w.variant_ids)))
    order by w.id limit ${atOnce} for update of w skip locked)
  returning email, language, product_id as "productId", size, variant_ids as "variantIds"`;

/** Moves the next of them to the outbox; returns how many. Row and message change in one transaction: one mail each. */
async function tellSome(): Promise<number> {
  return transaction(async (client) => {
    const { rows } = await client.query<Told>({ name: "when-back-take", text: TAKE });
    // Sealed, because it says who wants what.
    const payloads = rows.map((row) => JSON.stringify({ secret: seal(JSON.stringify(row)) }));
    if (rows.length > 0)
      await client.query({
        name: "when-back-owe",
        text: "insert into shop_outbox (topic, payload) select 'when-back', p from unnest($1::jsonb[]) as p",
        values: [payloads],
      });
    return rows.length;
  });
}

/** Tells those who wait, some seconds after it can be bought again. */
export async function tellWaiting(isStopped: () => boolean = () => false): Promise<void> {
  while (!isStopped()) {
    const told = await tellSome();
    if (told > 0) wake("outbox", 0);
    if (told < atOnce) return;
  }
}

export const whenBackWorker = (): Worker => ({
  name: "when back",
  everyMs,
  work: ({ isStopped }) => tellWaiting(isStopped),
});
