import type { SchemaStep } from ".";

/**
 * GST comes from the shop's tax provider, which reads the rates from products and from `tax/rate.ts` (ADR-0042). A rate
 * entered in the engine, or another provider for India, would change what the engine says and not what the invoice
 * says: both are refused where they are done.
 */
export const up: SchemaStep["up"] = (knex) =>
  knex.schema.raw(`
    create function shop_refuse_tax_rate() returns trigger language plpgsql as $$
    begin
      raise exception 'GST rates are kept with the products: enter the HSN and the rate of a product in the panel instead.';
    end $$;
    create trigger shop_refuse_tax_rate before insert on tax_rate
      for each row execute function shop_refuse_tax_rate();

    create function shop_refuse_tax_provider() returns trigger language plpgsql as $$
    begin
      raise exception 'India keeps the tax provider of this shop, so that the engine and the invoices agree on GST.';
    end $$;
    create trigger shop_refuse_tax_provider before update of provider_id on tax_region
      for each row when (old.provider_id = 'tp_gst_gst' and new.provider_id is distinct from old.provider_id)
      execute function shop_refuse_tax_provider();
  `);
