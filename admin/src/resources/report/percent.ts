const whole = new Intl.NumberFormat("en-IN", { style: "percent", maximumFractionDigits: 0 });

/** A share of something, such as 0.084, as "8%"; nothing of nothing is "0%". */
export const shareOf = (part: number, of: number): string => whole.format(of === 0 ? 0 : part / of);

const signed = new Intl.NumberFormat("en-IN", {
  style: "percent",
  maximumFractionDigits: 0,
  signDisplay: "exceptZero",
});

/** By how much `now` differs from `before`, as "+8%"; undefined if there was nothing before. */
export const changeOf = (now: number, before: number): string | undefined =>
  before === 0 ? undefined : signed.format(now / before - 1);
