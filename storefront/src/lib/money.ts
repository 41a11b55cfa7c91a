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

/** Rupees as a shopper reads them, with lakh grouping; paise only where there are any: ₹1,49,999 · ₹99.50. */
export function rupees(amount: number): string {
  return (Number.isInteger(amount) ? whole : exact).format(amount);
}

/** Rupees with two decimals always, as the cart's lines show them (Spec §2 "Cart drawer"). */
export function rupeesExact(amount: number): string {
  return exact.format(amount);
}
