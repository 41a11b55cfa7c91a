const dayMs = 86_400_000;

/** The day after so many days, in India, where the shop's days begin. */
export const dayIn = (days: number, now = Date.now()): string =>
  new Date(now + 5.5 * 3_600_000 + days * dayMs).toISOString().slice(0, 10);
