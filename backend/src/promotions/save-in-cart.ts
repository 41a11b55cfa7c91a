import { toRupees, paise as whole } from "../contract/money";
import { named } from "../platform/db/named";
import { query } from "../platform/db/pool";
import { rawAmount } from "../platform/db/raw-amount";
import { derivedId } from "../platform/engine/derived-id";
import type { Offer } from "./offer";
import type { PromotionCase } from "./promotion-case";

/**
 * The row of the cart is locked before its promotions are written. The commit does not wait for the disk: after a power
 * failure, the next read of the cart computes and writes them again.
 */
const locked = `
  mine as (
    select cart_id, set_config('synchronous_commit', 'off', true) from shop_cart
    where customer_id = :customerId and cart_id = :cartId for update
  )`;

/** Lines that are gone by now are left out. */
const adjusted = `
  here as (
    select line.id from cart_line_item line join mine using (cart_id)
    where line.id = any (:lineIds::text[]) and line.deleted_at is null for key share of line
  )
  insert into cart_line_item_adjustment (id, item_id, promotion_id, code, amount, raw_amount, is_tax_inclusive)
  select fresh.id, here.id, fresh.promotion_id, fresh.code, fresh.amount, ${rawAmount("fresh.amount")}, true
  from unnest(:freshIds::text[], :lineIds::text[], :promotionIds::text[], :codes::text[], :amounts::numeric[])
    as fresh (id, line_id, promotion_id, code, amount)
  join here on here.id = fresh.line_id
  on conflict (id) do update set amount = excluded.amount, raw_amount = excluded.raw_amount, code = excluded.code,
    is_tax_inclusive = true, deleted_at = null, updated_at = now()`;

type Cart = { customerId: string; cartId: string };
type Adjustments = {
  freshIds: string[];
  lineIds: string[];
  promotionIds: string[];
  codes: string[];
  amounts: number[];
};

/** For the usual change: other amounts of the promotions that the cart has already. */
const adjustStatement = named<Cart & Adjustments>("save-adjustments", `with ${locked}, ${adjusted}`);

/**
 * Brings the engine's rows of a cart to what was computed: its adjustments (GST included, like the prices) and the
 * promotions it is linked to. `ids` and `linked` are all that is to be there, the other lists what has to be written.
 */
const saveStatement = named<
  Cart & Adjustments & { ids: string[]; linked: string[]; linkIds: string[]; freshLinks: string[] }
>(
  "save-promotions",
  `
  with ${locked}, gone as (
    delete from cart_line_item_adjustment part using cart_line_item line, mine
    where line.cart_id = mine.cart_id and line.deleted_at is null and part.item_id = line.id
      and part.id <> all (:ids::text[])
  ), unlinked as (
    delete from cart_promotion link using mine
    where link.cart_id = mine.cart_id and link.promotion_id <> all (:linked::text[])
  ), links as (
    insert into cart_promotion (id, cart_id, promotion_id)
    select fresh.id, mine.cart_id, fresh.promotion_id
    from unnest(:linkIds::text[], :freshLinks::text[]) as fresh (id, promotion_id) cross join mine
    on conflict (cart_id, promotion_id) do update set deleted_at = null
  ), ${adjusted}`,
);

/**
 * An id in the engine's form that is the same whenever it is made from the same parts: two reads at once do not write a
 * discount twice.
 */
const idOf = (prefix: string, ...parts: string[]) => `${prefix}_${derivedId(parts.join(" "))}`;

/** Writes the offer into the cart's rows, as far as they say something else. */
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
  const told = new Map(found.told.map((one) => [one.id, one]));
  const fresh = rows.filter(
    ({ id, code, paise }) => told.get(id)?.paise !== paise || told.get(id)?.code !== code,
  );
  const linked = applied.map(({ definition }) => definition.id);
  const freshLinks = linked.filter((id) => !found.linked.includes(id));
  const ids = rows.map(({ id }) => id);
  const isAllKept =
    found.told.every(({ id }) => ids.includes(id)) && found.linked.every((id) => linked.includes(id));
  const cart = { customerId: found.customerId, cartId: found.cartId };
  const adjustments = {
    freshIds: fresh.map(({ id }) => id),
    lineIds: fresh.map(({ lineId }) => lineId),
    promotionIds: fresh.map(({ promotionId }) => promotionId),
    codes: fresh.map(({ code }) => code),
    amounts: fresh.map(({ paise }) => toRupees(whole(paise))),
  };
  if (!isAllKept || freshLinks.length > 0) {
    const linkIds = freshLinks.map((id) => idOf("cartpromo", found.cartId, id));
    await query(saveStatement({ ...cart, ...adjustments, ids, linked, linkIds, freshLinks }));
  } else if (fresh.length > 0) await query(adjustStatement({ ...cart, ...adjustments }));
}
