import { MedusaError } from "@medusajs/framework/utils";
import { metadataText } from "../../accounts/addresses/present-address";
import { AddressInput } from "../../contract/addresses";
import { messageOfIssue } from "../../contract/messages";
import type { OrderAddress } from "../../orders/order-address";
import { lookupPincode } from "../../shipping/lookup-pincode";
import { freezeAddress } from "../delivery-address";
import type { EngineOrder } from "./read-engine-order";

/** Why the shop does not take over an order of the engine, for those who created it. */
export const cannotTake = (sentence: string) => new MedusaError(MedusaError.Types.NOT_ALLOWED, sentence);

/** The delivery address of an engine's order in the shop's form. Throws with words if no parcel could be sent there. */
export function addressOf({ shipping_address: given, email }: EngineOrder): OrderAddress {
  if (!given) throw cannotTake("The shop sends parcels: the order needs a shipping_address.");
  if (given.country_code?.toLowerCase() !== "in")
    throw cannotTake("The shop delivers in India only: the shipping_address needs country_code in.");
  const name = [given.first_name, given.last_name].filter(Boolean).join(" ");
  const parsed = AddressInput.safeParse({
    name,
    phone: given.phone ?? "",
    address: given.address_1 ?? "",
    city: given.city ?? "",
    // Engines and plugins write codes such as IN-MH; the pincode knows its state.
    state: lookupPincode(given.postal_code ?? "")?.state ?? given.province ?? "",
    pincode: given.postal_code ?? "",
    notes: given.address_2 ?? "",
    company: given.company,
    gstin: metadataText(given.metadata?.gstin),
  });
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw cannotTake(
      `The shipping_address is not complete (${issue?.path.join(".")}): ${messageOfIssue(issue)}`,
    );
  }
  return freezeAddress({ ...parsed.data, email });
}
