import type { SchemaStep } from ".";

/**
 * What a cache in front of the shop has to forget (ADR-0101). Products are read from `catalog_change`, which a sale
 * writes anyway; what pages show besides is noted here, once a worker that purges has left its place. A shop without
 * one writes nothing.
 */
const tables = `
  create table shop_edge_place (
    one boolean primary key default true check (one),
    -- Up to which change of the catalogue notes were made, and up to which version of its lists.
    shown bigint not null,
    version bigint not null
  );
  create table shop_edge_note (
    id bigint generated always as identity primary key,
    key text not null,
    due_at timestamptz not null default now(),
    -- Sent once: sent again, as the page fetched since may have been rendered before the change.
    was_sent boolean not null default false
  );
  create index shop_edge_note_due on shop_edge_note (due_at, id);

  create function shop_edge_note_of(what text) returns void language sql as $$
    insert into shop_edge_note (key) select what where exists (select from shop_edge_place)
  $$;

  -- Its first argument is the key.
  create function shop_edge_note_fixed() returns trigger language plpgsql as $$
  begin
    perform shop_edge_note_of(tg_argv[0]);
    return null;
  end $$;
  create function shop_edge_note_product() returns trigger language plpgsql as $$
  begin
    perform shop_edge_note_of(case when tg_op = 'DELETE' then old.product_id else new.product_id end);
    return null;
  end $$;`;

/** Texts, figures and colours of the shop, its categories, brands, kinds and size guides. Backups are not on any page. */
const everywhere = `
  create trigger shop_edge_setting after insert or update on shop_setting
    for each row when (new.key <> 'backup') execute function shop_edge_note_fixed('shop');
  create trigger shop_edge_revision after insert or update on shop_revision
    for each statement execute function shop_edge_note_fixed('shop');`;

const home = `
  create trigger shop_edge_slide after insert or update or delete on slide
    for each statement execute function shop_edge_note_fixed('home');
  create trigger shop_edge_feature after insert or update or delete on feature_image
    for each statement execute function shop_edge_note_fixed('home');`;

/** What shoppers see below a product. A question is on the page once it is answered, a photo once it is approved. */
const products = `
  create trigger shop_edge_review after insert or update or delete on review
    for each row execute function shop_edge_note_product();
  create trigger shop_edge_photo after update or delete on shop_review_photo
    for each row when (old.state = 'approved') execute function shop_edge_note_product();
  create trigger shop_edge_photo_approved after update on shop_review_photo
    for each row when (new.state = 'approved' and old.state <> 'approved') execute function shop_edge_note_product();
  create trigger shop_edge_question after update on shop_question
    for each row when (old.answer is not null or new.answer is not null) execute function shop_edge_note_product();
  create trigger shop_edge_question_gone after delete on shop_question
    for each row when (old.answer is not null) execute function shop_edge_note_product();`;

export const up: SchemaStep["up"] = (knex) =>
  knex.schema.raw([tables, everywhere, home, products].join("\n"));
