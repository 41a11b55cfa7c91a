import { Migration } from "@medusajs/framework/mikro-orm/migrations";

export class Migration20261122100000 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      `alter table if exists "product_detail" alter column "gst_rate" drop not null, add column if not exists "is_tax_proposed" boolean not null default false;`,
    );
  }

  override async down(): Promise<void> {
    this.addSql(`alter table if exists "product_detail" drop column if exists "is_tax_proposed";`);
  }
}
