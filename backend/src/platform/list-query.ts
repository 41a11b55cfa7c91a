import { z } from "zod";
import { limits } from "../contract/limits";
import { messages } from "../contract/messages";
import { refuse } from "../contract/refusal";

/** What every staff list takes: plain paging, or react-admin's JSON in strings. */
type RawList = {
  page?: number | undefined;
  limit?: number | undefined;
  sort?: string | undefined;
  range?: string | undefined;
  filter?: string | undefined;
};

export type ListWindow = {
  sort?: { field: string; descending: boolean };
  limit: number;
  offset: number;
};

const Sort = z.tuple([z.string().max(40), z.enum(["ASC", "DESC"])]);
const Range = z.tuple([z.int().min(0).max(1_000_000), z.int().min(0).max(1_000_000)]);

function fromJson<Schema extends z.ZodType>(
  field: string,
  text: string | undefined,
  schema: Schema,
): z.output<Schema> | undefined {
  if (text === undefined) return undefined;
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    value = undefined;
  }
  const parsed = schema.safeParse(value);
  if (!parsed.success) throw refuse.invalid([{ field, message: messages.notReactAdmin }]);
  return parsed.data;
}

/** Throws 422 for searched words that the database could not compare: half a character, or the one that ends a text. */
export function refuseUnstorable(q: string | undefined): void {
  if (q && (!q.isWellFormed() || q.includes("\u0000")))
    throw refuse.invalid([{ field: "q", message: messages.searchUnstorable }]);
}

/** The part of the list that is asked for, at most 100 rows; throws 422 for JSON that is not react-admin's. */
export function listWindow(raw: RawList): ListWindow {
  const sort = fromJson("sort", raw.sort, Sort);
  const range = fromJson("range", raw.range, Range);
  const asked = raw.limit ?? (range ? range[1] - range[0] + 1 : limits.listDefault);
  const limit = Math.min(limits.listMax, Math.max(1, asked));
  return {
    ...(sort && { sort: { field: sort[0], descending: sort[1] === "DESC" } }),
    limit,
    offset: range ? range[0] : ((raw.page ?? 1) - 1) * limit,
  };
}

/**
 * The column that a list is sorted by, out of those it can be; throws 422 for any other name. react-admin asks for `id`
 * where a screen says nothing: that is the list's own order.
 */
export function sortColumn(
  columns: Readonly<Record<string, string>>,
  sort: ListWindow["sort"],
  ownOrder: string,
): string {
  if (!sort) return ownOrder;
  const column = Object.hasOwn(columns, sort.field) ? columns[sort.field] : undefined;
  if (column) return column;
  if (sort.field === "id") return ownOrder;
  throw refuse.invalid([{ field: "sort", message: messages.listNotSortable }]);
}

/** react-admin's `filter`, by the schema of the list. */
export function listFilter<Schema extends z.ZodType>(raw: RawList, schema: Schema) {
  return fromJson("filter", raw.filter, schema);
}

/** Where a list stands, for `meta` and for the Content-Range header that react-admin reads. */
export function listMeta(noun: string, { limit, offset }: ListWindow, rows: number, total: number) {
  return {
    contentRange: `${noun} ${offset}-${offset + Math.max(0, rows - 1)}/${total}`,
    meta: { total, page: Math.floor(offset / limit) + 1, limit, pages: Math.ceil(total / limit) },
  };
}
