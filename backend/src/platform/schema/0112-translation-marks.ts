import type { SchemaStep } from ".";

/**
 * Stores with each translation a fingerprint of its English text (catalog/translations.ts). Existing translations
 * count as up to date, unless the audit log has a later change of the English text.
 */
export const up: SchemaStep["up"] = (knex) =>
  knex.schema.raw(`
    do $$ begin
    -- A new database has neither.
    if to_regclass('audit_log') is null then return; end if;
    with edited as (
      select thing_id as product_id, bool_or(c ->> 'field' = 'title') as title, bool_or(c ->> 'field' = 'description') as description
      from audit_log, jsonb_array_elements(changes) c
      where door = 'adminEditProduct' and c ->> 'field' in ('title', 'description') group by 1
    ), noted as (
      select d.id, jsonb_object_agg(t.key, t.value || jsonb_build_object('of', jsonb_build_object(
          'title', case when e.title then '' else md5(p.title) end,
          'description', case when e.description then '' else md5(coalesce(p.description, '')) end))) as translations
      from product_detail d join product p on p.id = d.product_id
      cross join lateral jsonb_each(d.translations) t left join edited e on e.product_id = p.id
      group by d.id
    )
    update product_detail d set translations = noted.translations from noted where noted.id = d.id;
    end $$;
  `);
