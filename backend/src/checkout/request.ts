import { createHash } from "node:crypto";
import type { CashParty } from "../contract/cash-keys";
import type { DeliveryMethod, PaymentMethod } from "../contract/order-states";
import type { SlotWish } from "../contract/vehicle-slot";
import type { OrderAddress } from "../orders/order-address";

export type Buyer = { id: string; userName: string; email: string; phone: string | null };

/** What a shopper asks for. The items always come from the open cart, never from the request. */
export type PlacementRequest = {
  buyer: Buyer;
  deliveryMethod: DeliveryMethod;
  /** Of an order that is picked up: the shop's, with the name and phone of the shopper. */
  address: OrderAddress;
  /** Of an order that the shop's own vehicle brings. */
  slot?: SlotWish | null;
  paymentMethod: PaymentMethod;
  notes: string | null;
  /** The cart that the shopper saw, if the client sends it. */
  cartId: string | null;
  /** The total that the shopper saw, in rupees. */
  expectedTotal: number | null;
  idempotencyKey: string | null;
  at: Date;
};

/** Two requests with the same hash ask for the same thing. */
export function requestHash(request: PlacementRequest): string {
  const { address, deliveryMethod, slot, paymentMethod, notes, cartId } = request;
  const way = deliveryMethod === "courier" ? [] : [deliveryMethod, ...(slot ? [slot.day, slot.from] : [])];
  const asked = JSON.stringify([paymentMethod, notes, cartId, Object.values(address), ...way]);
  return createHash("sha256").update(asked).digest("base64url");
}

/** The account, phones and address by which the limits of cash are counted. The shop's own address is nobody's. */
export const partyOf = ({ buyer, address, deliveryMethod }: PlacementRequest): CashParty => ({
  customerId: buyer.id,
  phones: [buyer.phone, address.phone],
  ...(deliveryMethod !== "pickup" && { address }),
});
