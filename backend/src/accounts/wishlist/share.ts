import { randomBytes } from "node:crypto";
import { query } from "../../platform/db/pool";
import { changeWishes } from "./wishes";

/** The token of the link that opens a shopper's list; null if they do not share it. */
export async function shareTokenOf(customerId: string): Promise<string | null> {
  const [link] = await query<{ token: string }>({
    name: "wishlist-link",
    text: "select token from shop_wishlist_link where customer_id = $1",
    values: [customerId],
  });
  return link?.token ?? null;
}

/** Switches the link on or off; sharing what is shared already keeps its token. */
export function shareWishes(customerId: string, isShared: boolean): Promise<string | null> {
  return changeWishes(customerId, async (client) => {
    if (!isShared) {
      await client.query({
        name: "wishlist-unlink",
        text: "delete from shop_wishlist_link where customer_id = $1",
        values: [customerId],
      });
      return null;
    }
    const { rows } = await client.query<{ token: string }>({
      name: "wishlist-share",
      text: `insert into shop_wishlist_link (customer_id, token) values ($1, $2)
             on conflict (customer_id) do update set token = shop_wishlist_link.token
             returning token`,
      values: [customerId, randomBytes(16).toString("base64url")],
    });
    return rows[0]?.token ?? null;
  });
}

/** The products of the list that a link opens, newest first; undefined if there is no such link, or no longer. */
export async function sharedWishes(token: string): Promise<string[] | undefined> {
  const rows = await query<{ productId: string | null }>({
    name: "wishlist-shared",
    text: `select w.product_id as "productId" from shop_wishlist_link l left join shop_wish w using (customer_id)
           where l.token = $1 order by w.wished_at desc, w.product_id`,
    values: [token],
  });
  if (rows.length === 0) return undefined;
  return rows.flatMap(({ productId }) => productId ?? []);
}
