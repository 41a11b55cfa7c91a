import { Migration } from "@medusajs/framework/mikro-orm/migrations";

export class Migration20261121201500 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      `alter table if exists "product_detail" add column if not exists "purchase_price" numeric null, add column if not exists "raw_purchase_price" jsonb null;`,
    );
  }

  override async down(): Promise<void> {
    this.addSql(
      `alter table if exists "product_detail" drop column if exists "purchase_price", drop column if exists "raw_purchase_price";`,
    );
  }
}
