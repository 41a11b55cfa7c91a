import { createHash } from "node:crypto";
import type { CashParty } from "../contract/cash-keys";
import type { PaymentMethod } from "../contract/order-states";
import type { OrderAddress } from "../orders/order-address";

export type Buyer = { id: string; userName: string; email: string; phone: string | null };

/** What a shopper asks for: the goods are those of the open cart, never of the request. */
export type PlacementRequest = {
  buyer: Buyer;
  address: OrderAddress;
  paymentMethod: PaymentMethod;
  notes: string | null;
  /** The cart that the shopper saw, where the client says so. */
  cartId: string | null;
  /** Rupees that the shopper saw. */
  expectedTotal: number | null;
  idempotencyKey: string | null;
  at: Date;
};

/** Two requests with the same hash ask for the same thing. */
export function requestHash({ address, paymentMethod, notes, cartId }: PlacementRequest): string {
  const asked = JSON.stringify([paymentMethod, notes, cartId, Object.values(address)]);
  return createHash("sha256").update(asked).digest("base64url");
}

/** Whom and what place the limits of cash count for. */
export const partyOf = ({ buyer, address }: PlacementRequest): CashParty => ({
  customerId: buyer.id,
  phones: [buyer.phone, address.phone],
  address,
});
