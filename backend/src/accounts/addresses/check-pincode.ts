import { type Message, messages } from "../../contract/messages";
import { refuse } from "../../contract/refusal";
import { lookupPincode } from "../../shipping/lookup-pincode";

type Place = { pincode: string; state: string; pincodeConfirmed?: boolean };

/**
 * Throws 422 if the pincode belongs to another state, unless the shopper has confirmed it. Returns the note shown
 * with a saved address: a pincode that we don't know should be checked again.
 */
export function checkPincode({ pincode, state, pincodeConfirmed }: Place): Message {
  const known = lookupPincode(pincode);
  if (!known) return messages.addressSavedUnknownPincode;
  if (known.state !== state && !pincodeConfirmed) {
    throw refuse.invalid([{ field: "pincode", message: messages.pincodeOfOtherState(pincode, known.state) }]);
  }
  return messages.addressSaved;
}
