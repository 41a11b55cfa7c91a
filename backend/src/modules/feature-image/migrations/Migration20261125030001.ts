import { Migration } from "@medusajs/framework/mikro-orm/migrations";

export class Migration20261125030001 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`alter table if exists "feature_image" add column if not exists "translations" jsonb null;`);
  }

  override async down(): Promise<void> {
    this.addSql(`alter table if exists "feature_image" drop column if exists "translations";`);
  }
}
