import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { root } from "./root";

// A counter's phone may open the shop and the panel over plain http at an address of the shop's own network. Browsers
// give some things to https and to this machine alone: whoever uses them there has to have looked whether they exist.

const folders = ["storefront/src", "admin/src", "backend/src/contract"];
const sources = folders.flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
    .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
    .map((file) => join(folder, file)),
);
const textOf = (file: string) => readFileSync(join(root, file), "utf8");

it("makes no key: newKey does so anywhere, and what can do without one looks first", () => {
  expect(sources.length).toBeGreaterThan(500);
  const unguarded = sources.filter((file) => {
    const text = textOf(file);
    return text.includes("crypto.randomUUID(") && !text.includes("crypto.randomUUID &&");
  });
  expect(unguarded).toEqual([]);
});

it("has no clipboard: nothing is offered to be copied there, or it is said that it was not", () => {
  const unguarded = sources.filter((file) => {
    const text = textOf(file);
    return text.includes("navigator.clipboard.writeText") && !/navigator\.clipboard &&|catch \{/.test(text);
  });
  expect(unguarded).toEqual([]);
});
