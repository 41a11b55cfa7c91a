import { Client } from "pg";

/** Statuses as a shop of some years has them: most orders are done, a few hundred are at work. */
const status = `case when n % 100 < 82 then 'delivered' when n % 100 < 88 then 'cancelled' when n % 100 < 91 then 'rto_received'
  when n % 100 < 94 then 'return_rejected' when n % 100 < 96 then 'shipped' when n % 100 < 98 then 'confirmed'
  when n % 100 < 99 then 'packed' else 'pending' end`;

const paymentStatus = `case when status in ('delivered', 'return_rejected') then 'paid'
  when status in ('cancelled', 'rto_received') then 'cancelled' when method = 'online' then 'paid' else 'cod_due' end`;

const customers = 100_000;
const person = `(array['Asha','Ravi','Meera','Sunil','Kavita','Imran','Pooja','Ganesh'])[1 + n % 8] || ' '
         || (array['Patil','Jadhav','Shinde','Kulkarni','Shaikh','Deshmukh','More'])[1 + n % 7]`;

/** Only the shop's own tables that lists read: the engine's side of these orders is missing, so they can't be changed. */
const statements = (count: number, from: number): string[] => [
  `create temporary table bench_order as
   select *, ${paymentStatus} as payment_status from (
     select n, 'order_bench' || lpad(n::text, 8, '0') as order_id, 'SB-26-9' || lpad(n::text, 7, '0') as number,
       'cus_benchlist' || (n % 20000) as customer_id, ${status} as status, case when n % 10 < 7 then 'cod' else 'online' end as method,
       -- The newest is of this minute; two years lie between it and the oldest. Some share their moment.
       now() - (${count} - n / 2 * 2) * interval '2 years' / ${count} as placed_at,
       ${person} || ' ' || n % 20000 as name,
       '9' || lpad(((n::bigint * 7919) % 1000000000)::text, 9, '0') as phone,
       (299 + (n::bigint * 7919) % 20000)::numeric as price
     from generate_series(${from}, ${count}) n) facts`,
  `insert into customer (id, email, first_name, phone, has_account, created_at)
   select 'cus_benchlist' || n, 'list' || n || '@bench.example', ${person}, '8' || lpad(((n::bigint * 7919) % 1000000000)::text, 9, '0'),
     true, now() - n * interval '10 minutes'
   from generate_series(0, ${customers - 1}) n on conflict do nothing`,
  `insert into shop_order (order_id, number, customer_id, status, payment_status, payment_method, subtotal, shipping_charge,
     cod_fee, total, lines, address, customer, pincode, search, placed_at, updated_at, shipping_failure)
   select order_id, number, customer_id, status, payment_status, method, price, 0, 0, price,
     jsonb_build_array(jsonb_build_object('productId', 'prod_bench' || lpad((1 + n % 10000)::text, 8, '0'), 'slug', 'bench-' || n % 10000,
       'title', 'Bench product ' || n % 10000, 'image', '/pictures/bench-' || n % 50 || '-1080.webp', 'price', price, 'salePrice', 0,
       'quantity', 1, 'hsn', '8517', 'gstRate', 18, 'lineTotal', price, 'lineItemId', 'line_bench' || n,
       'variantId', 'variant_bench' || n, 'inventoryItemId', 'item_bench' || n)),
     jsonb_build_object('name', name, 'phone', phone, 'email', null, 'address', n % 900 || ' Laxmi Road', 'city', 'Pune',
       'state', 'Maharashtra', 'pincode', '411001', 'notes', null),
     jsonb_build_object('userName', name, 'email', 'list' || n % 20000 || '@bench.example', 'phone', phone),
     (411001 + n % 60)::text, lower(number || ' ' || name || ' ' || phone || ' ' || name || ' list' || n % 20000 || '@bench.example'),
     placed_at, placed_at + interval '3 days' * ((n * 37) % 100) / 100.0,
     case when status = 'confirmed' and n % 50 = 47 then jsonb_build_object('code', 'courier_down', 'message', 'The courier did not answer',
       'at', placed_at, 'attempts', 3) end
   from bench_order order by n`,
  `insert into shop_order_move (order_id, from_status, to_status, by, at)
   select order_id, from_status, to_status, by, placed_at + nth * interval '1 hour' from bench_order cross join lateral (
     select 0 as nth, null as from_status, 'pending' as to_status, 'shopper' as by
     union all select 1, 'pending', 'confirmed', 'admin' where status not in ('pending', 'cancelled')
     union all select 2, 'confirmed', status, 'admin' where status not in ('pending', 'confirmed')) moves`,
  `insert into shop_cash_receipt (order_id, at)
   select order_id, placed_at + interval '4 days' from bench_order where method = 'cod' and payment_status = 'paid'`,
  `insert into audit_log (at, admin_id, admin_name, route, thing_id, thing, changes)
   select placed_at, 'user_bench', 'Bench', 'adminUpdateOrder', order_id, number, '[]' from bench_order`,
  `insert into review (id, product_id, customer_id, user_name, message, rating, is_verified, is_hidden, written_at)
   select 'rev_bench' || n, 'prod_bench' || lpad((1 + n % 50000)::text, 8, '0'), customer_id || '_' || n, name,
     'Of good use at home and in the field, number ' || n, 1 + n % 5, true, n % 200 = 0, placed_at
   from bench_order where n % 5 = 0`,
  // The stars of 10,000 products would be projected while the lists are measured, which don't show them.
  "delete from catalog_owed where product_id like 'prod_bench%'",
];

/** What the worker does every two minutes with a few orders; a million at once would be measured with what they leave behind. */
const fold = `with taken as (delete from shop_order_tally_change returning day, status, orders, total)
  insert into shop_order_tally as kept (day, status, orders, total)
  select day, status, sum(orders)::integer, sum(total) from taken group by day, status
  on conflict (day, status) do update set orders = kept.orders + excluded.orders, total = kept.total + excluded.total`;

/** Fills the lists of staff with `count` invented orders, and an entry of the audit log for each; adds what is missing. */
export async function fillOrders(databaseUrl: string, count: number): Promise<void> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rows } = await client.query<{ made: number }>(
      "select count(*)::integer as made from shop_order where order_id like 'order_bench%'",
    );
    const made = rows[0]?.made ?? 0;
    if (made < count) {
      await client.query("begin");
      for (const sql of statements(count, made + 1)) await client.query(sql);
      await client.query("commit");
    }
    await client.query(fold);
    await client.query("vacuum analyze");
  } finally {
    await client.end();
  }
}
