import type {
  Actor,
  DeliveryMethod,
  OrderStatus,
  PaymentMethod,
  PaymentStatus,
} from "../contract/order-states";
import type { VehicleSlot } from "../contract/shipping";
import type { BookingRow, ParcelRow } from "../shipping/parcel/booking-row";
import { type CashRow, cashColumn } from "./cash/cash-of-order";
import { sendableAt } from "./confirmation/code-status";
import type { FrozenLine } from "./frozen-line";
import type { OrderAddress } from "./order-address";
import type { OrderDiscount } from "./order-discount";

export type MoveRow = {
  from: OrderStatus | null;
  to: OrderStatus;
  by: Actor;
  at: string;
  note: string | null;
  /** Whether the note is visible to the shopper. */
  noteShown: boolean;
};

/** The captured payment of an online order; `paidAt` as PostgreSQL writes times in JSON. */
export type PaymentRow = { provider: string; paymentId: string; method: string | null; paidAt: string };
export type RefundRow = {
  amount: number;
  status: "pending" | "processed" | "failed";
  reason: string | null;
  at: string;
};

/** The account for refunds of a cash order; the details are sealed. */
export type RefundAccountRow = { kind: "upi" | "bank"; hint: string; savedAt: string };

export type CourierRow = { name: string; awb: string; trackingUrl: string | null };
export type ShippingFailure = { code: string; message: string; at: string; attempts: number };

/** A return, read from the order's transitions; times as PostgreSQL writes them in JSON. */
export type ReturnRequestRow = {
  reason: string | null;
  /** Not so of a note on a return that staff took up and keep to themselves. */
  reasonShown: boolean;
  requestedAt: string;
  decidedAt: string | null;
  note: string | null;
};

/** The returned quantity of a line, and what was paid for it (rupees). */
export type ReturnedLine = { lineItemId: string; quantity: number; amount: number };
/** The returned part of an order; `refund` in rupees. */
export type GoingBackRow = { lines: ReturnedLine[]; isWhole: boolean; refund: number };

export type ConfirmationRow = {
  nth: number;
  expiresAt: string | null;
  canSendAgainAt: string;
  lapsesAt: string | null;
};

/** How long an order is kept at the counter, and how often its code may still be tried; times as PostgreSQL writes them in JSON. */
export type PickupRow = { keepDays: number; keepUntil: string | null; triesLeft: number };

/** When the shop's own vehicle comes, how often staff moved it, and how often its code may still be tried. */
type TripRow = { slot: VehicleSlot; moves: number; triesLeft: number };

/** A row of shop_order as the statements below read it: amounts in rupees, times as Date, days as text. */
export type OrderRow = {
  order_id: string;
  number: string;
  customer_id: string;
  status: OrderStatus;
  payment_status: PaymentStatus;
  payment_method: PaymentMethod;
  delivery_method: DeliveryMethod;
  /** Null unless it is picked up. */
  pickup: PickupRow | null;
  /** Null unless the shop's own vehicle brings it. */
  trip: TripRow | null;
  provider_order_id: string | null;
  subtotal: number;
  shipping_charge: number;
  cod_fee: number;
  total: number;
  lines: FrozenLine[];
  discounts: OrderDiscount[];
  address: OrderAddress;
  customer: { userName: string; email: string; phone: string | null };
  notes: string | null;
  cancellation_reason: string | null;
  courier: CourierRow | null;
  shipping_failure: ShippingFailure | null;
  expected_from: string | null;
  expected_to: string | null;
  return_by: Date | null;
  payment: PaymentRow | null;
  payment_expires_at: Date | null;
  refunds: RefundRow[];
  /** Null for an order that is paid online. */
  cash: CashRow | null;
  refund_account: RefundAccountRow | null;
  /** The return window at the time of the order. */
  return_days: number;
  placed_at: Date;
  updated_at: Date;
  return_request: ReturnRequestRow | null;
  going_back: GoingBackRow | null;
  /** Returned items that were not added to the stock. */
  written_off: { lineItemId: string; quantity: number }[];
  /** The code that the order waits for; times as PostgreSQL writes them in JSON. */
  confirmation: ConfirmationRow | null;
  has_invoice: boolean;
  has_credit_note: boolean;
};

export type OrderWithMoves = OrderRow & {
  moves: MoveRow[];
  booking: BookingRow | null;
  parcels: ParcelRow[];
};

/** Columns of an OrderRow over `o`, shop_order. */
export const orderColumns = `
  o.order_id, o.number, o.customer_id, o.status, o.payment_status, o.payment_method, o.provider_order_id,
  o.delivery_method,
  case when o.delivery_method = 'pickup' then (
    select json_build_object('keepDays', p.keep_days, 'keepUntil', p.keep_until, 'triesLeft', p.tries_left)
    from shop_pickup p where p.order_id = o.order_id) end as pickup,
  case when o.delivery_method = 'vehicle' then (
    select json_build_object('slot', json_build_object('day', t.day, 'from', t.starts, 'to', t.ends),
      'moves', t.moves, 'triesLeft', t.tries_left)
    from shop_vehicle_trip t where t.order_id = o.order_id) end as trip,
  o.subtotal::float8 as subtotal, o.shipping_charge::float8 as shipping_charge, o.cod_fee::float8 as cod_fee,
  o.total::float8 as total, o.lines, o.discounts, o.address, o.customer, o.notes, o.cancellation_reason, o.courier,
  o.shipping_failure, o.expected_from::text as expected_from, o.expected_to::text as expected_to, o.return_by,
  o.return_days,
  o.placed_at, o.updated_at,
  (select json_build_object('provider', a.provider, 'paymentId', a.provider_payment_id, 'method', a.method, 'paidAt', a.paid_at)
    from shop_payment_attempt a where a.order_id = o.order_id and a.provider_payment_id is not null) as payment,
  case when o.status = 'pending_payment' then (
    select a.expires_at from shop_payment_attempt a where a.order_id = o.order_id) end as payment_expires_at,
  coalesce((select json_agg(json_build_object('amount', r.amount_paise / 100.0, 'status', r.status,
    'reason', r.reason, 'at', coalesce(r.processed_at, r.created_at)) order by r.created_at)
    from shop_refund r where r.order_id = o.order_id), '[]') as refunds,
  ${cashColumn},
  (select json_build_object('kind', a.kind, 'hint', a.hint, 'savedAt', a.saved_at)
    from shop_refund_account a where a.order_id = o.order_id) as refund_account,
  case when o.status like 'return%' then (
    select json_build_object('reason', asked.note, 'reasonShown', asked.note_shown, 'requestedAt', asked.at, 'decidedAt', decided.at,
      'note', case when decided.note_shown then decided.note end)
    from shop_order_move asked left join lateral (
      select at, note, note_shown from shop_order_move
      where order_id = o.order_id and to_status in ('return_approved', 'return_rejected')
      order by id desc limit 1) decided on true
    where asked.order_id = o.order_id and asked.to_status = 'return_requested') end as return_request,
  case when o.status like 'return%' then (
    select json_build_object('lines', b.lines, 'isWhole', b.is_whole, 'refund', b.refund)
    from shop_return b where b.order_id = o.order_id) end as going_back,
  case when o.status in ('return_received', 'rto_received') then coalesce((
    select json_agg(json_build_object('lineItemId', w.line_item_id, 'quantity', w.quantity))
    from shop_write_off w where w.order_id = o.order_id), '[]') else '[]' end as written_off,
  case when o.status = 'pending' then (
    select json_build_object('nth', c.nth, 'canSendAgainAt', ${sendableAt}, 'lapsesAt', c.lapses_at,
      'expiresAt', case when c.tries_left > 0 and c.expires_at > now() then c.expires_at end)
    from shop_order_confirmation c where c.order_id = o.order_id) end as confirmation,
  exists (select from shop_invoice i where i.order_id = o.order_id and i.series = 'SB') as has_invoice,
  exists (select from shop_invoice i where i.order_id = o.order_id and i.series = 'CN') as has_credit_note`;

/** The transitions of `o` as a JSON list, oldest first; times as PostgreSQL writes them in JSON. */
export const movesColumn = `
  coalesce((select json_agg(json_build_object('from', m.from_status, 'to', m.to_status, 'by', m.by, 'at', m.at,
    'note', m.note, 'noteShown', m.note_shown) order by m.id) from shop_order_move m where m.order_id = o.order_id), '[]') as moves`;
