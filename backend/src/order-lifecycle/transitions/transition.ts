import type { CounterMeans, OrderStatus, PaymentStatus } from "../../contract/order-states";
import type { RefundAccount } from "../../contract/refund-account-fields";
import type { LinePieces } from "../../contract/return-refund";

/** What was paid at the shop's counter when an order was handed over; null if it was paid before. */
export type HandOver = { payment: { means: CounterMeans; reference: string | null } | null };

/** What only some transitions carry. */
type Extras = {
  /** Who sees a note by staff (see `isNoteShown`). */
  noteFor: "staff" | "shopper" | null;
  courier: { name: string; awb: string; trackingUrl: string | null } | null;
  /** The payment status that staff note, such as `paid` once they have the cash. */
  paymentStatus: PaymentStatus | null;
  /** The items to return; all of them if left out. */
  goingBack: readonly LinePieces[] | null;
  /** Where to refund a cash order. Online payments are refunded to their source. */
  refundAccount: RefundAccount | null;
  /** Returned items that cannot be sold again. */
  unsellable: readonly LinePieces[];
  /** Only `handOver` carries it: code or note were checked. */
  handOver: HandOver;
};

/** Exactly these extras: any other does not compile. */
type With<Field extends keyof Extras = never> = { [Given in Field]?: Extras[Given] } & {
  [Absent in Exclude<keyof Extras, Field>]?: never;
};

/** What every transition may carry. */
type Always = {
  byId?: string;
  at?: Date;
  /** Part of a loaded history: books no courier and sends no messages. */
  isPast?: true;
};
type Noted = { note?: string | null };
/** Why; the shopper reads it. */
type Reasoned = { note: string };

type ByShopper = Always & { by: "shopper" } & (
    | (Reasoned & With & { to: "cancelled" })
    // Only with the code that was sent to them: `codeGiven` says that it was checked.
    | (Reasoned & With & { to: "confirmed"; codeGiven: true })
    | (Reasoned & With<"goingBack" | "refundAccount"> & { to: "return_requested" })
  );
type BySystem = Always & Reasoned & With & { by: "system"; to: "confirmed" | "cancelled" };
/** A courier's report may skip statuses. */
type ByCourier = Always & Noted & With & { by: "courier"; to: OrderStatus };

/**
 * What staff ask for. They may note a courier, a payment or broken goods with any status, also with the one that the
 * order has: a reason is required only of some, by `refuseWithoutReason`.
 */
export type StaffTransition = Noted &
  (
    | (With<"noteFor" | "courier" | "paymentStatus" | "unsellable"> & { to: OrderStatus })
    | (With<"noteFor" | "goingBack" | "refundAccount"> & { to: "return_requested" })
    | (With<"handOver"> & { to: "delivered" })
  );

/** A change of an order's status, by whom, with what belongs to it. */
export type Transition = ByShopper | BySystem | ByCourier | (Always & StaffTransition & { by: "admin" });
