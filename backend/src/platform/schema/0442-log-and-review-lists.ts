import type { SchemaStep } from ".";

/** The lists of the audit log and of reviews, by time and by words (ADR-0050). */
export const up: SchemaStep["up"] = (knex) =>
  knex.schema.raw(`
    create index audit_log_by_time on audit_log (at, id);
    drop index audit_log_at;
    create index audit_log_route on audit_log (route, at, id);
    create index audit_log_search on audit_log
      using gin (shop_search_text(thing) gin_trgm_ops, shop_search_text(admin_name) gin_trgm_ops);

    create index catalog_product_hidden on catalog_product (product_id) where not published;
    create index review_by_time on review (written_at, id) include (product_id) where deleted_at is null;
    create index review_search on review
      using gin (shop_search_text(message) gin_trgm_ops, shop_search_text(user_name) gin_trgm_ops)
      where deleted_at is null;
  `);
