import type { AuditRule } from "./rules";

const taken = `(select o.order_id, o.number, o.status, d.* from shop_order o,
  jsonb_to_recordset(o.discounts) as d ("promotionId" text, "isCounted" boolean, goods numeric, delivery numeric))`;

/** What promotions took off orders (ADR-0039). That the engine's totals agree is among the rules about money. */
export const promotionRules: AuditRule[] = [
  {
    name: "what promotions took off an order's goods is what its lines were reduced by",
    text: `select 'order ' || o.number || ': ' || coalesce(d.goods, 0) || ' but lines ' || coalesce(l.off, 0) as fault
           from shop_order o
           left join lateral (select sum(goods) as goods from jsonb_to_recordset(o.discounts) as x (goods numeric)) d on true
           left join lateral (select sum(discount) as off from jsonb_to_recordset(o.lines) as x (discount numeric)) l on true
           where coalesce(d.goods, 0) <> coalesce(l.off, 0)`,
  },
  {
    name: "each promotion of an order is linked to it in the engine",
    text: `select 'order ' || t.number || ': ' || t."promotionId" as fault from ${taken} t
           where not exists (select from order_promotion k where k.order_id = t.order_id
             and k.promotion_id = t."promotionId" and k.deleted_at is null)`,
  },
  {
    name: "a limited promotion is counted for every order that has it and stands",
    text: `select 'promotion ' || p.code || ': counted ' || p.used || ', orders ' || count(*) as fault
           from ${taken} t join promotion p on p.id = t."promotionId"
           where t."isCounted" and t.status <> 'cancelled' and p."limit" is not null and p.deleted_at is null
           group by p.id having count(*) > p.used`,
  },
];
