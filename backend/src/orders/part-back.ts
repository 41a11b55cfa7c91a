import type { GoingBackRow, OrderRow } from "./order-row";

/** The returned part of an order; null if all of it is returned, or nothing. */
export const partBack = ({ going_back: goingBack }: OrderRow): GoingBackRow | null =>
  goingBack?.isWhole === false ? goingBack : null;
