import type { OrderStatus, PaymentMethod, PaymentStatus } from "../contract/order-states";
import { query } from "../platform/db/pool";
import { addDays, startOfIndiaDay } from "../platform/india-day";
import { sortColumn } from "../platform/list-query";
import { bookingColumn, parcelsColumn } from "../shipping/parcel/booking-row";
import { movesColumn, type OrderWithMoves, orderColumns } from "./order-row";
import { searchText } from "./search-text";

/** The fields that staff may sort by, as the panel names them. */
const sortable: Readonly<Record<string, string>> = {
  orderDate: "o.placed_at",
  orderUpdateDate: "o.updated_at",
  // A number with more digits is a later one.
  orderNumber: "(length(o.number), o.number)",
  totalAmount: "o.total",
  orderStatus: "o.status",
  paymentStatus: "o.payment_status",
  deliveryPincode: "o.pincode",
};

export type AdminListQuery = {
  /** Days of the Indian calendar, both inclusive. */
  fromDate?: string | undefined;
  toDate?: string | undefined;
  /** Any of these; an empty list does not filter. */
  orderStatus?: OrderStatus[] | undefined;
  paymentStatus?: PaymentStatus[] | undefined;
  paymentMethod?: PaymentMethod | undefined;
  /** Part of an order number, name, phone or e-mail. */
  q?: string | undefined;
  onlyFailedShipping?: boolean;
  sort?: { field: string; descending: boolean } | undefined;
  limit: number;
  offset: number;
};

function conditions(list: AdminListQuery): { where: string; values: unknown[] } {
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
  if (list.onlyFailedShipping) parts.push("o.shipping_failure is not null");
  const words = list.q && searchText(list.q.trim());
  if (words) add((at) => `o.search like ${at}`, `%${words.replace(/[\\%_]/g, "\\$&")}%`);
  return { where: parts.length > 0 ? `where ${parts.join(" and ")}` : "", values };
}

/** A page of orders for the panel, computed in the database, and the total number. */
export async function adminOrders(list: AdminListQuery): Promise<{ rows: OrderWithMoves[]; total: number }> {
  const { where, values } = conditions(list);
  const column = sortColumn(sortable, list.sort, "o.placed_at");
  const way = (list.sort?.descending ?? true) ? "desc" : "asc";
  const [rows, [counted]] = await Promise.all([
    query<OrderWithMoves>({
      text: `select ${orderColumns}, ${movesColumn}, ${bookingColumn}, ${parcelsColumn} from shop_order o ${where}
             order by ${column} ${way}, o.order_id ${way} limit $${values.length + 1} offset $${values.length + 2}`,
      values: [...values, list.limit, list.offset],
    }),
    query<{ total: number }>({
      text: `select count(*)::integer as total from shop_order o ${where}`,
      values,
    }),
  ]);
  return { rows, total: counted?.total ?? 0 };
}
