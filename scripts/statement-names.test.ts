import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { root } from "./root";

const folder = join(root, "backend", "src");
const sources = readdirSync(folder, { recursive: true, encoding: "utf8" })
  .filter((file) => /(?<!\.test)\.ts$/.test(file))
  .map((file) => ({ file, text: readFileSync(join(folder, file), "utf8") }));

/** The two ways in which a prepared statement is named. */
const namings = [/\bnamed(?:<[^;]*?>)?\(\s*"([a-z0-9-]+)"/g, /\bname: "([a-z0-9-]+)",\s*text:/g];

it("no two prepared statements have one name: a connection that has seen the first refuses the second", () => {
  const users = new Map<string, string[]>();
  for (const { file, text } of sources)
    for (const naming of namings)
      for (const [, name = ""] of text.matchAll(naming)) users.set(name, [...(users.get(name) ?? []), file]);
  expect(users.size).toBeGreaterThan(200);
  expect([...users].filter(([, files]) => files.length > 1)).toEqual([]);
});
