import { Migration } from "@medusajs/framework/mikro-orm/migrations";

export class Migration20261121080002 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      `create table if not exists "slide" ("id" text not null, "title" text not null, "subtitle" text not null default '', "cta" text not null, "link" text not null, "image" text not null, "bg" text not null, "position" integer not null default 0, "is_active" boolean not null default true, "starts_at" timestamptz null, "ends_at" timestamptz null, "is_demo" boolean not null default false, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "slide_pkey" primary key ("id"));`,
    );
    this.addSql(
      `create index if not exists "IDX_slide_deleted_at" on "slide" ("deleted_at") where deleted_at is null;`,
    );
    this.addSql(
      `create index if not exists "IDX_slide_position" on "slide" ("position") where deleted_at is null;`,
    );
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "slide" cascade;`);
  }
}
