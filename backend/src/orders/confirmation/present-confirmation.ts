import type { Order } from "../../contract/orders";
import { reachesPhones } from "../../notifications/text-gateway";
import type { OrderRow } from "../order-row";

/** Masks phone and mailbox, showing just enough to recognise them; no phone if the shop cannot send texts. */
export function sentTo(phone: string, email: string, isPhoneReached: boolean): string {
  const [name = "", host = ""] = email.split("@");
  const mailbox = `${name.slice(0, 1)}…@${host}`;
  return isPhoneReached ? `•••• ${phone.slice(-4)} / ${mailbox}` : mailbox;
}

export function presentConfirmation({ confirmation, address, customer }: OrderRow): Order["confirmation"] {
  return (
    confirmation && {
      needed: true,
      sentTo: sentTo(address.phone, customer.email, reachesPhones()),
      expiresAt: confirmation.expiresAt && new Date(confirmation.expiresAt).toISOString(),
      canSendAgainAt: new Date(confirmation.canSendAgainAt).toISOString(),
      lapsesAt: confirmation.lapsesAt && new Date(confirmation.lapsesAt).toISOString(),
    }
  );
}
