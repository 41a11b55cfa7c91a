import type { SchemaStep } from ".";

/** The categories that stood in the code before: a shop that sells already keeps them. */
const shipped = [
  {
    handle: "electronics",
    label_hi: "इलेक्ट्रॉनिक्स",
    label_mr: "इलेक्ट्रॉनिक्स",
    texts: {
      line: { en: "Phones, laptops, televisions", hi: "फ़ोन, लैपटॉप, टीवी", mr: "फोन, लॅपटॉप, टीव्ही" },
      intro: {
        en: "New, refurbished and second-hand, each marked as what it is.",
        hi: "नए, रिफ़र्बिश्ड और सेकंड हैंड: हर सामान पर साफ़ लिखा हुआ।",
        mr: "नवे, रिफर्बिश्ड आणि वापरलेले: प्रत्येक वस्तूवर स्पष्ट लिहिलेले.",
      },
      title: {
        en: "Electronics and mobile phones",
        hi: "इलेक्ट्रॉनिक्स और मोबाइल फ़ोन",
        mr: "इलेक्ट्रॉनिक्स आणि मोबाइल फोन",
      },
      description: {
        en: "New, refurbished and second-hand phones, laptops and televisions with battery health and reviews.",
        hi: "नए, रिफ़र्बिश्ड और सेकंड हैंड फ़ोन, लैपटॉप और टीवी: बैटरी की हालत और समीक्षाओं के साथ।",
        mr: "नवे, रिफर्बिश्ड आणि वापरलेले फोन, लॅपटॉप आणि टीव्ही: बॅटरीची स्थिती आणि अभिप्रायांसह.",
      },
    },
    icon: "devices",
    sizes: [],
    fields: ["condition", "batteryHealth"],
    goods: "electronics",
    hsn: "8543",
    gst_rate: 18,
  },
  {
    handle: "fashion",
    label_hi: "फ़ैशन",
    label_mr: "फॅशन",
    texts: {
      line: { en: "Shirts, kurtas, shoes", hi: "शर्ट, कुर्ते, जूते", mr: "शर्ट, कुर्ते, बूट" },
      intro: {
        en: "Shirts, kurtas, sarees and shoes, in sizes from XS to 5XL.",
        hi: "शर्ट, कुर्ते, साड़ियाँ और जूते, XS से 5XL तक के साइज़ में।",
        mr: "शर्ट, कुर्ते, साड्या आणि बूट, XS ते 5XL साइझमध्ये.",
      },
      title: { en: "Fashion from XS to 5XL", hi: "XS से 5XL तक फ़ैशन", mr: "XS ते 5XL फॅशन" },
      description: {
        en: "Shirts, kurtas, shoes and sportswear, with the sizes that are in stock.",
        hi: "शर्ट, कुर्ते, जूते और खेल के कपड़े; जो साइज़ उपलब्ध है वही दिखता है।",
        mr: "शर्ट, कुर्ते, बूट आणि खेळाचे कपडे; ज्या साइझ उपलब्ध आहेत त्याच दिसतात.",
      },
    },
    icon: "clothes",
    sizes: ["XS", "S", "M", "L", "XL", "XXL", "3XL", "4XL", "5XL"],
    fields: ["material"],
    goods: "clothing",
    hsn: "6211",
    gst_rate: 5,
  },
  {
    handle: "toys",
    label_hi: "खिलौने",
    label_mr: "खेळणी",
    texts: {
      line: { en: "Cars, blocks, dolls", hi: "गाड़ियाँ, ब्लॉक, गुड़िया", mr: "गाड्या, ठोकळे, बाहुल्या" },
      intro: { en: "Small joys from ₹199.", hi: "₹199 से छोटी-छोटी खुशियाँ।", mr: "₹199 पासून छोटे छोटे आनंद." },
      title: { en: "Toys from ₹199", hi: "खिलौने ₹199 से", mr: "खेळणी ₹199 पासून" },
      description: {
        en: "Cars, blocks, dolls and games for children of every age, with toys starting at ₹199.",
        hi: "हर उम्र के बच्चों के लिए गाड़ियाँ, ब्लॉक, गुड़िया और खेल, सिर्फ़ ₹199 से।",
        mr: "प्रत्येक वयाच्या मुलांसाठी गाड्या, ठोकळे, बाहुल्या आणि खेळ, फक्त ₹199 पासून.",
      },
    },
    icon: "toys",
    sizes: [],
    fields: [],
    goods: "toys",
    hsn: "9503",
    gst_rate: 5,
  },
  {
    handle: "farming",
    label_hi: "खेती",
    label_mr: "शेती",
    texts: {
      line: { en: "Pumps, tools, seeds", hi: "पंप, औज़ार, बीज", mr: "पंप, अवजारे, बियाणे" },
      intro: {
        en: "Pumps, sprayers, tools and seeds for this season's work.",
        hi: "इस मौसम के काम के लिए पंप, स्प्रेयर, औज़ार और बीज।",
        mr: "या हंगामाच्या कामासाठी पंप, फवारणी यंत्रे, अवजारे आणि बियाणे.",
      },
      title: {
        en: "Farm tools, pumps and seeds",
        hi: "खेती के औज़ार, पंप और बीज",
        mr: "शेतीची अवजारे, पंप आणि बियाणे",
      },
      description: {
        en: "Sprayers, pumps, weeders and seeds for the field and the kitchen garden.",
        hi: "खेत और घर की बगिया के लिए स्प्रेयर, पंप, निराई के औज़ार और बीज।",
        mr: "शेत आणि परसबागेसाठी फवारणी पंप, पाण्याचे पंप, कोळपणी अवजारे आणि बियाणे.",
      },
    },
    icon: "plant",
    sizes: [],
    fields: [],
    goods: "farming",
    hsn: null,
    gst_rate: null,
  },
];

/**
 * What the shop adds to the engine's product categories (ADR-0047). Name, handle, order and whether it is shown are the
 * engine's; a category of the engine's without a row here is none of the shop's, and its products are found by its name.
 */
const table = `
  insert into shop_revision (subject) values ('categories');

  create table shop_category (
    category_id text primary key,
    label_hi text not null,
    label_mr text not null,
    texts jsonb not null,
    icon text not null,
    sizes text[] not null check (cardinality(sizes) <= 30),
    fields text[] not null,
    max_weight_kg numeric check (max_weight_kg > 0),
    goods text,
    hsn text,
    gst_rate numeric,
    version integer not null default 1,
    check ((hsn is null) = (gst_rate is null))
  );`;

/** A counter that each process follows, and marks for the read model where a product's sizes stand in another order. */
const own = `
  create function shop_category_changed() returns trigger language plpgsql as $$
  begin
    update shop_revision set revision = revision + 1 where subject = 'categories';
    return null;
  end $$;
  create trigger shop_category_changed after insert or update or delete on shop_category
    for each statement execute function shop_category_changed();

  create function shop_category_owes() returns trigger language plpgsql as $$
  begin
    insert into catalog_owed (product_id)
      select distinct l.product_id from product_category_product l join new_rows n on l.product_category_id = n.category_id
        left join old_rows o using (category_id) where o.sizes is distinct from n.sizes
      on conflict do nothing;
    return null;
  end $$;
  create trigger shop_category_owes after update on shop_category
    referencing old table as old_rows new table as new_rows
    for each statement execute function shop_category_owes();

  create function shop_category_new() returns trigger language plpgsql as $$
  begin
    insert into catalog_owed (product_id)
      select distinct l.product_id from product_category_product l join new_rows n on l.product_category_id = n.category_id
      on conflict do nothing;
    return null;
  end $$;
  create trigger shop_category_new after insert on shop_category referencing new table as new_rows
    for each statement execute function shop_category_new();`;

/** The engine's own workflows are followed: a new name or order, and a handle, by which brands know their categories. */
const engine = `
  create function shop_category_followed() returns trigger language plpgsql as $$
  begin
    if not exists (select from new_rows n join shop_category c on c.category_id = n.id) then
      return null;
    end if;
    update shop_brand b set categories = array_replace(b.categories, o.handle, n.handle)
      from old_rows o join new_rows n using (id) join shop_category c on c.category_id = n.id
      where o.handle <> n.handle and o.handle = any (b.categories);
    update shop_revision set revision = revision + 1 where subject = 'categories';
    return null;
  end $$;
  create trigger shop_category_followed after update on product_category
    referencing old table as old_rows new table as new_rows
    for each statement execute function shop_category_followed();

  create function shop_category_gone() returns trigger language plpgsql as $$
  begin
    delete from shop_category where category_id in (select id from old_rows);
    return null;
  end $$;
  create trigger shop_category_gone after delete on product_category referencing old table as old_rows
    for each statement execute function shop_category_gone();`;

/** The mask of the sizes in stock, for lists of up to thirty. Read with the order of the product's category. */
const restock = `
  create or replace function catalog_restock(products text[]) returns void language plpgsql as $$
  declare
    product text;
    sums record;
    before record;
    changed text[] := '{}';
    next bigint;
  begin
    foreach product in array (select coalesce(array_agg(distinct p order by p), '{}') from unnest(products) p) loop
      -- Locked before the sums are read, so that the last of two writers reads the other's figures.
      select in_stock, size_mask into before from catalog_product where product_id = product for update;
      continue when not found;
      select coalesce(sum(s.stock), 0)::integer as stock,
        coalesce(bit_or(case when s.stock > 0 and s.position between 0 and 29 and s.size is not null
          then 1 << s.position else 0 end), 0) as size_mask,
        coalesce(string_agg('{"size":' || to_json(s.size) || ',"stock":' || least(s.stock, 99999) || '}', ',' order by s.position)
          filter (where s.size is not null), '') as sizes
        into sums from (
          select v.size, v.position, sum(v.available) as stock from catalog_variant v where v.product_id = product
          group by v.size, v.position) s;
      update catalog_product set stock = sums.stock, in_stock = sums.stock > 0, size_mask = sums.size_mask,
        stock_json = ',"totalStock":' || sums.stock || ',"inStock":' || (sums.stock > 0) || ',"sizes":[' || sums.sizes || ']}'
        where product_id = product;
      if before.in_stock is distinct from (sums.stock > 0) or before.size_mask is distinct from sums.size_mask then
        changed := changed || product;
      end if;
    end loop;
    if changed <> '{}' then
      next := catalog_next_version();
      update catalog_product set version = next where product_id = any (changed);
    end if;
    perform catalog_note_shown(products);
  end $$;`;

export const up: SchemaStep["up"] = async (knex) => {
  await knex.schema.raw([table, own, engine, restock].join("\n"));
  await knex.raw(
    `insert into shop_category (category_id, label_hi, label_mr, texts, icon, sizes, fields, goods, hsn, gst_rate)
     select p.id, s.label_hi, s.label_mr, s.texts, s.icon, s.sizes, s.fields, s.goods, s.hsn, s.gst_rate
     from jsonb_to_recordset(?::jsonb) s (handle text, label_hi text, label_mr text, texts jsonb, icon text,
       sizes text[], fields text[], goods text, hsn text, gst_rate numeric)
     join product_category p on p.handle = s.handle and p.deleted_at is null
     where exists (select from product)`,
    [JSON.stringify(shipped)],
  );
};
