import type { MedusaContainer } from "@medusajs/framework/types";
import { checkPincode } from "../accounts/addresses/check-pincode";
import { ownAddress } from "../accounts/addresses/own-address";
import { presentAddress } from "../accounts/addresses/present-address";
import type { AddressInput } from "../contract/addresses";
import { businessProblem } from "../contract/business";
import { messages } from "../contract/messages";
import { Refusal, refuse } from "../contract/refusal";
import type { ShopIdentity } from "../contract/shop-identity";
import type { OrderAddress } from "../orders/order-address";
import { counterOf } from "../shipping/pickup";

type Choice = { addressId?: string | null | undefined; addressInfo?: AddressInput | null | undefined };

/**
 * Returns the delivery address: a saved one of the shopper (404 for another shopper's) or the one typed in (422). 422
 * also for a saved one whose GSTIN is of another state: the engine's own screens can change either.
 */
export async function deliveryAddress(
  scope: MedusaContainer,
  customerId: string,
  { addressId, addressInfo }: Choice,
): Promise<OrderAddress> {
  if (addressInfo) {
    checkPincode(addressInfo);
    return freezeAddress(addressInfo);
  }
  const saved = presentAddress(await ownAddress(scope, customerId, addressId ?? ""));
  const problem = businessProblem(saved);
  if (problem) throw refuse.invalid([problem]);
  return freezeAddress(saved);
}

/** Who picks an order up at the shop; `address` is the buyer's own, for the invoice. */
type Contact = { name: string; phone: string; address?: string | null | undefined };

/** The shop's counter as the address of an order. 422 `pickup_not_offered` if the shop has no address yet. */
export function counterAddress(shop: ShopIdentity, { name, phone, address }: Contact): OrderAddress {
  const counter = counterOf(shop);
  if (!counter) throw new Refusal(422, "pickup_not_offered", messages.pickupNotOffered);
  return { name, phone, email: null, ...counter, notes: null, ...(address && { buyerAddress: address }) };
}

/** The copy of an address that an order keeps. */
export function freezeAddress(address: Omit<AddressInput, "state"> & { state: string }): OrderAddress {
  return {
    name: address.name,
    phone: address.phone,
    email: address.email || null,
    address: address.address,
    city: address.city,
    state: address.state,
    pincode: address.pincode,
    notes: address.notes || null,
    ...(address.company && { company: address.company }),
    ...(address.gstin && { gstin: address.gstin }),
  };
}
