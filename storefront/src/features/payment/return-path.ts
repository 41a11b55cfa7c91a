import { paths } from "@/paths";

/** How the payment window was left, as the address of the return page says it. */
export type Outcome = "closed" | "failed" | "unverified";

export const readOutcome = (text: string | null): Outcome | undefined =>
  text === "closed" || text === "failed" || text === "unverified" ? text : undefined;

/** The page that watches an order's payment until it is settled. */
export function returnPath(orderId: string, outcome?: Outcome): string {
  const query = new URLSearchParams({ orderId, ...(outcome && { outcome }) });
  return `${paths.paymentReturn}?${query}`;
}
