import { z } from "zod";
import { adminProductFilters } from "./admin-products";
import { endpoints } from "./endpoint";
import { ok } from "./envelope";
import { Category, Flag } from "./fields";

/** The result of one row of a file, actual or in a dry run. `waiting`: time ran out or the database was away, send the file again. */
export const rowOutcomes = ["created", "updated", "unchanged", "error", "waiting"] as const;

export const ImportRow = z.object({
  /** Numbered as in a spreadsheet: the header is row 1. */
  row: z.int().min(1),
  sku: z.string(),
  title: z.string(),
  outcome: z.enum(rowOutcomes),
  /** The columns that differ from the shop's. */
  changes: z.array(z.string()),
  /** The same with the values as cells, now and afterwards; long ones are cut off. */
  values: z.array(z.object({ column: z.string(), from: z.string(), to: z.string() })),
  /**
   * How a different stock is applied: as the difference from the stock when the file was made, according to its
   * `version`, or as the absolute number in the shop. Null if the stock does not change.
   */
  stock: z.enum(["difference", "absolute"]).nullable(),
  errors: z.array(z.object({ field: z.string(), message: z.string() })),
  /**
   * The row's brand is none of its category, and adding it would help: its name, and its id if the shop has it in other
   * categories.
   */
  newBrand: z.object({ label: z.string(), category: Category, brandId: z.string().nullable() }).nullable(),
});
export type ImportRow = z.infer<typeof ImportRow>;

export const ImportReport = z.object({
  dryRun: z.boolean(),
  rows: z.array(ImportRow),
  counts: z.object({
    created: z.int(),
    updated: z.int(),
    unchanged: z.int(),
    error: z.int(),
    waiting: z.int(),
  }),
});
export type ImportReport = z.infer<typeof ImportReport>;

export const productFile = endpoints({
  adminExportProducts: {
    method: "GET",
    path: "/api/admin/products/export",
    access: "admin",
    permission: "catalogue",
    summary:
      "The products that these filters leave, drafts too, as CSV (UTF-8 with BOM), in the columns that the import reads",
    query: z.object(adminProductFilters),
    response: z.unknown(),
    produces: "text/csv",
  },

  /**
   * Nothing is written if any row has an error (422 with the report in `data`), unless `skipErrors=true`.
   * Rows that did not fit into the request's time, or that met an outage of the database, are `waiting`: sending the same file
   * again continues where this one ended.
   * Finished rows are then `unchanged`, and a row that became invalid meanwhile is reported as an error without blocking others.
   */
  adminImportProducts: {
    method: "POST",
    path: "/api/admin/products/import",
    access: "admin",
    permission: "catalogue",
    summary: "Create and update products by SKU from a CSV file (field `file`, UTF-8, ≤ 8 MB, ≤ 5,000 rows)",
    query: z.object({ dryRun: Flag.default(true), skipErrors: Flag.default(false) }),
    bodyKind: "multipart",
    response: ok({ data: ImportReport }),
  },
});
