import { Migration } from "@medusajs/framework/mikro-orm/migrations";

export class Migration20261125030000 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`alter table if exists "slide" add column if not exists "translations" jsonb null;`);
  }

  override async down(): Promise<void> {
    this.addSql(`alter table if exists "slide" drop column if exists "translations";`);
  }
}
