import type { DeliveryMethod, OrderStatus, PaymentMethod, PaymentStatus } from "../contract/order-states";
import { orderBy, pagePlace } from "../platform/db/page-place";
import { query } from "../platform/db/pool";
import { addDays, startOfIndiaDay } from "../platform/india-day";
import { sortColumn } from "../platform/list-query";
import { bookingColumn, parcelsColumn } from "../shipping/parcel/booking-row";
import { movesColumn, type OrderRow, type OrderWithMoves, orderColumns } from "./order-row";
import { searchText } from "./search-text";
import { tallyOrders } from "./tally";

/** The fields that staff may sort by, as the panel names them. */
const sortable: Readonly<Record<string, string>> = {
  orderDate: "o.placed_at",
  orderUpdateDate: "o.updated_at",
  orderNumber: "length(o.number)",
  totalAmount: "o.total",
  orderStatus: "o.status",
  paymentStatus: "o.payment_status",
  deliveryPincode: "o.pincode",
};

/** The columns that order the list: those of an index (schema step 0440), and together different for each order. */
function sortColumns(list: AdminListQuery): string[] {
  const column = sortColumn(sortable, list.sort, "o.placed_at");
  // A number with more digits is a later one.
  if (column === sortable.orderNumber) return [column, "o.number"];
  return [...new Set([column, "o.placed_at", "o.order_id"])];
}

export type AdminListQuery = {
  /** Days of the Indian calendar, both inclusive. */
  fromDate?: string | undefined;
  toDate?: string | undefined;
  /** Any of these; an empty list does not filter. */
  orderStatus?: OrderStatus[] | undefined;
  paymentStatus?: PaymentStatus[] | undefined;
  paymentMethod?: PaymentMethod | undefined;
  deliveryMethod?: DeliveryMethod | undefined;
  customerId?: string | undefined;
  /** Part of an order number, name, phone or e-mail. */
  q?: string | undefined;
  onlyFailedShipping?: boolean;
  sort?: { field: string; descending: boolean } | undefined;
  limit: number;
  offset: number;
};

type Conditions = { where: string; values: unknown[] };

function conditions(list: AdminListQuery): Conditions {
  const parts: string[] = [];
  const values: unknown[] = [];
  const add = (sql: (place: string) => string, value: unknown) => {
    values.push(value);
    parts.push(sql(`$${values.length}`));
  };
  if (list.fromDate) add((at) => `o.placed_at >= ${at}`, startOfIndiaDay(list.fromDate));
  if (list.toDate) add((at) => `o.placed_at < ${at}`, startOfIndiaDay(addDays(list.toDate, 1)));
  if (list.orderStatus?.length) add((at) => `o.status = any(${at})`, list.orderStatus);
  if (list.paymentStatus?.length) add((at) => `o.payment_status = any(${at})`, list.paymentStatus);
  if (list.paymentMethod) add((at) => `o.payment_method = ${at}`, list.paymentMethod);
  if (list.deliveryMethod) add((at) => `o.delivery_method = ${at}`, list.deliveryMethod);
  if (list.customerId) add((at) => `o.customer_id = ${at}`, list.customerId);
  if (list.onlyFailedShipping) parts.push("o.shipping_failure is not null");
  const words = list.q && searchText(list.q.trim());
  if (words) add((at) => `o.search like ${at}`, `%${words.replace(/[\\%_]/g, "\\$&")}%`);
  return { where: parts.length > 0 ? `where ${parts.join(" and ")}` : "", values };
}

/** Whether the list asks for nothing but what is tallied. */
function isTallied({ fromDate, toDate, orderStatus, sort, limit, offset, ...others }: AdminListQuery) {
  return Object.values(others).every((value) => !value || (Array.isArray(value) && value.length === 0));
}

async function countOrders(list: AdminListQuery, { where, values }: Conditions): Promise<number> {
  if (isTallied(list)) return tallyOrders(list);
  const [counted] = await query<{ total: number }>({
    text: `select count(*)::integer as total from shop_order o ${where}`,
    values,
  });
  return counted?.total ?? 0;
}

/**
 * A page of orders for the panel, and the total number. The page is chosen in an index, from the list's nearer end, and
 * only its own orders are read with all that belongs to them.
 */
export async function adminOrders(list: AdminListQuery): Promise<{ rows: OrderWithMoves[]; total: number }> {
  const filter = conditions(list);
  const columns = sortColumns(list);
  const isDescending = list.sort?.descending ?? true;
  const total = await countOrders(list, filter);
  const { limit, offset, isFromEnd } = pagePlace(list, total);
  const places = [1, 2].map((at) => `$${filter.values.length + at}`);
  const rows = await query<OrderWithMoves>({
    text: `with page as materialized (
             select o.order_id from shop_order o ${filter.where}
             ${orderBy(columns, isDescending, isFromEnd)} limit ${places[0]} offset ${places[1]})
           select ${orderColumns}, ${movesColumn}, ${bookingColumn}, ${parcelsColumn}
           from page join shop_order o using (order_id) ${orderBy(columns, isDescending)}`,
    values: [...filter.values, limit, offset],
  });
  return { rows, total };
}

/** The order next to `orderId` in the list, by its place there; it need not be in the list itself. */
async function nextTo(orderId: string, list: AdminListQuery, isBack: boolean): Promise<string | null> {
  const { where, values } = conditions(list);
  const columns = sortColumns(list);
  const isDescending = list.sort?.descending ?? true;
  const place = `$${values.length + 1}`;
  const own = columns.map((column) => column.replaceAll("o.", "here.")).join(", ");
  const [row] = await query<{ order_id: string }>({
    text: `select o.order_id from shop_order o ${where} ${where ? "and" : "where"}
             (${columns.join(", ")}) ${isDescending === isBack ? ">" : "<"}
               (select ${own} from shop_order here where here.order_id = ${place})
           ${orderBy(columns, isDescending, isBack)} limit 1`,
    values: [...values, orderId],
  });
  return row?.order_id ?? null;
}

/** The orders before and after this one in the list. */
export async function neighboursOf(orderId: string, list: AdminListQuery) {
  const [previous, next] = await Promise.all([nextTo(orderId, list, true), nextTo(orderId, list, false)]);
  return { previous, next };
}

/** The last order that was read of a list, newest first. */
export type AfterOrder = { placedAt: string; orderId: string };

const listedColumns = [
  "number",
  "placed_at",
  "status",
  "payment_method",
  "payment_status",
  "customer",
  "address",
  "lines",
  "subtotal",
  "shipping_charge",
  "cod_fee",
  "total",
  "courier",
] as const satisfies readonly (keyof OrderRow)[];

/** What a file of orders says of each. What hangs on an order in other tables would cost more than all of this. */
export type ListedOrder = Pick<OrderRow, (typeof listedColumns)[number]>;

const amounts: readonly (keyof ListedOrder)[] = ["subtotal", "shipping_charge", "cod_fee", "total"];
const listed = listedColumns
  .map((column) => (amounts.includes(column) ? `o.${column}::float8 as ${column}` : `o.${column}`))
  .join(", ");

/**
 * The next orders of the list after `after`, newest first, without a count: a reader of the whole list costs the same for
 * each part, and an order that is placed or changed meanwhile neither repeats nor hides another. `last` only if there may be more.
 */
export async function ordersAfter(
  filters: Partial<AdminListQuery>,
  after: AfterOrder | undefined,
  limit: number,
): Promise<{ rows: ListedOrder[]; last: AfterOrder | undefined }> {
  const { where, values } = conditions({ ...filters, limit, offset: 0 });
  const at = values.length;
  const rows = await query<ListedOrder & { order_id: string; exactly: string }>({
    text: `with page as materialized (
             select o.order_id from shop_order o ${where} ${where ? "and" : "where"}
               ($${at + 1}::timestamptz is null or (o.placed_at, o.order_id) < ($${at + 1}, $${at + 2}::text))
             order by o.placed_at desc, o.order_id desc limit $${at + 3})
           select ${listed}, o.order_id, o.placed_at::text as exactly
           from page join shop_order o using (order_id) order by o.placed_at desc, o.order_id desc`,
    values: [...values, after?.placedAt ?? null, after?.orderId ?? null, limit],
  });
  const last = rows[limit - 1];
  return { rows, last: last && { placedAt: last.exactly, orderId: last.order_id } };
}
