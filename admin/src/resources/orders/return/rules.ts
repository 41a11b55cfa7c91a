import type { OrderStatus } from "@contract/order-states";
import type { Order } from "../rules";

/** The steps of a return that staff take, in order. */
export const returnSteps = ["return_approved", "return_rejected", "return_received"] as const;
export type Decision = (typeof returnSteps)[number];

export const isReturnStep = (status: OrderStatus): status is Decision =>
  (returnSteps as readonly OrderStatus[]).includes(status);

/** The decisions open to staff now. */
export const decisionsOf = ({ nextStatuses }: Pick<Order, "nextStatuses">): Decision[] =>
  nextStatuses.filter(isReturnStep);
