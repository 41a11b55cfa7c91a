import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { type SchemaStep, schemaFiles } from "../../backend/src/platform/schema";
import { root } from "../root";
import { contractions } from "./contractions";

const folder = join(root, "backend/src/platform/schema");
const sourceOf = (step: string) => readFileSync(join(folder, `${step}.ts`), "utf8");

/** Steps from before the rule, when nobody ran two versions at once. The list only becomes shorter. */
const before = ["0240-wide-amounts", "0270-payment-provider", "0420-audit-route", "0645-products-by-stock"];

/** Versions that were released: the headings of the changelog. */
const released = [
  ...readFileSync(join(root, "CHANGELOG.md"), "utf8").matchAll(/^## \[?v?(\d+\.\d+\.\d+)/gm),
].map(([, version]) => version);

describe("code of the version before runs on the schema of this one", () => {
  const contracting = schemaFiles().filter((step) => contractions(sourceOf(step)).length > 0);

  it.each(contracting.filter((step) => !before.includes(step)))(
    "%s takes away only what an earlier version has stopped using",
    async (step) => {
      const { contracts }: SchemaStep = await import(join(folder, step));
      const what = contractions(sourceOf(step)).join(", ");
      expect(contracts, `${step} ${what}: see "Changing the schema" in CONTRIBUTING.md`).toBeDefined();
      expect(schemaFiles().filter((one) => one < step)).toContain(contracts?.expandedBy);
      expect(released, "the version that expanded it must be released").toContain(contracts?.released);
    },
  );

  it("has no exception that is none", () => {
    expect(contracting.filter((step) => before.includes(step))).toEqual(before);
  });
});

describe("what older code cannot live with", () => {
  it.each([
    ["drops a table", "drop table if exists shop_cart"],
    ["drops a column", "alter table t add column a text, drop column b"],
    ["renames a column or table", "alter table t rename column a to b"],
    ["renames a column or table", "alter table t rename to u"],
    ["renames a column or table", "alter table t rename a to b"],
    ["requires a value", "alter table t alter column a set not null"],
    ["changes a type", "alter table t alter column a type integer using a::integer"],
    ["changes a type", "alter table t alter a set data type varchar(10)"],
    [
      "adds a column that needs a value",
      "alter table t add column a text not null, add column b text not null default ''",
    ],
    ["drops a column", 'knex.schema.alterTable("t", (table) => table.dropColumn("a"))'],
  ])("%s: %s", (what, sql) => {
    expect(contractions(`knex.schema.raw("${sql}")`)).toEqual([what]);
  });

  it.each([
    "alter table t add column a text",
    "alter table t add column a numeric(16, 2) not null default 0, add column b boolean not null default false",
    "alter table t add column a text not null generated always as (lower(b)) stored",
    "create table t (a text not null)",
    "drop index i; drop trigger t on u; drop function f; alter table t drop constraint c",
    "alter table t alter column a drop not null; alter table t alter column a set default 1",
    "alter index a_pkey rename to b_pkey",
    "-- later: drop column a",
  ])("is not in: %s", (sql) => {
    expect(contractions(sql)).toEqual([]);
  });
});
