import { Migration } from "@medusajs/framework/mikro-orm/migrations";

export class Migration20261121080003 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      `create table if not exists "feature_image" ("id" text not null, "image" text not null, "title" text not null default '', "description" text not null default '', "position" integer not null default 0, "is_active" boolean not null default true, "is_demo" boolean not null default false, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "feature_image_pkey" primary key ("id"));`,
    );
    this.addSql(
      `create index if not exists "IDX_feature_image_deleted_at" on "feature_image" ("deleted_at") where deleted_at is null;`,
    );
    this.addSql(
      `create index if not exists "IDX_feature_image_position" on "feature_image" ("position") where deleted_at is null;`,
    );
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "feature_image" cascade;`);
  }
}
