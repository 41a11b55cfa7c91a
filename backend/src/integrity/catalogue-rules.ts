import { watchedTables } from "../platform/schema/0110-catalog-owed";
import { namedTables } from "../platform/schema/0330-catalog-names";
import { picturedTable } from "../platform/schema/0880-variant-images";
import type { AuditRule } from "./rules";

/** A product that changed a moment ago, or whose sale has just started or ended, may not have been projected yet. */
const isSettled = `not exists (select from catalog_owed o where o.product_id = c.product_id and o.since > now() - interval '5 minutes')
  and not coalesce(c.turns_at between now() - interval '5 minutes' and now(), false)`;

/** The engine's current price of a variant. */
const isOn = `l.status = 'active' and coalesce(l.rules_count, 0) = 0
      and (l.starts_at is null or l.starts_at <= now()) and (l.ends_at is null or l.ends_at > now())`;
const asked = `(select s.variant_id, coalesce(min(p.amount) filter (where l.type = 'override' and ${isOn}),
      min(p.amount) filter (where p.price_list_id is null)) as base,
    min(p.amount) filter (where l.type = 'sale' and ${isOn}) as sale
  from product_variant_price_set s
  join price p on p.price_set_id = s.price_set_id and p.deleted_at is null and p.currency_code = 'inr'
    and coalesce(p.rules_count, 0) = 0 and coalesce(p.min_quantity, 1) <= 1
  left join price_list l on l.id = p.price_list_id and l.deleted_at is null
  where s.deleted_at is null group by s.variant_id)`;

/** Compares the read model with the engine, using other statements than those that write it. */
export const catalogueRules: AuditRule[] = [
  {
    name: "no product waits for longer than five minutes to be shown as it is",
    text: `select 'product ' || product_id || ': ' || coalesce(max(last_error), 'never tried') as fault from catalog_owed
           where since < now() - interval '5 minutes' group by product_id`,
  },
  {
    name: "every table that the catalogue shows tells it of its changes",
    text: `select 'table ' || t || ': no trigger for ' || e as fault
           from unnest($1::text[]) t, unnest(array['insert', 'update', 'delete']) e
           where not exists (select from pg_trigger where tgrelid = to_regclass(t)
             and tgname = 'catalog_owe_' || e and tgenabled in ('O', 'A'))`,
    values: [[...watchedTables, ...namedTables, picturedTable]],
  },
  {
    name: "what the shop shows is on sale in the engine, under the same title and address",
    text: `select 'product ' || c.product_id || ': "' || c.title || '" but '
             || coalesce('"' || p.title || '" (' || p.status || ')', 'deleted') as fault
           from catalog_product c left join product p on p.id = c.product_id and p.deleted_at is null
           where c.published and (p.id is null or p.status <> 'published' or p.title <> c.title or p.handle <> c.slug
             or p.title is distinct from (c.card || c.stock_json)::jsonb ->> 'title') and ${isSettled}`,
  },
  {
    name: "what is on sale in the engine is shown",
    text: `select 'product ' || p.id || ': "' || p.title || '"' as fault
           from product p left join catalog_product c on c.product_id = p.id
           where p.deleted_at is null and p.status = 'published' and not coalesce(c.published, false)
             and (exists (select from product_sales_channel k where k.product_id = p.id and k.deleted_at is null
                 and k.sales_channel_id in (select default_sales_channel_id from store))
               or not exists (select from product_sales_channel k where k.product_id = p.id and k.deleted_at is null)
                 and not exists (select from catalog_off_channel k where k.product_id = p.id))
             and p.hs_code <> '' and exists (select from product_detail d
               where d.product_id = p.id and d.deleted_at is null and d.gst_rate is not null)
             and exists (select from product_category_product l join product_category g on g.id = l.product_category_id
               join shop_category s on s.category_id = g.id where l.product_id = p.id and g.deleted_at is null)
             and exists (select from product_variant v
               left join product_variant_inventory_item i on i.variant_id = v.id and i.deleted_at is null
               join ${asked} a on a.variant_id = v.id
               where v.product_id = p.id and v.deleted_at is null and (i.variant_id is not null or not v.manage_inventory) and coalesce(a.base, a.sale) > 0)
             and not exists (select from catalog_owed o where o.product_id = p.id and o.since > now() - interval '5 minutes')`,
  },
  {
    name: "prices and sales are shown as the engine has them at this moment",
    text: `select 'variant ' || v.variant_id || ': ' || v.price || ' and ' || v.sale_price || ' but '
             || coalesce(a.base::text, 'none') || ' and ' || coalesce(a.sale::text, 'none') as fault
           from catalog_variant v join catalog_product c using (product_id) left join ${asked} a using (variant_id)
           where c.published and ${isSettled} and (v.price is distinct from coalesce(a.base, a.sale)
             or v.sale_price <> case when a.sale < a.base then a.sale else 0 end)
           union all
           select 'product ' || c.product_id || ': ' || c.paid_price || ' but ' || min(v.paid_price)
           from catalog_product c join catalog_variant v using (product_id)
           cross join lateral (select (c.card || c.stock_json)::jsonb as shown) j
           where c.published and ${isSettled} group by c.no, j.shown
           having c.paid_price <> min(v.paid_price) or c.price <> (j.shown ->> 'price')::numeric
             or c.sale_price <> (j.shown ->> 'salePrice')::numeric`,
  },
  // The forms of the panel refuse such a price; the engine's own screens and other programs do not know of the limit.
  {
    name: "nothing is sold for more than its maximum retail price",
    text: `select 'variant ' || v.variant_id || ': ' || v.paid_price || ' but at most ' || d.mrp as fault
           from catalog_variant v join catalog_product c using (product_id)
           join product_detail d on d.product_id = c.product_id and d.deleted_at is null
           where c.published and v.paid_price > d.mrp and ${isSettled}`,
  },
  {
    name: "a product's stock is the sum of its sizes",
    text: `select 'product ' || c.product_id || ': ' || c.stock || ' but ' || coalesce(sum(v.available), 0) as fault
           from catalog_product c left join catalog_variant v using (product_id)
           where c.published and ${isSettled} group by c.no
           having c.stock <> coalesce(sum(v.available), 0) or c.in_stock <> (coalesce(sum(v.available), 0) > 0)
             or c.stock <> ((c.card || c.stock_json)::jsonb ->> 'totalStock')::integer`,
  },
  // Not the time of the last change: what changes nothing else of a product leaves no mark, so its place in that order
  // comes with the next projection.
  {
    name: "staff's list has each product that is not deleted, with the figures of the read model",
    text: `select 'product ' || c.product_id || ': ' || case when l.no is null then 'not on the list' when p.id is null then 'deleted, but on the list'
             else 'differs on the list' end as fault
           from catalog_product c left join product p on p.id = c.product_id and p.deleted_at is null
           left join catalog_staff_list l on l.no = c.no left join catalog_staff_stock k on k.no = l.no
           where ${isSettled} and ((p.id is null) <> (l.no is null) or (l.no is null) <> (k.no is null)
             or (l.product_id, l.published, l.title, l.title_sort, l.category, l.brand, coalesce(l.condition, ''), l.price,
               l.sale_price, l.paid_price, l.featured, l.rating, l.review_count, l.created_at, k.stock, l.in_stock, l.for_sale)
             <> (c.product_id, c.published, c.title, c.title_sort, c.category, c.brand, coalesce(c.condition, ''), c.price,
               c.sale_price, c.paid_price, c.featured, c.rating, c.review_count, c.created_at, c.stock, c.in_stock, p.status = 'published'))`,
  },
];
