const grouped = new Intl.NumberFormat("en-IN");

/** Rupees in a sentence, with lakh grouping: ₹1,49,999. */
export const rupees = (amount: number) => `₹${grouped.format(amount)}`;
