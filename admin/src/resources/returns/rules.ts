/** The tabs of the returns page, and the states of the orders on each. */
export const tabs = {
  toDecide: { orderStatus: "return_requested" },
  expected: { orderStatus: "return_approved" },
  cashToHandBack: { paymentStatus: "refund_pending", paymentMethod: "cod" },
  done: { orderStatus: "return_received,return_rejected" },
} as const;
export type ReturnsTab = keyof typeof tabs;

export const tabNames = Object.keys(tabs) as ReturnsTab[];

const sameFilter = (one: Record<string, unknown>, other: Record<string, unknown>) =>
  JSON.stringify(Object.entries(one).sort()) === JSON.stringify(Object.entries(other).sort());

/** The tab that these filters show; the first one if they are none of ours. */
export const tabOf = (filter: Record<string, unknown>): ReturnsTab =>
  tabNames.find((name) => sameFilter(tabs[name], filter)) ?? "toDecide";
