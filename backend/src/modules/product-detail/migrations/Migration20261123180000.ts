import { Migration } from "@medusajs/framework/mikro-orm/migrations";

export class Migration20261123180000 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      `alter table if exists "product_detail" add column if not exists "low_stock_limit" integer null;`,
    );
  }

  override async down(): Promise<void> {
    this.addSql(`alter table if exists "product_detail" drop column if exists "low_stock_limit";`);
  }
}
