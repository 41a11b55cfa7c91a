import type { QueryResultRow } from "pg";
import { named } from "../platform/db/named";
import type { Statement } from "../platform/db/pool";

/** Runs a statement on the hot pool, or on the connection of a transaction. */
export type Run = <Row extends QueryResultRow>(statement: Statement) => Promise<Row[]>;

export type ToldAdjustment = { lineId: string; promotionId: string; paise: number };

type Line = { id: string; quantity: number; unit_price: number } & Record<string, unknown>;

/** A cart as the rules of promotions see it, with what its shopper was last told of them. */
export type PromotionCase = {
  cartId: string;
  customerId: string;
  email: string | null;
  /** The engine's columns of each line, with the facts of its product under `product`. */
  items: Line[];
  cart: Record<string, unknown>;
  customer: Record<string, unknown> | null;
  region: Record<string, unknown> | null;
  /** Codes that the shopper entered, or that something else of the engine put on the cart. */
  codes: string[];
  /** What the cart's rows say at the moment: promotions, and what each takes off. */
  told: ToldAdjustment[];
  linked: string[];
  /** What the shopper's own order that waits for its payment uses: it may be placed anew. */
  own: { promotionId: string; goods: number; delivery: number }[] | null;
};

/** Like the fields that the engine's cart workflows hand to its promotions (`cartFieldsForRefreshSteps`). */
const caseStatement = named<{ customerId: string }>(
  "promotion-case",
  `
  select s.cart_id as "cartId", s.customer_id as "customerId", c.email,
    (select coalesce(jsonb_agg(to_jsonb(l) || jsonb_build_object(
        'is_discountable', l.is_discountable and coalesce(p.discountable, true),
        'variant', jsonb_build_object('id', l.variant_id, 'product', jsonb_build_object('id', p.id)),
        'product', jsonb_build_object('id', p.id, 'is_giftcard', p.is_giftcard, 'collection_id', p.collection_id,
          'type_id', p.type_id, 'weight', p.weight,
          'categories', (select coalesce(jsonb_agg(jsonb_build_object('id', product_category_id)), '[]')
            from product_category_product where product_id = p.id),
          'tags', (select coalesce(jsonb_agg(jsonb_build_object('id', product_tag_id)), '[]')
            from product_tags where product_id = p.id)))
        order by l.created_at, l.id), '[]')
      from cart_line_item l left join product p on p.id = l.product_id
      where l.cart_id = c.id and l.deleted_at is null) as items,
    to_jsonb(c) as cart,
    (select to_jsonb(u) || jsonb_build_object('groups', (select coalesce(jsonb_agg(to_jsonb(g)), '[]')
        from customer_group_customer m join customer_group g on g.id = m.customer_group_id and g.deleted_at is null
        where m.customer_id = u.id and m.deleted_at is null))
      from customer u where u.id = s.customer_id) as customer,
    (select to_jsonb(r) from region r where r.id = c.region_id) as region,
    s.codes || array(select p.code from cart_promotion k join promotion p on p.id = k.promotion_id
      where k.cart_id = c.id and k.deleted_at is null and not p.is_automatic and p.code <> all (s.codes)) as codes,
    (select coalesce(jsonb_agg(jsonb_build_object('lineId', a.item_id, 'promotionId', a.promotion_id,
        'paise', round(a.amount * 100))), '[]')
      from cart_line_item l join cart_line_item_adjustment a on a.item_id = l.id and a.deleted_at is null
      where l.cart_id = c.id and l.deleted_at is null) as told,
    array(select promotion_id from cart_promotion where cart_id = c.id and deleted_at is null) as linked,
    (select discounts from shop_order where customer_id = s.customer_id and status = 'pending_payment') as own
  from shop_cart s join cart c on c.id = s.cart_id where s.customer_id = :customerId`,
);

/** Returns what promotions need to know of a shopper's open cart; undefined if there is none. */
export async function promotionCase(run: Run, customerId: string): Promise<PromotionCase | undefined> {
  const [found] = await run<PromotionCase>(caseStatement({ customerId }));
  return found;
}
