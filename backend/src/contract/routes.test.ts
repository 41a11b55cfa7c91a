import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { table } from ".";
import { routeLists } from "./route-lists";

describe("the lists of routes that browsers fetch", () => {
  it.each(routeLists(table))(
    "%s is what the table says; if not, run `npm run generate-routes`",
    (file, text) => {
      expect(readFileSync(join(import.meta.dirname, "generated", file), "utf8")).toBe(text);
    },
  );
});
