/** The first product that others are copies of: numbers of five digits are not by chance a part of another number. */
export const firstCopied = 10_001;

/**
 * The invented products, one row each, all facts derived from a number: every run creates the same shop. It is the product's own
 * number `n`, but for a copy, which has the facts of product `k`.
 */
const goods = `
  create temporary table bench_goods on commit drop as
  select n, k, 'prod_bench' || lpad(n::text, 8, '0') as product_id,
    (array['electronics','fashion','toys','farming'])[1 + k % 4] as category,
    case k % 4
      when 0 then (array['samsung','sony','apple','lg','oppo','vivo','dell','hp','xiaomi','oneplus','motorola'])[1 + (k / 4) % 11]
      when 1 then (array['nike','adidas','KittuFashion','puma'])[1 + (k / 4) % 4]
      when 2 then (array['Mahalaxmi','hotwheels','lego','nerf'])[1 + (k / 4) % 4]
      else (array['kraftseeds','crompton','kisankraft','mahindraagri'])[1 + (k / 4) % 4] end as brand,
    case k % 4
      when 0 then (array['smartphone','laptop','television','headphone','tablet','speaker','camera','monitor'])[1 + (k / 44) % 8]
      when 1 then (array['shirt','kurta','saree','jeans','shoes','jacket','shorts','hoodie'])[1 + (k / 16) % 8]
      when 2 then (array['car','puzzle','doll','teddy','blocks','train','blaster','kite'])[1 + (k / 16) % 8]
      else (array['pump','sprayer','seeds','fertilizer','hose','tractor tyre','sickle','drip kit'])[1 + (k / 16) % 8] end as noun,
    (array['red','blue','black','white','green','yellow','pink','grey','maroon'])[1 + (k * 7) % 9] as colour,
    (array['classic','turbo','royal','smart','prime','ultra','mini','grand','swift','monsoon','sahyadri','everest'])[1 + (k * 5) % 12] as series,
    (99 + (k::bigint * 7919) % 60000)::numeric as price, k % 3 = 0 as on_sale, (k * 31) % 17 as pieces
  from (select n, case when n > most then ${firstCopied} + n % (most - ${firstCopied - 1}) else n end as k
    from generate_series(current_setting('bench.from')::integer, current_setting('bench.to')::integer) n,
      (select current_setting('bench.whole')::integer) w (most)) numbered`;

const variants = `
  create temporary table bench_variants on commit drop as
  select g.*, s.size, s.rank, 'variant_bench' || lpad(g.n::text, 8, '0') || s.rank as variant_id,
    'iitem_bench' || lpad(g.n::text, 8, '0') || s.rank as item_id, 'pset_bench' || lpad(g.n::text, 8, '0') || s.rank as set_id
  from bench_goods g cross join lateral (
    select size, rank from unnest(array['S','M','L','XL','XXL']) with ordinality x(size, rank) where g.category = 'fashion'
    union all select 'One size', 1 where g.category <> 'fashion'
  ) s`;

const raw = (value: string) => `jsonb_build_object('value', (${value})::text, 'precision', 20)`;

/** In the order of the engine's own workflow. */
export const statements: Record<string, string> = {
  goods,
  variants,
  product: `
    insert into product (id, title, handle, description, status, thumbnail, weight, length, width, height, hs_code, is_giftcard, discountable)
    select product_id, initcap(brand || ' ' || series || ' ' || noun) || ' ' || n || ' (' || initcap(colour) || ')', 'bench-' || n,
      'A ' || colour || ' ' || noun || ' of the ' || series || ' series, made to be measured: number ' || n
        || ' of a shop that exists only while the benchmark runs. It has a warranty of one year and comes in a strong box.',
      'published', '/pictures/bench-' || k % 50 || '-1080.webp', 0.4, 20, 15, 8, '8517', false, true
    from bench_goods`,
  detail: `
    insert into product_detail (id, product_id, brand, condition, gst_rate, country_of_origin, specifications, is_featured, translations)
    select 'pdet_bench' || n, product_id, brand, case when category = 'electronics' then (array['new','refurbished','second-hand'])[1 + k % 3] end,
      18, (array['India','China','Vietnam'])[1 + k % 3], '[{"label":"Warranty","value":"1 year"},{"label":"In the box","value":"The thing and its papers"}]',
      k % 500 = 0, '{}' from bench_goods`,
  category: `
    insert into product_category_product (product_id, product_category_id)
    select g.product_id, c.id from bench_goods g join product_category c on c.handle = g.category and c.deleted_at is null`,
  image: `
    insert into image (id, url, rank, product_id)
    select 'img_bench' || n || '_' || r, '/pictures/bench-' || (k + r) % 50 || '-1080.webp', r, product_id
    from bench_goods, generate_series(0, 2) r`,
  channel: `
    insert into product_sales_channel (product_id, sales_channel_id, id)
    select product_id, current_setting('bench.channel'), 'prodsc_bench' || n from bench_goods`,
  profile: `
    insert into product_shipping_profile (product_id, shipping_profile_id, id)
    select product_id, current_setting('bench.profile'), 'prodsp_bench' || n from bench_goods`,
  option: `
    insert into product_product_option (id, product_id, product_option_id)
    select 'prodopt_bench' || n, product_id, current_setting('bench.option') from bench_goods`,
  variant: `
    insert into product_variant (id, title, sku, product_id, variant_rank, manage_inventory, allow_backorder)
    select variant_id, size, 'BENCH-' || n || '-' || rank, product_id, rank, true, false from bench_variants`,
  variantOption: `
    insert into product_variant_option (variant_id, option_value_id)
    select v.variant_id, o.id from bench_variants v
    join product_option_value o on o.option_id = current_setting('bench.option') and o.value = v.size and o.deleted_at is null`,
  item: `
    insert into inventory_item (id, sku, title, requires_shipping)
    select item_id, 'BENCH-' || n || '-' || rank, size, true from bench_variants`,
  itemLink: `
    insert into product_variant_inventory_item (variant_id, inventory_item_id, id, required_quantity)
    select variant_id, item_id, 'pvitem_bench' || n || '_' || rank, 1 from bench_variants`,
  level: `
    insert into inventory_level (id, inventory_item_id, location_id, stocked_quantity, reserved_quantity, incoming_quantity,
      raw_stocked_quantity, raw_reserved_quantity, raw_incoming_quantity)
    select 'ilev_bench' || n || '_' || rank, item_id, current_setting('bench.location'), pieces * 100, 0, 0,
      ${raw("pieces * 100")}, ${raw("0")}, ${raw("0")} from bench_variants`,
  priceSet: "insert into price_set (id) select set_id from bench_variants",
  priceSetLink: `
    insert into product_variant_price_set (variant_id, price_set_id, id)
    select variant_id, set_id, 'pvps_bench' || n || '_' || rank from bench_variants`,
  price: `
    insert into price (id, price_set_id, currency_code, amount, raw_amount, rules_count)
    select 'price_bench' || n || '_' || rank, set_id, 'inr', price, ${raw("price")}, 0 from bench_variants`,
  salePrice: `
    insert into price (id, price_set_id, currency_code, amount, raw_amount, rules_count, price_list_id)
    select 'price_benchs' || n || '_' || rank, set_id, 'inr', round(price * 0.8), ${raw("round(price * 0.8)")}, 0,
      current_setting('bench.sale') from bench_variants where on_sale`,
};
