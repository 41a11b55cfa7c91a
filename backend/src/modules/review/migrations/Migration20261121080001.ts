import { Migration } from "@medusajs/framework/mikro-orm/migrations";

export class Migration20261121080001 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      `create table if not exists "review" ("id" text not null, "product_id" text not null, "customer_id" text not null, "user_name" text not null, "message" text not null, "rating" integer not null, "is_verified" boolean not null default false, "is_hidden" boolean not null default false, "written_at" timestamptz not null, "is_demo" boolean not null default false, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "review_pkey" primary key ("id"));`,
    );
    this.addSql(
      `create index if not exists "IDX_review_deleted_at" on "review" ("deleted_at") where deleted_at is null;`,
    );
    this.addSql(
      `create unique index if not exists "IDX_review_product_id_customer_id_unique" on "review" ("product_id", "customer_id") where deleted_at is null;`,
    );
    this.addSql(
      `create index if not exists "IDX_review_product_id_written_at" on "review" ("product_id", "written_at") where deleted_at is null;`,
    );
    this.addSql(
      `create index if not exists "IDX_review_customer_id" on "review" ("customer_id") where deleted_at is null;`,
    );
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "review" cascade;`);
  }
}
