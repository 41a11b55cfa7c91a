import type { SchemaStep } from ".";

/** The photos of shoppers' reviews (ADR-0083). Whose review a row belongs to is in the row: nobody else may remove it. */
const table = `
  create table shop_review_photo (
    id text primary key,
    review_id text not null,
    product_id text not null,
    customer_id text not null,
    -- Of the file as it was sent: sent twice, it is one photo.
    digest text not null,
    -- Null: refused, and its files are deleted.
    url text unique,
    width integer not null,
    height integer not null,
    added_at timestamptz not null default now(),
    state text not null default 'pending' check (state in ('pending', 'approved', 'refused')),
    -- Why it is not shown, for its author.
    reason text,
    -- Grows with each decision of staff.
    version integer not null default 1,
    decided_by text,
    decided_at timestamptz,
    unique (review_id, digest),
    check ((state = 'refused') = (reason is not null)),
    check ((state = 'refused') = (url is null))
  );
  create index shop_review_photo_shown on shop_review_photo (product_id, added_at, id) where state = 'approved';
  create index shop_review_photo_customer on shop_review_photo (customer_id, product_id);
  create index shop_review_photo_pending on shop_review_photo (review_id) where state = 'pending';`;

/** Whatever takes a photo away, in the shop, in the engine or by hand: its files are owed to the outbox with it. */
const files = `
  create function shop_review_photo_gone() returns trigger language plpgsql as $$
  begin
    insert into shop_outbox (topic, payload) values ('picture-gone', jsonb_build_object('url', old.url));
    return null;
  end $$;
  create trigger shop_review_photo_gone after delete on shop_review_photo
    for each row when (old.url is not null) execute function shop_review_photo_gone();
  create trigger shop_review_photo_refused after update of url on shop_review_photo
    for each row when (old.url is distinct from new.url and old.url is not null)
    execute function shop_review_photo_gone();`;

/** A review that is deleted, or marked as such by the engine, takes its photos with it. */
const reviews = `
  create function shop_review_gone() returns trigger language plpgsql as $$
  begin
    delete from shop_review_photo where review_id = old.id;
    return null;
  end $$;
  create trigger shop_review_deleted after delete on review
    for each row execute function shop_review_gone();
  create trigger shop_review_marked_deleted after update of deleted_at on review
    for each row when (old.deleted_at is null and new.deleted_at is not null) execute function shop_review_gone();`;

export const up: SchemaStep["up"] = (knex) => knex.schema.raw([table, files, reviews].join("\n"));
