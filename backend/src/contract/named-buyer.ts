/** Rupees of goods from which an invoice names the buyer's address (GST Rule 46). A delivery has it in any case. */
export const namedBuyerFrom = 50_000;
