import { Migration } from "@medusajs/framework/mikro-orm/migrations";

export class Migration20261123190000 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      `alter table if exists "review" add column if not exists "answer" text null, add column if not exists "answered_at" timestamptz null;`,
    );
  }

  override async down(): Promise<void> {
    this.addSql(
      `alter table if exists "review" drop column if exists "answer", drop column if exists "answered_at";`,
    );
  }
}
