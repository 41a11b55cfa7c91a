import { needsReason, type OrderStatus } from "../../src/contract/order-states";

/** The reason that staff give if a transition needs one. */
export const reasonFor = (to: OrderStatus) => (needsReason(to, null) ? { note: "Agreed by phone" } : {});
