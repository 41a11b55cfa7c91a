import { describe, expect, it } from "vitest";
import { compileNamed, named } from "./named";

describe("a text with named values", () => {
  it("has a position for each name, and the same one wherever a name comes again", () => {
    expect(compileNamed("update t set a = :second, b = :first where a <> :second")).toEqual({
      text: "update t set a = $1, b = $2 where a <> $1",
      names: ["second", "first"],
    });
  });

  it("keeps casts, with and without a named value before them", () => {
    expect(compileNamed("select :price::numeric, now()::date, :a::text[]")).toEqual({
      text: "select $1::numeric, now()::date, $2::text[]",
      names: ["price", "a"],
    });
  });

  it("tells names apart that begin alike", () => {
    expect(compileNamed("select :code, :codeHash, :code_hash").text).toBe("select $1, $2, $3");
  });

  it.each([
    ["a text", "select 'at 10:am, it''s :here'"],
    ["a text with backslashes", String.raw`select E'\':here', e'it''s :here'`],
    ["a quoted name", 'select 1 as "a:b", 2 as "say "":c"""'],
    ["a comment to the end of the line", "select 1 -- as :here\n"],
    ["a comment between marks", "select /* :here\n and :there */ 1"],
    ["a text between dollars", "select $$ :here $$, $tag$ $$ :there $tag$"],
    ["a slice of a list", "select (list)[low:high], list[1:two], list[f(1):three], list[other[1]:four]"],
    ["an assignment in a call", "select f(a := 1)"],
  ])("leaves %s as it is", (_what, text) => {
    expect(compileNamed(text)).toEqual({ text, names: [] });
  });

  it("finds names right behind texts, comments and brackets", () => {
    const { text } = compileNamed("select f(:a,:b), 'x'||:c, /* d */:d, (:e) -- it's\n, :f");
    expect(text).toBe("select f($1,$2), 'x'||$3, /* d */$4, ($5) -- it's\n, $6");
  });

  it("cannot be mixed with counted values", () => {
    expect(() => compileNamed("select :a, $1")).toThrow("cannot have $1");
  });
});

it("a named statement puts its values in the order of the text", () => {
  const rename = named<{ id: string; title: string }>("rename", "update t set title = :title where id = :id");
  expect(rename({ id: "one", title: "New" })).toEqual({
    name: "rename",
    text: "update t set title = $1 where id = $2",
    values: ["New", "one"],
  });
});
