/** What one promotion took off an order, in rupees: off its goods, and off its delivery charge. */
export type OrderDiscount = {
  promotionId: string;
  code: string;
  /** How its shopper knows it. */
  label: string;
  isAutomatic: boolean;
  /** Whether the engine counted the order against a limit or budget; it is given back when the order is cancelled. */
  isCounted: boolean;
  goods: number;
  delivery: number;
};
