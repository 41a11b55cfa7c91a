const whole = new Intl.NumberFormat("en-IN");
const exact = new Intl.NumberFormat("en-IN", { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** Rupees in a sentence, with lakh grouping: ₹1,49,999, ₹99.50. The same in all three languages, as on price tags. */
export const rupees = (amount: number) => `₹${(Number.isInteger(amount) ? whole : exact).format(amount)}`;
