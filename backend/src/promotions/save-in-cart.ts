import { createHash } from "node:crypto";
import { toRupees, paise as whole } from "../contract/money";
import { named } from "../platform/db/named";
import { query } from "../platform/db/pool";
import { rawAmount } from "../platform/db/raw-amount";
import type { Offer } from "./offer";
import type { PromotionCase } from "./promotion-case";

/**
 * Brings the engine's rows of a cart to what was computed: its adjustments (GST included, like the prices) and the
 * promotions it is linked to. The cart's row is locked first; lines that are gone by then are left out. The ids follow
 * from line and promotion, so that two reads at once do not write a discount twice.
 */
const saveStatement = named<{
  customerId: string;
  cartId: string;
  ids: string[];
  lineIds: string[];
  promotionIds: string[];
  codes: string[];
  amounts: number[];
  linkIds: string[];
  linked: string[];
}>(
  "save-promotions",
  `
  with mine as (
    select cart_id from shop_cart where customer_id = :customerId and cart_id = :cartId for update
  ), here as (
    select line.id from cart_line_item line join mine using (cart_id) where line.deleted_at is null for key share of line
  ), gone as (
    delete from cart_line_item_adjustment part using here where part.item_id = here.id and part.id <> all (:ids::text[])
  ), unlinked as (
    delete from cart_promotion link using mine
    where link.cart_id = mine.cart_id and link.promotion_id <> all (:linked::text[])
  ), links as (
    insert into cart_promotion (id, cart_id, promotion_id)
    select fresh.id, mine.cart_id, fresh.promotion_id
    from unnest(:linkIds::text[], :linked::text[]) as fresh (id, promotion_id) cross join mine
    on conflict (cart_id, promotion_id) do update set deleted_at = null
  )
  insert into cart_line_item_adjustment (id, item_id, promotion_id, code, amount, raw_amount, is_tax_inclusive)
  select fresh.id, here.id, fresh.promotion_id, fresh.code, fresh.amount, ${rawAmount("fresh.amount")}, true
  from unnest(:ids::text[], :lineIds::text[], :promotionIds::text[], :codes::text[], :amounts::numeric[])
    as fresh (id, line_id, promotion_id, code, amount)
  join here on here.id = fresh.line_id
  on conflict (id) do update set amount = excluded.amount, raw_amount = excluded.raw_amount, code = excluded.code,
    is_tax_inclusive = true, deleted_at = null, updated_at = now()`,
);

/** An id in the engine's form that is the same whenever it is made from the same parts. */
const idOf = (prefix: string, ...parts: string[]) =>
  `${prefix}_${createHash("sha256").update(parts.join(" ")).digest("hex").slice(0, 26).toUpperCase()}`;

const key = (lineId: string, promotionId: string, paise: number) => `${lineId} ${promotionId} ${paise}`;

/** Writes the offer into the cart's rows, if they say something else. */
export async function saveInCart(found: PromotionCase, { applied }: Offer): Promise<void> {
  const rows = applied.flatMap(({ definition, lines }) =>
    [...lines].map(([lineId, paise]) => ({
      id: idOf("caliadj", lineId, definition.id),
      lineId,
      promotionId: definition.id,
      code: definition.code,
      paise,
    })),
  );
  const linked = applied.map(({ definition }) => definition.id);
  const now = rows.map(({ lineId, promotionId, paise }) => key(lineId, promotionId, paise)).sort();
  const told = found.told.map(({ lineId, promotionId, paise }) => key(lineId, promotionId, paise)).sort();
  const isTold = now.join() === told.join() && [...linked].sort().join() === [...found.linked].sort().join();
  if (isTold) return;
  await query(
    saveStatement({
      customerId: found.customerId,
      cartId: found.cartId,
      ids: rows.map(({ id }) => id),
      lineIds: rows.map(({ lineId }) => lineId),
      promotionIds: rows.map(({ promotionId }) => promotionId),
      codes: rows.map(({ code }) => code),
      amounts: rows.map(({ paise }) => toRupees(whole(paise))),
      linkIds: linked.map((id) => idOf("cartpromo", found.cartId, id)),
      linked,
    }),
  );
}
