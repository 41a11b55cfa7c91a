import { expect, it } from "vitest";
import { statementName } from "./trace-statements";

it.each([
  ['select "c0".* from "customer" as "c0" where "c0"."email" = $1', "sql engine select customer"],
  ['insert into "public"."cart" ("id") values ($1)', "sql engine insert cart"],
  ['update "cart_line_item" set "title" = \'Asha\'', "sql engine update cart_line_item"],
  ["BEGIN;", "sql engine begin"],
  ["", "sql engine statement"],
])("a statement of the engine is called by what it does, never by its values: %s", (sql, name) => {
  expect(statementName(sql)).toBe(name);
});
