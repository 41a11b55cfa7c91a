import fc from "fast-check";
import { legalTransitions, type OrderStatus } from "../../src/contract/order-states";

/** What may happen to a cash order; `pick` chooses among the available options. */
export type Step = { what: ChoosingStep; pick: number } | { what: SimpleStep };
type ChoosingStep = "staffMove" | "courierMove" | "giveBackPart" | "arrivesBroken";
type SimpleStep =
  | "shopperCancels"
  | "returnAll"
  | "returnPart"
  | "noteCash"
  | "noteCashByStatus"
  | "takeBack"
  | "giveBackAll"
  | "giveBackTooMuch"
  | "neverPaid"
  | "arrivesLost"
  | "writtenOffLater";

const simple = (what: SimpleStep) => fc.constant<Step>({ what });
const choosing = (what: ChoosingStep) => fc.nat(11).map((pick): Step => ({ what, pick }));

export const aStep: fc.Arbitrary<Step> = fc.oneof(
  { weight: 6, arbitrary: choosing("staffMove") },
  { weight: 3, arbitrary: choosing("courierMove") },
  { weight: 1, arbitrary: simple("shopperCancels") },
  { weight: 2, arbitrary: simple("returnAll") },
  { weight: 2, arbitrary: simple("returnPart") },
  { weight: 3, arbitrary: simple("noteCash") },
  { weight: 1, arbitrary: simple("noteCashByStatus") },
  { weight: 2, arbitrary: simple("takeBack") },
  { weight: 2, arbitrary: simple("giveBackAll") },
  { weight: 2, arbitrary: choosing("giveBackPart") },
  { weight: 1, arbitrary: simple("giveBackTooMuch") },
  { weight: 1, arbitrary: simple("neverPaid") },
  { weight: 2, arbitrary: choosing("arrivesBroken") },
  { weight: 1, arbitrary: simple("arrivesLost") },
  { weight: 2, arbitrary: simple("writtenOffLater") },
);

/** The starting points of a run: random steps alone would seldom reach a return. */
export const aStart = fc.constantFrom<OrderStatus[]>(
  [],
  ["confirmed", "packed"],
  ["confirmed", "packed", "shipped"],
  ["confirmed", "packed", "shipped", "delivery_failed", "rto_in_transit"],
  ["confirmed", "packed", "shipped", "out_for_delivery", "delivered"],
  ["confirmed", "packed", "shipped", "out_for_delivery", "delivered", "return_requested", "return_approved"],
);

export type Goods = { toys: number; shirts: number };
const bought: Goods = { toys: 2, shirts: 1 };
const aPart: Goods = { toys: 1, shirts: 1 };

/** A cash order as plain sums; rupees. `part` is the price of the items in a partial return. */
export type Model = {
  status: OrderStatus;
  total: number;
  part: number;
  /** How much of the order is being returned. */
  goingBack: "all" | "part" | null;
  isReceived: boolean;
  owed: number;
  given: number;
  isClosed: boolean;
  /** Returned items that can't be sold again. */
  gone: Goods;
  /** It left the shop with an invoice, so a return needs a credit note. */
  hasInvoice: boolean;
  hasCreditNote: boolean;
};

export const begun = (total: number, part: number): Model => ({
  status: "pending",
  total,
  part,
  goingBack: null,
  isReceived: false,
  owed: 0,
  given: 0,
  isClosed: false,
  gone: { toys: 0, shirts: 0 },
  hasInvoice: false,
  hasCreditNote: false,
});

export const left = ({ owed, given }: Model) => Math.round((owed - given) * 100) / 100;

/** The payment status. */
export function paymentOf(model: Model): string {
  if (model.isClosed) return "cancelled";
  if (!model.isReceived) return "cod_due";
  if (model.owed === 0) return "paid";
  if (left(model) > 0) return "refund_pending";
  return model.owed === model.total ? "refunded" : "partially_refunded";
}

/** The model after a legal step. */
export function moved(model: Model, to: OrderStatus, by: "admin" | "courier" | "shopper"): Model {
  const next = { ...model, status: to };
  if (to === "packed" || (by === "courier" && ["shipped", "out_for_delivery", "delivered"].includes(to)))
    next.hasInvoice = true;
  if (to === "return_requested" && !next.goingBack) next.goingBack = "all";
  if (to === "cancelled" || to === "rto_received") {
    next.owed = next.isReceived ? next.total : 0;
    next.isClosed = !next.isReceived;
    next.hasCreditNote = next.hasInvoice;
  }
  if (to === "return_received") {
    next.owed = next.goingBack === "all" ? next.total : next.part;
    next.hasCreditNote = true;
  }
  return next;
}

/** The status in which goods on their way back arrive; undefined if there are none. */
export function arrivalOf({ status }: Model): "rto_received" | "return_received" | undefined {
  if (status === "rto_in_transit") return "rto_received";
  return status === "return_approved" ? "return_received" : undefined;
}

/** The goods that a parcel brings back, or would have brought back if it was lost. */
export const comingBack = ({ goingBack }: Model): Goods => (goingBack === "part" ? aPart : bought);

/** Whether one more toy of an undelivered parcel can be written off. */
export const canWriteOff = ({ status, gone }: Model) => status === "rto_received" && gone.toys < bought.toys;

/** One of the transitions that `mover` may make now. */
export function chosenMove(
  { status }: Model,
  mover: "admin" | "courier",
  pick: number,
): OrderStatus | undefined {
  const legal = legalTransitions(status, mover);
  return legal[pick % Math.max(1, legal.length)];
}

/** The refund of a step, in rupees. */
export function wantedRefund(model: Model, step: Step): number {
  const paise = Math.round(left(model) * 100);
  if (step.what === "giveBackTooMuch") return (paise + 1) / 100;
  const share = "pick" in step ? Math.floor(paise / (step.pick + 2)) : paise;
  return Math.max(1, share) / 100;
}
