import type { Mover, OrderStatus, PaymentMethod, PaymentStatus } from "../../contract/order-states";
import type { FrozenLine } from "../placement/record";
import type { OrderAddress } from "../placement/request";

export type MoveRow = {
  from: OrderStatus | null;
  to: OrderStatus;
  by: Mover;
  at: string;
  note: string | null;
};

export type CourierRow = { name: string; awb: string; trackingUrl: string | null };
export type ShippingFailure = { code: string; message: string; at: string; attempts: number };

/** A row of shop_order as the statements below read it: amounts in rupees, times as Date, days as text. */
export type OrderRow = {
  order_id: string;
  number: string;
  customer_id: string;
  status: OrderStatus;
  payment_status: PaymentStatus;
  payment_method: PaymentMethod;
  provider_order_id: string | null;
  subtotal: number;
  shipping_charge: number;
  cod_fee: number;
  total: number;
  lines: FrozenLine[];
  address: OrderAddress;
  customer: { userName: string; email: string; phone: string | null };
  notes: string | null;
  cancellation_reason: string | null;
  courier: CourierRow | null;
  shipping_failure: ShippingFailure | null;
  expected_from: string | null;
  expected_to: string | null;
  return_by: Date | null;
  placed_at: Date;
  updated_at: Date;
};

export type OrderWithMoves = OrderRow & { moves: MoveRow[] };

/** Columns of an OrderRow over `o`, shop_order. */
export const orderColumns = `
  o.order_id, o.number, o.customer_id, o.status, o.payment_status, o.payment_method, o.provider_order_id,
  o.subtotal::float8 as subtotal, o.shipping_charge::float8 as shipping_charge, o.cod_fee::float8 as cod_fee,
  o.total::float8 as total, o.lines, o.address, o.customer, o.notes, o.cancellation_reason, o.courier,
  o.shipping_failure, o.expected_from::text as expected_from, o.expected_to::text as expected_to, o.return_by,
  o.placed_at, o.updated_at`;

/** The moves of `o` as a JSON list, oldest first; times as PostgreSQL writes them in JSON. */
export const movesColumn = `
  coalesce((select json_agg(json_build_object('from', m.from_status, 'to', m.to_status, 'by', m.by, 'at', m.at,
    'note', m.note) order by m.id) from shop_order_move m where m.order_id = o.order_id), '[]') as moves`;
