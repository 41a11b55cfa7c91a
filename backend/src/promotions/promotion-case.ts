import type { QueryResultRow } from "pg";
import { named } from "../platform/db/named";
import type { Statement } from "../platform/db/pool";

/** Runs a statement on the hot pool, or on the connection of a transaction. */
export type Run = <Row extends QueryResultRow>(statement: Statement) => Promise<Row[]>;

/** `promotionId` and `code` are null in an adjustment that something else of the engine wrote. */
export type ToldAdjustment = {
  id: string;
  lineId: string;
  promotionId: string | null;
  code: string | null;
  paise: number;
};

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

type Facts = Record<string, unknown>;

type CaseRow = Omit<PromotionCase, "items" | "customer" | "told"> & {
  lines: { line: Line & Facts; isDiscountable: boolean; product: Facts; told: ToldAdjustment[] }[];
  customer: { row: Facts; groups: Facts[] } | null;
};

/**
 * Like the fields that the engine's cart workflows hand to its promotions (`cartFieldsForRefreshSteps`). Rows come as
 * `json` and are put together here: merged as `jsonb`, they were most of what the statement cost.
 */
const caseStatement = named<{ customerId: string }>(
  "promotion-case",
  `
  select s.cart_id as "cartId", s.customer_id as "customerId", c.email,
    (select coalesce(json_agg(json_build_object(
        'line', row_to_json(l),
        'isDiscountable', l.is_discountable and coalesce(p.discountable, true),
        'product', json_build_object('id', p.id, 'is_giftcard', p.is_giftcard, 'collection_id', p.collection_id,
          'type_id', p.type_id, 'weight', p.weight,
          'categories', (select coalesce(json_agg(json_build_object('id', product_category_id)), '[]')
            from product_category_product where product_id = p.id),
          'tags', (select coalesce(json_agg(json_build_object('id', product_tag_id)), '[]')
            from product_tags where product_id = p.id)),
        'told', (select coalesce(json_agg(json_build_object('id', a.id, 'lineId', a.item_id,
            'promotionId', a.promotion_id, 'code', a.code, 'paise', round(a.amount * 100))), '[]')
          from cart_line_item_adjustment a where a.item_id = l.id and a.deleted_at is null))
        order by l.created_at, l.id), '[]')
      from cart_line_item l left join product p on p.id = l.product_id
      where l.cart_id = c.id and l.deleted_at is null) as lines,
    row_to_json(c) as cart,
    (select json_build_object('row', row_to_json(u), 'groups', (select coalesce(json_agg(row_to_json(g)), '[]')
        from customer_group_customer m join customer_group g on g.id = m.customer_group_id and g.deleted_at is null
        where m.customer_id = u.id and m.deleted_at is null))
      from customer u where u.id = s.customer_id) as customer,
    (select row_to_json(r) from region r where r.id = c.region_id) as region,
    s.codes || array(select p.code from cart_promotion k join promotion p on p.id = k.promotion_id
      where k.cart_id = c.id and k.deleted_at is null and not p.is_automatic and p.code <> all (s.codes)) as codes,
    array(select promotion_id from cart_promotion where cart_id = c.id and deleted_at is null) as linked,
    (select discounts from shop_order where customer_id = s.customer_id and status = 'pending_payment') as own
  from shop_cart s join cart c on c.id = s.cart_id where s.customer_id = :customerId`,
);

/** Returns what promotions need to know of a shopper's open cart; undefined if there is none. */
export async function promotionCase(run: Run, customerId: string): Promise<PromotionCase | undefined> {
  const [found] = await run<CaseRow>(caseStatement({ customerId }));
  if (!found) return undefined;
  const { lines, customer, ...rest } = found;
  return {
    ...rest,
    customer: customer && { ...customer.row, groups: customer.groups },
    items: lines.map(({ line, isDiscountable, product }) => ({
      ...line,
      is_discountable: isDiscountable,
      variant: { id: line.variant_id, product: { id: product.id } },
      product,
    })),
    told: lines.flatMap(({ told }) => told),
  };
}
