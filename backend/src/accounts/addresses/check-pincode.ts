import { messages } from "../../contract/messages";
import { refuse } from "../../contract/refusal";
import { lookupPincode } from "../../shipping/lookup-pincode";

type Place = { pincode: string; state: string; pincodeConfirmed?: boolean };

/**
 * Throws 422 where the pincode belongs to another state, unless the shopper is sure.
 * Returns the sentence that goes with a saved address: one that we don't know asks for a second look.
 */
export function checkPincode({ pincode, state, pincodeConfirmed }: Place): string {
  const known = lookupPincode(pincode);
  if (!known) return messages.addressSavedUnknownPincode;
  if (known.state !== state && !pincodeConfirmed) {
    throw refuse.invalid([{ field: "pincode", message: messages.pincodeOfOtherState(pincode, known.state) }]);
  }
  return messages.addressSaved;
}
