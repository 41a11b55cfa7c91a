import { expect, it } from "vitest";
import { z } from "zod";
import { overlongList } from "./overlong-list";

const rows = z
  .array(z.object({ row: z.string() }))
  .max(2)
  .refine((all) => new Set(all.map(({ row }) => row.normalize())).size === all.length);
const schema = z.object({ rows: rows.optional() });

it("finds a list that is too long, whatever its elements are", () => {
  expect(overlongList(schema, { rows: [{}, null, 3] }, {})).toMatchObject({ field: "rows" });
  expect(overlongList(schema, { rows: [{}, {}] }, {})).toBeUndefined();
  expect(overlongList(schema, { rows: "no list" }, {})).toBeUndefined();
  expect(overlongList(schema, 5, {})).toBeUndefined();
});
