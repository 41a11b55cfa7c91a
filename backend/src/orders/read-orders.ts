import { messages } from "../contract/messages";
import { refuse } from "../contract/refusal";
import { query } from "../platform/db/pool";
import { bookingColumn, parcelsColumn } from "../shipping/parcel/booking-row";
import { movesColumn, type OrderRow, type OrderWithMoves, orderColumns } from "./order-row";

const ONE = `select ${orderColumns}, ${movesColumn}, ${bookingColumn}, ${parcelsColumn} from shop_order o
             where o.order_id = $1 and ($2::text is null or o.customer_id = $2)`;

/** Any order with its timeline, or one of this customer's; undefined if there is none. */
export async function findOrder(
  orderId: string,
  customerId: string | null = null,
): Promise<OrderWithMoves | undefined> {
  const [row] = await query<OrderWithMoves>({ name: "order", text: ONE, values: [orderId, customerId] });
  return row;
}

async function readOrder(orderId: string, customerId: string | null): Promise<OrderWithMoves> {
  const row = await findOrder(orderId, customerId);
  if (!row) throw refuse.notFound(messages.orderNotFound);
  return row;
}

/** One of the shopper's orders with its timeline; 404 if it does not exist or is another shopper's. */
export function ownOrder(customerId: string, orderId: string): Promise<OrderWithMoves> {
  return readOrder(orderId, customerId);
}

/** Any order with its timeline, for staff; 404 if it does not exist. */
export function anyOrder(orderId: string): Promise<OrderWithMoves> {
  return readOrder(orderId, null);
}

/** Leaves out unpaid orders that the shopper replaced by another one a moment later. */
const shown = `o.customer_id = $1 and not exists (select from shop_payment_attempt a
  where a.order_id = o.order_id and a.ended = 'superseded' and a.provider_payment_id is null)`;

/** All of a shopper's orders with their timelines, newest first: for the export of their data. */
export function everyOrderOf(customerId: string): Promise<OrderWithMoves[]> {
  return query<OrderWithMoves>({
    name: "every-order-of",
    text: `select ${orderColumns}, ${movesColumn}, ${bookingColumn}, ${parcelsColumn} from shop_order o where ${shown}
           order by o.placed_at desc, o.order_id desc`,
    values: [customerId],
  });
}

export type Page = { page: number; limit: number };

/** A page of the shopper's orders, newest first, and the total number. */
export async function ordersOf(
  customerId: string,
  { page, limit }: Page,
): Promise<{ rows: OrderRow[]; total: number }> {
  const [rows, [counted]] = await Promise.all([
    query<OrderRow>({
      name: "orders-of",
      text: `select ${orderColumns} from shop_order o where ${shown}
             order by o.placed_at desc, o.order_id desc limit $2 offset $3`,
      values: [customerId, limit, (page - 1) * limit],
    }),
    query<{ total: number }>({
      name: "orders-of-count",
      text: `select count(*)::integer as total from shop_order o where ${shown}`,
      values: [customerId],
    }),
  ]);
  return { rows, total: counted?.total ?? 0 };
}
