const whole = new Intl.NumberFormat("en-IN", {
  style: "currency",
  currency: "INR",
  maximumFractionDigits: 0,
});
const exact = new Intl.NumberFormat("en-IN", {
  style: "currency",
  currency: "INR",
  minimumFractionDigits: 2,
});

/** Rupees for shoppers, with lakh grouping; paise only if there are any: ₹1,49,999 · ₹99.50. */
export function rupees(amount: number): string {
  return (Number.isInteger(amount) ? whole : exact).format(amount);
}

/** Rupees always with two decimals, as in the cart's lines (Spec §2 "Cart drawer"). */
export function rupeesExact(amount: number): string {
  return exact.format(amount);
}
