import { returnPath } from "./return-path";

/** Leaves the shop for the payment's own page. It resolves only if the shopper comes straight back. */
export function leaveFor(address: string, orderId: string): Promise<string> {
  return new Promise((resolve) => {
    addEventListener("pageshow", ({ persisted }) => persisted && resolve(returnPath(orderId, "closed")), {
      once: true,
    });
    location.assign(address);
  });
}
