import { z } from "zod";
import { limits } from "../contract/constants";
import { commaList, Day } from "../contract/fields";
import { messages } from "../contract/messages";
import type { OrderStatus, PaymentMethod, PaymentStatus } from "../contract/order-states";
import * as orders from "../contract/orders";
import { refuse } from "../contract/refusal";
import type { AdminListQuery } from "./admin-list";

/** The query of an admin list: plain parameters, or what react-admin's simple REST provider sends as JSON. */
type RawQuery = {
  fromDate?: string | undefined;
  toDate?: string | undefined;
  orderStatus?: OrderStatus[] | undefined;
  paymentStatus?: PaymentStatus[] | undefined;
  paymentMethod?: PaymentMethod | undefined;
  q?: string | undefined;
  page?: number | undefined;
  limit?: number | undefined;
  sort?: string | undefined;
  range?: string | undefined;
  filter?: string | undefined;
};

const Sort = z.tuple([z.string().max(40), z.enum(["ASC", "DESC"])]);
const Range = z.tuple([z.int().min(0).max(1_000_000), z.int().min(0).max(1_000_000)]);
const Filter = z.object({
  fromDate: Day.optional(),
  toDate: Day.optional(),
  orderStatus: commaList(orders.OrderStatus).optional(),
  paymentStatus: commaList(orders.PaymentStatus).optional(),
  paymentMethod: orders.PaymentMethod.optional(),
  q: z.string().max(100).optional(),
});

function fromJson<Schema extends z.ZodType>(field: string, text: string | undefined, schema: Schema) {
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

/** Reads an admin list's query; a page has at most 100 rows. 422 where the JSON is not of react-admin's form. */
export function adminListQuery(raw: RawQuery): AdminListQuery {
  const filter = fromJson("filter", raw.filter, Filter) ?? {};
  const words = raw.q ?? filter.q;
  if (words && (!words.isWellFormed() || words.includes("\u0000")))
    throw refuse.invalid([{ field: "q", message: messages.searchUnstorable }]);
  const sort = fromJson("sort", raw.sort, Sort);
  const range = fromJson("range", raw.range, Range);
  const asked = raw.limit ?? (range ? range[1] - range[0] + 1 : limits.listDefault);
  const limit = Math.min(limits.listMax, Math.max(1, asked));
  return {
    fromDate: raw.fromDate ?? filter.fromDate,
    toDate: raw.toDate ?? filter.toDate,
    orderStatus: raw.orderStatus ?? filter.orderStatus,
    paymentStatus: raw.paymentStatus ?? filter.paymentStatus,
    paymentMethod: raw.paymentMethod ?? filter.paymentMethod,
    q: words,
    sort: sort && { field: sort[0], descending: sort[1] === "DESC" },
    limit,
    offset: range ? range[0] : ((raw.page ?? 1) - 1) * limit,
  };
}

/** Where a list stands, for `meta` and for the Content-Range header that react-admin reads. */
export function standing(noun: string, list: AdminListQuery, rows: number, total: number) {
  const last = rows > 0 ? list.offset + rows - 1 : list.offset;
  return {
    contentRange: `${noun} ${list.offset}-${last}/${total}`,
    meta: {
      total,
      page: Math.floor(list.offset / list.limit) + 1,
      limit: list.limit,
      pages: Math.ceil(total / list.limit),
    },
  };
}
