import { addRupees, toPaise } from "../../contract/money";
import {
  cashIsOut,
  type DeliveryMethod,
  type OrderStatus,
  type PaymentMethod,
  type PaymentStatus,
} from "../../contract/order-states";
import type { RemittanceRow } from "../../contract/remittance";

export type Found = {
  number: string;
  orderId: string;
  orderNumber: string;
  total: number;
  status: OrderStatus;
  paymentStatus: PaymentStatus;
  paymentMethod: PaymentMethod;
  deliveryMethod: DeliveryMethod;
  /** Of the cash that is recorded as received. */
  reference: string | null;
  /** Whether that was before the parcel left: then it was not the courier who brought it. */
  isPaidBefore: boolean;
  /** How many parcels collect the order's cash together. */
  parcels: number;
};

/** What a file pays for one order, by the numbers of its rows. */
export type Paid = { found: Found; byNumber: Map<string, number> };

/** Cash comes also of a parcel that was said to come back: it was delivered after all, and nobody has reported it yet. */
const mayBePaid: readonly OrderStatus[] = [...cashIsOut, "rto_in_transit"];

/**
 * Whether the cash of a paid order came another way than with this file, of this reference if it is known. Parcels of one order
 * may be paid for in several files, whose cash is recorded under one of them.
 */
function isOtherCash({ reference, isPaidBefore, parcels }: Found, ofFile: string | null): boolean {
  if (ofFile !== null && reference === ofFile) return false;
  return isPaidBefore || (ofFile !== null && reference !== null && parcels <= 1);
}

/** What the file's payment for an order means; `reference` is the file's own, if it is known. */
export function outcomeOf({ found, byNumber }: Paid, reference: string | null): RemittanceRow["outcome"] {
  if (found.paymentMethod !== "cod" || found.paymentStatus !== "cod_due") {
    if (found.paymentMethod !== "cod" || found.paymentStatus !== "paid") return "notDue";
    return isOtherCash(found, reference) ? "again" : "noted";
  }
  // Of a courier: what is paid at the counter never comes from one.
  if (found.deliveryMethod !== "courier" || !mayBePaid.includes(found.status)) return "notDue";
  const by = toPaise(addRupees(...byNumber.values())) - toPaise(found.total);
  if (by === 0) return "right";
  if (by > 0) return "over";
  return byNumber.size < found.parcels ? "partly" : "short";
}
