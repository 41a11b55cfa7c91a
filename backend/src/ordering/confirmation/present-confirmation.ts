import type { Order } from "../../contract/orders";
import type { OrderRow } from "../orders/order-row";

/** Enough to know which phone and mailbox to look at, and no more. */
export function sentTo(phone: string, email: string): string {
  const [name = "", host = ""] = email.split("@");
  return `•••• ${phone.slice(-4)} / ${name.slice(0, 1)}…@${host}`;
}

export function presentConfirmation({ confirmation, address, customer }: OrderRow): Order["confirmation"] {
  return (
    confirmation && {
      needed: true,
      sentTo: sentTo(address.phone, customer.email),
      expiresAt: confirmation.expiresAt && new Date(confirmation.expiresAt).toISOString(),
      canSendAgainAt: new Date(confirmation.canSendAgainAt).toISOString(),
    }
  );
}
