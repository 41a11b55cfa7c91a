import type { OrderStatus } from "@contract/order-states";
import type { Order } from "../rules";

/** The steps of a return that staff take, in order. */
export const returnSteps = ["return_approved", "return_rejected", "return_received"] as const;
export type Decision = (typeof returnSteps)[number];

export const isReturnStep = (status: OrderStatus): status is Decision =>
  (returnSteps as readonly OrderStatus[]).includes(status);

/** The decisions open to staff now, the one that ends the return last. */
export const decisionsOf = ({ nextStatuses }: Pick<Order, "nextStatuses">): Decision[] => {
  const steps = nextStatuses.filter(isReturnStep);
  return [
    ...steps.filter((step) => step !== "return_rejected"),
    ...steps.filter((step) => step === "return_rejected"),
  ];
};

/** Under which name a decision is worded: a return that was approved is closed, not refused, and one that has ended is taken up again. */
export function wordedAs(
  decision: Decision,
  { orderStatus }: Pick<Order, "orderStatus">,
): Decision | "return_closed" | "return_reopened" {
  if (decision === "return_rejected" && orderStatus === "return_approved") return "return_closed";
  if (decision === "return_approved" && orderStatus === "return_rejected") return "return_reopened";
  return decision;
}
