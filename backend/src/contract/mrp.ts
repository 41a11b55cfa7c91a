/** Whether a price is above the maximum retail price, which nothing may be sold for. Without one there is no such limit. */
export const isAboveMrp = (price: number, mrp: number | null | undefined): boolean =>
  mrp !== null && mrp !== undefined && price > mrp;
