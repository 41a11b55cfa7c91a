const rupees = new Intl.NumberFormat("en-IN", { style: "currency", currency: "INR" });
const wholeRupees = new Intl.NumberFormat("en-IN", {
  style: "currency",
  currency: "INR",
  maximumFractionDigits: 0,
});
const moment = new Intl.DateTimeFormat("en-IN", {
  dateStyle: "medium",
  timeStyle: "short",
  timeZone: "Asia/Kolkata",
});

export const formatRupees = (amount: number) => rupees.format(amount);
export const formatWholeRupees = (amount: number) => wholeRupees.format(amount);
/** An ISO time as the shop's clock shows it. */
export const formatMoment = (iso: string) => moment.format(new Date(iso));
