import type { GoingBackRow, OrderRow } from "./order-row";

/** What goes back of an order of which some stays with the shopper; null where all of it does, or nothing. */
export const partBack = ({ going_back: goingBack }: OrderRow): GoingBackRow | null =>
  goingBack?.isWhole === false ? goingBack : null;
