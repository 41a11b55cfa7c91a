import { Migration } from "@medusajs/framework/mikro-orm/migrations";

export class Migration20261127190000 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      `alter table if exists "product_detail" add column if not exists "mrp" numeric null, add column if not exists "raw_mrp" jsonb null, add column if not exists "net_quantity" text null, add column if not exists "maker" text null;`,
    );
  }

  override async down(): Promise<void> {
    this.addSql(
      `alter table if exists "product_detail" drop column if exists "mrp", drop column if exists "raw_mrp", drop column if exists "net_quantity", drop column if exists "maker";`,
    );
  }
}
