import { Migration } from "@medusajs/framework/mikro-orm/migrations";

export class Migration20261121080000 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      `create table if not exists "product_detail" ("id" text not null, "product_id" text not null, "brand" text not null, "condition" text null, "battery_health" text null, "gst_rate" real not null, "country_of_origin" text not null, "specifications" jsonb not null, "is_featured" boolean not null default false, "featured_description" text null, "translations" jsonb not null, "is_demo" boolean not null default false, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "product_detail_pkey" primary key ("id"));`,
    );
    this.addSql(
      `create unique index if not exists "IDX_product_detail_product_id_unique" on "product_detail" ("product_id") where deleted_at is null;`,
    );
    this.addSql(
      `create index if not exists "IDX_product_detail_deleted_at" on "product_detail" ("deleted_at") where deleted_at is null;`,
    );
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "product_detail" cascade;`);
  }
}
