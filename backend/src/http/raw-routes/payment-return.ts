import type { ServerResponse } from "node:http";
import type { Callback } from "../../payments/gateway";

/** The page with the result of a payment; its path is documented (Spec §2) and the same for every provider. */
const path = "/shop/razorpay-return";

/** The path for a browser that returns from paying; `closed` means without having paid. */
export function returnPath(orderId: string | undefined, outcome?: Callback["outcome"] | "closed"): string {
  const query = new URLSearchParams({ ...(orderId && { orderId }), ...(outcome && { outcome }) });
  return `${path}?${query}`;
}

/** Redirects the browser there. */
export function sendToReturnPage(res: ServerResponse, location: string): void {
  res.writeHead(303, { location, "cache-control": "no-store" }).end();
}
